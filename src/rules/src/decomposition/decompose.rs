//! Every way to read a complete hand: the groupings of its tiles, enumerated.

use arrayvec::ArrayVec;

use crate::decomposition::{Completed, Quads, ReadSet, Reading, Shape, Shapes, Source};
use crate::hands::{Hand, Meld, Set, SetKind};
use crate::tiles::{Tile, TileCounts, sum};

/// Calls `found` with every reading of a complete hand: every grouping, and for each every set
/// that the winning tile can have completed. A hand that is not complete has none.
pub fn readings(hand: &Hand, shapes: Shapes, mut found: impl FnMut(&Reading)) {
    let Some(winning) = hand.winning_tile() else {
        return;
    };
    let standing = hand.standing();
    group(&standing, hand.melds(), |sets, pair| {
        each_completion(sets, pair, winning, 4 - hand.melds().len(), &mut found);
    });
    if hand.is_closed() {
        if let Some(pairs) = shapes
            .seven_pairs
            .and_then(|quads| seven_pairs(&standing, quads))
        {
            found(&Reading {
                shape: Shape::SevenPairs(pairs),
                completed: Completed::Whole,
            });
        }
        if let Some(twice) = orphans(&standing).filter(|_| shapes.thirteen_orphans) {
            found(&Reading {
                shape: Shape::ThirteenOrphans(twice),
                completed: Completed::Whole,
            });
        }
    }
}

/// Whether the hand with its winning tile has a reading.
pub fn is_complete(hand: &Hand, shapes: Shapes) -> bool {
    if hand.winning_tile().is_none() {
        return false;
    }
    let standing = hand.standing();
    let mut sets = false;
    each_pair(standing.groups(), |_, _| sets = true);
    sets || hand.is_closed()
        && (shapes
            .seven_pairs
            .is_some_and(|quads| seven_pairs(&standing, quads).is_some())
            || shapes.thirteen_orphans && orphans(&standing).is_some())
}

