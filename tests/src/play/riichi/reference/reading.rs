//! all splits of the tiles with every place of the winning tile, by exhaustive search.

use super::entry::{MeldKind, WinBy, WinEntry};
use super::tiles::Tile;

/// The kinds of set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetKind {
    /// Three in a row.
    Sequence,
    /// Three alike.
    Triplet,
    /// Four alike.
    Kong,
}

/// A set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    /// Its kind.
    pub kind: SetKind,
    /// Its lowest tile.
    pub tile: Tile,
    /// whether it is concealed.
    pub concealed: bool,
}

impl Set {
    /// Returns its kinds of tile, lowest first.
    pub fn tiles(&self) -> Vec<Tile> {
        match self.kind {
            SetKind::Sequence => (0..3).filter_map(|step| self.tile.above(step)).collect(),
            SetKind::Triplet => vec![self.tile; 3],
            SetKind::Kong => vec![self.tile; 4],
        }
    }

    /// Three or four alike.
    pub fn is_alike(&self) -> bool {
        self.kind != SetKind::Sequence
    }
}

/// The part that the winning tile completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completed {
    /// A set, by its index.
    Set(usize),
    /// The pair.
    Pair,
    /// D-14: unknown and irrelevant.
    Unclear,
}

/// A reading of a complete hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Four sets, melds first, and a pair.
    Sets {
        /// The sets.
        sets: Vec<Set>,
        /// The pair.
        pair: Tile,
        /// The part that the winning tile completes.
        place: Completed,
    },
    ///
    SevenPairs,
    ///
    Orphans,
}

/// Returns all readings. Empty if the hand is incomplete.
pub fn readings(entry: &WinEntry, unclear: bool) -> Vec<Reading> {
    let mut tiles: Vec<Tile> = entry.standing().into_iter().map(Tile::kind).collect();
    tiles.sort();
    let mut found = Vec::new();
    if let Some(melds) = melds(entry) {
        for pair in Tile::kinds() {
            let Some(rest) = without(&tiles, &[pair, pair]) else {
                continue;
            };
            for sets in splits(&rest) {
                let sets = [melds.clone(), sets].concat();
                if sets.len() == 4 {
                    found.extend(places(entry, &sets, melds.len(), pair, unclear));
                }
            }
        }
    }
    if entry.melds.is_empty() && tiles.len() == 14 {
        let count = |kind: &Tile| tiles.iter().filter(|tile| *tile == kind).count();
        let kinds = Tile::kinds();
        if kinds.iter().filter(|kind| count(kind) == 2).count() == 7 {
            found.push(Reading::SevenPairs);
        }
        let mut outside = kinds.iter().filter(|kind| kind.is_outside());
        let orphan = |kind: &&Tile| count(kind) > 0;
        if tiles.iter().all(|tile| tile.is_outside()) && outside.all(|kind| orphan(&kind)) {
            found.push(Reading::Orphans);
        }
    }
    found
}

/// Returns the melds. `None` unless all of them are sets.
pub fn melds(entry: &WinEntry) -> Option<Vec<Set>> {
    let melds = entry.melds.iter();
    melds
        .map(|meld| {
            let mut tiles: Vec<Tile> = meld.tiles.iter().map(|tile| tile.kind()).collect();
            tiles.sort();
            let set = Set {
                kind: match meld.kind {
                    MeldKind::Chow => SetKind::Sequence,
                    MeldKind::Pung => SetKind::Triplet,
                    _ => SetKind::Kong,
                },
                tile: *tiles.first()?,
                concealed: meld.kind == MeldKind::ConcealedKong,
            };
            (set.tiles() == tiles).then_some(set)
        })
        .collect()
}

/// Removes some tiles. `None` if one is missing.
pub fn without(tiles: &[Tile], some: &[Tile]) -> Option<Vec<Tile>> {
    let mut rest = tiles.to_vec();
    for tile in some {
        let place = rest.iter().position(|other| other == tile)?;
        rest.remove(place);
    }
    Some(rest)
}

/// Returns all splits of sorted tiles into sets: the first tile is in a triplet or begins a sequence.
fn splits(tiles: &[Tile]) -> Vec<Vec<Set>> {
    let Some(&tile) = tiles.first() else {
        return vec![Vec::new()];
    };
    let mut found = Vec::new();
    for kind in [SetKind::Triplet, SetKind::Sequence] {
        let set = Set {
            kind,
            tile,
            concealed: true,
        };
        let three = set.tiles();
        if three.len() < 3 {
            continue;
        }
        if let Some(rest) = without(tiles, &three) {
            for mut sets in splits(&rest) {
                sets.insert(0, set);
                found.push(sets);
            }
        }
    }
    found
}

/// Returns a reading for every possible place of the winning tile.
fn places(entry: &WinEntry, sets: &[Set], melds: usize, pair: Tile, unclear: bool) -> Vec<Reading> {
    let reading = |sets: &[Set], place| Reading::Sets {
        sets: sets.to_vec(),
        pair,
        place,
    };
    if unclear {
        return vec![reading(sets, Completed::Unclear)];
    }
    let win = entry.winning.kind();
    let mut found = Vec::new();
    if pair == win {
        found.push(reading(sets, Completed::Pair));
    }
    for number in melds..sets.len() {
        if sets[number].tiles().contains(&win) {
            let mut sets = sets.to_vec();
            //
            if entry.by != WinBy::SelfDraw && sets[number].kind == SetKind::Triplet {
                sets[number].concealed = false;
            }
            found.push(reading(&sets, Completed::Set(number)));
        }
    }
    found
}
