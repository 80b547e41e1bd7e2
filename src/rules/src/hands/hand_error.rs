//! Faults of the tiles of a hand.

use std::fmt;

use crate::hands::{MeldFault, MeldInput, SetKind};
use crate::sentence;
use crate::sentence::{Gap, Sentence};
use crate::tiles::{BonusFamily, BonusTile, Tile};

/// A fault of the tiles of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandError {
    /// More than four of a tile.
    TooManyCopies {
        /// The tile.
        tile: Tile,
        /// The number entered.
        copies: usize,
    },
    /// More than one of a bonus tile.
    DuplicateBonusTile {
        /// The tile.
        tile: BonusTile,
    },
    /// A bonus tile that isn't in play.
    TileNotInSet {
        /// The tile.
        tile: BonusTile,
    },
    /// The wrong number of tiles for a hand, or for a hand with the winning tile.
    WrongTileCount {
        /// The number of tiles, with a meld counted as three.
        have: usize,
        /// The required number.
        want: usize,
        /// The number of melds.
        melds: usize,
    },
    /// The winning tile isn't marked.
    NoWinningTile,
    /// A meld that isn't a set.
    BadMeld {
        /// The position, from 0.
        index: usize,
        /// The input.
        meld: MeldInput,
        /// The fault.
        fault: MeldFault,
    },
}

impl HandError {
    /// Returns the code in the JSON interface.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooManyCopies { .. } => "too-many-copies",
            Self::DuplicateBonusTile { .. } => "duplicate-bonus-tile",
            Self::TileNotInSet { .. } => "tile-not-in-set",
            Self::WrongTileCount { .. } => "wrong-tile-count",
            Self::NoWinningTile => "missing-winning-tile",
            Self::BadMeld { .. } => "bad-meld",
        }
    }

    /// Returns the fault and its remedy as a sentence.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::TooManyCopies { tile, copies } => sentence!(
                "{0} tiles of {1} ({2}), but there are four: remove {3}",
                *copies,
                *tile,
                tile.to_string(),
                copies - 4
            ),
            Self::DuplicateBonusTile { tile } => sentence!(
                "{0} ({1}) is there twice, but there is only one: remove one",
                *tile,
                tile.to_string()
            ),
            Self::TileNotInSet { tile } => {
                let gaps = vec![(*tile).into(), tile.to_string().into()];
                let words = match tile.family() {
                    BonusFamily::Flower => "no flowers in these rules: remove {0} ({1})",
                    BonusFamily::Season => "no seasons in these rules: remove {0} ({1})",
                    BonusFamily::Animal => "no animals in these rules: remove {0} ({1})",
                };
                Sentence::new(words, gaps)
            }
            Self::WrongTileCount { have, want, melds } => {
                let words = match (have > want, *melds > 0) {
                    (true, false) => {
                        "{0} tiles are {1} too many: remove {1}, so that there are {2}"
                    }
                    (false, false) => "{0} tiles are {1} too few: add {1}, so that there are {2}",
                    (true, true) => {
                        "{0} tiles are {1} too many: remove {1}, so that there are {2} (each set on \
                         the table counts as three)"
                    }
                    (false, true) => {
                        "{0} tiles are {1} too few: add {1}, so that there are {2} (each set on the \
                         table counts as three)"
                    }
                };
                let gaps = [*have, have.abs_diff(*want), *want].map(Gap::from);
                Sentence::new(words, gaps.into())
            }
            Self::NoWinningTile => {
                sentence!("it isn’t known which tile won: name the tile that completed the hand")
            }
            Self::BadMeld { index, meld, fault } => {
                let words = match (fault, meld.kind.set()) {
                    (MeldFault::NotClaimed, _) => {
                        "meld {0} is a concealed kong, claimed from nobody: remove the seat"
                    }
                    (MeldFault::Tiles, SetKind::Chow) if are_knitted(&meld.tiles) => {
                        "meld {0} ({1}) isn’t a chow: 147, 258 and 369 are knitted tiles, which stay in the hand and are never claimed"
                    }
                    (MeldFault::Tiles, SetKind::Chow | SetKind::Knitted) => {
                        "meld {0} ({1}) isn’t a chow: a chow is three tiles in a row in one suit"
                    }
                    (MeldFault::Tiles, SetKind::Pung) => {
                        "meld {0} ({1}) isn’t a pung: a pung is three tiles alike"
                    }
                    (MeldFault::Tiles, SetKind::Kong) => {
                        "meld {0} ({1}) isn’t a kong: a kong is four tiles alike"
                    }
                };
                let tiles = crate::hands::hand_notation::tiles_text(&meld.tiles);
                Sentence::new(words, vec![(index + 1).into(), tiles.into()])
            }
        }
    }
}

/// Returns whether these are three tiles of one suit, each three ranks above the previous.
fn are_knitted(tiles: &[Tile]) -> bool {
    let suit = |tile: &Tile| tile.suit();
    let has = |rank| tiles.iter().any(|tile| tile.rank() == Some(rank));
    tiles.len() == 3
        && tiles.iter().all(|tile| suit(tile) == suit(&tiles[0]))
        && (1..=3).any(|low| has(low) && has(low + 3) && has(low + 6))
}

impl fmt::Display for HandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for HandError {}
