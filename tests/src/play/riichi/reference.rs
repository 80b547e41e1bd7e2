//! Riichi as slowly and plainly as possible, straight from the clauses of the list.

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

use entry::{By, Circumstance, Entry};
use pay::Due;
use reading::{Reading, readings};
use view::View;
use worth::{Worth, worths_of};

use crate::play::riichi::options::{Options, UnclearWinningTile};

/// A way to count a hand that nothing pays more than.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The reading.
    pub reading: Reading,
    /// What it is worth.
    pub worth: Worth,
    /// Who is to pay for it.
    pub due: Due,
    /// What East, South, West and North gain, counters and bets too.
    pub net: [i64; 4],
    /// What of that the winner takes from the table.
    pub collected: i64,
}

/// What is to be said of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The codes of what is wrong with it.
    Wrong(Vec<&'static str>),
    /// The hand is not complete.
    NotComplete,
    /// It is complete and may not win.
    Refused,
    /// It wins: all ways to count it that are best for the winner, and equally good.
    Won(Vec<Score>),
}

/// What is to be said of an entry.
pub fn score(entry: &Entry, options: &Options) -> Outcome {
    let faults = check::faults(entry, options);
    if !faults.is_empty() {
        return Outcome::Wrong(faults);
    }
    let readings = readings(entry, false);
    if readings.is_empty() {
        return Outcome::NotComplete;
    }
    if check::is_refused(entry, &readings, options) {
        return Outcome::Refused;
    }
    let unclear = entry.has(Circumstance::WinningTileUnclear) && entry.by == By::SelfDraw;
    Outcome::Won(match (unclear, options.unclear_winning_tile) {
        (false, _) => best(entry, options, false),
        (true, UnclearWinningTile::NoWait) => best(entry, options, true),
        (true, UnclearWinningTile::Lowest) => lowest(entry, options),
    })
}

/// What is best for the winner: D-2. Of what pays the same, a yakuman is that before han are counted up to
/// one, as players and programs have it.
fn best(entry: &Entry, options: &Options, unclear: bool) -> Vec<Score> {
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

/// D-14: of every tile that can be the winning tile, the one with which it pays least.
fn lowest(entry: &Entry, options: &Options) -> Vec<Score> {
    let mut tiles = entry.standing();
    tiles.sort();
    tiles.dedup();
    let mut all = Vec::new();
    for winning in tiles {
        let mut concealed = entry.standing();
        if let Some(place) = concealed.iter().position(|&tile| tile == winning) {
            concealed.remove(place);
        }
        let entry = Entry {
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

fn paid(entry: &Entry, options: &Options, reading: &Reading, worth: Worth) -> Score {
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
