//! Fouls in the log of a game.

use tilewise_ledger::{GameEvent, PlayerId, Table};

/// Returns the player who committed a foul, if the event is one and names the player. `table` is the table before it.
pub(super) fn offender(event: &GameEvent, table: &Table) -> Option<PlayerId> {
    let (seating, seat) = match event {
        GameEvent::Foul(foul) => (foul.seating, foul.event.answers.seat("seat")),
        GameEvent::TableEvent(entry) => {
            let rule_set = table.rules.house.rule_set();
            let mut questions = rule_set.event(&entry.event.event)?.questions.iter();
            let question = questions.find(|question| question.names_offender)?;
            (entry.seating, entry.event.answers.seat(question.key))
        }
        _ => return None,
    };
    Some(seating.unwrap_or_else(|| table.seats())[seat?])
}
