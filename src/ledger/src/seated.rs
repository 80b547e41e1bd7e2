//! What is said of players by their seats.

use tilewise_rules::{BySeat, NotSeated, Reseat, Seat};

use crate::{Happened, PlayerId, Refusal, Won};

/// Something that names players by their seats, and who sat there when it was told. So it stays true
/// of the same players when the seats turn out to be others.
#[derive(Clone, Debug, PartialEq)]
pub struct Seated<T> {
    /// Who sat where; `None` for as the game has it.
    pub seats: Option<BySeat<PlayerId>>,
    /// What was told.
    pub told: T,
}

impl<T> Seated<T> {
    /// By the seats that the game knows.
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
    pub(crate) fn reseated(
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
    /// The same of the same players in other seats.
    pub(crate) fn reseat(&self, to: Reseat) -> Result<Self, NotSeated> {
        let facts = self.facts.clone().reseat(to)?;
        let event = self.event.clone();
        Ok(Self { event, facts })
    }
}
