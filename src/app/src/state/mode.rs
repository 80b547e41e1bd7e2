//! What one tap on a tile key enters.

use tilewise_rules::{Indicators, MeldKind, Tile};

/// What one tap on a tile key enters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One tile of the hand.
    #[default]
    Tile,
    /// Two alike in the hand.
    Pair,
    /// Three in a row in the hand, from the tapped tile up.
    ConcealedChow,
    /// Three alike in the hand.
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
    /// The tile under one.
    Ura,
}

impl Mode {
    /// Modes that enter tiles of the hand, and the kong that nobody else had a part in.
    pub const HAND: [Self; 5] = [
        Self::Tile,
        Self::Pair,
        Self::ConcealedChow,
        Self::ConcealedPung,
        Self::ConcealedKong,
    ];
    /// Modes that enter sets claimed from another player.
    pub const CLAIMED: [Self; 3] = [Self::Chow, Self::Pung, Self::Kong];

    /// Its name in the page, for styles and tests.
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

    /// What its button says.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tile => text!("Tile"),
            Self::Pair => text!("Pair"),
            Self::ConcealedChow => text!("Chow"),
            Self::ConcealedPung => text!("Pung"),
            Self::ConcealedKong => text!("Kong"),
            // In other languages a set that was claimed is called by the claim. The styles make the
            // letters large.
            Self::Chow => text!("chow"),
            Self::Pung => text!("pung"),
            Self::Kong => text!("kong"),
            Self::Dora => text!("Dora"),
            Self::Ura => text!("Ura"),
        }
    }

    /// What one tap enters, in words.
    pub const fn says(self) -> &'static str {
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

    /// The set on the table that it enters; `None` for tiles of the hand.
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

    /// The list of indicators that it adds to.
    pub const fn indicator(self) -> Option<Indicators> {
        match self {
            Self::Dora => Some(Indicators::Dora),
            Self::Ura => Some(Indicators::Ura),
            _ => None,
        }
    }

    /// The mode that fits where there is room for so many tiles: a pair where no set does, a tile
    /// where no pair does. In a full hand nothing fits, and it stays.
    #[must_use]
    pub const fn within(self, room: usize) -> Self {
        match (self, room) {
            (Self::Tile | Self::Dora | Self::Ura, _) | (Self::Pair, 2..) | (_, 0 | 3..) => self,
            (_, 2) => Self::Pair,
            (_, 1) => Self::Tile,
        }
    }

    /// The tiles that a tap on `tile` enters; `None` if no chow begins there.
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
