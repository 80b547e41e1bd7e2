//! Bonus tiles: flowers, seasons and animals, one of each.

use std::fmt;

use crate::bits::bits;
use crate::tiles::Seat;

/// A family of four bonus tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum BonusFamily {
    /// Plum, orchid, chrysanthemum, bamboo: `f1`–`f4`.
    Flower,
    /// Spring, summer, autumn, winter: `g1`–`g4`.
    Season,
    /// Cat, rat, rooster, centipede: `a1`–`a4`, in Singapore.
    Animal,
}

impl BonusFamily {
    /// All families, in the order of the notation.
    pub const ALL: [Self; 3] = [Self::Flower, Self::Season, Self::Animal];

    /// Returns the letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Flower => 'f',
            Self::Season => 'g',
            Self::Animal => 'a',
        }
    }
}

/// One bonus tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BonusTile(u8);

impl BonusTile {
    /// All twelve: flowers, seasons, animals.
    pub const ALL: [Self; 12] = {
        let mut all = [Self(0); 12];
        let mut i = 0u8;
        while i < 12 {
            all[i as usize] = Self(i);
            i += 1;
        }
        all
    };

    /// Returns the tile of a family that belongs to a seat (for animals: the first to the fourth).
    pub const fn new(family: BonusFamily, seat: Seat) -> Self {
        Self(family as u8 * 4 + seat as u8)
    }

    /// Its family.
    pub const fn family(self) -> BonusFamily {
        BonusFamily::ALL[self.0 as usize / 4]
    }

    /// Its number in the family, 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 % 4 + 1
    }

    /// Returns its position in [`BonusTile::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns whether it is the flower or season of this seat. Animals belong to no seat.
    pub const fn belongs_to(self, seat: Seat) -> bool {
        self.0 < 8 && self.0 % 4 == seat as u8
    }

    /// Returns the English name.
    pub const fn name(self) -> &'static str {
        [
            "plum",
            "orchid",
            "chrysanthemum",
            "bamboo flower",
            "spring",
            "summer",
            "autumn",
            "winter",
            "cat",
            "rat",
            "rooster",
            "centipede",
        ][self.0 as usize]
    }
}

impl fmt::Display for BonusTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.family().letter(), self.number())
    }
}

impl fmt::Debug for BonusTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of bonus tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BonusTiles(u16);

impl BonusTiles {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// The four flowers.
    pub const FLOWERS: Self = Self(0x00f);
    /// The four seasons.
    pub const SEASONS: Self = Self(0x0f0);
    /// The four animals.
    pub const ANIMALS: Self = Self(0xf00);

    /// Adds a tile.
    #[must_use]
    pub const fn with(self, tile: BonusTile) -> Self {
        Self(self.0 | 1 << tile.0)
    }

    /// Returns whether it contains a tile.
    pub const fn contains(self, tile: BonusTile) -> bool {
        self.0 & (1 << tile.0) != 0
    }

    /// Returns whether it contains all of `other`.
    pub const fn contains_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns the union.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the intersection.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the tiles of the complete families.
    #[must_use]
    pub fn whole_families(self) -> Self {
        [Self::FLOWERS, Self::SEASONS, Self::ANIMALS]
            .into_iter()
            .filter(|&family| self.contains_all(family))
            .fold(Self::NONE, Self::union)
    }

    /// Returns whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of tiles.
    #[expect(clippy::cast_possible_truncation, reason = "there are sixteen bits")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Iterates over the tiles, in the order of the notation.
    pub fn iter(self) -> impl Iterator<Item = BonusTile> {
        bits(self.0.into()).map(|place| BonusTile::ALL[usize::from(place)])
    }
}

impl FromIterator<BonusTile> for BonusTiles {
    fn from_iter<I: IntoIterator<Item = BonusTile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, Self::with)
    }
}
