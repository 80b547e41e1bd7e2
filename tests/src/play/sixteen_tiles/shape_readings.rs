//! All readings of a hand by exhaustive search, and the kinds for which it waits.

use tilewise_rules::{MeldKind, Suit, Tile};

use super::{GroupForm, HandGroup, SixteenTileWin, TableSet, chow};

/// A reading (T-6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShapeReading {
    /// Five sets and a pair; the winning tile stands in the pair unless a set is completed.
    Sets {
        /// The five sets.
        sets: Vec<HandGroup>,
        /// The pair.
        pair: Tile,
    },
    /// T-11.
    Pairs {
        /// The kind that is there three times.
        pung: Tile,
        /// The pairs; four alike are two.
        pairs: Vec<Tile>,
    },
    /// T-12.
    Unrelated,
    /// T-13.
    Orphans {
        /// The set.
        set: HandGroup,
    },
}

impl ShapeReading {
    /// Returns the sets of five sets and a pair; else none.
    pub fn sets(&self) -> &[HandGroup] {
        match self {
            Self::Sets { sets, .. } => sets,
            _ => &[],
        }
    }

    /// Returns the pair of five sets and a pair.
    pub fn pair(&self) -> Option<Tile> {
        match self {
            Self::Sets { pair, .. } => Some(*pair),
            _ => None,
        }
    }

    /// Returns whether the winning tile stands in the pair of five sets and a pair.
    pub fn is_won_on_pair(&self) -> bool {
        self.pair().is_some() && !self.sets().iter().any(|set| set.is_completed)
    }
}

/// The winning shapes other than five sets and a pair.
#[derive(Clone, Copy, Debug)]
pub struct OtherShapes {
    /// T-11.
    pub pairs: bool,
    /// T-12.
    pub unrelated: bool,
    /// T-13.
    pub orphans: bool,
}

type Copies = [u8; 34];

/// Returns all readings.
pub fn shape_readings(win: &SixteenTileWin, shapes: OtherShapes) -> Vec<ShapeReading> {
    match win.tile {
        Some(tile) => with_tile(win, tile, shapes),
        None => Vec::new(),
    }
}

/// T-14.
pub fn waiting_kinds(win: &SixteenTileWin, shapes: OtherShapes) -> Vec<Tile> {
    let kinds = Tile::ALL.into_iter();
    let free = kinds.filter(|&tile| win.held(tile) < 4);
    free.filter(|&tile| !with_tile(win, tile, shapes).is_empty())
        .collect()
}

fn with_tile(win: &SixteenTileWin, won: Tile, shapes: OtherShapes) -> Vec<ShapeReading> {
    let mut copies = [0; 34];
    for tile in win.concealed.iter().chain([&won]) {
        copies[tile.index()] += 1;
    }
    let table: Vec<HandGroup> = win.table.iter().map(group).collect();
    let mut found = Vec::new();
    five_sets(copies, won, &table, &mut found);
    if table.is_empty() && shapes.pairs {
        found.extend(pairs_and_pung(&copies));
    }
    if table.is_empty() && shapes.unrelated && is_unrelated(&copies) {
        found.push(ShapeReading::Unrelated);
    }
    if shapes.orphans {
        orphans(copies, won, &table, &mut found);
    }
    found
}

fn group(set: &TableSet) -> HandGroup {
    HandGroup {
        kind: match set.kind {
            MeldKind::Chow => GroupForm::Chow,
            MeldKind::Pung => GroupForm::Pung,
            MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong => GroupForm::Kong,
        },
        tile: set.tile,
        meld: Some(set.kind),
        is_completed: false,
    }
}

fn in_hand(kind: GroupForm, tile: Tile) -> HandGroup {
    HandGroup {
        kind,
        tile,
        meld: None,
        is_completed: false,
    }
}

