//! M-7 to M-11, M-16: all readings of a hand, by exhaustive search.

use tilewise_rules::{Suit, Tile, WinInput};

use crate::reference::read::{HandSet, melds, split, take};

/// The patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// M-7
    Standard,
    /// M-8
    Knitted([Tile; 9]),
    /// M-9
    SevenPairs,
    /// M-10
    Orphans,
    /// M-11
    HonorsAndKnitted,
}

/// The part that the winning tile completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// A set, by its index.
    Set(usize),
    /// The pair.
    Pair,
    /// The knitted body.
    Body,
    /// The hand as a whole.
    Whole,
}

/// A reading of the hand.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The pattern.
    pub pattern: Pattern,
    /// The sets, melds first in their order.
    pub sets: Vec<HandSet>,
    /// The pair of a reading with sets.
    pub pair: Option<Tile>,
    /// The part that the winning tile completes.
    pub won: Completed,
}

/// Returns all readings.
pub fn readings(entry: &WinInput) -> Vec<Reading> {
    let Some(winning) = entry.hand.winning_tile else {
        return Vec::new();
    };
    let mut tiles = entry.hand.concealed.clone();
    tiles.push(winning);
    tiles.sort();
    let melds = melds(entry);
    let mut found = with_sets(&tiles, &melds, 4, Pattern::Standard, winning);
    for body in bodies() {
        if let Some(rest) = take(&tiles, &body) {
            found.extend(with_sets(&rest, &melds, 1, Pattern::Knitted(body), winning));
        }
    }
    if melds.is_empty() && tiles.len() == 14 {
        let whole = [
            (is_seven_pairs(&tiles), Pattern::SevenPairs),
            (is_orphans(&tiles), Pattern::Orphans),
            (is_honors_and_knitted(&tiles), Pattern::HonorsAndKnitted),
        ];
        for (_, pattern) in whole.into_iter().filter(|(is, _)| *is) {
            found.push(Reading {
                pattern,
                sets: Vec::new(),
                pair: None,
                won: Completed::Whole,
            });
        }
    }
    found
}

/// Returns the readings with `sets` sets and a pair, including melds.
fn with_sets(
    tiles: &[Tile],
    melds: &[HandSet],
    count: usize,
    pattern: Pattern,
    winning: Tile,
) -> Vec<Reading> {
    let mut found = Vec::new();
    let mut kinds = tiles.to_vec();
    kinds.dedup();
    for pair in kinds {
        let Some(rest) = take(tiles, &[pair, pair]) else {
            continue;
        };
        if rest.len() + 3 * melds.len() != 3 * count {
            continue;
        }
        split(&rest, melds, &mut |sets| {
            for won in places(sets, melds.len(), pair, pattern, winning) {
                found.push(Reading {
                    pattern,
                    sets: sets.to_vec(),
                    pair: Some(pair),
                    won,
                });
            }
        });
    }
    found
}

/// Returns the parts that the winning tile can complete: never a meld.
fn places(
    sets: &[HandSet],
    melds: usize,
    pair: Tile,
    pattern: Pattern,
    winning: Tile,
) -> Vec<Completed> {
    let mut places = Vec::new();
    if pair == winning {
        places.push(Completed::Pair);
    }
    for (place, set) in sets.iter().enumerate().skip(melds) {
        if set.has(winning) {
            places.push(Completed::Set(place));
        }
    }
    if let Pattern::Knitted(body) = pattern
        && body.contains(&winning)
    {
        places.push(Completed::Body);
    }
    places
}

/// M-8: the six knitted bodies.
pub fn bodies() -> Vec<[Tile; 9]> {
    let [m, p, s] = Suit::ALL;
    let orders = [
        [m, p, s],
        [m, s, p],
        [p, m, s],
        [p, s, m],
        [s, m, p],
        [s, p, m],
    ];
    let body = |[low, middle, high]: [Suit; 3]| {
        let mut tiles = [1, 4, 7, 2, 5, 8, 3, 6, 9].map(|rank| Tile::suited(low, rank));
        for (at, suit) in [
            (3, middle),
            (4, middle),
            (5, middle),
            (6, high),
            (7, high),
            (8, high),
        ] {
            tiles[at] = Tile::suited(suit, tiles[at].rank().unwrap_or(0));
        }
        tiles
    };
    orders.map(body).to_vec()
}

fn count(tiles: &[Tile], kind: Tile) -> usize {
    tiles.iter().filter(|&&tile| tile == kind).count()
}

/// M-9, M-10, M-11: returns whether 14 tiles form a pattern without sets.
pub fn is_without_sets(tiles: &[Tile]) -> bool {
    tiles.len() == 14
        && (is_seven_pairs(tiles) || is_orphans(tiles) || is_honors_and_knitted(tiles))
}

/// M-9: four alike are two pairs.
fn is_seven_pairs(tiles: &[Tile]) -> bool {
    tiles
        .iter()
        .all(|&tile| matches!(count(tiles, tile), 2 | 4))
}

/// M-10
fn is_orphans(tiles: &[Tile]) -> bool {
    let is_outside = |tile: &Tile| tile.is_honor() || tile.is_terminal();
    let mut outside = Tile::ALL.into_iter().filter(is_outside);
    tiles.iter().all(is_outside) && outside.all(|kind| tiles.contains(&kind))
}

/// M-11
fn is_honors_and_knitted(tiles: &[Tile]) -> bool {
    let all_differ = tiles.iter().all(|&tile| count(tiles, tile) == 1);
    let fits = |body: &[Tile; 9]| {
        let mut tiles = tiles.iter();
        tiles.all(|tile| tile.is_honor() || body.contains(tile))
    };
    all_differ && bodies().iter().any(fits)
}
