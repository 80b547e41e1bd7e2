//! Reference scorer of riichi, written from the clauses of the list without optimization.

pub mod check;
pub mod dora;
pub mod entry;
pub mod fu;
pub mod game;
pub mod liable;
pub mod notation;
pub mod pay;
pub mod reading;
pub mod table;
pub mod tiles;
pub mod view;
pub mod waits;
pub mod worth;
pub mod yaku;
pub mod yakuman;

use entry::{Circumstance, WinBy, WinEntry};
use pay::Due;
use reading::{Reading, readings};
use view::View;
use worth::{ReadingValue, worths_of};

use crate::play::riichi::options::{Options, UnclearWinningTile};

/// A best way to count a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The reading.
    pub reading: Reading,
    /// Its value.
    pub worth: ReadingValue,
    /// The payment due.
    pub due: Due,
    /// Gains of East, South, West and North, including counters and bets.
    pub net: [i64; 4],
    /// The part of it that the winner collects from the table.
    pub collected: i64,
}

/// Result of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoringOutcome {
    /// The error codes.
    Wrong(Vec<&'static str>),
    /// The hand is not complete.
    NotComplete,
    /// It is complete and may not win.
    Refused,
    /// It wins: all equally good ways to count it.
    Won(Vec<Score>),
}

/// Scores an entry.
pub fn score(entry: &WinEntry, options: &Options) -> ScoringOutcome {
    let faults = check::faults(entry, options);
    if !faults.is_empty() {
        return ScoringOutcome::Wrong(faults);
    }
    let readings = readings(entry, false);
    if readings.is_empty() {
        return ScoringOutcome::NotComplete;
    }
    if check::is_refused(entry, &readings, options) {
        return ScoringOutcome::Refused;
    }
    let unclear = entry.has(Circumstance::WinningTileUnclear) && entry.by == WinBy::SelfDraw;
    ScoringOutcome::Won(match (unclear, options.unclear_winning_tile) {
        (false, _) => best(entry, options, false),
        (true, UnclearWinningTile::NoWait) => best(entry, options, true),
        (true, UnclearWinningTile::Lowest) => lowest(entry, options),
    })
}

/// D-2: returns the best ways to count. Of equal payments a yakuman comes before counted yakuman, as in
/// common practice.
fn best(entry: &WinEntry, options: &Options, unclear: bool) -> Vec<Score> {
    let mut scores = Vec::new();
    for reading in readings(entry, unclear) {
        let view = View {
            entry,
            options,
            reading: &reading,
        };
        for worth in worths_of(&view) {
            scores.push(paid(entry, options, &reading, worth));
        }
    }
    let rank = |score: &Score| {
        let fu = fu::sum(&score.worth.fu);
        let is_yakuman = score.worth.yakuman > 0;
        let paid = score.net[entry.seat.place()];
        (paid, is_yakuman, score.worth.total, fu)
    };
    let best = scores.iter().map(rank).max();
    scores.retain(|score| Some(rank(score)) == best);
    scores
}

/// D-14: of every possible winning tile, returns the score with the lowest payment.
fn lowest(entry: &WinEntry, options: &Options) -> Vec<Score> {
    let mut tiles = entry.standing();
    tiles.sort();
    tiles.dedup();
    let mut all = Vec::new();
    for winning in tiles {
        let mut concealed = entry.standing();
        if let Some(place) = concealed.iter().position(|&tile| tile == winning) {
            concealed.remove(place);
        }
        let entry = WinEntry {
            concealed,
            winning,
            ..entry.clone()
        };
        all.push(best(&entry, options, false));
    }
    let pays = |scores: &Vec<Score>| scores.first().map(|score| score.net[entry.seat.place()]);
    let least = all.iter().map(pays).min();
    all.retain(|scores| Some(pays(scores)) == least);
    all.concat()
}

fn paid(entry: &WinEntry, options: &Options, reading: &Reading, worth: ReadingValue) -> Score {
    let due = Due {
        seat: entry.seat,
        by: entry.by,
        base: worth.base,
        yakuman: worth.yakuman,
        liable: liable::liable(entry, &worth, options),
        kong_feeder: liable::kong_feeder(entry, options),
    };
    let (mut net, mut collected) = ([0; 4], 0);
    //
    if !worth.below_minimum {
        net = pay::net(&due, entry.honba, options);
        collected = 1000 * (entry.bets + i64::try_from(entry.declared.len()).unwrap_or(0));
        net[entry.seat.place()] += collected;
    }
    Score {
        reading: reading.clone(),
        worth,
        due,
        net,
        collected,
    }
}

#[cfg(test)]
mod tests;