fn five_sets(mut copies: Copies, won: Tile, table: &[HandGroup], found: &mut Vec<ShapeReading>) {
    for pair in Tile::ALL {
        if copies[pair.index()] < 2 {
            continue;
        }
        copies[pair.index()] -= 2;
        let mut all = Vec::new();
        splits(&mut copies, &mut table.to_vec(), &mut all);
        copies[pair.index()] += 2;
        for sets in all.into_iter().filter(|sets| sets.len() == 5) {
            if pair == won {
                add(
                    found,
                    ShapeReading::Sets {
                        sets: sets.clone(),
                        pair,
                    },
                );
            }
            for place in table.len()..5 {
                if sets[place].tiles().contains(&won) {
                    let mut sets = sets.clone();
                    sets[place].is_completed = true;
                    add(found, ShapeReading::Sets { sets, pair });
                }
            }
        }
    }
}

fn add(found: &mut Vec<ShapeReading>, reading: ShapeReading) {
    if !found.contains(&reading) {
        found.push(reading);
    }
}

/// Splits the tiles into sets: the first tile is in a pung, or it begins a chow.
fn splits(copies: &mut Copies, sets: &mut Vec<HandGroup>, all: &mut Vec<Vec<HandGroup>>) {
    let Some(first) = Tile::ALL.into_iter().find(|tile| copies[tile.index()] > 0) else {
        all.push(sets.clone());
        return;
    };
    let kinds = [
        (GroupForm::Pung, Some(vec![first; 3])),
        (GroupForm::Chow, chow(first)),
    ];
    for (kind, tiles) in kinds {
        let Some(tiles) = tiles else { continue };
        let mut rest = *copies;
        if remove(&mut rest, &tiles) {
            sets.push(in_hand(kind, first));
            splits(&mut rest, sets, all);
            sets.pop();
        }
    }
}

fn remove(copies: &mut Copies, tiles: &[Tile]) -> bool {
    for tile in tiles {
        if copies[tile.index()] == 0 {
            return false;
        }
        copies[tile.index()] -= 1;
    }
    true
}

/// T-11.
fn pairs_and_pung(copies: &Copies) -> Option<ShapeReading> {
    let three: Vec<Tile> = of_copies(copies, 3);
    let [pung] = three[..] else { return None };
    if copies.iter().any(|count| [1, 5].contains(count)) {
        return None;
    }
    let mut pairs = of_copies(copies, 2);
    for tile in of_copies(copies, 4) {
        pairs.extend([tile, tile]);
    }
    pairs.sort_unstable();
    (pairs.len() == 7).then_some(ShapeReading::Pairs { pung, pairs })
}

fn of_copies(copies: &Copies, count: u8) -> Vec<Tile> {
    let kinds = Tile::ALL.into_iter();
    kinds.filter(|tile| copies[tile.index()] == count).collect()
}

/// T-12.
fn is_unrelated(copies: &Copies) -> bool {
    let kinds: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|tile| copies[tile.index()] > 0)
        .collect();
    let honors = kinds.iter().filter(|tile| tile.is_honor()).count();
    let suits = Suit::ALL.into_iter().all(|suit| {
        let of: Vec<u8> = kinds
            .iter()
            .filter(|tile| tile.suit() == Some(suit))
            .filter_map(|tile| tile.rank())
            .collect();
        matches!(of[..], [low, middle, high] if middle - low >= 3 && high - middle >= 3)
    });
    honors == 7 && suits && kinds.len() == 16 && copies.iter().sum::<u8>() == 17
}

/// T-13.
fn orphans(mut copies: Copies, won: Tile, table: &[HandGroup], found: &mut Vec<ShapeReading>) {
    let ends: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|tile| tile.is_honor() || tile.is_terminal())
        .collect();
    if !remove(&mut copies, &ends) {
        return;
    }
    for &pair in &ends {
        let mut rest = copies;
        if !remove(&mut rest, &[pair]) {
            continue;
        }
        let mut all = Vec::new();
        splits(&mut rest, &mut table.to_vec(), &mut all);
        for sets in all {
            let [mut set] = sets[..] else { continue };
            if !matches!(
                set.meld,
                None | Some(MeldKind::Kong | MeldKind::ConcealedKong)
            ) {
                continue;
            }
            // The winning tile stands in the set or among the others.
            if set.meld.is_none() && set.tiles().contains(&won) {
                set.is_completed = true;
                add(found, ShapeReading::Orphans { set });
                set.is_completed = false;
                let only_set = !(won.is_honor() || won.is_terminal());
                if only_set {
                    continue;
                }
            }
            add(found, ShapeReading::Orphans { set });
        }
    }
}
