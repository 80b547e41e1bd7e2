//! Sets of tiles.

use crate::bits::bits;
use crate::tiles::Tile;

/// A set of the 34 kinds of tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u64);

impl TileSet {
    /// None.
    pub const NONE: Self = Self(0);

    /// These and one more.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        Self(self.0 | 1 << tile.index())
    }

    /// These and one less.
    #[must_use]
    pub const fn without(self, tile: Tile) -> Self {
        Self(self.0 & !(1 << tile.index()))
    }

    /// The tiles of these bits, by their places.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// A bit for each tile, by its place.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// How many there are.
    #[expect(clippy::cast_possible_truncation, reason = "there are 34 kinds")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those that are in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the tile is among them.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile.index() != 0
    }

    /// The lowest rank of which the tiles of all three suits are among them.
    pub fn rank_of_all_suits(self) -> Option<u8> {
        const SUIT: u64 = 0x1ff;
        let [first, second, third] = [self.0, self.0 >> 9, self.0 >> 18];
        bits(first & second & third & SUIT)
            .next()
            .map(|place| place + 1)
    }

    /// Whether all of these tiles are among them.
    pub fn contains_all<const N: usize>(self, tiles: [Tile; N]) -> bool {
        tiles.into_iter().all(|tile| self.contains(tile))
    }

    /// Both together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One by one, in the order of [`Tile::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        bits(self.0).map(|place| Tile::ALL[usize::from(place)])
    }
}
