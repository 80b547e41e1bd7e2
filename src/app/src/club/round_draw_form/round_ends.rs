//! The ends of a round, and the time until them.

use tilewise_club::{Club, Round};

/// Minutes of a round if the club has never used the clock.
const USUAL_MINUTES: u32 = 60;

/// When the tables of a round are to end, in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnds {
    /// The end of the tables without more time.
    pub first: i64,
    /// The tables that have more time: their numbers and ends.
    pub extended: Vec<(u32, i64)>,
}

/// Returns the ends of a round; `None` before its clock starts.
pub fn round_ends(round: &Round) -> Option<RoundEnds> {
    let clock = round.clock?;
    let ends = (1..).zip(round.tables.iter().map(|table| clock.end(table)));
    let ends: Vec<(u32, i64)> = ends.collect();
    let first = ends.iter().map(|one| one.1).min()?;
    let extended = ends.into_iter().filter(|one| one.1 > first).collect();
    Some(RoundEnds { first, extended })
}

/// Returns the minutes of the last clock that the club started.
pub fn last_minutes(club: &Club) -> u32 {
    let nights = club.seasons.iter().flat_map(|season| &season.nights);
    let mut rounds = nights.flat_map(|night| &night.rounds).rev();
    let last = rounds.find_map(|round| round.clock);
    last.map_or(USUAL_MINUTES, |clock| clock.minutes)
}

/// What a clock shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// Whether the time is over.
    pub is_over: bool,
    /// The time that is left, or since the end, in minutes and seconds.
    pub text: String,
}

/// Returns what a clock shows that ends at a time. A second that has begun is left.
pub fn read_clock(end: i64, now: i64) -> ClockReading {
    let left = end.saturating_sub(now);
    let is_over = left <= 0;
    let seconds = if is_over {
        left.unsigned_abs() / 1000
    } else {
        left.unsigned_abs().div_ceil(1000)
    };
    ClockReading {
        is_over,
        text: format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}
