//! Tiles and seats.

/// Suit of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// `m`
    Characters,
    /// `p`
    Dots,
    /// `s`
    Bamboo,
    /// `z`: East, South, West, North, White, Green, Red.
    Honours,
}

impl Suit {
    /// The three suits with ranks.
    pub const NUMBERED: [Self; 3] = [Self::Characters, Self::Dots, Self::Bamboo];

    /// Returns the letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Characters => 'm',
            Self::Dots => 'p',
            Self::Bamboo => 's',
            Self::Honours => 'z',
        }
    }
}

/// A tile. Tiles of the same kind differ if one of them is red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// Its suit.
    pub suit: Suit,
    /// Its rank, 1 to 9; of honours 1 to 7.
    pub rank: u8,
    /// Whether it is a red five.
    pub red: bool,
}

impl Tile {
    /// Returns a tile that is not red.
    pub const fn new(suit: Suit, rank: u8) -> Self {
        Self {
            suit,
            rank,
            red: false,
        }
    }

    /// Returns a red five.
    pub const fn red_five(suit: Suit) -> Self {
        Self {
            suit,
            rank: 5,
            red: true,
        }
    }

    /// Returns an honour.
    pub const fn honour(rank: u8) -> Self {
        Self::new(Suit::Honours, rank)
    }

    /// Returns the 34 kinds.
    pub fn kinds() -> Vec<Self> {
        let mut kinds = Vec::new();
        for suit in Suit::NUMBERED {
            kinds.extend((1..=9).map(|rank| Self::new(suit, rank)));
        }
        kinds.extend((1..=7).map(Self::honour));
        kinds
    }

    /// Returns its kind: the same tile, not red.
    #[must_use]
    pub const fn kind(self) -> Self {
        Self::new(self.suit, self.rank)
    }

    /// Returns whether it is a wind or a dragon.
    pub fn is_honour(self) -> bool {
        self.suit == Suit::Honours
    }

    /// Returns whether it is a wind.
    pub fn is_wind(self) -> bool {
        self.is_honour() && self.rank <= 4
    }

    /// Returns whether it is a dragon.
    pub fn is_dragon(self) -> bool {
        self.is_honour() && self.rank >= 5
    }

    /// Returns whether it is a one or a nine.
    pub fn is_terminal(self) -> bool {
        !self.is_honour() && (self.rank == 1 || self.rank == 9)
    }

    /// Returns whether it is a one, a nine or an honour.
    pub fn is_outside(self) -> bool {
        self.is_honour() || self.is_terminal()
    }

    /// Returns the tile `steps` ranks higher in its suit.
    pub fn above(self, steps: u8) -> Option<Self> {
        let rank = self.rank + steps;
        (!self.is_honour() && rank <= 9).then(|| Self::new(self.suit, rank))
    }

    /// returns the dora that it indicates.
    #[must_use]
    pub fn points_at(self) -> Self {
        let rank = match (self.suit, self.rank) {
            (Suit::Honours, 4) => 1,
            (Suit::Honours, 7) => 5,
            (Suit::Honours, rank) => rank + 1,
            (_, 9) => 1,
            (_, rank) => rank + 1,
        };
        Self::new(self.suit, rank)
    }
}

/// A player, named by seat wind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// The dealer.
    East,
    /// Plays after East.
    South,
    /// Plays after South.
    West,
    /// Plays after West.
    North,
}

impl Seat {
    /// All seats in turn order.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// Returns its index in [`Seat::ALL`].
    pub const fn place(self) -> usize {
        self as usize
    }

    /// Returns its wind.
    pub const fn wind(self) -> Tile {
        Tile::honour(self as u8 + 1)
    }

    /// Returns the other three in turn order.
    pub fn others(self) -> [Self; 3] {
        [1, 2, 3].map(|turns| Self::ALL[(self.place() + turns) % 4])
    }

    /// Returns its distance from another seat in turn order.
    pub const fn turns_after(self, other: Self) -> usize {
        (self.place() + 4 - other.place()) % 4
    }

    /// Returns `E`, `S`, `W` or `N`.
    pub const fn letter(self) -> char {
        ['E', 'S', 'W', 'N'][self.place()]
    }
}
