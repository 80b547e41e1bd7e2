//! The clock of a round. The times come from the entries: this crate reads no clock.

use super::{Club, EntryContext, Round, TableResults};
use crate::{ClubRefusal, NightId, RoundTime, TableId};

/// The clock of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundClock {
    /// The time at which it started, in milliseconds since 1970, by the device that started it.
    pub started: i64,
    /// The time for the round, in minutes.
    pub minutes: u32,
}

impl RoundClock {
    /// Returns the time at which a table is to end, in milliseconds since 1970.
    pub fn end(self, table: &TableResults) -> i64 {
        let minutes = i64::from(self.minutes) + i64::from(table.added_minutes);
        self.started.saturating_add(minutes * 60_000)
    }
}

impl Club {
    /// The longest time that is taken, in minutes.
    pub const MOST_MINUTES: u32 = 24 * 60;

    /// Starts the clock of a round, or starts it again.
    pub(super) fn start_clock(
        &mut self,
        entry: EntryContext,
        night: &NightId,
        time: RoundTime,
    ) -> Result<(), ClubRefusal> {
        check_minutes(time.minutes)?;
        let rounds = &mut self.night_mut(night)?.rounds;
        let round = rounds
            .iter_mut()
            .find(|round| round.draw.round == time.round);
        let round: &mut Round = round.ok_or(ClubRefusal::NoSuchRound(time.round))?;
        round.clock = Some(RoundClock {
            started: entry.time,
            minutes: time.minutes,
        });
        Ok(())
    }

    /// Gives a table more time.
    pub(super) fn add_time(&mut self, id: &TableId, minutes: u32) -> Result<(), ClubRefusal> {
        check_minutes(minutes)?;
        let table = self.table_mut(id)?;
        let added = table.added_minutes + minutes;
        check_minutes(added)?;
        table.added_minutes = added;
        Ok(())
    }
}

const fn check_minutes(minutes: u32) -> Result<(), ClubRefusal> {
    match minutes {
        1..=Club::MOST_MINUTES => Ok(()),
        _ => Err(ClubRefusal::NoTime),
    }
}
