//! Readings of the hand: COMP-1.

use tilewise_rules::{Suit, Tile, WinInput};

use crate::reference::read::{self, Completed, HandSet, Special, readings, split, take};

/// Pattern of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Four sets and a pair.
    Sets,
    /// 147, 258 and 369, a set and a pair.
    Knitted,
    /// Seven pairs.
    Pairs,
    /// Thirteen orphans.
    Orphans,
    /// 14 different tiles.
    Different,
}

/// A reading of the hand.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its pattern.
    pub form: Pattern,
    /// Its sets without 147, 258 and 369.
    pub sets: Vec<HandSet>,
    /// The pair of a reading with sets.
    pub pair: Option<Tile>,
    /// The part that the winning tile completes, if it is a set or the pair.
    pub won: Option<Completed>,
}

/// Returns all readings.
pub fn all(entry: &WinInput) -> Vec<Reading> {
    let special = Special {
        seven_pairs: true,
        four_alike_are_two_pairs: true,
        orphans: true,
    };
    let whole = |form| Reading {
        form,
        sets: Vec::new(),
        pair: None,
        won: None,
    };
    let common = readings(entry, special);
    let mut all: Vec<Reading> = common
        .into_iter()
        .map(|one| match one {
            read::Reading::Sets { sets, pair, won } => Reading {
                form: Pattern::Sets,
                sets,
                pair: Some(pair),
                won: Some(won),
            },
            read::Reading::SevenPairs => whole(Pattern::Pairs),
            read::Reading::Orphans => whole(Pattern::Orphans),
        })
        .collect();
    for body in bodies() {
        with_body(entry, &body, &mut all);
    }
    if bodies().iter().any(|body| is_different(entry, body)) {
        all.push(whole(Pattern::Different));
    }
    all
}

/// Returns 147 of one suit, 258 of another, 369 of the third, in all orders.
fn bodies() -> Vec<Vec<Tile>> {
    let [a, b, c] = Suit::ALL;
    let orders = [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ];
    let body = |suits: [Suit; 3]| {
        let ranks = [[1, 4, 7], [2, 5, 8], [3, 6, 9]].into_iter().zip(suits);
        let tiles = ranks.flat_map(|(ranks, suit)| ranks.map(|rank| Tile::suited(suit, rank)));
        tiles.collect()
    };
    orders.map(body).to_vec()
}

fn standing(entry: &WinInput) -> Vec<Tile> {
    let concealed = entry.hand.concealed.iter().copied();
    let mut tiles: Vec<Tile> = concealed.chain(entry.hand.winning_tile).collect();
    tiles.sort();
    tiles
}

fn with_body(entry: &WinInput, body: &[Tile], all: &mut Vec<Reading>) {
    let tiles = standing(entry);
    let (Some(rest), Some(winning)) = (take(&tiles, body), entry.hand.winning_tile) else {
        return;
    };
    let melds = read::melds(entry);
    for pair in Tile::ALL {
        let Some(rest) = take(&rest, &[pair, pair]) else {
            continue;
        };
        split(&rest, &melds, &mut |sets| {
            let [set] = sets else { return };
            let mut places = Vec::new();
            if body.contains(&winning) {
                places.push(None);
            }
            if pair == winning {
                places.push(Some(Completed::Pair));
            }
            if melds.is_empty() && set.has(winning) {
                places.push(Some(Completed::Set(0)));
            }
            for won in places {
                all.push(Reading {
                    form: Pattern::Knitted,
                    sets: sets.to_vec(),
                    pair: Some(pair),
                    won,
                });
            }
        });
    }
}

fn is_different(entry: &WinInput, body: &[Tile]) -> bool {
    let tiles = standing(entry);
    let mut kinds = tiles.clone();
    kinds.dedup();
    let fits = |tile: &Tile| tile.is_honor() || body.contains(tile);
    tiles.len() == 14 && kinds.len() == 14 && kinds.iter().all(fits)
}

/// COMP-20: returns the tiles that complete the hand, except those that it holds four times.
pub fn waits(entry: &WinInput) -> Vec<Tile> {
    let could_win = |tile: &Tile| {
        let mut other = entry.clone();
        other.hand.winning_tile = Some(*tile);
        let copies = other.hand.tiles().filter(|one| one == tile).count();
        copies <= 4 && !all(&other).is_empty()
    };
    Tile::ALL.into_iter().filter(could_win).collect()
}
