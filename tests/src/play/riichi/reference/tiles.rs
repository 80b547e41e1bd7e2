//! Tiles and seats.

/// What a tile belongs to.
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
    /// The three with numbers.
    pub const NUMBERED: [Self; 3] = [Self::Characters, Self::Dots, Self::Bamboo];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Characters => 'm',
            Self::Dots => 'p',
            Self::Bamboo => 's',
            Self::Honours => 'z',
        }
    }
}

/// A tile. Two tiles of one kind differ if one of them is red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// Its suit.
    pub suit: Suit,
    /// Its number, 1 to 9; of honours 1 to 7.
    pub rank: u8,
    /// Whether it is a red five.
    pub red: bool,
}

impl Tile {
    /// A tile that is not red.
    pub const fn new(suit: Suit, rank: u8) -> Self {
        Self {
            suit,
            rank,
            red: false,
        }
    }

    /// A red five.
    pub const fn red_five(suit: Suit) -> Self {
        Self {
            suit,
            rank: 5,
            red: true,
        }
    }

    /// An honour.
    pub const fn honour(rank: u8) -> Self {
        Self::new(Suit::Honours, rank)
    }

    /// The 34 kinds.
    pub fn kinds() -> Vec<Self> {
        let mut kinds = Vec::new();
        for suit in Suit::NUMBERED {
            kinds.extend((1..=9).map(|rank| Self::new(suit, rank)));
        }
        kinds.extend((1..=7).map(Self::honour));
        kinds
    }

    /// Its kind: the same tile, not red.
    #[must_use]
    pub const fn kind(self) -> Self {
        Self::new(self.suit, self.rank)
    }

    /// A wind or a dragon.
    pub fn is_honour(self) -> bool {
        self.suit == Suit::Honours
    }

    /// A wind.
    pub fn is_wind(self) -> bool {
        self.is_honour() && self.rank <= 4
    }

    /// A dragon.
    pub fn is_dragon(self) -> bool {
        self.is_honour() && self.rank >= 5
    }

    /// A one or a nine.
    pub fn is_terminal(self) -> bool {
        !self.is_honour() && (self.rank == 1 || self.rank == 9)
    }

    /// A one, a nine or an honour.
    pub fn is_outside(self) -> bool {
        self.is_honour() || self.is_terminal()
    }

    /// The tile so many steps above it in its suit.
    pub fn above(self, steps: u8) -> Option<Self> {
        let rank = self.rank + steps;
        (!self.is_honour() && rank <= 9).then(|| Self::new(self.suit, rank))
    }

    /// what it points at as an indicator.
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

/// A player, named by his wind.
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
    /// All in turn order.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// Its place in [`Seat::ALL`].
    pub const fn place(self) -> usize {
        self as usize
    }

    /// Its wind.
    pub const fn wind(self) -> Tile {
        Tile::honour(self as u8 + 1)
    }

    /// The other three in turn order.
    pub fn others(self) -> [Self; 3] {
        [1, 2, 3].map(|turns| Self::ALL[(self.place() + turns) % 4])
    }

    /// How many turns it plays after another.
    pub const fn turns_after(self, other: Self) -> usize {
        (self.place() + 4 - other.place()) % 4
    }

    /// `E`, `S`, `W` or `N`.
    pub const fn letter(self) -> char {
        ['E', 'S', 'W', 'N'][self.place()]
    }
}
