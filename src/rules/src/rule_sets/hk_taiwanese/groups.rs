//! Conditions on the groups of a reading: sets, pairs and single tiles.

use super::elements::{id, is_played};
use super::shapes::is_standard;
use crate::decomposition::{
    Completed, Kinds, ReadSet, Reading, SetMask, Shape, THIRTEEN_ORPHANS, UNRELATED,
};
use crate::hands::{Set, SetKind};
use crate::model::{ElementId, ElementWorth, ValuedLine, ValuedLines, WonHand};
use crate::tiles::{BonusTiles, Tile, TileSet};

const LITTLE_THREE_DRAGONS: ElementId = id("little-three-dragons");
const BIG_THREE_DRAGONS: ElementId = id("big-three-dragons");
const LITTLE_THREE_WINDS: ElementId = id("little-three-winds");
const BIG_THREE_WINDS: ElementId = id("big-three-winds");
const LITTLE_FOUR_WINDS: ElementId = id("little-four-winds");
const BIG_FOUR_WINDS: ElementId = id("big-four-winds");

/// Expands to the tiles whose position in [`Tile::ALL`] meets a condition.
macro_rules! kinds {
    ($place:ident => $fits:expr) => {
        Kinds::new({
            let mut tiles = TileSet::NONE;
            let mut $place = 0;
            while $place < Tile::ALL.len() {
                if $fits {
                    tiles = tiles.with(Tile::ALL[$place]);
                }
                $place += 1;
            }
            tiles
        })
    };
}

pub(super) static SIMPLES: Kinds = kinds!(place => place < 27 && place % 9 != 0 && place % 9 != 8);
pub(super) static NO_FIVES: Kinds = kinds!(place => place < 27 && place % 9 != 4);
pub(super) static TERMINALS_AND_HONORS: Kinds = Kinds::TERMINALS_AND_HONORS;
static WINDS: Kinds = kinds!(place => place >= 27 && place < 31);
static DRAGONS: Kinds = kinds!(place => place >= 31);

/// Returns whether all tiles of the hand are of these kinds.
pub(super) fn only(won: &WonHand, kinds: &Kinds) -> bool {
    kinds.are_all(won.hand.all())
}

/// Returns whether it is thirteen orphans and a set (T-13).
pub(super) fn is_orphans(reading: &Reading) -> bool {
    reading.is_singles(&THIRTEEN_ORPHANS)
}

/// Returns the number of chows.
pub(super) fn chows(reading: &Reading) -> u8 {
    let sets = u8::try_from(reading.sets().len()).unwrap_or(u8::MAX);
    sets - reading.pungs().sets()
}

/// Returns the mask of the pair if it fits.
pub(super) fn pair_if(reading: &Reading, fits: impl Fn(Tile) -> bool) -> SetMask {
    if reading.pair_is(fits) {
        SetMask::NONE.with_pair()
    } else {
        SetMask::NONE
    }
}

/// Returns whether every set, pair and single tile holds a tile that fits (T-109).
pub(super) fn every_group(reading: &Reading, fits: impl Fn(Tile) -> bool) -> bool {
    let has_one = |set: Set| set.tiles().any(&fits);
    match &reading.shape {
        Shape::Sets { pair, .. } => fits(*pair) && reading.all_sets(|one| has_one(one.set)),
        Shape::Pairs(pairs) => {
            pairs.tiles().iter().all(|&tile| fits(tile)) && pairs.pung.is_none_or(&fits)
        }
        Shape::Singles { tiles, set, .. } => {
            tiles.iter().all(&fits) && set.is_none_or(|one| has_one(one.set))
        }
        Shape::Incomplete => false,
    }
}

/// Returns whether there are numbers, and one of them is in every group that isn't of honours (T-197).
pub(super) fn shares_number(reading: &Reading) -> bool {
    const NONE: u16 = u16::MAX;
    let ranks = |set: Set| {
        let tiles = set.tiles().filter_map(Tile::rank);
        tiles.fold(0, |ranks, rank| ranks | 1 << rank)
    };
    let of_set = |set: Set| {
        if set.tile.is_honor() {
            NONE
        } else {
            ranks(set)
        }
    };
    let of_tile = |tile: Tile| tile.rank().map_or(NONE, |rank| 1 << rank);
    let shared = match &reading.shape {
        Shape::Sets { pair, .. } => {
            let sets = reading.sets().iter().map(|one| of_set(one.set));
            sets.fold(of_tile(*pair), |all, one| all & one)
        }
        Shape::Pairs(pairs) => {
            let tiles = pairs.tiles().iter().copied().chain(pairs.pung);
            tiles.map(of_tile).fold(NONE, |all, one| all & one)
        }
        Shape::Singles { tiles, set, .. } => {
            let tiles = tiles.iter().map(of_tile);
            let set = set.map(|one| of_set(one.set));
            tiles.chain(set).fold(NONE, |all, one| all & one)
        }
        Shape::Incomplete => 0,
    };
    shared != NONE && shared != 0
}

/// Returns whether characters, dots, bamboo, winds and dragons are all there, in sets or pairs (T-187).
pub(super) fn has_five_types(reading: &Reading, won: &WonHand) -> bool {
    let all = won.hand.all();
    !matches!(reading.shape, Shape::Singles { .. })
        && all.suits() == 3
        && WINDS.are_any(all)
        && DRAGONS.are_any(all)
}

/// Returns whether there is a set of each of the five types (T-188).
pub(super) fn is_each_type(reading: &Reading) -> bool {
    let of = |one: &ReadSet| match one.set.tile.index() {
        index @ 0..27 => 1 << (index / 9),
        27..31 => 1 << 3,
        _ => 1 << 4,
    };
    reading.sets().iter().map(of).fold(0, |all, one| all | one) == 0x1f_u8
}

