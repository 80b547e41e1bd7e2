//! Modes of tile keys: the tiles that a tap enters.

use tilewise_rules::{Indicators, MeldKind, Tile};

/// A mode of the tile keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One tile of the hand.
    #[default]
    Tile,
    /// Two equal tiles of the hand.
    Pair,
    /// A chow of the hand, from the tapped tile up.
    ConcealedChow,
    /// A pung of the hand.
    ConcealedPung,
    /// A concealed kong.
    ConcealedKong,
    /// A claimed chow, from the tapped tile up.
    Chow,
    /// A claimed pung.
    Pung,
    /// A claimed kong.
    Kong,
    /// An indicator of tiles that add to the hand.
    Dora,
    /// An indicator below one of those.
    Ura,
}

impl Mode {
    /// Modes for tiles of the hand, and for the concealed kong.
    pub const HAND: [Self; 5] = [
        Self::Tile,
        Self::Pair,
        Self::ConcealedChow,
        Self::ConcealedPung,
        Self::ConcealedKong,
    ];
    /// Modes for sets that were claimed from another player.
    pub const CLAIMED: [Self; 3] = [Self::Chow, Self::Pung, Self::Kong];

    /// The key for styles and tests.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Pair => "pair",
            Self::ConcealedChow => "concealed-chow",
            Self::ConcealedPung => "concealed-pung",
            Self::ConcealedKong => "concealed-kong",
            Self::Chow => "chow",
            Self::Pung => "pung",
            Self::Kong => "kong",
            Self::Dora => "dora",
            Self::Ura => "ura",
        }
    }

    /// The label of its button.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tile => text!("Tile"),
            Self::Pair => text!("Pair"),
            Self::ConcealedChow => text!("Chow"),
            Self::ConcealedPung => text!("Pung"),
            Self::ConcealedKong => text!("Kong"),
            // Lower case, since translations name a claimed set by its claim. The styles capitalize it.
            Self::Chow => text!("chow"),
            Self::Pung => text!("pung"),
            Self::Kong => text!("kong"),
            Self::Dora => text!("Dora"),
            Self::Ura => text!("Ura"),
        }
    }

    /// The description of a tap.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Tile => text!("One tile in the hand"),
            Self::Pair => text!("Two alike in the hand"),
            Self::ConcealedChow => text!("Three in a row in the hand, from the tapped tile up"),
            Self::ConcealedPung => text!("Three alike in the hand"),
            Self::ConcealedKong => text!("A concealed kong"),
            Self::Chow => text!("A claimed chow, from the tapped tile up"),
            Self::Pung => text!("A claimed pung"),
            Self::Kong => text!("A claimed kong"),
            Self::Dora => text!("A dora indicator"),
            Self::Ura => text!("An ura indicator, under that of a dora"),
        }
    }

    /// The kind of set on the table; `None` for tiles of the hand.
    pub const fn meld(self) -> Option<MeldKind> {
        match self {
            Self::Chow => Some(MeldKind::Chow),
            Self::Pung => Some(MeldKind::Pung),
            Self::Kong => Some(MeldKind::Kong),
            Self::ConcealedKong => Some(MeldKind::ConcealedKong),
            Self::Tile
            | Self::Pair
            | Self::ConcealedChow
            | Self::ConcealedPung
            | Self::Dora
            | Self::Ura => None,
        }
    }

    /// The list of indicators that it extends.
    pub const fn indicator(self) -> Option<Indicators> {
        match self {
            Self::Dora => Some(Indicators::Dora),
            Self::Ura => Some(Indicators::Ura),
            _ => None,
        }
    }

    /// Returns the largest mode that fits into the room: a pair instead of a set, a tile instead of a pair.
    /// In a full hand the mode stays.
    #[must_use]
    pub const fn within(self, room: usize) -> Self {
        match (self, room) {
            (Self::Tile | Self::Dora | Self::Ura, _) | (Self::Pair, 2..) | (_, 0 | 3..) => self,
            (_, 2) => Self::Pair,
            (_, 1) => Self::Tile,
        }
    }

    /// Returns the tiles of a tap on `tile`; `None` if no chow begins there.
    pub fn tiles(self, tile: Tile) -> Option<Vec<Tile>> {
        match self {
            Self::Tile | Self::Dora | Self::Ura => Some(vec![tile]),
            Self::Pair => Some(vec![tile; 2]),
            Self::ConcealedPung | Self::Pung => Some(vec![tile; 3]),
            Self::ConcealedKong | Self::Kong => Some(vec![tile; 4]),
            Self::ConcealedChow | Self::Chow => Some(vec![tile, tile.above(1)?, tile.above(2)?]),
        }
    }
}
