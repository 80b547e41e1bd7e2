//! What was told, of the same players in the seats that they have now.

use crate::{Foul, Happened, Input, Table, Won};

impl Table {
    /// What was told, told of the same players by the seats that they have now: whoever changes it
    /// begins with that. Nothing, if it names a player who has no seat now.
    pub fn in_seats_of_now(&self, told: &Input) -> Option<Input> {
        let now = self.seats();
        Some(match told {
            Input::Won(told) => Input::Won(told.reseated(now, Won::reseat)?),
            Input::SeveralWon(told) => Input::SeveralWon(told.reseated(now, |all, to| {
                all.iter().map(|won| won.reseat(to)).collect()
            })?),
            Input::Drawn(told) => Input::Drawn(told.reseated(now, |one, to| {
                one.as_ref().map(|one| one.reseat(to)).transpose()
            })?),
            Input::Happened(told) => Input::Happened(told.reseated(now, Happened::reseat)?),
            Input::Foul(told) => Input::Foul(told.reseated(now, |foul, to| {
                let facts = foul.facts.clone().reseat(to)?;
                Ok(Foul {
                    facts,
                    ..foul.clone()
                })
            })?),
            other => other.clone(),
        })
    }
}

#[cfg(test)]
mod tests;
