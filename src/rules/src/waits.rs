//! The tiles that complete a hand.

use crate::bits::bits;
use crate::counts::{TileCounts, sum};
use crate::grouping::{HONORS, is_sets, is_sets_and_pair, orphans, seven_pairs};
use crate::hand::Hand;
use crate::reading::Shapes;
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

    /// Both together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One by one, in the order of [`Tile::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        bits(self.0).map(|place| Tile::ALL[usize::from(place)])
    }
}

/// The tiles that complete a hand of 13. A tile of which all four are in the hand is none of
/// them: nobody can draw or discard it.
pub fn waits(hand: &Hand, shapes: Shapes) -> Kinds {
    let standing = hand.concealed();
    let mut waits = sets_and_pair(standing);
    if hand.is_closed() {
        waits = waits.union(special(standing, shapes));
    }
    let held = hand.all_without_winning();
    waits
        .iter()
        .filter(|&tile| held.of(tile) < 4)
        .fold(Kinds::NONE, Kinds::with)
}

/// The tiles that make four sets and a pair.
fn sets_and_pair(standing: &TileCounts) -> Kinds {
    let groups = standing.groups();
    // What is left over after sets of three: the pair and the winning tile belong to the groups
    // where something is.
    let [a, b, c, d] = groups.map(|group| sum(group) % 3);
    match a + b + c + d {
        // One tile over: the winning tile goes there, and so does the pair.
        1 => (0..4).fold(Kinds::NONE, |waits, wait| {
            let over = sum(groups[wait]) % 3 == 1;
            if over && others_are_sets(&groups, [wait, wait]) {
                completing(waits, groups[wait], wait, is_sets_and_pair)
            } else {
                waits
            }
        }),
        // Two tiles over in each of two groups: one has the pair, the other waits.
        4 => (0..4)
            .flat_map(|wait| (0..4).map(move |pair| (wait, pair)))
            .fold(Kinds::NONE, |waits, (wait, pair)| {
                let over = wait != pair && sum(groups[wait]) % 3 == 2 && sum(groups[pair]) % 3 == 2;
                if over
                    && is_sets_and_pair(groups[pair], pair == HONORS)
                    && others_are_sets(&groups, [wait, pair])
                {
                    completing(waits, groups[wait], wait, is_sets)
                } else {
                    waits
                }
            }),
        _ => Kinds::NONE,
    }
}

fn others_are_sets(groups: &[u64; 4], but: [usize; 2]) -> bool {
    (0..4).all(|index| but.contains(&index) || is_sets(groups[index], index == HONORS))
}

/// The tiles of one group with which it is complete.
fn completing(waits: Kinds, group: u64, index: usize, complete: fn(u64, bool) -> bool) -> Kinds {
    let kinds = if index == HONORS { 7 } else { 9 };
    (0..kinds)
        .filter(|place| complete(group + (1 << (place * 4)), index == HONORS))
        .fold(waits, |waits, place| {
            waits.with(Tile::ALL[index * 9 + place])
        })
}

/// The tiles that make seven pairs or thirteen orphans.
fn special(standing: &TileCounts, shapes: Shapes) -> Kinds {
    let odd = standing.odd();
    let kinds = odd.iter().map(|group| group.count_ones()).sum::<u32>();
    let mut waits = Kinds::NONE;
    // Six pairs and one tile, or at least eleven of the orphans.
    if kinds == 1 || kinds > 10 {
        for tile in Tile::ALL {
            let whole = standing.with(tile, 1);
            if shapes
                .seven_pairs
                .is_some_and(|quads| seven_pairs(&whole, quads).is_some())
                || shapes.thirteen_orphans && orphans(&whole).is_some()
            {
                waits = waits.with(tile);
            }
        }
    }
    waits
}
