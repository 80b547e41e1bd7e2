//! Tiles: the 34 kinds that form sets, and the bonus tiles.

use std::fmt;

/// One of the three suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// 萬, written `m`.
    Characters,
    /// 筒, written `p`.
    Dots,
    /// 索, written `s`.
    Bamboo,
}

impl Suit {
    /// All suits, in the order of the notation.
    pub const ALL: [Self; 3] = [Self::Characters, Self::Dots, Self::Bamboo];

    /// Returns the letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Characters => 'm',
            Self::Dots => 'p',
            Self::Bamboo => 's',
        }
    }

    /// Returns the English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Characters => "characters",
            Self::Dots => "dots",
            Self::Bamboo => "bamboo",
        }
    }
}

/// A wind, also used for a seat at the table: East is the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Wind {
    /// 東
    East,
    /// 南
    South,
    /// 西
    West,
    /// 北
    North,
}

/// A player, named by the wind of the seat.
pub type Seat = Wind;

impl Wind {
    /// All winds in turn order.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// Returns `E`, `S`, `W` or `N`.
    pub const fn letter(self) -> char {
        match self {
            Self::East => 'E',
            Self::South => 'S',
            Self::West => 'W',
            Self::North => 'N',
        }
    }

    /// Returns the wind of a letter of the notation.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'E' => Some(Self::East),
            'S' => Some(Self::South),
            'W' => Some(Self::West),
            'N' => Some(Self::North),
            _ => None,
        }
    }

    /// Returns the English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::East => "East",
            Self::South => "South",
            Self::West => "West",
            Self::North => "North",
        }
    }

    /// Returns the next player.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// Returns the previous player, the only one whose discard this seat may claim for a chow.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self::ALL[(self as usize + 3) % 4]
    }

    /// Returns how many turns after `other` this seat plays: 0 for the same seat, else 1 to 3.
    pub const fn turns_after(self, other: Self) -> usize {
        (self as usize + 4 - other as usize) % 4
    }

    /// Returns the other three seats, in turn order after this one.
    pub const fn others(self) -> [Self; 3] {
        [self.next(), self.next().next(), self.previous()]
    }
}

impl fmt::Display for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A dragon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Dragon {
    /// 白, `5z`.
    White,
    /// 發, `6z`.
    Green,
    /// 中, `7z`.
    Red,
}

impl Dragon {
    /// All dragons, in the order of the notation.
    pub const ALL: [Self; 3] = [Self::White, Self::Green, Self::Red];
}

/// The face of a tile that forms sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// A suit tile and its rank, 1 to 9.
    Suited(Suit, u8),
    /// A wind.
    Wind(Wind),
    /// A dragon.
    Dragon(Dragon),
}

/// One of the 34 kinds of tile that form sets and pairs.
///
/// ```
/// use tilewise_rules::{Face, Suit, Tile};
/// let tile = Tile::suited(Suit::Bamboo, 7);
/// assert_eq!(tile.to_string(), "7s");
/// assert_eq!(tile.face(), Face::Suited(Suit::Bamboo, 7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// All 34 kinds: characters, dots, bamboo, winds, dragons.
    pub const ALL: [Self; 34] = {
        let mut all = [Self(0); 34];
        let mut i = 0u8;
        while i < 34 {
            all[i as usize] = Self(i);
            i += 1;
        }
        all
    };

    /// Returns the suit tile of a rank from 1 to 9; other ranks are clamped.
    pub const fn suited(suit: Suit, rank: u8) -> Self {
        let rank = if rank < 1 {
            1
        } else if rank > 9 {
            9
        } else {
            rank
        };
        Self(suit as u8 * 9 + rank - 1)
    }

    /// Returns a wind tile.
    pub const fn wind(wind: Wind) -> Self {
        Self(27 + wind as u8)
    }

    /// Returns a dragon tile.
    pub const fn dragon(dragon: Dragon) -> Self {
        Self(31 + dragon as u8)
    }

    /// Returns its position in [`Tile::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its face.
    pub const fn face(self) -> Face {
        match self.0 {
            0..27 => Face::Suited(Suit::ALL[self.index() / 9], self.0 % 9 + 1),
            27..31 => Face::Wind(Wind::ALL[self.index() - 27]),
            _ => Face::Dragon(Dragon::ALL[self.index() - 31]),
        }
    }

    /// Returns the suit, if it has one.
    pub const fn suit(self) -> Option<Suit> {
        if self.0 < 27 {
            Some(Suit::ALL[self.index() / 9])
        } else {
            None
        }
    }

    /// Returns the rank of a suit tile, 1 to 9.
    pub const fn rank(self) -> Option<u8> {
        if self.0 < 27 {
            Some(self.0 % 9 + 1)
        } else {
            None
        }
    }

    /// Returns whether it is a wind or a dragon.
    pub const fn is_honor(self) -> bool {
        self.0 >= 27
    }

    /// Returns whether it is a wind.
    pub const fn is_wind(self) -> bool {
        self.0 >= 27 && self.0 < 31
    }

    /// Returns whether it is a dragon.
    pub const fn is_dragon(self) -> bool {
        self.0 >= 31
    }

    /// Returns whether it is a 1 or a 9.
    pub const fn is_terminal(self) -> bool {
        self.0 < 27 && matches!(self.0 % 9, 0 | 8)
    }

    /// Returns the tile `steps` ranks above it in its suit.
    pub const fn above(self, steps: u8) -> Option<Self> {
        if self.0 < 27 && self.0 % 9 + steps < 9 {
            Some(Self(self.0 + steps))
        } else {
            None
        }
    }

    /// Returns the English name: "7 bamboo", "East wind", "red dragon".
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

const NAMES: [&str; 34] = [
    "1 characters",
    "2 characters",
    "3 characters",
    "4 characters",
    "5 characters",
    "6 characters",
    "7 characters",
    "8 characters",
    "9 characters",
    "1 dots",
    "2 dots",
    "3 dots",
    "4 dots",
    "5 dots",
    "6 dots",
    "7 dots",
    "8 dots",
    "9 dots",
    "1 bamboo",
    "2 bamboo",
    "3 bamboo",
    "4 bamboo",
    "5 bamboo",
    "6 bamboo",
    "7 bamboo",
    "8 bamboo",
    "9 bamboo",
    "East wind",
    "South wind",
    "West wind",
    "North wind",
    "white dragon",
    "green dragon",
    "red dragon",
];

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Suited(suit, rank) => write!(f, "{rank}{}", suit.letter()),
            Face::Wind(wind) => write!(f, "{}z", wind as u8 + 1),
            Face::Dragon(dragon) => write!(f, "{}z", dragon as u8 + 5),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_own_place_and_face() {
        for (index, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile.index(), index);
            let again = match tile.face() {
                Face::Suited(suit, rank) => Tile::suited(suit, rank),
                Face::Wind(wind) => Tile::wind(wind),
                Face::Dragon(dragon) => Tile::dragon(dragon),
            };
            assert_eq!(again, tile);
        }
    }

    #[test]
    fn turn_order_goes_east_south_west_north() {
        assert_eq!(Wind::North.next(), Wind::East);
        assert_eq!(Wind::East.previous(), Wind::North);
        assert_eq!(Wind::West.others(), [Wind::North, Wind::East, Wind::South]);
        assert_eq!(Wind::East.turns_after(Wind::North), 1);
    }
}
