//! How many tables of which size a number of players makes.

use std::iter::repeat_n;

/// The sizes of tables that are allowed besides four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TableSizes {
    /// Tables of three, by rules that allow three players.
    pub threes: bool,
    /// Tables of five, at which one after the other sits out.
    pub fives: bool,
}

/// The number of tables of each size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TableCounts {
    /// Tables of four.
    pub fours: usize,
    /// Tables of five.
    pub fives: usize,
    /// Tables of three.
    pub threes: usize,
}

impl TableSizes {
    /// Returns the fewest players who make a table.
    pub(super) const fn least(self) -> usize {
        if self.threes { 3 } else { 4 }
    }

    /// Returns the tables for a number of players: with as few waiting as possible, then as few tables other than of
    /// four, then as few of five. With `n` players, of whom `r` remain when all others sit at tables of four:
    ///
    /// | allowed | `r` = 1 | `r` = 2 | `r` = 3 |
    /// |---|---|---|---|
    /// | four | 1 waits | 2 wait | 3 wait |
    /// | three, four | three of 3; 1 waits if `n` < 9 | two of 3 | one of 3 |
    /// | four, five | one of 5 | two of 5; one of 5 and 1 waits if `n` < 10 | three of 5; two less if `n` < 15 |
    /// | three, four, five | one of 5 | two of 3 | one of 3 |
    ///
    /// "Two less": with 11 players two tables of 5, and 1 waits; with 7 one of 5, and 2 wait. With fewer than four
    /// players there is one table of 3, if it is allowed, or none.
    ///
    /// ```
    /// use tilewise_club::{TableCounts, TableSizes};
    /// let sizes = TableSizes { threes: true, fives: false };
    /// assert_eq!(sizes.counts(22), TableCounts { fours: 4, threes: 2, fives: 0 });
    /// ```
    pub fn counts(self, players: usize) -> TableCounts {
        // Four tables of three are three of four, and four of five are five of four.
        let most = |allowed: bool| if allowed { 3 } else { 0 };
        let mut best = TableCounts::default();
        let mut least = (usize::MAX, 0, 0);
        for fives in 0..=most(self.fives) {
            for threes in 0..=most(self.threes) {
                let Some(others) = players.checked_sub(5 * fives + 3 * threes) else {
                    continue;
                };
                let counts = TableCounts {
                    fours: others / 4,
                    fives,
                    threes,
                };
                let cost = (others % 4, fives + threes, fives);
                if cost < least {
                    (best, least) = (counts, cost);
                }
            }
        }
        best
    }
}

impl TableCounts {
    /// Returns the number of tables.
    pub const fn tables(self) -> usize {
        self.fours + self.fives + self.threes
    }

    /// Returns the number of seats: those who sit out at tables of five are counted.
    pub const fn seats(self) -> usize {
        4 * self.fours + 5 * self.fives + 3 * self.threes
    }

    /// Returns the size of each table: those of four come first.
    pub(super) fn sizes(self) -> Vec<usize> {
        let fours = repeat_n(4, self.fours);
        let others = repeat_n(5, self.fives).chain(repeat_n(3, self.threes));
        fours.chain(others).collect()
    }
}
