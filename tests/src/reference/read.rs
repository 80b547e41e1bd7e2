//! All readings of a hand, by exhaustive search.

use tilewise_rules::{MeldKind, Seat, Tile, WinInput};

use super::discarder;

/// Winning hands other than four sets and a pair.
#[derive(Clone, Copy, Debug)]
pub struct Special {
    /// Seven pairs.
    pub seven_pairs: bool,
    /// Whether four tiles alike are two pairs.
    pub four_alike_are_two_pairs: bool,
    /// Thirteen orphans.
    pub orphans: bool,
}

/// The kinds of set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetKind {
    /// Three in a row.
    Chow,
    /// Three alike.
    Pung,
    /// Four alike.
    Kong,
}

/// A set of the hand.
#[derive(Clone, Debug)]
pub struct HandSet {
    /// Its kind.
    pub kind: SetKind,
    /// Its lowest tile.
    pub tile: Tile,
    /// Whether it was claimed from a discard.
    pub melded: bool,
    /// The discarder.
    pub from: Option<Seat>,
}

impl HandSet {
    /// Returns whether it is a pung or a kong.
    pub fn is_pung(&self) -> bool {
        self.kind != SetKind::Chow
    }

    /// Returns whether it contains the tile.
    pub fn has(&self, tile: Tile) -> bool {
        match self.kind {
            SetKind::Chow => (0..3).any(|step| self.tile.above(step) == Some(tile)),
            SetKind::Pung | SetKind::Kong => self.tile == tile,
        }
    }
}

/// The part that the winning tile completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// A set, by its index.
    Set(usize),
    /// The pair.
    Pair,
}

/// A reading of the hand.
#[derive(Clone, Debug)]
pub enum Reading {
    /// Melds first, in their order, then sets in the hand.
    Sets {
        /// The four sets.
        sets: Vec<HandSet>,
        /// The pair.
        pair: Tile,
        /// The part that the winning tile completes.
        won: Completed,
    },
    /// Seven pairs.
    SevenPairs,
    /// Thirteen orphans.
    Orphans,
}

/// Returns all readings.
pub fn readings(entry: &WinInput, special: Special) -> Vec<Reading> {
    let Some(win) = entry.hand.winning_tile else {
        return Vec::new();
    };
    let mut tiles = entry.hand.concealed.clone();
    tiles.push(win);
    tiles.sort();
    let melds = melds(entry);
    let mut found = Vec::new();
    let mut kinds = tiles.clone();
    kinds.dedup();
    for &pair in &kinds {
        if let Some(rest) = take(&tiles, &[pair, pair]) {
            split(&rest, &melds, &mut |sets| {
                if sets.len() != 4 {
                    return;
                }
                let mut wons = Vec::new();
                if pair == win {
                    wons.push(Completed::Pair);
                }
                for (place, set) in sets.iter().enumerate().skip(melds.len()) {
                    if set.has(win) {
                        wons.push(Completed::Set(place));
                    }
                }
                for won in wons {
                    found.push(Reading::Sets {
                        sets: sets.to_vec(),
                        pair,
                        won,
                    });
                }
            });
        }
    }
    if melds.is_empty() && tiles.len() == 14 {
        let count = |tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
        let pairs = kinds
            .iter()
            .all(|tile| count(tile) == 2 || count(tile) == 4 && special.four_alike_are_two_pairs);
        if pairs && special.seven_pairs {
            found.push(Reading::SevenPairs);
        }
        let orphans = kinds
            .iter()
            .all(|tile| tile.is_honor() || tile.is_terminal());
        if special.orphans && orphans && kinds.len() == 13 {
            found.push(Reading::Orphans);
        }
    }
    found
}

/// Returns the melds.
pub fn melds(entry: &WinInput) -> Vec<HandSet> {
    let melds = entry.hand.melds.iter();
    melds
        .map(|meld| HandSet {
            kind: match meld.kind {
                MeldKind::Chow => SetKind::Chow,
                MeldKind::Pung => SetKind::Pung,
                MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong => SetKind::Kong,
            },
            tile: meld.tiles.iter().copied().min().unwrap_or(Tile::ALL[0]),
            melded: meld.kind != MeldKind::ConcealedKong,
            from: discarder(entry, meld),
        })
        .collect()
}

/// Removes some tiles. `None` if one is missing.
pub fn take(tiles: &[Tile], some: &[Tile]) -> Option<Vec<Tile>> {
    let mut rest = tiles.to_vec();
    for tile in some {
        let place = rest.iter().position(|other| other == tile)?;
        rest.remove(place);
    }
    Some(rest)
}

/// Splits sorted tiles into sets: the first tile is in a pung, or it begins a chow.
pub fn split(tiles: &[Tile], sets: &[HandSet], found: &mut dyn FnMut(&[HandSet])) {
    let Some(&first) = tiles.first() else {
        found(sets);
        return;
    };
    let mut go_on = |kind, some: &[Tile]| {
        if let Some(rest) = take(tiles, some) {
            let mut sets = sets.to_vec();
            sets.push(HandSet {
                kind,
                tile: first,
                melded: false,
                from: None,
            });
            split(&rest, &sets, found);
        }
    };
    go_on(SetKind::Pung, &[first; 3]);
    if let (Some(second), Some(third)) = (first.above(1), first.above(2)) {
        go_on(SetKind::Chow, &[first, second, third]);
    }
}
