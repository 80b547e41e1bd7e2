//! The waits of a hand: the tiles that complete it.

use crate::decomposition::{
    HONORS, Pattern, are_sets_and_pair, bodies, is_body_near, is_irregular, is_sets,
    is_sets_and_pair, orphans_waits,
};
use crate::hands::{Geometry, Hand};
use crate::tiles::{Tile, TileCounts, TileSet, remainder_of_threes};

/// Returns the tiles that complete a hand, without those of which the hand has all four.
pub fn waits(hand: &Hand, patterns: &[Pattern]) -> TileSet {
    let held = hand.all_without_winning();
    completions(hand, patterns)
        .iter()
        .filter(|&tile| held.of(tile) < 4)
        .fold(TileSet::NONE, TileSet::with)
}

/// Returns the tiles that complete a hand, even if the hand has all four.
pub fn completions(hand: &Hand, patterns: &[Pattern]) -> TileSet {
    let standing = hand.concealed();
    let each = |pattern| match pattern {
        Pattern::Sets => sets_and_pair(standing.groups()),
        Pattern::Knitted => knitted_sets_and_pair(standing),
        Pattern::OrphansAndSet => orphans_waits(standing, hand.melds()),
        _ if hand.is_closed() => whole(standing, pattern, hand.geometry()),
        _ => TileSet::NONE,
    };
    let waits = patterns.iter().map(|&pattern| each(pattern));
    waits.fold(TileSet::NONE, TileSet::union)
}

/// Returns the tiles that complete sets and a pair.
fn sets_and_pair(groups: [u64; 4]) -> TileSet {
    // The numbers of tiles modulo 3: the pair and the winning tile belong to the groups with a remainder.
    let remainders = groups.map(remainder_of_threes);
    match remainders.iter().sum::<usize>() {
        // Remainder 1: the pair and the winning tile are in this group.
        1 => (0..4).fold(TileSet::NONE, |waits, wait| {
            if remainders[wait] == 1 && others_are_sets(&groups, [wait, wait]) {
                completing(waits, groups[wait], wait, is_sets_and_pair)
            } else {
                waits
            }
        }),
        // Remainder 2 in each of two groups: one contains the pair, the other waits.
        4 => (0..4)
            .flat_map(|wait| (0..4).map(move |pair| (wait, pair)))
            .fold(TileSet::NONE, |waits, (wait, pair)| {
                let two = wait != pair && remainders[wait] == 2 && remainders[pair] == 2;
                if two
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

/// Returns the tiles of one group that complete it.
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

/// Returns the tiles that complete three knitted chows, sets and a pair.
fn knitted_sets_and_pair(standing: &TileCounts) -> TileSet {
    if !is_body_near(standing.groups()) {
        return TileSet::NONE;
    }
    let each = Tile::ALL.into_iter().filter(|&tile| {
        let whole = standing.with(tile, 1);
        bodies(whole.groups()).any(|(_, rest)| are_sets_and_pair(rest))
    });
    each.fold(TileSet::NONE, TileSet::with)
}

/// Returns the tiles that complete an irregular pattern.
fn whole(standing: &TileCounts, pattern: Pattern, geometry: Geometry) -> TileSet {
    let odd = standing.odd();
    let odd = odd.iter().map(|group| group.count_ones()).sum::<u32>();
    let may_fit = match pattern {
        // The missing tile is the second of a pair or the third of the pung.
        Pattern::Pairs(_) => odd <= 2,
        // At most one pair.
        Pattern::Singles(_) | Pattern::Unrelated => odd + 2 >= standing.total(),
        Pattern::Sets | Pattern::Knitted | Pattern::OrphansAndSet => false,
    };
    let each = Tile::ALL.into_iter().filter(|_| may_fit);
    each.filter(|&tile| is_irregular(&standing.with(tile, 1), pattern, geometry))
        .fold(TileSet::NONE, TileSet::with)
}
