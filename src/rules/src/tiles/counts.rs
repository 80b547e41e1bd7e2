//! The number of each tile: a multiset of the 34 kinds.

use std::{fmt, iter};

use crate::tiles::Tile;

/// A multiset of tiles, at most 15 of a kind.
///
/// Stored as four words of nine nibbles (characters, dots, bamboo, honours), so that a test of a whole suit
/// is one operation.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TileCounts {
    groups: [u64; 4],
}

/// The most of a nibble.
const MOST: u64 = 15;

/// The nibbles of 1 and 9 in a suit.
const TERMINALS: u64 = 0xf_0000_000f;

impl TileCounts {
    /// No tile.
    pub const EMPTY: Self = Self { groups: [0; 4] };

    /// All tiles of the game.
    pub(crate) const FOUR_OF_EACH: Self = Self {
        groups: [0x4_4444_4444, 0x4_4444_4444, 0x4_4444_4444, 0x444_4444],
    };

    /// Returns the number of a tile.
    pub const fn of(&self, tile: Tile) -> u8 {
        let (group, shift) = place(tile);
        (self.groups[group] >> shift & 0xf) as u8
    }

    /// Returns the multiset with `count` more of a tile.
    #[must_use]
    pub const fn with(mut self, tile: Tile, count: u8) -> Self {
        let (group, shift) = place(tile);
        self.groups[group] += (count as u64) << shift;
        self
    }

    /// Returns the multiset with one less of a tile, if there is one.
    #[must_use]
    pub const fn without(mut self, tile: Tile) -> Self {
        if self.of(tile) > 0 {
            let (group, shift) = place(tile);
            self.groups[group] -= 1 << shift;
        }
        self
    }

    /// Returns the number of tiles.
    pub const fn total(&self) -> u32 {
        let mut total = 0;
        let mut group = 0;
        while group < 4 {
            total += sum(self.groups[group]);
            group += 1;
        }
        total
    }

    /// Returns whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.groups == [0; 4]
    }

    /// Returns the number of suits that are present.
    pub const fn suits(&self) -> u8 {
        (self.groups[0] != 0) as u8 + (self.groups[1] != 0) as u8 + (self.groups[2] != 0) as u8
    }

    /// Returns whether it contains a wind or a dragon.
    pub const fn has_honors(&self) -> bool {
        self.groups[3] != 0
    }

    /// Returns whether every tile is a 1 or a 9.
    pub const fn only_terminals(&self) -> bool {
        (self.groups[0] | self.groups[1] | self.groups[2]) & !TERMINALS == 0 && self.groups[3] == 0
    }

    /// Iterates over the kinds present, with their numbers, in the order of [`Tile::ALL`].
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

    /// Returns the lowest bit of each nibble: set for the kinds with an odd number.
    pub(crate) const fn odd(&self) -> [u64; 4] {
        const LOWEST: u64 = 0x1_1111_1111;
        let [a, b, c, d] = self.groups;
        [a & LOWEST, b & LOWEST, c & LOWEST, d & LOWEST]
    }

    /// Returns the sum.
    #[must_use]
    pub(crate) fn plus(mut self, other: Self) -> Self {
        for (group, more) in self.groups.iter_mut().zip(other.groups) {
            *group += more;
        }
        self
    }

    /// Returns the multiset without tiles that it contains.
    #[must_use]
    pub(crate) fn minus(mut self, other: Self) -> Self {
        for (group, less) in self.groups.iter_mut().zip(other.groups) {
            *group -= less;
        }
        self
    }

    /// Returns the number of tiles in excess of another multiset; each kind has at most 7.
    pub(crate) fn more_than(&self, other: &Self) -> u8 {
        const TOP: u64 = 0x8_8888_8888;
        let pairs = self.groups.iter().zip(other.groups);
        let more = pairs.map(|(one, other)| {
            // The top bit stays in a nibble that is at least as large as the other one's.
            let rest = (one | TOP).wrapping_sub(other);
            let no_smaller = (rest & TOP) >> 3;
            sum(rest & !TOP & (no_smaller * 0x7))
        });
        u8::try_from(more.sum::<u32>()).unwrap_or(u8::MAX)
    }

    /// Returns whether it contains four of a kind; each kind has at most four.
    pub(crate) fn has_four(&self) -> bool {
        self.groups.iter().any(|group| group & 0x4_4444_4444 != 0)
    }

    /// Returns whether it contains more than four of a kind.
    pub(crate) fn has_more_than_four(&self) -> bool {
        const FOURS: u64 = 0x4_4444_4444;
        const EIGHTS: u64 = 0x8_8888_8888;
        let more = |group: &u64| group & EIGHTS | group & FOURS & (group << 1 | group << 2);
        self.groups.iter().map(more).fold(0, |all, more| all | more) != 0
    }

    /// Returns the four words of nibbles.
    pub(crate) const fn groups(&self) -> [u64; 4] {
        self.groups
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a position in a group is below 9"
)]
const fn place(tile: Tile) -> (usize, u32) {
    (tile.index() / 9, (tile.index() % 9) as u32 * 4)
}

/// Returns the sum of the nibbles of one group.
const fn sum(group: u64) -> u32 {
    // Adds pairs of nibbles to bytes, then all bytes into the top one.
    let bytes = (group & 0x0f0f_0f0f_0f0f_0f0f) + (group >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

/// Returns the number of tiles of one group modulo 3. Since 16 modulo 3 is 1, a word and the sum of its
/// nibbles have the same remainder.
pub(crate) const fn remainder_of_threes(group: u64) -> usize {
    (group % 3) as usize
}

/// Input can have any number of tiles: more than 15 of a kind count as 15.
impl Extend<Tile> for TileCounts {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        for tile in tiles {
            // In place: a copy of all words for each tile stalls the load that follows the store.
            let (group, shift) = place(tile);
            let group = &mut self.groups[group];
            if *group >> shift & 0xf < MOST {
                *group += 1 << shift;
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
    fn counts_each_kind_separately() {
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
    fn counts_saturate_at_fifteen() {
        for tile in [Tile::ALL[6], Tile::ALL[8], Tile::ALL[33]] {
            for many in [15, 16, 300] {
                let counts: TileCounts = iter::repeat_n(tile, many).collect();
                assert_eq!(counts.iter().collect::<Vec<_>>(), [(tile, 15)], "{many}");
            }
        }
    }

    #[test]
    fn more_than_four_of_a_kind_is_found_at_every_place() {
        for tile in Tile::ALL {
            for count in 0..=15 {
                let counts = TileCounts::FOUR_OF_EACH.minus(TileCounts::EMPTY.with(tile, 4));
                let counts = counts.with(tile, count);
                assert_eq!(counts.has_more_than_four(), count > 4, "{count} of {tile}");
            }
        }
    }

    #[test]
    fn sums_a_full_group() {
        assert_eq!(sum(0x4_4444_4444), 36);
    }

    #[test]
    fn remainder_of_threes_equals_that_of_the_sum() {
        for group in [
            0,
            0x1,
            0x2_0000_0000,
            0x3_1111_1113,
            0x1_0204_0310,
            0x4_4444_4444,
        ] {
            assert_eq!(
                remainder_of_threes(group),
                sum(group) as usize % 3,
                "{group:x}"
            );
        }
    }
}
