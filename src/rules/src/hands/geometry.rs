//! The number of tiles and sets of a hand.

/// The most sets of a hand, in any rule set.
pub const MAX_SETS: usize = 5;

/// The number of sets of a complete hand, without its pair, which determines its number of tiles. A kong
/// counts as three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    sets: u8,
}

impl Geometry {
    /// Four sets and a pair: 13 tiles and the winning tile.
    pub const FOUR_SETS: Self = Self::new(4);
    /// Five sets and a pair: 16 tiles and the winning tile.
    pub const FIVE_SETS: Self = Self::new(5);

    /// Creates the geometry of a number of sets and a pair.
    ///
    /// # Panics
    /// If there are more than [`MAX_SETS`]. In a `const`, that stops the build.
    #[expect(clippy::cast_possible_truncation, reason = "it is at most 5")]
    pub const fn new(sets: usize) -> Self {
        assert!(sets <= MAX_SETS, "no hand has so many sets");
        Self { sets: sets as u8 }
    }

    /// Returns the number of sets of a complete hand.
    pub const fn sets(self) -> usize {
        self.sets as usize
    }

    /// Returns the number of tiles of a waiting hand.
    pub const fn waiting(self) -> usize {
        self.complete() - 1
    }

    /// Returns the number of tiles of a complete hand.
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
