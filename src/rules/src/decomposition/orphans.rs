//! Thirteen orphans and a set: every terminal and honour, one of them twice, and a chow, a pung or a kong.

use crate::decomposition::{
    Completed, HONORS, Kinds, LOWEST, ReadSet, Reading, Shape, Source, THIRTEEN_ORPHANS,
};
use crate::hands::{Hand, Meld, MeldKind, Set, SetKind};
use crate::tiles::{Tile, TileCounts, TileSet};

/// The number of terminals and honours.
const ORPHANS: u32 = 13;

/// The set beside the orphans, and the orphan that is twice.
#[derive(Clone, Copy, Debug)]
struct Orphans {
    set: ReadSet,
    twice: Tile,
}

/// Returns whether the hand is thirteen orphans and a set.
pub(crate) fn is_orphans_and_set(hand: &Hand) -> bool {
    orphans(&hand.standing(), hand.melds()).is_some()
}

/// Calls `found` with each reading as thirteen orphans and a set: the winning tile completed the set or the
/// orphans.
pub(crate) fn orphans_and_set(hand: &Hand, winning: Tile, found: &mut dyn FnMut(&Reading)) {
    let Some(Orphans { set, twice }) = orphans(&hand.standing(), hand.melds()) else {
        return;
    };
    let shape = Shape::Singles {
        pattern: &THIRTEEN_ORPHANS,
        tiles: Kinds::TERMINALS_AND_HONORS
            .iter()
            .fold(TileSet::NONE, TileSet::with),
        twice: Some(twice),
        set: Some(set),
    };
    let orphan = (winning.is_terminal() || winning.is_honor()).then_some(Completed::Whole);
    let in_set = set.source == Source::Hand && set.set.contains(winning);
    let in_set = in_set.then_some(Completed::Set(0));
    for completed in orphan.into_iter().chain(in_set) {
        found(&Reading { shape, completed });
    }
}

/// Returns the tiles that complete thirteen orphans and a set.
pub(crate) fn orphans_waits(standing: &TileCounts, melds: &[Meld]) -> TileSet {
    let held = standing.groups().into_iter().zip(kinds());
    let held: u32 = held
        .map(|(group, kinds)| any(group & (0xf * kinds)).count_ones())
        .sum();
    let may_fit = held + 1 >= ORPHANS && may_have_melds(melds);
    let each = Tile::ALL.into_iter().filter(|_| may_fit);
    each.filter(|&tile| orphans(&standing.with(tile, 1), melds).is_some())
        .fold(TileSet::NONE, TileSet::with)
}

/// Returns whether orphans may have these melds: none, or one kong that isn't added.
pub(crate) fn may_have_melds(melds: &[Meld]) -> bool {
    match melds {
        [] => true,
        [meld] => matches!(meld.kind, MeldKind::Kong | MeldKind::ConcealedKong),
        _ => false,
    }
}

/// Returns the set of a hand of thirteen orphans, and the orphan that is twice.
fn orphans(standing: &TileCounts, melds: &[Meld]) -> Option<Orphans> {
    if !may_have_melds(melds) {
        return None;
    }
    let mut rest = standing.groups();
    for (group, kinds) in rest.iter_mut().zip(kinds()) {
        if any(*group) & kinds != kinds {
            return None;
        }
        *group -= kinds;
    }
    // What is left is one orphan, and the set if it isn't on the table.
    let (set, source, rest) = if let Some(meld) = melds.first() {
        (meld.set(), Source::Table(meld.kind), rest)
    } else {
        let (set, rest) = set_in_hand(rest)?;
        (set, Source::Hand, rest)
    };
    let set = ReadSet { set, source };
    let mut twice = None;
    for (index, (group, kinds)) in rest.into_iter().zip(kinds()).enumerate() {
        if group == 0 {
            continue;
        }
        if twice.is_some() || !group.is_power_of_two() || group & kinds == 0 {
            return None;
        }
        twice = Some(Tile::ALL[index * 9 + group.trailing_zeros() as usize / 4]);
    }
    Some(Orphans { set, twice: twice? })
}

/// Removes the set from four tiles of which one is an orphan; there is at most one way.
fn set_in_hand(mut rest: [u64; 4]) -> Option<(Set, [u64; 4])> {
    for (index, group) in rest.iter_mut().enumerate() {
        let threes = *group & *group >> 1 & LOWEST;
        let held = any(*group);
        let chows = held & held >> 4 & held >> 8;
        let (kind, at, tiles) = if threes != 0 {
            (SetKind::Pung, threes.trailing_zeros(), 0x3)
        } else if chows != 0 && index != HONORS {
            // With two chows of adjacent ranks, the orphan is the lowest tile or the highest.
            let lowest = chows.trailing_zeros();
            let at = if lowest == 0 && chows.count_ones() > 1 {
                lowest + 4
            } else {
                lowest
            };
            (SetKind::Chow, at, 0x111)
        } else {
            continue;
        };
        *group -= tiles << at;
        let tile = Tile::ALL[index * 9 + at as usize / 4];
        return Some((Set { kind, tile }, rest));
    }
    None
}

/// Returns the terminals and honours, in the layout of [`TileCounts`].
const fn kinds() -> [u64; 4] {
    Kinds::TERMINALS_AND_HONORS.groups()
}

/// Returns the lowest bit of each nibble that isn't 0.
const fn any(group: u64) -> u64 {
    (group | group >> 1 | group >> 2) & LOWEST
}