/// One grouping, once for each set that the winning tile can have completed. The first
/// `standing` sets are in the hand.
fn each_completion(
    sets: &[ReadSet; 4],
    pair: Tile,
    winning: Tile,
    standing: usize,
    found: &mut impl FnMut(&Reading),
) {
    let shape = Shape::Sets { sets: *sets, pair };
    for (place, set) in (0u8..).zip(&sets[..standing]) {
        // Of sets alike it doesn't matter which was completed.
        let again = sets[..usize::from(place)]
            .iter()
            .any(|before| before.set == set.set);
        if set.set.contains(winning) && !again {
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

/// All groupings of the tiles in the hand, each followed by the sets on the table.
fn group(standing: &TileCounts, melds: &[Meld], mut found: impl FnMut(&[ReadSet; 4], Tile)) {
    let none = ReadSet {
        set: Set {
            kind: SetKind::Pung,
            tile: Tile::ALL[0],
        },
        source: Source::Hand,
    };
    let mut sets = [none; 4];
    for (slot, meld) in sets[4 - melds.len()..].iter_mut().zip(melds) {
        *slot = ReadSet {
            set: meld.set(),
            source: Source::Table(meld.kind),
        };
    }
    each_pair(standing.groups(), |rest, pair| {
        take(rest, 0, &mut sets, &mut |sets| found(sets, pair));
    });
}

/// Calls `found` with every pair that leaves only sets, and with what it leaves.
fn each_pair(groups: [u64; 4], mut found: impl FnMut([u64; 4], Tile)) {
    // Sets are three tiles, so the pair can only be where two are left over.
    let mut pair_group = None;
    for (index, &group) in groups.iter().enumerate() {
        match sum(group) % 3 {
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

/// The group of the honours, which form no chows.
pub(crate) const HONORS: usize = 3;

/// Calls `found` with the place of every pair of one group that leaves only sets, and with what
/// it leaves.
fn pairs(group: u64, honors: bool, mut found: impl FnMut(usize, u64)) {
    // The ranks of any set sum to a multiple of three, so those of a suit tell the pair's rank
    // but for a multiple of three.
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

/// The sum of the places of all tiles of a group, modulo 3.
const fn places(group: u64) -> usize {
    const ONES: u64 = 0x0_f00f_00f0;
    const TWOS: u64 = 0xf_00f0_0f00;
    (sum(group & ONES) + 2 * sum(group & TWOS)) as usize % 3
}

/// Whether the tiles of one group are sets and a pair.
pub(crate) fn is_sets_and_pair(group: u64, honors: bool) -> bool {
    let mut found = false;
    pairs(group, honors, |_, _| found = true);
    found
}

/// Whether the tiles of one group are sets and nothing else.
pub(crate) const fn is_sets(mut group: u64, honors: bool) -> bool {
    while group != 0 {
        group >>= group.trailing_zeros() & !3;
        // Three chows alike are three pungs, so a pung is taken wherever there is one.
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

/// Calls `found` with every way to take only sets, from the lowest tile up.
fn take(
    groups: [u64; 4],
    place: usize,
    sets: &mut [ReadSet; 4],
    found: &mut impl FnMut(&[ReadSet; 4]),
) {
    let Some(index) = groups.iter().position(|&group| group != 0) else {
        found(sets);
        return;
    };
    let group = groups[index];
    let shift = group.trailing_zeros() & !3;
    let tile = Tile::ALL[index * 9 + shift as usize / 4];
    let count = group >> shift & 0xf;
    for pungs in 0..=u64::from(count >= 3) {
        let chows = count - 3 * pungs;
        if chows > 0
            && (index == HONORS
                || group >> (shift + 4) & 0xf < chows
                || group >> (shift + 8) & 0xf < chows)
        {
            continue;
        }
        let mut next = place;
        if pungs > 0 {
            sets[next] = standing(SetKind::Pung, tile);
            next += 1;
        }
        for _ in 0..chows {
            sets[next] = standing(SetKind::Chow, tile);
            next += 1;
        }
        let mut rest = groups;
        rest[index] -= (chows * 0x111 + 3 * pungs) << shift;
        take(rest, next, sets, found);
    }
}

const fn standing(kind: SetKind, tile: Tile) -> ReadSet {
    ReadSet {
        set: Set { kind, tile },
        source: Source::Hand,
    }
}

pub(crate) fn seven_pairs(standing: &TileCounts, quads: Quads) -> Option<[Tile; 7]> {
    // Every count even: the lowest bit of each nibble is 0.
    if standing.odd() != [0; 4] || standing.total() != 14 {
        return None;
    }
    let mut pairs = ArrayVec::<Tile, 7>::new();
    for (index, mut group) in standing.groups().into_iter().enumerate() {
        while group != 0 {
            let shift = group.trailing_zeros() & !3;
            let tile = Tile::ALL[index * 9 + shift as usize / 4];
            let count = group >> shift & 0xf;
            if count == 4 && quads == Quads::Refused {
                return None;
            }
            for _ in 0..count / 2 {
                pairs.try_push(tile).ok()?;
            }
            group &= !(0xf << shift);
        }
    }
    pairs.into_inner().ok()
}

/// Nibbles of the terminals of a suit, and of the honours.
const ORPHANS: [u64; 4] = [0x1_0000_0001, 0x1_0000_0001, 0x1_0000_0001, 0x111_1111];

pub(crate) fn orphans(standing: &TileCounts) -> Option<Tile> {
    let mut twice = None;
    for (index, (group, one)) in standing.groups().into_iter().zip(ORPHANS).enumerate() {
        let rest = group.checked_sub(one)?;
        if rest == 0 {
            continue;
        }
        // What is over must be a single tile, of a kind that belongs there.
        if twice.is_some() || !rest.is_power_of_two() || rest & one == 0 {
            return None;
        }
        twice = Some(Tile::ALL[index * 9 + rest.trailing_zeros() as usize / 4]);
    }
    twice
}
