//! Elements of seven pairs and a pung (T-267 to T-276).

use smallvec::SmallVec;

use crate::decomposition::{Reading, Shape};
use crate::model::{ElementId, WonHand};
use crate::tiles::{Suit, Tile};

use super::elements::{id, value};
use super::options::answer;
use super::shapes::is_pairs;

/// The elements for rows of pairs, with their lengths.
const RUNS: [(u32, ElementId); 6] = [
    (3, id("pairs-run-3")),
    (4, id("pairs-run-4")),
    (5, id("pairs-run-5")),
    (6, id("pairs-run-6")),
    (7, id("pairs-run-7")),
    (8, id("pairs-run-8")),
];

/// Returns whether the hand has two or more of a tile.
pub(super) fn has_two(won: &WonHand, tile: Tile) -> bool {
    won.hand.all().of(tile) >= 2
}

/// Returns whether seven pairs and a pung waited as eight pairs (T-267).
pub(super) fn waited_as_pairs(reading: &Reading, won: &WonHand) -> bool {
    match reading.shape {
        Shape::Pairs(pairs) => pairs.pung.is_some() && pairs.pung == won.hand.winning_tile(),
        _ => false,
    }
}

/// Returns the count of numbers of which there are two or more in every suit (T-270).
pub(super) fn three_suit_pairs(reading: &Reading, won: &WonHand) -> u8 {
    if !is_pairs(reading) {
        return 0;
    }
    let has_all = |rank: &u8| {
        Suit::ALL
            .into_iter()
            .all(|suit| has_two(won, Tile::suited(suit, *rank)))
    };
    u8::try_from((1..=9).filter(has_all).count()).unwrap_or(0)
}

/// A row of pairs: a bit for each kind of tile.
#[derive(Clone, Copy, Debug)]
struct PairRow {
    kinds: u32,
    value: u32,
}

/// Returns the count of rows of this length that count (T-271 to T-276).
pub(super) fn runs_of_pairs(reading: &Reading, won: &WonHand, length: u32) -> u8 {
    if !is_pairs(reading) {
        return 0;
    }
    let mut rows = rows(won);
    if rows.is_empty() {
        return 0;
    }
    // The longest first: they leave the least to search.
    rows.reverse();
    let counted = if won
        .house
        .is_chosen(const { answer("combination_rule", "distinct") })
    {
        rows
    } else {
        let mut best = (0, SmallVec::new());
        choose(&rows, &mut SmallVec::new(), 0, &mut best);
        best.1
    };
    let of_length = counted
        .iter()
        .filter(|row| row.kinds.count_ones() == length);
    u8::try_from(of_length.count()).unwrap_or(u8::MAX)
}

type Rows = SmallVec<[PairRow; 12]>;

/// Returns all rows of pairs that are elements.
fn rows(won: &WonHand) -> Rows {
    let pairs = Tile::ALL[..27].iter().filter(|&&tile| has_two(won, tile));
    let pairs = pairs.fold(0u32, |pairs, tile| pairs | 1 << tile.index());
    let mut rows = Rows::new();
    for (length, element) in RUNS {
        let row = (1u32 << length) - 1;
        let starts = (0..3).flat_map(|suit| (0..=9 - length).map(move |rank| 9 * suit + rank));
        let kinds = starts
            .map(|start| row << start)
            .filter(|row| pairs & row == *row);
        let mut kinds = kinds.peekable();
        if kinds.peek().is_none() {
            break;
        }
        let value = value(won, element).into();
        rows.extend(kinds.map(|kinds| PairRow { kinds, value }));
    }
    rows.retain(|row| row.value > 0);
    rows
}

/// Finds the rows of the highest sum of which any two share less than half of the shorter one (T-107).
fn choose(rows: &[PairRow], chosen: &mut Rows, sum: u32, best: &mut (u32, Rows)) {
    if sum > best.0 {
        *best = (sum, chosen.clone());
    }
    let most: u32 = rows.iter().map(|row| row.value).sum();
    let Some((first, rest)) = rows.split_first().filter(|_| sum + most > best.0) else {
        return;
    };
    let fits = |other: &PairRow| {
        let shorter = first.kinds.count_ones().min(other.kinds.count_ones());
        2 * (first.kinds & other.kinds).count_ones() < shorter
    };
    if chosen.iter().all(fits) {
        chosen.push(*first);
        choose(rest, chosen, sum + first.value, best);
        chosen.pop();
    }
    choose(rest, chosen, sum, best);
}
