//! The tiles that complete a hand.

use crate::decomposition::{HONORS, Shapes, is_sets, is_sets_and_pair, orphans, seven_pairs};
use crate::hands::Hand;
use crate::tiles::{Tile, TileCounts, TileSet, sum};

/// The tiles that complete a hand of 13. A tile of which all four are in the hand is none of
/// them: nobody can draw or discard it.
pub fn waits(hand: &Hand, shapes: Shapes) -> TileSet {
    let standing = hand.concealed();
    let mut waits = sets_and_pair(standing);
    if hand.is_closed() {
        waits = waits.union(special(standing, shapes));
    }
    let held = hand.all_without_winning();
    waits
        .iter()
        .filter(|&tile| held.of(tile) < 4)
        .fold(TileSet::NONE, TileSet::with)
}

/// The tiles that make four sets and a pair.
fn sets_and_pair(standing: &TileCounts) -> TileSet {
    let groups = standing.groups();
    // What is left over after sets of three: the pair and the winning tile belong to the groups
    // where something is.
    let [a, b, c, d] = groups.map(|group| sum(group) % 3);
    match a + b + c + d {
        // One tile over: the winning tile goes there, and so does the pair.
        1 => (0..4).fold(TileSet::NONE, |waits, wait| {
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
            .fold(TileSet::NONE, |waits, (wait, pair)| {
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
        _ => TileSet::NONE,
    }
}

fn others_are_sets(groups: &[u64; 4], but: [usize; 2]) -> bool {
    (0..4).all(|index| but.contains(&index) || is_sets(groups[index], index == HONORS))
}

/// The tiles of one group with which it is complete.
fn completing(
    waits: TileSet,
    group: u64,
    index: usize,
    complete: fn(u64, bool) -> bool,
) -> TileSet {
    let kinds = if index == HONORS { 7 } else { 9 };
    (0..kinds)
        .filter(|place| complete(group + (1 << (place * 4)), index == HONORS))
        .fold(waits, |waits, place| {
            waits.with(Tile::ALL[index * 9 + place])
        })
}

/// The tiles that make seven pairs or thirteen orphans.
fn special(standing: &TileCounts, shapes: Shapes) -> TileSet {
    let odd = standing.odd();
    let kinds = odd.iter().map(|group| group.count_ones()).sum::<u32>();
    let mut waits = TileSet::NONE;
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
