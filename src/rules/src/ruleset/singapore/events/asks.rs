//! Which questions about an event can change what the house says.

use super::super::choices::choice;
use super::{claim, instant};
use crate::event::{EventKind, Facts};
use crate::house::House;

pub(in super::super) fn asks(house: &House, kind: EventKind, key: &str, facts: &Facts) -> bool {
    match (kind, key) {
        (EventKind::Kong, "tiles_left") => house.on(const { choice("pao") }),
        (EventKind::Kong, "from") => instant::asks_discarder(house, facts),
        (EventKind::Claim, "own_discards" | "missed") => claim::bars_some(house),
        (EventKind::Claim, "waiting") => claim::asks_waiting(house, facts),
        _ => true,
    }
}
