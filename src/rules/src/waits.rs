//! The tiles that complete a hand.

use crate::counts::{TileCounts, sum};
use crate::hand::Hand;
use crate::reading::{Shapes, completes};
use crate::tile::Tile;

/// A set of the 34 kinds of tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kinds(u64);

impl Kinds {
    /// None.
    pub const NONE: Self = Self(0);

    /// These and one more.
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        Self(self.0 | 1 << tile.index())
    }

    /// Whether the tile is among them.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile.index() != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One by one, in the order of [`Tile::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL
            .into_iter()
            .filter(move |&tile| self.contains(tile))
    }
}

/// The tiles that complete a hand of 13. A tile of which all four are in the hand is none of
/// them: nobody can draw or discard it.
pub fn waits(hand: &Hand, shapes: Shapes) -> Kinds {
    let standing = *hand.concealed();
    let held = hand.all_without_winning();
    let mut waits = Kinds::NONE;
    for tile in candidates(&standing, hand.is_closed(), shapes) {
        if held.of(tile) < 4 && completes(&standing.with(tile, 1), hand.is_closed(), shapes) {
            waits = waits.with(tile);
        }
    }
    waits
}

/// The tiles that are worth a look: by what is left over in each group, the winning tile can
/// only belong to some of them.
fn candidates(
    standing: &TileCounts,
    closed: bool,
    shapes: Shapes,
) -> impl Iterator<Item = Tile> + use<> {
    let special = closed && (shapes.seven_pairs.is_some() || shapes.thirteen_orphans);
    let groups = standing.groups();
    Tile::ALL.into_iter().filter(move |tile| {
        let group = tile.index() / 9;
        special || (groups[group] != 0 && sum(groups[group]) % 3 != 0)
    })
}
