//! Fives that are red, which count as fives and for more.

use crate::tiles::{Suit, Tile};

/// How many of some fives are red, by suit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RedFives([u8; 3]);

impl RedFives {
    /// None.
    pub const NONE: Self = Self([0; 3]);

    /// So many of characters, dots and bamboo.
    pub const fn new(by_suit: [u8; 3]) -> Self {
        Self(by_suit)
    }

    /// These and one more.
    #[must_use]
    pub const fn with(mut self, suit: Suit) -> Self {
        let place = suit as usize;
        self.0[place] = self.0[place].saturating_add(1);
        self
    }

    /// These and one less, if there is one.
    #[must_use]
    pub const fn without(mut self, suit: Suit) -> Self {
        let place = suit as usize;
        self.0[place] = self.0[place].saturating_sub(1);
        self
    }

    /// Which of these tiles they are: of the fives of a suit the first.
    pub fn among(mut self, tiles: &[Tile]) -> Vec<bool> {
        tiles.iter().map(|&tile| self.take(tile)).collect()
    }

    /// How many of a suit.
    pub const fn of(self, suit: Suit) -> u8 {
        self.0[suit as usize]
    }

    /// Both together.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self([0, 1, 2].map(|suit| self.0[suit].saturating_add(other.0[suit])))
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        self.0.into_iter().fold(0, u8::saturating_add)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Takes one of this tile, if it is a five of which one is left.
    pub(crate) fn take(&mut self, tile: Tile) -> bool {
        match (tile.rank(), tile.suit()) {
            (Some(5), Some(suit)) if self.of(suit) > 0 => {
                self.0[suit as usize] -= 1;
                true
            }
            _ => false,
        }
    }
}
