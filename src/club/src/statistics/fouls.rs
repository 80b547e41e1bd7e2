//! Fouls in the log of a game.

use tilewise_ledger::{GameEvent, PlayerId, Table};

/// Events of rule sets that rule on a foul, each with its question for the player who committed it.
pub(super) const FOUL_EVENTS: [(&str, &str); 12] = [
    ("claim-cancelled", "seat"),
    ("empty-win", "seat"),
    ("erroneous-mahjong", "seat"),
    ("false-kong", "seat"),
    ("false-mahjong", "seat"),
    ("false-win", "seat"),
    ("hidden-eighth", "hider"),
    ("long-hand", "seat"),
    ("red-card", "seat"),
    ("reveal-after-declaration", "seat"),
    ("short-hand", "seat"),
    ("wrong-tile-count", "seat"),
];

/// Returns the player who committed a foul, if the event is one and names the player. `table` is the table before it.
pub(super) fn offender(event: &GameEvent, table: &Table) -> Option<PlayerId> {
    let (seating, seat) = match event {
        GameEvent::Foul(foul) => (foul.seating, foul.event.answers.seat("seat")),
        GameEvent::TableEvent(entry) => {
            let mut fouls = FOUL_EVENTS.iter();
            let (_, question) = fouls.find(|foul| foul.0 == entry.event.event)?;
            (entry.seating, entry.event.answers.seat(question))
        }
        _ => return None,
    };
    Some(seating.unwrap_or_else(|| table.seats())[seat?])
}
