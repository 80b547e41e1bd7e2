//! Events that name players by their seats.

use tilewise_rules::{BySeat, NotSeated, Reseat, Seat};

use crate::{PlayerId, Refusal, TableEvent, WinRecord};

/// An event that names players by their seats, with the seating at that time. So it means the same players
/// after seats change.
#[derive(Clone, Debug, PartialEq)]
pub struct AtSeating<T> {
    /// The seating at that time; `None` for the seating of the game.
    pub seating: Option<BySeat<PlayerId>>,
    /// The event.
    pub event: T,
}

impl<T> AtSeating<T> {
    /// Wraps an event that uses the current seating of the game.
    pub const fn current(event: T) -> Self {
        Self {
            seating: None,
            event,
        }
    }

    /// Returns the mapping from the seats of the event to the current seats of the same players.
    pub(crate) fn reseat(&self, now: BySeat<PlayerId>) -> Reseat {
        let Some(then) = &self.seating else {
            return Reseat::UNCHANGED;
        };
        let seat_of = |player| Seat::ALL.into_iter().find(|&seat| now[seat] == player);
        Reseat::new(Seat::ALL.map(|seat| seat_of(then[seat])))
    }

    /// Returns the event by current seats, or `None` if it names a player without a seat.
    pub(crate) fn remapped(
        &self,
        now: BySeat<PlayerId>,
        moved: impl FnOnce(&T, Reseat) -> Result<T, NotSeated>,
    ) -> Option<Self> {
        let event = moved(&self.event, self.reseat(now)).ok()?;
        let seating = Some(now);
        Some(Self { seating, event })
    }

    /// Returns the refusal for a player of the event who has no seat now.
    pub(crate) fn not_seated(&self, NotSeated(seat): NotSeated) -> Refusal {
        let then = self.seating.unwrap_or_default();
        Refusal::NotSeated(then[seat])
    }
}

impl WinRecord {
    /// Returns the win of the same players in other seats.
    pub(crate) fn reseat(&self, to: Reseat) -> Result<Self, NotSeated> {
        Ok(match self {
            Self::Hand(entry) => Self::Hand(Box::new((**entry).clone().reseat(to)?)),
            Self::Counted(answers) => Self::Counted(answers.clone().reseat(to)?),
        })
    }
}

impl TableEvent {
    /// Returns the event of the same players in other seats.
    pub(crate) fn reseat(&self, to: Reseat) -> Result<Self, NotSeated> {
        let answers = self.answers.clone().reseat(to)?;
        let event = self.event.clone();
        Ok(Self { event, answers })
    }
}
