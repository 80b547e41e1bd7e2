//! Sets of tiles.

use crate::bits::bits;
use crate::tiles::Tile;

/// A set of the 34 kinds of tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u64);

impl TileSet {
    /// None.
    pub const NONE: Self = Self(0);

    /// Adds a tile.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        Self(self.0 | 1 << tile.index())
    }

    /// Removes a tile.
    #[must_use]
    pub const fn without(self, tile: Tile) -> Self {
        Self(self.0 & !(1 << tile.index()))
    }

    /// Creates a set from bits by tile position.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Returns a bit for each tile, by position.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the number of tiles.
    #[expect(clippy::cast_possible_truncation, reason = "there are 34 kinds")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns the intersection.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the difference.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns whether it contains a tile.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile.index() != 0
    }

    /// Returns the lowest rank that is present in all three suits.
    pub fn rank_of_all_suits(self) -> Option<u8> {
        const SUIT: u64 = 0x1ff;
        let [first, second, third] = [self.0, self.0 >> 9, self.0 >> 18];
        bits(first & second & third & SUIT)
            .next()
            .map(|place| place + 1)
    }

    /// Returns whether it contains all of these tiles.
    pub fn contains_all<const N: usize>(self, tiles: [Tile; N]) -> bool {
        tiles.into_iter().all(|tile| self.contains(tile))
    }

    /// Returns the union.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the tiles, in the order of [`Tile::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        bits(self.0).map(|place| Tile::ALL[usize::from(place)])
    }
}
