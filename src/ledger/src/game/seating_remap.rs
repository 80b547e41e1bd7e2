//! Events converted to the current seats of their players.

use crate::{FoulRecord, GameEvent, Table, TableEvent, WinRecord};

impl Table {
    /// Returns an event with the current seats of its players, as a start for editing it. `None` if it names
    /// a player without a seat.
    pub fn remap_to_current_seating(&self, event: &GameEvent) -> Option<GameEvent> {
        let now = self.seats();
        Some(match event {
            GameEvent::Win(event) => GameEvent::Win(event.remapped(now, WinRecord::reseat)?),
            GameEvent::MultipleWins(event) => {
                GameEvent::MultipleWins(event.remapped(now, |all, to| {
                    all.iter().map(|won| won.reseat(to)).collect()
                })?)
            }
            GameEvent::Draw(event) => GameEvent::Draw(event.remapped(now, |one, to| {
                one.as_ref().map(|one| one.reseat(to)).transpose()
            })?),
            GameEvent::TableEvent(event) => {
                GameEvent::TableEvent(event.remapped(now, TableEvent::reseat)?)
            }
            GameEvent::Foul(event) => GameEvent::Foul(event.remapped(now, |foul, to| {
                let answers = foul.answers.clone().reseat(to)?;
                Ok(FoulRecord {
                    answers,
                    ..foul.clone()
                })
            })?),
            other => other.clone(),
        })
    }
}

#[cfg(test)]
mod tests;
