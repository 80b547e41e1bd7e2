//! How many tiles and sets a hand has.

/// The most sets that a hand can have, in any rule set.
pub const MAX_SETS: usize = 5;

/// How many sets a complete hand has beside its pair, and so how many tiles. A kong counts as
/// three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    sets: u8,
}

impl Geometry {
    /// Four sets and a pair: 13 tiles and the winning tile.
    pub const FOUR_SETS: Self = Self::new(4);
    /// Five sets and a pair: 16 tiles and the winning tile.
    pub const FIVE_SETS: Self = Self::new(5);

    /// So many sets and a pair.
    ///
    /// # Panics
    /// If there are more than [`MAX_SETS`]. In a `const`, that stops the build.
    #[expect(clippy::cast_possible_truncation, reason = "it is at most 5")]
    pub const fn new(sets: usize) -> Self {
        assert!(sets <= MAX_SETS, "no hand has so many sets");
        Self { sets: sets as u8 }
    }

    /// The sets of a complete hand.
    pub const fn sets(self) -> usize {
        self.sets as usize
    }

    /// The tiles of a hand that waits for its last one.
    pub const fn waiting(self) -> usize {
        self.complete() - 1
    }

    /// The tiles of a complete hand.
    pub const fn complete(self) -> usize {
        3 * self.sets() + 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_waits_for_one_tile() {
        let sizes = |one: Geometry| [one.sets(), one.waiting(), one.complete()];
        assert_eq!(sizes(Geometry::FOUR_SETS), [4, 13, 14]);
        assert_eq!(sizes(Geometry::FIVE_SETS), [5, 16, 17]);
    }
}
