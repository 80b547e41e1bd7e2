//! What was told of players by their seats.

use tilewise_rules::{BySeat, NotSeated, Reseat, Seat};

use crate::{Foul, Happened, Input, PlayerId, Refusal, Table, Won};

/// Something that names players by their seats, and who sat there when it was told. So it stays true
/// of the same players when the seats turn out to be others.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<T> {
    /// Who sat where; `None` for as the game has it.
    pub seats: Option<BySeat<PlayerId>>,
    /// What was told.
    pub told: T,
}

impl<T> Told<T> {
    /// Told by the seats that the game knows.
    pub const fn here(told: T) -> Self {
        Self { seats: None, told }
    }

    /// Where the players of whom it was told sit now.
    pub(crate) fn reseat(&self, now: BySeat<PlayerId>) -> Reseat {
        let Some(then) = &self.seats else {
            return Reseat::NOBODY;
        };
        let seat_of = |player| Seat::ALL.into_iter().find(|&seat| now[seat] == player);
        Reseat::new(Seat::ALL.map(|seat| seat_of(then[seat])))
    }

    /// The same told by the seats of now; nothing, if it names a player who has none.
    fn told_now(
        &self,
        now: BySeat<PlayerId>,
        moved: impl FnOnce(&T, Reseat) -> Result<T, NotSeated>,
    ) -> Option<Self> {
        let told = moved(&self.told, self.reseat(now)).ok()?;
        let seats = Some(now);
        Some(Self { seats, told })
    }

    /// The player of whom it was told by a seat where nobody of the table is now.
    pub(crate) fn not_seated(&self, NotSeated(seat): NotSeated) -> Refusal {
        let then = self.seats.unwrap_or_default();
        Refusal::NotSeated(then[seat])
    }
}

impl Won {
    /// The same win, of the same players in other seats.
    pub(crate) fn reseat(&self, to: Reseat) -> Result<Self, NotSeated> {
        Ok(match self {
            Self::Hand(entry) => Self::Hand(Box::new((**entry).clone().reseat(to)?)),
            Self::Counted(facts) => Self::Counted(facts.clone().reseat(to)?),
        })
    }
}

impl Happened {
    fn reseat(&self, to: Reseat) -> Result<Self, NotSeated> {
        let facts = self.facts.clone().reseat(to)?;
        let event = self.event.clone();
        Ok(Self { event, facts })
    }
}

impl Table {
    /// What was told, told of the same players by the seats that they have now: whoever changes it
    /// begins with that. Nothing, if it names a player who has no seat now.
    pub fn told_now(&self, told: &Input) -> Option<Input> {
        let now = self.seats();
        Some(match told {
            Input::Won(told) => Input::Won(told.told_now(now, Won::reseat)?),
            Input::SeveralWon(told) => Input::SeveralWon(told.told_now(now, |all, to| {
                all.iter().map(|won| won.reseat(to)).collect()
            })?),
            Input::Drawn(told) => Input::Drawn(told.told_now(now, |one, to| {
                one.as_ref().map(|one| one.reseat(to)).transpose()
            })?),
            Input::Happened(told) => Input::Happened(told.told_now(now, Happened::reseat)?),
            Input::Foul(told) => Input::Foul(told.told_now(now, |foul, to| {
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
