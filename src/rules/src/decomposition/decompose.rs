//! Enumeration of the readings of a complete hand.

use crate::decomposition::{
    Completed, Pattern, ReadSet, Reading, Sets, Shape, Source, bodies, irregular, is_irregular,
    is_orphans_and_set, orphans_and_set,
};
use crate::hands::{Hand, MAX_SETS, Meld, Set, SetKind};
use crate::tiles::{Tile, TileCounts, remainder_of_threes};

/// Calls `found` with every reading of a complete hand: each grouping, once for each set that the winning
/// tile can have completed. An incomplete hand has none.
pub fn readings(hand: &Hand, patterns: &[Pattern], mut found: impl FnMut(&Reading)) {
    each_reading(hand, patterns, &mut found);
}

/// Enumerates the readings; not generic, so that it is compiled once for all callers.
fn each_reading(hand: &Hand, patterns: &[Pattern], found: &mut dyn FnMut(&Reading)) {
    let Some(winning) = hand.winning_tile() else {
        return;
    };
    let standing = hand.standing();
    let count = hand.geometry().sets();
    let in_hand = count.saturating_sub(hand.melds().len());
    let mut each = |sets: &[ReadSet; MAX_SETS], pair| {
        each_completion(Sets::new(*sets, count), pair, winning, in_hand, found);
    };
    let mut may_be_orphans = false;
    for &pattern in patterns {
        match pattern {
            Pattern::Sets => group(&standing, hand.melds(), count, &mut each),
            Pattern::Knitted => {
                group_knitted(&standing, hand.melds(), count, &mut each);
            }
            Pattern::Pairs(_) | Pattern::Singles(_) | Pattern::Unrelated => {}
            Pattern::OrphansAndSet => may_be_orphans = true,
        }
    }
    if may_be_orphans {
        orphans_and_set(hand, winning, found);
    }
    if hand.is_closed() {
        for &pattern in patterns {
            if let Some(shape) = irregular(&standing, pattern, hand.geometry()) {
                found(&Reading {
                    shape,
                    completed: Completed::Whole,
                });
            }
        }
    }
}

/// Returns whether the hand with its winning tile has a reading.
pub fn is_complete(hand: &Hand, patterns: &[Pattern]) -> bool {
    if hand.winning_tile().is_none() {
        return false;
    }
    let standing = hand.standing();
    patterns.iter().any(|&pattern| match pattern {
        Pattern::Sets => are_sets_and_pair(standing.groups()),
        Pattern::Knitted => bodies(standing.groups()).any(|(_, rest)| are_sets_and_pair(rest)),
        Pattern::OrphansAndSet => is_orphans_and_set(hand),
        _ => hand.is_closed() && is_irregular(&standing, pattern, hand.geometry()),
    })
}

/// Calls `found` for one grouping, once for each set that the winning tile can have completed. The first
/// `in_hand` sets are in the hand.
fn each_completion(
    sets: Sets,
    pair: Tile,
    winning: Tile,
    in_hand: usize,
    found: &mut dyn FnMut(&Reading),
) {
    let shape = Shape::Sets { sets, pair };
    for (place, set) in (0u8..).zip(&sets[..in_hand]) {
        // Among equal sets it doesn't matter which was completed.
        let again = || {
            let before = &sets[..usize::from(place)];
            before.iter().any(|before| before.set == set.set)
        };
        if set.set.contains(winning) && !again() {
            found(&Reading {
                shape,
                completed: Completed::Set(place),
            });
        }
    }
    if pair == winning {
        found(&Reading {
            shape,
            completed: Completed::Pair,
        });
    }
}

/// Returns an array for the sets of a hand, with the melds in the last of `count` positions.
fn with_melds(melds: &[Meld], count: usize) -> [ReadSet; MAX_SETS] {
    let mut sets = [in_hand(SetKind::Pung, Tile::ALL[0]); MAX_SETS];
    let first = count.saturating_sub(melds.len());
    for (place, meld) in sets[first..].iter_mut().zip(melds) {
        *place = ReadSet {
            set: meld.set(),
            source: Source::Table(meld.kind),
        };
    }
    sets
}

/// Enumerates all groupings of the tiles in the hand, each followed by the melds.
fn group(
    standing: &TileCounts,
    melds: &[Meld],
    count: usize,
    found: &mut impl FnMut(&[ReadSet; MAX_SETS], Tile),
) {
    let mut sets = with_melds(melds, count);
    let end = count.saturating_sub(melds.len());
    each_pair(standing.groups(), |rest, pair| {
        take(rest, 0, end, &mut sets, &mut |sets| {
            found(sets, pair);
        });
    });
}

/// Enumerates all groupings with three knitted chows first, each followed by the melds.
fn group_knitted(
    standing: &TileCounts,
    melds: &[Meld],
    count: usize,
    found: &mut impl FnMut(&[ReadSet; MAX_SETS], Tile),
) {
    for (body, rest) in bodies(standing.groups()) {
        let mut sets = with_melds(melds, count);
        let end = count.saturating_sub(melds.len());
        let next = body.len();
        for (suit, (place, lowest)) in sets.iter_mut().zip(body).enumerate() {
            *place = in_hand(SetKind::Knitted, Tile::ALL[9 * suit + lowest]);
        }
        each_pair(rest, |rest, pair| {
            take(rest, next, end, &mut sets, &mut |sets| {
                found(sets, pair);
            });
        });
    }
}

