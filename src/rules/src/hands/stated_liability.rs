//! Liabilities as stated at the table.

use crate::tiles::Seat;

/// The tile that makes a player liable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum LiableTile {
    /// The winning tile.
    WinningTile,
    /// A tile that was claimed for an earlier set.
    Set,
}

impl LiableTile {
    /// Both.
    pub const ALL: &[Self] = &[Self::WinningTile, Self::Set];

    /// Returns the key in the JSON interface.
    pub const fn key(self) -> &'static str {
        match self {
            Self::WinningTile => "winning-tile",
            Self::Set => "set",
        }
    }

    /// Returns the tile with a key of the JSON interface.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.key() == key)
    }
}

/// A liability as stated at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StatedLiability {
    /// The key of the liability.
    pub key: &'static str,
    /// The liable player.
    pub seat: Seat,
    /// Whether it arose from the winning tile or from an earlier set.
    pub tile: LiableTile,
    /// The key of the exemption.
    pub exempt: Option<&'static str>,
}
