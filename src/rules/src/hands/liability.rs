//! Who fed a hand, as the table states it.

use crate::tiles::Seat;

/// Which tile was fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum LiableTile {
    /// The winning tile.
    WinningTile,
    /// One that was claimed for a set before that.
    Set,
}

impl LiableTile {
    /// Both.
    pub const ALL: &[Self] = &[Self::WinningTile, Self::Set];

    /// The key of the data face.
    pub const fn key(self) -> &'static str {
        match self {
            Self::WinningTile => "winning-tile",
            Self::Set => "set",
        }
    }

    /// The one of a key of the data face.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.key() == key)
    }
}

/// Who fed what, as the table states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StatedLiability {
    /// The key of what was fed.
    pub key: &'static str,
    /// Who fed it.
    pub seat: Seat,
    /// Whether it was the winning tile or a set before that.
    pub fed: LiableTile,
    /// The key of what frees the feeder.
    pub exempt: Option<&'static str>,
}
