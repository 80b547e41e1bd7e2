//! Every way to read a hand, by trying everything.

use tilewise_rules::{MeldKind, Seat, Tile, WinInput};

use super::discarder;

/// Which hands win beside four sets and a pair.
#[derive(Clone, Copy, Debug)]
pub struct Special {
    /// Seven pairs.
    pub seven_pairs: bool,
    /// Whether four tiles alike are two of them.
    pub four_alike_are_two_pairs: bool,
    /// Thirteen orphans.
    pub orphans: bool,
}

/// The kinds of set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Three in a row.
    Chow,
    /// Three alike.
    Pung,
    /// Four alike.
    Kong,
}

/// A set of the hand.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its kind.
    pub kind: Kind,
    /// Its lowest tile.
    pub tile: Tile,
    /// Whether it was claimed from a discard.
    pub melded: bool,
    /// From whom.
    pub from: Option<Seat>,
}

impl Group {
    /// A pung or a kong.
    pub fn is_pung(&self) -> bool {
        self.kind != Kind::Chow
    }

    /// Whether this tile is in it.
    pub fn has(&self, tile: Tile) -> bool {
        match self.kind {
            Kind::Chow => (0..3).any(|step| self.tile.above(step) == Some(tile)),
            Kind::Pung | Kind::Kong => self.tile == tile,
        }
    }
}

/// What the winning tile completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Won {
    /// A set, by its place.
    Set(usize),
    /// The pair.
    Pair,
}

/// A way to read the hand.
#[derive(Clone, Debug)]
pub enum Reading {
    /// Melds first, in their order, then sets in the hand.
    Sets {
        /// The four sets.
        sets: Vec<Group>,
        /// The pair.
        pair: Tile,
        /// What the winning tile completed.
        won: Won,
    },
    /// Seven pairs.
    SevenPairs,
    /// Thirteen orphans.
    Orphans,
}

/// All of them.
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
                    wons.push(Won::Pair);
                }
                for (place, set) in sets.iter().enumerate().skip(melds.len()) {
                    if set.has(win) {
                        wons.push(Won::Set(place));
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

/// The sets on the table.
pub fn melds(entry: &WinInput) -> Vec<Group> {
    let melds = entry.hand.melds.iter();
    melds
        .map(|meld| Group {
            kind: match meld.kind {
                MeldKind::Chow => Kind::Chow,
                MeldKind::Pung => Kind::Pung,
                MeldKind::Kong | MeldKind::AddedKong | MeldKind::ConcealedKong => Kind::Kong,
            },
            tile: meld.tiles.iter().copied().min().unwrap_or(Tile::ALL[0]),
            melded: meld.kind != MeldKind::ConcealedKong,
            from: discarder(entry, meld),
        })
        .collect()
}

/// The tiles without some of them, if they are there.
pub fn take(tiles: &[Tile], some: &[Tile]) -> Option<Vec<Tile>> {
    let mut rest = tiles.to_vec();
    for tile in some {
        let place = rest.iter().position(|other| other == tile)?;
        rest.remove(place);
    }
    Some(rest)
}

/// Splits sorted tiles into sets: the first tile is in a pung, or it begins a chow.
pub fn split(tiles: &[Tile], sets: &[Group], found: &mut dyn FnMut(&[Group])) {
    let Some(&first) = tiles.first() else {
        found(sets);
        return;
    };
    let mut go_on = |kind, some: &[Tile]| {
        if let Some(rest) = take(tiles, some) {
            let mut sets = sets.to_vec();
            sets.push(Group {
                kind,
                tile: first,
                melded: false,
                from: None,
            });
            split(&rest, &sets, found);
        }
    };
    go_on(Kind::Pung, &[first; 3]);
    if let (Some(second), Some(third)) = (first.above(1), first.above(2)) {
        go_on(Kind::Chow, &[first, second, third]);
    }
}
