//! The patterns that a rule set lets a hand win with, as data.

use crate::tiles::{Tile, TileCounts, TileSet};

/// One way for a hand to be complete. How many sets and tiles it takes is the [geometry](crate::hands::Geometry)'s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Sets and a pair.
    Sets,
    /// Three knitted chows, 147 of one suit, 258 of another and 369 of the third, all in the
    /// hand; the other sets and the pair as ever.
    Knitted,
    /// Pairs, all in the hand; where the tiles are an odd number, one pung beside them.
    Pairs(Quads),
    /// Tiles of which each stands alone, all in the hand.
    Singles(&'static Singles),
}

impl Pattern {
    /// Whether nothing may lie on the table.
    pub const fn is_closed(self) -> bool {
        matches!(self, Self::Pairs(_) | Self::Singles(_))
    }
}

/// Whether four tiles alike are two pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quads {
    /// They are.
    TwoPairs,
    /// The pairs must differ.
    Refused,
}

/// Tiles of which each stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Singles {
    /// The tiles are all among those of one of these.
    pub among: &'static [Kinds],
    /// Whether one of them is there twice.
    pub one_twice: bool,
}

/// One of each terminal and honour, and one of them twice.
pub static THIRTEEN_ORPHANS: Singles = Singles {
    among: &[Kinds::TERMINALS_AND_HONORS],
    one_twice: true,
};

/// Some kinds of tile, kept as [`TileCounts`] has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kinds([u64; 4]);

impl Kinds {
    /// Every 1 and 9, wind and dragon.
    pub const TERMINALS_AND_HONORS: Self =
        Self([0x1_0000_0001, 0x1_0000_0001, 0x1_0000_0001, 0x111_1111]);

    /// These kinds.
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

    /// One by one.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        Tile::ALL
            .into_iter()
            .filter(|tile| self.0[tile.index() / 9] >> (4 * (tile.index() % 9)) & 1 == 1)
    }

    /// Whether all these tiles are of these kinds.
    pub fn are_all(&self, tiles: &TileCounts) -> bool {
        let pairs = tiles.groups().into_iter().zip(self.0);
        // Of four words none ends the loop early: that would have to be guessed.
        let others = pairs.fold(0, |all, (group, kinds)| all | group & !(0xf * kinds));
        others == 0
    }

    /// Whether any of these tiles is of these kinds.
    pub fn are_any(&self, tiles: &TileCounts) -> bool {
        let pairs = tiles.groups().into_iter().zip(self.0);
        pairs.fold(0, |all, (group, kinds)| all | group & (0xf * kinds)) != 0
    }

    /// Whether all these tiles are of these kinds, and no more than three of any.
    pub(crate) fn hold(&self, groups: [u64; 4]) -> bool {
        let mut pairs = groups.iter().zip(self.0);
        pairs.all(|(group, kinds)| group & !(3 * kinds) == 0)
    }
}
