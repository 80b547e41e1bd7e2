//! Sets of tiles, and melds.

use std::fmt;

use crate::tiles::{Seat, Tile};

/// The kinds of set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum SetKind {
    /// Three in a row in one suit.
    Chow,
    /// Three equal tiles.
    Pung,
    /// Four equal tiles, counted as three.
    Kong,
    /// 147, 258 or 369 of one suit, with the other two in the other suits. Always in the hand.
    Knitted,
}

/// A chow, pung, kong or knitted chow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set {
    /// Its kind.
    pub kind: SetKind,
    /// Its tile; the lowest of a chow.
    pub tile: Tile,
}

impl Set {
    /// Returns whether it is a pung or a kong.
    pub const fn is_alike(self) -> bool {
        matches!(self.kind, SetKind::Pung | SetKind::Kong)
    }

    /// Returns whether it contains a tile.
    pub const fn contains(self, tile: Tile) -> bool {
        match self.kind {
            SetKind::Chow => {
                tile.index() >= self.tile.index() && tile.index() <= self.tile.index() + 2
            }
            SetKind::Pung | SetKind::Kong => tile.index() == self.tile.index(),
            SetKind::Knitted => knits(self.tile, tile),
        }
    }

    /// Returns its tiles.
    pub fn tiles(self) -> impl Iterator<Item = Tile> + Clone {
        let (count, step) = match self.kind {
            SetKind::Chow => (3, 1),
            SetKind::Pung => (3, 0),
            SetKind::Kong => (4, 0),
            SetKind::Knitted => (3, 3),
        };
        (0..count).filter_map(move |n| {
            if step == 0 {
                Some(self.tile)
            } else {
                self.tile.above(step * n)
            }
        })
    }
}

/// Returns whether a tile is part of the knitted chow with this lowest tile.
const fn knits(lowest: Tile, tile: Tile) -> bool {
    let (lowest, tile) = (lowest.index(), tile.index());
    lowest / 9 == tile / 9 && tile >= lowest && (tile - lowest) % 3 == 0
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::hands::hand_notation::write_tiles(f, self.tiles())
    }
}

/// The kinds of meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum MeldKind {
    /// A chow claimed from the player before.
    Chow,
    /// A pung claimed from a discard.
    Pung,
    /// A kong claimed from a discard.
    Kong,
    /// A claimed pung to which the fourth tile was added.
    AddedKong,
    /// A kong of four tiles drawn.
    ConcealedKong,
}

impl MeldKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Chow,
        Self::Pung,
        Self::Kong,
        Self::AddedKong,
        Self::ConcealedKong,
    ];

    /// Returns the key in the JSON interface.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Chow => "chow",
            Self::Pung => "pung",
            Self::Kong => "kong",
            Self::AddedKong => "added-kong",
            Self::ConcealedKong => "concealed-kong",
        }
    }

    /// Returns the kind of set.
    pub const fn set(self) -> SetKind {
        match self {
            Self::Chow => SetKind::Chow,
            Self::Pung => SetKind::Pung,
            Self::Kong | Self::AddedKong | Self::ConcealedKong => SetKind::Kong,
        }
    }

    /// Returns whether it contains a discard of another player.
    pub const fn is_claimed(self) -> bool {
        !matches!(self, Self::ConcealedKong)
    }
}

/// A set on the table. The melds of a hand are in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meld {
    /// How it came there.
    pub kind: MeldKind,
    /// Its tile; the lowest of a chow.
    pub tile: Tile,
    /// The discarder of the claimed tile, if known.
    pub from: Option<Seat>,
}

impl Meld {
    /// Returns the set.
    pub const fn set(self) -> Set {
        Set {
            kind: self.kind.set(),
            tile: self.tile,
        }
    }
}
