//! What the tiles of a hand tell.

use super::options::choice;
use crate::decomposition::{Completed, Kinds, ReadSet, Reading, SetMask, Shape, THIRTEEN_ORPHANS};
use crate::hands::{Circumstance as C, SetKind};
use crate::schema::WonHand;
use crate::tiles::{Dragon, Seat, Suit, Tile, TileCounts, TileSet};

/// Terminals and honours.
pub(super) const OUTER: Kinds = Kinds::TERMINALS_AND_HONORS;

/// Whether it is one of them.
pub(super) const fn is_outer(tile: Tile) -> bool {
    tile.is_honor() || tile.is_terminal()
}

/// Whether it is seven pairs.
pub(super) const fn is_pairs(reading: &Reading) -> bool {
    matches!(reading.shape, Shape::Pairs(_))
}

/// The winning tile was the last of the wall, or the discard after it.
pub(super) const LAST: [C; 2] = [C::LastTile, C::LastTileWasReplacement];

/// Whether nobody knows which tile was drawn, and so nothing counts that depends on it (D-14).
pub(super) fn has_no_wait(won: &WonHand) -> bool {
    won.context.has(C::WinningTileUnclear)
        && won.house.chosen(const { choice("unclear_winning_tile") }) == 1
}

/// How often a pair of this tile is worth fu: for a dragon, for the own seat, for the round.
pub(super) fn valued(tile: Tile, won: &WonHand) -> u8 {
    let is = |wind| u8::from(tile == Tile::wind(wind));
    u8::from(tile.is_dragon()) + is(won.context.seat) + is(won.context.prevailing)
}

/// A wait for one kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Narrow {
    /// For the 3 of 12, or the 7 of 89.
    Edge,
    /// For the tile between two.
    Middle,
    /// For the second tile of the pair.
    Pair,
}

/// Whether the winning tile completed an edge, a middle or the pair.
pub(super) fn is_narrow(reading: &Reading, won: &WonHand) -> bool {
    narrow(reading, won).is_some()
}

/// Which of these waits the winning tile ended.
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

///
pub(super) fn is_pinfu(reading: &Reading, won: &WonHand) -> bool {
    reading.pungs().is_empty()
        && reading.pair_is(|tile| valued(tile, won) == 0)
        && !is_narrow(reading, won)
        && !has_no_wait(won)
}

/// How many times two sequences are alike.
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

/// How many sequences there are.
fn sequences(reading: &Reading) -> u8 {
    u8::try_from(reading.sets().len()).unwrap_or(0) - reading.pungs().sets()
}

/// The sets that begin with these tiles, one for each.
fn with_lowest<const N: usize>(reading: &Reading, alike: bool, tiles: [Tile; N]) -> SetMask {
    let sets = reading.sets();
    let place = |tile| {
        let is = |set: &ReadSet| set.set.is_alike() == alike && set.set.tile == tile;
        sets.iter().position(is)
    };
    let places = tiles.into_iter().filter_map(place);
    places.fold(SetMask::NONE, SetMask::with_set)
}

/// Sets of one number in all three suits: triplets, or sequences.
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

/// The sequences 123, 456 and 789 of one suit.
pub(super) fn straight(reading: &Reading) -> SetMask {
    let chows = reading.chows();
    let mut suits = STRAIGHTS.into_iter();
    let suit = suits.find(|&suit| chows.contains_all(suit));
    suit.map_or(SetMask::NONE, |suit| with_lowest(reading, false, suit))
}

/// The lowest tiles of those, of each suit.
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

/// Whether there is a terminal or honour in every set and in the pair, and a sequence.
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

/// Whether no other player had a tile in a set: one that a discard completed is not concealed.
pub(super) fn is_concealed(set: ReadSet, reading: &Reading, won: &WonHand) -> bool {
    set.is_concealed() && (won.context.is_self_draw() || reading.completed_set() != Some(set))
}

/// The concealed triplets and kongs.
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

/// The kongs.
pub(super) fn kongs(reading: &Reading) -> SetMask {
    reading.sets_where(|set| set.set.kind == SetKind::Kong)
}

/// Whether the hand was dealt complete in a house that counts its double forms: then any tile may have won (D-16).
pub(super) fn is_double_as_dealt(won: &WonHand) -> bool {
    let dealt = won.context.seat == Seat::East
        && won.context.is_self_draw()
        && won.context.has(C::InitialHand);
    dealt && won.house.on(const { choice("double_as_dealt") })
}

/// Whether thirteen orphans waited for any of the thirteen.
pub(super) fn waits_for_thirteen(reading: &Reading, won: &WonHand) -> bool {
    reading.is_singles(&THIRTEEN_ORPHANS)
        && !has_no_wait(won)
        && (is_double_as_dealt(won)
            || matches!(reading.shape, Shape::Singles { twice, .. } if twice == won.hand.winning_tile()))
}

/// How many more than nine gates need there are of each tile; `None` if one lacks.
fn beyond_nine_gates(tiles: &TileCounts) -> Option<u32> {
    let suit = Suit::ALL
        .into_iter()
        .find(|&suit| tiles.of(Tile::suited(suit, 1)) > 0)?;
    let need = |rank: u8| if matches!(rank, 1 | 9) { 3 } else { 1 };
    let has = |rank: u8| tiles.of(Tile::suited(suit, rank)) >= need(rank);
    (1..=9).all(has).then(|| tiles.total() - 13)
}

///
pub(super) fn is_nine_gates(won: &WonHand) -> bool {
    let all = won.hand.all();
    won.hand.is_closed()
        && all.suits() == 1
        && !all.has_honors()
        && beyond_nine_gates(all).is_some()
}

/// Whether nine gates waited for any of the nine.
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

///
pub(super) fn is_all_green(won: &WonHand) -> bool {
    let all = won.hand.all();
    GREEN.are_all(all)
        && (all.of(Tile::dragon(Dragon::Green)) > 0
            || !won.house.on(const { choice("ryuuiisou_needs_green") }))
}
