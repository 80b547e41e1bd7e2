//! The patterns with which a hand can win, as data.

use crate::tiles::{Tile, TileCounts, TileSet};

/// A pattern of a complete hand. The number of sets and tiles is part of the
/// [geometry](crate::hands::Geometry).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Sets and a pair.
    Sets,
    /// Three knitted chows (147 of one suit, 258 of another, 369 of the third), all in the hand, with regular
    /// sets and a pair.
    Knitted,
    /// Pairs, all in the hand; with a pung if the number of tiles is odd.
    Pairs(Quads),
    /// Single tiles, all in the hand.
    Singles(&'static Singles),
    /// One of each wind and dragon, three tiles of each suit at least three ranks apart, and one of all these
    /// twice, all in the hand.
    Unrelated,
    /// One of each terminal and honour, one of them twice, and a set: in the hand, or a kong that isn't added.
    OrphansAndSet,
}

impl Pattern {
    /// Returns whether the pattern allows no melds.
    pub const fn is_closed(self) -> bool {
        matches!(self, Self::Pairs(_) | Self::Singles(_) | Self::Unrelated)
    }
}

/// Whether four equal tiles count as two pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quads {
    /// Four equal tiles are two pairs.
    TwoPairs,
    /// The pairs must differ.
    Refused,
}

/// A pattern of single tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Singles {
    /// The lists of kinds; all tiles must be in one list.
    pub among: &'static [Kinds],
    /// Whether one of them is duplicated.
    pub one_twice: bool,
}

/// One of each terminal and honour, and one of them twice.
pub static THIRTEEN_ORPHANS: Singles = Singles {
    among: &[Kinds::TERMINALS_AND_HONORS],
    one_twice: true,
};

/// The name of [`Pattern::Unrelated`] in a reading: the ranks decide, not a list of kinds.
pub static UNRELATED: Singles = Singles {
    among: &[],
    one_twice: true,
};

/// Some kinds of tile, in the layout of [`TileCounts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kinds([u64; 4]);

impl Kinds {
    /// Every 1 and 9, wind and dragon.
    pub const TERMINALS_AND_HONORS: Self =
        Self([0x1_0000_0001, 0x1_0000_0001, 0x1_0000_0001, 0x111_1111]);

    /// Creates the kinds from a set of tiles.
    pub const fn new(tiles: TileSet) -> Self {
        let mut counts = TileCounts::EMPTY;
        let mut place = 0;
        while place < Tile::ALL.len() {
            if tiles.contains(Tile::ALL[place]) {
                counts = counts.with(Tile::ALL[place], 1);
            }
            place += 1;
        }
        Self(counts.groups())
    }

    /// Returns the lowest bit of the nibble of each kind.
    pub(crate) const fn groups(&self) -> [u64; 4] {
        self.0
    }

    /// Iterates over the tiles.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        Tile::ALL
            .into_iter()
            .filter(|tile| self.0[tile.index() / 9] >> (4 * (tile.index() % 9)) & 1 == 1)
    }

    /// Returns whether all these tiles are of these kinds.
    pub fn are_all(&self, tiles: &TileCounts) -> bool {
        let pairs = tiles.groups().into_iter().zip(self.0);
        // Without an early exit: with four words, a mispredicted branch costs more.
        let others = pairs.fold(0, |all, (group, kinds)| all | group & !(0xf * kinds));
        others == 0
    }

    /// Returns whether any of these tiles is of these kinds.
    pub fn are_any(&self, tiles: &TileCounts) -> bool {
        let pairs = tiles.groups().into_iter().zip(self.0);
        pairs.fold(0, |all, (group, kinds)| all | group & (0xf * kinds)) != 0
    }

    /// Returns whether all these tiles are of these kinds, with at most three of each.
    pub(crate) fn hold(&self, groups: [u64; 4]) -> bool {
        let mut pairs = groups.iter().zip(self.0);
        pairs.all(|(group, kinds)| group & !(3 * kinds) == 0)
    }
}
