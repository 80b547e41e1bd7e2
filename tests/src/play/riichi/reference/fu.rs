//! the fu of a hand, line by line.

use super::entry::Circumstance as C;
use super::reading::{Set, SetKind};
use super::tiles::Tile;
use super::view::View;
use super::yaku::yaku_of;
use crate::play::riichi::options::UnclearWinningTile;

/// A line: key, value, and the tile of its set.
pub type FuLine = (&'static str, u16, Option<Tile>);

/// Returns all lines, whose sum is the fu of the hand. Empty for hands that are neither sets nor pairs.
pub fn fu_of(view: &View) -> Vec<FuLine> {
    if view.is_seven_pairs() {
        return vec![("seven-pairs", 25, None)];
    }
    let Some(pair) = view.pair() else {
        return Vec::new();
    };
    let mut lines = vec![("base", 20, None)];
    if view.is_closed() && !view.is_self_draw() {
        lines.push(("closed-discard", 10, None));
    }
    if drawn(view) {
        lines.push(("self-draw", 2, None));
    }
    lines.extend(view.sets().iter().copied().filter_map(set));
    match of_pair(view, pair) {
        0 => {}
        fu => lines.push(("value-pair", fu, Some(pair))),
    }
    if view.is_one_sided() {
        lines.push(("wait", 2, None));
    }
    if !view.is_closed() && sum(&lines) == 20 {
        lines.push(("open-pinfu", 2, None));
    }
    match sum(&lines).next_multiple_of(10) - sum(&lines) {
        0 => {}
        rest => lines.push(("round-up", rest, None)),
    }
    lines
}

/// Returns the sum of the lines.
pub fn sum(lines: &[FuLine]) -> u16 {
    lines.iter().map(|(_, fu, _)| fu).sum()
}

/// R-74, D-14
fn drawn(view: &View) -> bool {
    let pinfu = yaku_of(view).iter().any(|(key, _)| *key == "pinfu");
    let replacement = view.entry.is_replacement() && !view.options.rinshan_fu;
    let unclear = view.entry.has(C::WinningTileUnclear)
        && view.options.unclear_winning_tile == UnclearWinningTile::NoWait;
    view.is_self_draw() && !pinfu && !replacement && !unclear
}

///
fn set(set: Set) -> Option<FuLine> {
    let key = match set.kind {
        SetKind::Sequence => return None,
        SetKind::Triplet => "triplet",
        SetKind::Kong => "kong",
    };
    let fu = match (set.kind, set.concealed, set.tile.is_outside()) {
        (SetKind::Kong, false, false) => 8,
        (SetKind::Kong, true, false) | (SetKind::Kong, false, true) => 16,
        (SetKind::Kong, true, true) => 32,
        (_, false, false) => 2,
        (_, true, false) | (_, false, true) => 4,
        (_, true, true) => 8,
    };
    Some((key, fu, Some(set.tile)))
}

/// R-77, D-13
fn of_pair(view: &View, pair: Tile) -> u16 {
    let both = pair == view.entry.seat.wind() && pair == view.entry.round.wind();
    match (view.is_value(pair), both) {
        (true, true) => view.options.double_wind_pair_fu,
        (true, false) => 2,
        (false, _) => 0,
    }
}
