//! How many of each tile: a multiset of the 34 kinds.

use std::{fmt, iter};

use crate::tiles::Tile;

/// A multiset of tiles, at most 15 of a kind.
///
/// Kept as four words of nine nibbles (characters, dots, bamboo, honours), so that questions
/// about a whole suit are one operation.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TileCounts {
    groups: [u64; 4],
}

/// What a nibble holds.
const MOST: u8 = 15;

/// Nibbles of 1 and 9 in a suit.
const TERMINALS: u64 = 0xf_0000_000f;

impl TileCounts {
    /// No tile.
    pub const EMPTY: Self = Self { groups: [0; 4] };

    /// All tiles that there are.
    pub(crate) const FOUR_OF_EACH: Self = Self {
        groups: [0x4_4444_4444, 0x4_4444_4444, 0x4_4444_4444, 0x444_4444],
    };

    /// How many of this tile.
    pub const fn of(&self, tile: Tile) -> u8 {
        let (group, shift) = place(tile);
        (self.groups[group] >> shift & 0xf) as u8
    }

    /// This multiset with `count` more of a tile.
    #[must_use]
    pub const fn with(mut self, tile: Tile, count: u8) -> Self {
        let (group, shift) = place(tile);
        self.groups[group] += (count as u64) << shift;
        self
    }

    /// This multiset with one less of a tile, if there is one.
    #[must_use]
    pub const fn without(mut self, tile: Tile) -> Self {
        if self.of(tile) > 0 {
            let (group, shift) = place(tile);
            self.groups[group] -= 1 << shift;
        }
        self
    }

    /// How many tiles in all.
    pub const fn total(&self) -> u32 {
        let mut total = 0;
        let mut group = 0;
        while group < 4 {
            total += sum(self.groups[group]);
            group += 1;
        }
        total
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.groups == [0; 4]
    }

    /// How many of the three suits are present.
    pub const fn suits(&self) -> u8 {
        (self.groups[0] != 0) as u8 + (self.groups[1] != 0) as u8 + (self.groups[2] != 0) as u8
    }

    /// Whether there is a wind or a dragon.
    pub const fn has_honors(&self) -> bool {
        self.groups[3] != 0
    }

    /// Whether every tile is a 1 or a 9.
    pub const fn only_terminals(&self) -> bool {
        (self.groups[0] | self.groups[1] | self.groups[2]) & !TERMINALS == 0 && self.groups[3] == 0
    }

    /// The kinds present, each with its number, in the order of [`Tile::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> {
        let groups = self.groups.into_iter().enumerate();
        groups.flat_map(|(index, mut group)| {
            iter::from_fn(move || {
                (group != 0).then(|| {
                    let shift = group.trailing_zeros() & !3;
                    let count = (group >> shift & 0xf) as u8;
                    group &= !(0xf << shift);
                    (Tile::ALL[index * 9 + shift as usize / 4], count)
                })
            })
        })
    }

    /// The lowest bit of each nibble: set for the kinds of which there is an odd number.
    pub(crate) const fn odd(&self) -> [u64; 4] {
        const LOWEST: u64 = 0x1_1111_1111;
        let [a, b, c, d] = self.groups;
        [a & LOWEST, b & LOWEST, c & LOWEST, d & LOWEST]
    }

    /// Both together.
    #[must_use]
    pub(crate) fn plus(mut self, other: Self) -> Self {
        for (group, more) in self.groups.iter_mut().zip(other.groups) {
            *group += more;
        }
        self
    }

    /// This multiset without tiles that are all in it.
    #[must_use]
    pub(crate) fn minus(mut self, other: Self) -> Self {
        for (group, less) in self.groups.iter_mut().zip(other.groups) {
            *group -= less;
        }
        self
    }

    /// How many tiles there are more of than in another, where there are at most 7 of each.
    pub(crate) fn more_than(&self, other: &Self) -> u8 {
        const TOP: u64 = 0x8_8888_8888;
        let pairs = self.groups.iter().zip(other.groups);
        let more = pairs.map(|(one, other)| {
            // The top bit stays in a nibble that is no smaller than the other one's.
            let rest = (one | TOP).wrapping_sub(other);
            let kept = (rest & TOP) >> 3;
            sum(rest & !TOP & (kept * 0x7))
        });
        u8::try_from(more.sum::<u32>()).unwrap_or(u8::MAX)
    }

    /// Whether there are four of a kind, where there are at most four of each.
    pub(crate) fn has_four(&self) -> bool {
        self.groups.iter().any(|group| group & 0x4_4444_4444 != 0)
    }

    /// The four words of nibbles.
    pub(crate) const fn groups(&self) -> [u64; 4] {
        self.groups
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a place in a group is below 9"
)]
const fn place(tile: Tile) -> (usize, u32) {
    (tile.index() / 9, (tile.index() % 9) as u32 * 4)
}

/// The sum of the nibbles of one group.
const fn sum(group: u64) -> u32 {
    // Two nibbles to a byte, then all bytes into the top one.
    let bytes = (group & 0x0f0f_0f0f_0f0f_0f0f) + (group >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

/// How many tiles of one group are over after as many threes as there can be. 16 leaves 1 over, so
/// a word leaves what the sum of its nibbles leaves.
pub(crate) const fn over(group: u64) -> usize {
    (group % 3) as usize
}

/// However many tiles are entered: 15 of a kind stand for all that are more.
impl Extend<Tile> for TileCounts {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        for tile in tiles {
            if self.of(tile) < MOST {
                *self = self.with(tile, 1);
            }
        }
    }
}

impl FromIterator<Tile> for TileCounts {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut counts = Self::EMPTY;
        counts.extend(tiles);
        counts
    }
}

impl fmt::Debug for TileCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_each_kind_apart() {
        let counts: TileCounts = Tile::ALL
            .into_iter()
            .chain([Tile::ALL[8], Tile::ALL[33]])
            .collect();
        assert_eq!(counts.total(), 36);
        assert_eq!(counts.of(Tile::ALL[8]), 2);
        assert_eq!(counts.of(Tile::ALL[7]), 1);
        assert_eq!(counts.of(Tile::ALL[33]), 2);
    }

    #[test]
    fn more_of_a_kind_than_it_holds_are_no_other_kind() {
        for tile in [Tile::ALL[6], Tile::ALL[8], Tile::ALL[33]] {
            for many in [15, 16, 300] {
                let counts: TileCounts = iter::repeat_n(tile, many).collect();
                assert_eq!(counts.iter().collect::<Vec<_>>(), [(tile, 15)], "{many}");
            }
        }
    }

    #[test]
    fn sums_a_full_group() {
        assert_eq!(sum(0x4_4444_4444), 36);
    }

    #[test]
    fn what_is_over_after_threes_is_that_of_the_sum() {
        for group in [
            0,
            0x1,
            0x2_0000_0000,
            0x3_1111_1113,
            0x1_0204_0310,
            0x4_4444_4444,
        ] {
            assert_eq!(over(group), sum(group) as usize % 3, "{group:x}");
        }
    }
}
