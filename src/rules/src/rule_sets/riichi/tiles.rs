//! Conditions on the tiles of a hand.

use super::options::choice;
use crate::decomposition::{Completed, Kinds, ReadSet, Reading, SetMask, Shape, THIRTEEN_ORPHANS};
use crate::hands::{Circumstance as C, SetKind};
use crate::model::WonHand;
use crate::tiles::{Dragon, Seat, Suit, Tile, TileCounts, TileSet};

/// Terminals and honours.
pub(super) const OUTER: Kinds = Kinds::TERMINALS_AND_HONORS;

/// Returns whether a tile is a terminal or honour.
pub(super) const fn is_outer(tile: Tile) -> bool {
    tile.is_honor() || tile.is_terminal()
}

/// Returns whether the hand is seven pairs.
pub(super) const fn is_pairs(reading: &Reading) -> bool {
    matches!(reading.shape, Shape::Pairs(_))
}

/// Circumstances of a win on the last tile of the wall or the discard after it.
pub(super) const LAST: [C; 2] = [C::LastTile, C::LastTileWasReplacement];

/// Returns whether the drawn winning tile is unknown, so that no wait counts (D-14).
pub(super) fn has_no_wait(won: &WonHand) -> bool {
    won.context.has(C::WinningTileUnclear)
        && won.house.chosen(const { choice("unclear_winning_tile") }) == 1
}

/// Returns how often a pair of this tile is worth fu: as dragon, seat wind and prevailing wind.
pub(super) fn valued(tile: Tile, won: &WonHand) -> u8 {
    let is = |wind| u8::from(tile == Tile::wind(wind));
    u8::from(tile.is_dragon()) + is(won.context.seat) + is(won.context.prevailing)
}

/// Wait for one kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Narrow {
    /// The 3 of 12, or the 7 of 89.
    Edge,
    /// The tile between two others.
    Middle,
    /// The second tile of the pair.
    Pair,
}

/// Returns whether the winning tile completed an edge, a middle or the pair.
pub(super) fn is_narrow(reading: &Reading, won: &WonHand) -> bool {
    narrow(reading, won).is_some()
}

/// Returns the kind of narrow wait that the winning tile completed.
pub(super) fn narrow(reading: &Reading, won: &WonHand) -> Option<Narrow> {
    let (Some(tile), Some(set)) = (won.hand.winning_tile(), reading.completed_set()) else {
        return (reading.completed == Completed::Pair).then_some(Narrow::Pair);
    };
    let low = set.set.tile;
    if set.set.kind != SetKind::Chow {
        None
    } else if low.above(1) == Some(tile) {
        Some(Narrow::Middle)
    } else {
        let is_edge = low.rank() == Some(1) && low != tile || low.rank() == Some(7) && low == tile;
        is_edge.then_some(Narrow::Edge)
    }
}

/// Returns whether the hand is pinfu.
pub(super) fn is_pinfu(reading: &Reading, won: &WonHand) -> bool {
    reading.pungs().is_empty()
        && reading.pair_is(|tile| valued(tile, won) == 0)
        && !is_narrow(reading, won)
        && !has_no_wait(won)
}

/// Returns the number of pairs of equal sequences.
pub(super) fn twins(reading: &Reading) -> usize {
    if reading.chows().len() == sequences(reading) {
        return 0;
    }
    let mut single = TileSet::NONE;
    let mut twins = 0;
    for one in reading.sets() {
        if one.set.kind != SetKind::Chow {
            continue;
        }
        if single.contains(one.set.tile) {
            single = single.without(one.set.tile);
            twins += 1;
        } else {
            single = single.with(one.set.tile);
        }
    }
    twins
}

/// Returns the number of sequences.
fn sequences(reading: &Reading) -> u8 {
    u8::try_from(reading.sets().len()).unwrap_or(0) - reading.pungs().sets()
}

/// Returns one set for each of these lowest tiles.
fn with_lowest<const N: usize>(reading: &Reading, alike: bool, tiles: [Tile; N]) -> SetMask {
    let sets = reading.sets();
    let place = |tile| {
        let is = |set: &ReadSet| set.set.is_alike() == alike && set.set.tile == tile;
        sets.iter().position(is)
    };
    let places = tiles.into_iter().filter_map(place);
    places.fold(SetMask::NONE, SetMask::with_set)
}

/// Returns triplets or sequences of one rank in all three suits.
pub(super) fn in_three_suits(reading: &Reading, alike: bool) -> SetMask {
    let lowest = if alike {
        let sets = reading.pungs().places().map(|place| reading.sets()[place]);
        sets.fold(TileSet::NONE, |all, set| all.with(set.set.tile))
    } else {
        reading.chows()
    };
    let rank = lowest.rank_of_all_suits();
    let of = |rank| Suit::ALL.map(|suit| Tile::suited(suit, rank));
    rank.map_or(SetMask::NONE, |rank| with_lowest(reading, alike, of(rank)))
}

