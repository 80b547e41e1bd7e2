//! Features of a reading of a hand.

use tilewise_rules::{Completed, ReadSet, Reading, SetKind, Shape, Tile, WonHand};

pub fn is_outer(tile: Tile) -> bool {
    tile.is_honor() || tile.is_terminal()
}

pub fn winds(won: &WonHand) -> [Tile; 2] {
    [won.context.seat, won.context.prevailing].map(Tile::wind)
}

pub const fn is_pairs(reading: &Reading) -> bool {
    matches!(reading.shape, Shape::Pairs(_))
}

pub fn is_concealed(set: ReadSet, reading: &Reading, won: &WonHand) -> bool {
    let from_discard = reading.completed_set() == Some(set) && !won.context.is_self_draw();
    set.is_concealed() && !from_discard
}

pub fn concealed(reading: &Reading, won: &WonHand) -> u8 {
    let fits = |set: ReadSet| set.set.is_alike() && is_concealed(set, reading, won);
    reading.sets_where(fits).sets()
}

pub fn of_kind(set: ReadSet, kind: SetKind, reading: &Reading, won: &WonHand) -> u8 {
    let twice = |doubled| if doubled { 2 } else { 1 };
    let concealed = twice(is_concealed(set, reading, won));
    u8::from(set.set.kind == kind) * concealed * twice(is_outer(set.set.tile))
}

/// Returns whether the winning tile completes an edge, a middle or the pair.
pub fn is_narrow(reading: &Reading, won: &WonHand) -> bool {
    let (Some(tile), Some(set)) = (won.hand.winning_tile(), reading.completed_set()) else {
        return reading.completed == Completed::Pair;
    };
    let low = set.set.tile;
    set.set.kind == SetKind::Chow
        && (low.above(1) == Some(tile)
            || low.rank() == Some(1) && low != tile
            || low.rank() == Some(7) && low == tile)
}

pub fn is_pinfu(reading: &Reading, won: &WonHand) -> bool {
    reading.all_sets(|set| set.set.kind == SetKind::Chow)
        && !reading.pair_is(|tile| tile.is_dragon() || winds(won).contains(&tile))
        && !is_narrow(reading, won)
}
