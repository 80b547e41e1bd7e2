//! Conditions on the sets of a reading.

use super::KNITTED_AND_HONORS;
use super::options::choice;
use super::tiles::{GREEN, TERMINALS, has_body, hogs, is_nine_gates, only};
use crate::decomposition::{Reading, SetMask, Shape};
use crate::hands::{SetKind, Win};
use crate::model::WonHand;
use crate::tiles::{Tile, TileSet};

/// Returns whether the hand is seven pairs (M-9).
pub(super) const fn is_pairs(reading: &Reading) -> bool {
    matches!(reading.shape, Shape::Pairs(_))
}

/// Returns whether the hand is knitted tiles and honours (M-11).
pub(super) fn is_knitted_singles(reading: &Reading) -> bool {
    reading.is_singles(&KNITTED_AND_HONORS)
}

/// Returns whether the hand is four sets and a pair, none of them knitted (M-7).
pub(super) fn is_standard(reading: &Reading) -> bool {
    reading.all_sets(|set| set.set.kind != SetKind::Knitted)
}

/// Returns whether the hand is four sets and a pair, each with a tile that meets a condition.
pub(super) fn all_parts(reading: &Reading, fits: impl Fn(Tile) -> bool) -> bool {
    let has_one = |set: SetKind, low: Tile| match set {
        SetKind::Chow => (0..3).any(|steps| low.above(steps).is_some_and(&fits)),
        SetKind::Pung | SetKind::Kong => fits(low),
        SetKind::Knitted => false,
    };
    reading.pair_is(&fits) && reading.all_sets(|set| has_one(set.set.kind, set.set.tile))
}

/// Returns the concealed pungs and kongs, except one that was completed by another player's tile (M-6).
pub(super) fn concealed_pungs(reading: &Reading, won: &WonHand) -> SetMask {
    let concealed = reading.sets_where(|set| set.set.is_alike() && set.is_concealed());
    match won.context.win {
        Win::Discard { .. } | Win::RobbingTheKong { .. } => concealed.but(reading.completed.mask()),
        Win::SelfDraw | Win::BonusTiles { .. } => concealed,
    }
}

/// Returns the kongs, if at least `concealed` of them are concealed and `melded` are not. Only the highest of
/// their elements counts (M-23).
pub(super) fn kongs(reading: &Reading, won: &WonHand, concealed: u8, melded: u8) -> SetMask {
    let all = all_kongs(reading, won);
    let hidden = reading.sets_where(|set| set.set.kind == SetKind::Kong && set.is_concealed());
    if hidden.sets() >= concealed && all.but(hidden).sets() >= melded {
        all
    } else {
        SetMask::NONE
    }
}

/// Returns the kongs.
pub(super) fn all_kongs(reading: &Reading, won: &WonHand) -> SetMask {
    // Fast path: a kong is always on the table.
    if won.hand.is_closed() {
        return SetMask::NONE;
    }
    reading.kongs()
}

/// Returns the whole hand, except a pung of terminals that counts in addition by option (M-34).
pub(super) fn nine_gates(reading: &Reading, won: &WonHand) -> SetMask {
    if !is_nine_gates(won) {
        return SetMask::NONE;
    }
    let pungs = reading.sets_where(|set| set.set.is_alike() && set.set.tile.is_terminal());
    let counts = won.house.on(const { choice("nine_gates_terminal_pung") });
    match pungs.places().nth(1).filter(|_| counts) {
        Some(second) => SetMask::WHOLE.but(SetMask::NONE.with_set(second)),
        None => SetMask::WHOLE,
    }
}

/// Returns the knitted body; the whole hand if its nine tiles are among 14 different ones (M-65).
pub(super) fn knitted_straight(reading: &Reading, won: &WonHand) -> SetMask {
    if is_knitted_singles(reading) {
        let counts = won.house.on(const { choice("lesser_knitted_straight") });
        let tiles = won.hand.all().iter().map(|(tile, _)| tile);
        return if counts && has_body(tiles.fold(TileSet::NONE, TileSet::with)) {
            SetMask::WHOLE
        } else {
            SetMask::NONE
        };
    }
    reading.sets_where(|set| set.set.kind == SetKind::Knitted)
}

/// Returns the number of tile hogs (M-94).
pub(super) fn tile_hogs(reading: &Reading, won: &WonHand) -> u8 {
    let hogs = hogs(won);
    if hogs.is_empty() || !is_pairs(reading) {
        return hogs.len();
    }
    let implied = only(won, &GREEN) || only(won, &TERMINALS);
    if implied && !won.house.on(const { choice("implied_tile_hog") }) {
        return 0;
    }
    let honors = won.house.on(const { choice("tile_hog_honors") });
    let counting = hogs.iter().filter(|tile| honors || !tile.is_honor());
    counting.fold(TileSet::NONE, TileSet::with).len()
}