/// Returns the sequences 123, 456 and 789 of one suit.
pub(super) fn straight(reading: &Reading) -> SetMask {
    let chows = reading.chows();
    let mut suits = STRAIGHTS.into_iter();
    let suit = suits.find(|&suit| chows.contains_all(suit));
    suit.map_or(SetMask::NONE, |suit| with_lowest(reading, false, suit))
}

/// Lowest tiles of the sequences of a straight, by suit.
const STRAIGHTS: [[Tile; 3]; 3] = [
    straight_of(Suit::ALL[0]),
    straight_of(Suit::ALL[1]),
    straight_of(Suit::ALL[2]),
];

const fn straight_of(suit: Suit) -> [Tile; 3] {
    [
        Tile::suited(suit, 1),
        Tile::suited(suit, 4),
        Tile::suited(suit, 7),
    ]
}

/// Returns whether every set and the pair contain a terminal or honour, with at least one sequence.
pub(super) fn is_outside(reading: &Reading) -> bool {
    let outer = |set: ReadSet| match set.set.kind {
        SetKind::Chow => matches!(set.set.tile.rank(), Some(1 | 7)),
        _ => is_outer(set.set.tile),
    };
    reading.pair_is(is_outer)
        && reading.all_sets(outer)
        && reading
            .sets()
            .iter()
            .any(|set| set.set.kind == SetKind::Chow)
}

/// Returns whether a set is concealed: a set that a discard completed is not.
pub(super) fn is_concealed(set: ReadSet, reading: &Reading, won: &WonHand) -> bool {
    set.is_concealed() && (won.context.is_self_draw() || reading.completed_set() != Some(set))
}

/// Returns the concealed triplets and kongs.
pub(super) fn concealed(reading: &Reading, won: &WonHand) -> SetMask {
    let pungs = reading.pungs();
    if pungs.sets() < 3 {
        return SetMask::NONE;
    }
    let concealed = pungs.but(reading.sets_where(|set| !set.is_concealed()));
    if won.context.is_self_draw() {
        concealed
    } else {
        concealed.but(reading.completed.mask())
    }
}

/// Returns whether a complete initial hand may have any winning tile, because its double form counts (D-16).
pub(super) fn is_double_as_dealt(won: &WonHand) -> bool {
    let dealt = won.context.seat == Seat::East
        && won.context.is_self_draw()
        && won.context.has(C::InitialHand);
    dealt && won.house.on(const { choice("double_as_dealt") })
}

/// Returns whether thirteen orphans waited for any of the thirteen.
pub(super) fn waits_for_thirteen(reading: &Reading, won: &WonHand) -> bool {
    reading.is_singles(&THIRTEEN_ORPHANS)
        && !has_no_wait(won)
        && (is_double_as_dealt(won)
            || matches!(reading.shape, Shape::Singles { twice, .. } if twice == won.hand.winning_tile()))
}

/// Returns the number of tiles beyond those of nine gates; `None` if one of these is missing.
fn beyond_nine_gates(tiles: &TileCounts) -> Option<u32> {
    let suit = Suit::ALL
        .into_iter()
        .find(|&suit| tiles.of(Tile::suited(suit, 1)) > 0)?;
    let need = |rank: u8| if matches!(rank, 1 | 9) { 3 } else { 1 };
    let has = |rank: u8| tiles.of(Tile::suited(suit, rank)) >= need(rank);
    (1..=9).all(has).then(|| tiles.total() - 13)
}

/// Returns whether the hand is nine gates.
pub(super) fn is_nine_gates(won: &WonHand) -> bool {
    let all = won.hand.all();
    won.hand.is_closed()
        && all.suits() == 1
        && !all.has_honors()
        && beyond_nine_gates(all).is_some()
}

/// Returns whether nine gates waited for any of the nine.
pub(super) fn waits_for_nine(won: &WonHand) -> bool {
    is_nine_gates(won)
        && !has_no_wait(won)
        && (is_double_as_dealt(won) || beyond_nine_gates(won.hand.concealed()) == Some(0))
}

const GREEN: Kinds = {
    let mut green = TileSet::NONE.with(Tile::dragon(Dragon::Green));
    let mut rank = 2;
    while rank <= 8 {
        if matches!(rank, 2 | 3 | 4 | 6 | 8) {
            green = green.with(Tile::suited(Suit::Bamboo, rank));
        }
        rank += 1;
    }
    Kinds::new(green)
};

/// Returns whether the hand is all green.
pub(super) fn is_all_green(won: &WonHand) -> bool {
    let all = won.hand.all();
    GREEN.are_all(all)
        && (all.of(Tile::dragon(Dragon::Green)) > 0
            || !won.house.on(const { choice("ryuuiisou_needs_green") }))
}