/// Returns whether the tiles form sets and a pair.
pub(crate) fn are_sets_and_pair(groups: [u64; 4]) -> bool {
    let mut are = false;
    each_pair(groups, |_, _| are = true);
    are
}

/// Calls `found` with the remaining tiles and the pair, for every pair whose removal leaves only sets.
fn each_pair(groups: [u64; 4], mut found: impl FnMut([u64; 4], Tile)) {
    // Sets have three tiles, so only a group with a remainder of two can contain the pair.
    let mut pair_group = None;
    for (index, &group) in groups.iter().enumerate() {
        match remainder_of_threes(group) {
            0 => {}
            2 if pair_group.is_none() => pair_group = Some(index),
            _ => return,
        }
    }
    let Some(pair_group) = pair_group else { return };
    for (index, &group) in groups.iter().enumerate() {
        if index != pair_group && !is_sets(group, index == HONORS) {
            return;
        }
    }
    pairs(groups[pair_group], pair_group == HONORS, |place, rest| {
        let mut rests = groups;
        rests[pair_group] = rest;
        found(rests, Tile::ALL[pair_group * 9 + place]);
    });
}

/// The index of the group of honours, which form no chows.
pub(crate) const HONORS: usize = 3;

/// Calls `found` with the position and the remainder of every pair of one group whose removal leaves only
/// sets.
fn pairs(group: u64, honors: bool, mut found: impl FnMut(usize, u64)) {
    // The ranks of any set sum to a multiple of three, so the sum of a suit determines the rank of the pair
    // modulo 3.
    let (first, step) = if honors {
        (0, 1)
    } else {
        (2 * places(group) % 3, 3)
    };
    for place in (first..9).step_by(step) {
        if group >> (place * 4) & 0xf >= 2 {
            let rest = group - (2 << (place * 4));
            if is_sets(rest, honors) {
                found(place, rest);
            }
        }
    }
}

/// Returns the sum of the positions of all tiles of a group, modulo 3.
const fn places(group: u64) -> usize {
    const ONES: u64 = 0x0_f00f_00f0;
    const TWOS: u64 = 0xf_00f0_0f00;
    (remainder_of_threes(group & ONES) + 2 * remainder_of_threes(group & TWOS)) % 3
}

/// Returns whether the tiles of one group form sets and a pair.
pub(crate) fn is_sets_and_pair(group: u64, honors: bool) -> bool {
    let mut found = false;
    pairs(group, honors, |_, _| found = true);
    found
}

/// Returns whether the tiles of one group form sets only.
pub(crate) const fn is_sets(mut group: u64, honors: bool) -> bool {
    while group != 0 {
        group >>= group.trailing_zeros() & !3;
        // Three equal chows are also three pungs, so taking a pung first is always right.
        let count = group & 0xf;
        let chows = if count >= 3 { count - 3 } else { count };
        group >>= 4;
        if chows > 0 {
            if honors || group & 0xf < chows || group >> 4 & 0xf < chows {
                return false;
            }
            group -= chows * 0x11;
        }
    }
    true
}

/// Calls `found` for every way to take only sets, from the lowest tile up, that fills the positions from
/// `next` to `end`.
fn take(
    mut groups: [u64; 4],
    mut next: usize,
    end: usize,
    sets: &mut [ReadSet; MAX_SETS],
    found: &mut impl FnMut(&[ReadSet; MAX_SETS]),
) {
    for index in 0..groups.len() {
        while groups[index] != 0 {
            let group = groups[index];
            let shift = group.trailing_zeros() & !3;
            let tile = Tile::ALL[index * 9 + shift as usize / 4];
            let count = group >> shift & 0xf;
            let fit = |chows| {
                let count_at = |places: u32| group >> (shift + 4 * places) & 0xf;
                chows == 0 || index != HONORS && count_at(1) >= chows && count_at(2) >= chows
            };
            // Three or four equal tiles can also be in chows.
            if count >= 3 && fit(count) {
                let mut rest = groups;
                rest[index] -= (count * 0x111) << shift;
                let after = place_sets(sets, next, count, in_hand(SetKind::Chow, tile));
                take(rest, after, end, sets, found);
            }
            let pungs = u64::from(count >= 3);
            let chows = count - 3 * pungs;
            if !fit(chows) {
                return;
            }
            groups[index] -= (chows * 0x111 + 3 * pungs) << shift;
            next = place_sets(sets, next, pungs, in_hand(SetKind::Pung, tile));
            next = place_sets(sets, next, chows, in_hand(SetKind::Chow, tile));
        }
    }
    if next == end {
        found(sets);
    }
}

/// Writes `count` equal sets from position `next` on and returns the next free position. The tiles can't form
/// more sets than there are positions.
fn place_sets(sets: &mut [ReadSet; MAX_SETS], next: usize, count: u64, set: ReadSet) -> usize {
    let mut after = next;
    for _ in 0..count {
        if let Some(place) = sets.get_mut(after) {
            *place = set;
        }
        after += 1;
    }
    after
}

const fn in_hand(kind: SetKind, tile: Tile) -> ReadSet {
    ReadSet {
        set: Set { kind, tile },
        source: Source::Hand,
    }
}
