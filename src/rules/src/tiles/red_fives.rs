//! Red fives.

use crate::tiles::{Suit, Tile};

/// The number of red fives, by suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RedFives([u8; 3]);

impl RedFives {
    /// None.
    pub const NONE: Self = Self([0; 3]);

    /// Creates it from the numbers of characters, dots and bamboo.
    pub const fn new(by_suit: [u8; 3]) -> Self {
        Self(by_suit)
    }

    /// Adds one.
    #[must_use]
    pub const fn with(mut self, suit: Suit) -> Self {
        let place = suit as usize;
        self.0[place] = self.0[place].saturating_add(1);
        self
    }

    /// Removes one, if there is one.
    #[must_use]
    pub const fn without(mut self, suit: Suit) -> Self {
        let place = suit as usize;
        self.0[place] = self.0[place].saturating_sub(1);
        self
    }

    /// Returns which of these tiles are red: the first fives of a suit.
    pub fn among(mut self, tiles: &[Tile]) -> Vec<bool> {
        tiles.iter().map(|&tile| self.take(tile)).collect()
    }

    /// Returns the number in a suit.
    pub const fn count(self, suit: Suit) -> u8 {
        self.0[suit as usize]
    }

    /// Returns the sum.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self([0, 1, 2].map(|suit| self.0[suit].saturating_add(other.0[suit])))
    }

    /// Returns the total number.
    pub fn total(self) -> u8 {
        self.0.into_iter().fold(0, u8::saturating_add)
    }

    /// Returns whether there are none.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Removes one if the tile is a five and a red five of its suit is left; returns whether it did.
    pub(crate) fn take(&mut self, tile: Tile) -> bool {
        match (tile.rank(), tile.suit()) {
            (Some(5), Some(suit)) if self.count(suit) > 0 => {
                self.0[suit as usize] -= 1;
                true
            }
            _ => false,
        }
    }
}