/// Returns whether there are bonus tiles of both families (T-189).
pub(super) fn has_both_families(won: &WonHand) -> bool {
    let held = won.hand.bonus();
    let mut families = [BonusTiles::FLOWERS, BonusTiles::SEASONS].into_iter();
    families.all(|family| !held.and(family).is_empty())
}

/// Returns the set that was completed, if it is a pung (T-200).
pub(super) fn pung_wait(reading: &Reading, _: &WonHand) -> SetMask {
    match reading.completed {
        Completed::Set(_) if is_standard(reading) => reading.pungs().and(reading.completed.mask()),
        _ => SetMask::NONE,
    }
}

/// Returns the chows whose numbers are those of the most others (T-252).
pub(super) fn same_number_chows(reading: &Reading) -> SetMask {
    if chows(reading) < 4 {
        return SetMask::NONE;
    }
    let of_rank = |rank: usize| {
        reading.sets_where(|one| one.set.kind == SetKind::Chow && one.set.tile.index() % 9 == rank)
    };
    let each = (0..9).map(of_rank);
    each.max_by_key(|chows| chows.sets()).unwrap_or_default()
}

/// Returns the pungs and kongs, with the set beside thirteen orphans if it is one.
fn pungs_and_lone_pung(reading: &Reading) -> impl Iterator<Item = (SetMask, ReadSet)> {
    let lone = reading
        .lone_set()
        .filter(|one| is_orphans(reading) && one.set.is_alike());
    let lone = lone.map(|one| (SetMask::NONE.with_set(0), one));
    let sets = reading.sets().iter().enumerate();
    let sets = sets.filter(|(_, one)| one.set.is_alike());
    sets.map(|(place, one)| (SetMask::NONE.with_set(place), *one))
        .chain(lone)
}

/// Returns the line of an element that counts a number of times for each pung.
fn each_pung(reading: &Reading, worth: ElementWorth, times: impl Fn(ReadSet) -> u8) -> ValuedLines {
    let mut line = ValuedLine::empty(worth.value);
    for (mask, one) in pungs_and_lone_pung(reading) {
        let times = times(one);
        if times > 0 {
            line.add(mask, times);
        }
    }
    [line].into_iter().collect()
}

/// Returns the honour pungs that no element of winds or dragons counts (T-175).
pub(super) fn honor_pungs(reading: &Reading, won: &WonHand, worth: ElementWorth) -> ValuedLines {
    each_pung(reading, worth, |one| {
        let tile = one.set.tile;
        let counts = tile.is_dragon() && !are_dragons_counted(reading, won)
            || tile.is_wind() && !are_winds_counted(reading, won);
        counts.into()
    })
}

/// Returns the dragon pungs and those of the own wind and the round wind (T-176).
pub(super) fn proper_honors(reading: &Reading, won: &WonHand, worth: ElementWorth) -> ValuedLines {
    each_pung(reading, worth, |one| {
        let tile = one.set.tile;
        if tile.is_dragon() {
            return (!are_dragons_counted(reading, won)).into();
        }
        let winds = [won.context.seat, won.context.prevailing];
        let times = winds.into_iter().filter(|&wind| tile == Tile::wind(wind));
        let times = u8::try_from(times.count()).unwrap_or(0);
        if times > 0 && reading.winds().sets() == 4 && is_played(won, BIG_FOUR_WINDS) {
            0
        } else {
            times
        }
    })
}

/// Returns whether an element of dragons counts, so that their pungs don't (T-177, T-178).
fn are_dragons_counted(reading: &Reading, won: &WonHand) -> bool {
    let pungs = reading.dragons().sets();
    if pungs < 2 {
        return false;
    }
    pungs == 3 && is_played(won, BIG_THREE_DRAGONS)
        || reading.pair_is(Tile::is_dragon) && is_played(won, LITTLE_THREE_DRAGONS)
}

/// Returns whether an element of winds counts, so that their pungs don't (T-179 to T-182).
fn are_winds_counted(reading: &Reading, won: &WonHand) -> bool {
    let played = |element| is_played(won, element);
    match (reading.winds().sets(), reading.pair_is(Tile::is_wind)) {
        (4, _) => played(BIG_FOUR_WINDS) || played(BIG_THREE_WINDS),
        (3, true) => played(LITTLE_FOUR_WINDS) || played(LITTLE_THREE_WINDS),
        (3, false) => played(BIG_THREE_WINDS),
        (2, true) => played(LITTLE_THREE_WINDS),
        _ => false,
    }
}

/// Returns the kongs, the concealed ones with their own value (T-232).
pub(super) fn each_kong(reading: &Reading, won: &WonHand, worth: ElementWorth) -> ValuedLines {
    if won.hand.is_closed() {
        return ValuedLines::new();
    }
    let kongs = pungs_and_lone_pung(reading).filter(|(_, one)| one.set.kind == SetKind::Kong);
    worth.lines(kongs.map(|(mask, one)| (mask, one.is_concealed())))
}

/// Returns the numbers of each suit of sixteen unrelated tiles, as bits; none for other hands.
pub(super) fn unrelated_numbers(reading: &Reading, _: &WonHand) -> [u64; 3] {
    match reading.shape {
        Shape::Singles { tiles, .. } if reading.is_singles(&UNRELATED) => {
            let bits = tiles.bits();
            [bits & 0x1ff, bits >> 9 & 0x1ff, bits >> 18 & 0x1ff]
        }
        _ => [0; 3],
    }
}
