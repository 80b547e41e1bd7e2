//! Which questions about an event can change what the house says.

use super::{claim, instant};
use crate::engine::House;
use crate::schema::{EventKind, Facts};

pub(in super::super) fn asks(house: &House, kind: EventKind, key: &str, facts: &Facts) -> bool {
    match (kind, key) {
        (EventKind::Kong, "tiles_left") => instant::asks_tiles_left(house),
        (EventKind::Kong, "from") => instant::asks_discarder(house, facts),
        (EventKind::Claim, "action" | "tile" | "own_discards") => claim::bars_some(house),
        // A sacred tile is barred whether it was missed or not.
        (EventKind::Claim, "missed") => {
            let tile = facts.tiles("tile");
            let sacred = facts
                .tiles("own_discards")
                .iter()
                .any(|one| tile.contains(one));
            claim::bars_some(house) && !sacred
        }
        (EventKind::Claim, "waiting") => claim::asks_waiting(house, facts),
        _ => true,
    }
}
