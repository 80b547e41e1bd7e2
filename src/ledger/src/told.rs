//! What was told of players by their seats.

use tilewise_rules::{BySeat, NotSeated, Reseat, Seat};

use crate::{PlayerId, Refusal};

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

    /// The player of whom it was told by a seat where nobody of the table is now.
    pub(crate) fn not_seated(&self, NotSeated(seat): NotSeated) -> Refusal {
        let then = self.seats.unwrap_or_default();
        Refusal::NotSeated(then[seat])
    }
}
