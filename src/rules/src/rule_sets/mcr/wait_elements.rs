//! Single waits (M-25 to M-28).

use super::options::choice;
use crate::decomposition::{Completed, Reading, SetMask, completions, waits};
use crate::hands::{Circumstance, SetKind};
use crate::model::{WaitRule, WonHand};
use crate::tiles::Tile;

/// Position of the only tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wait {
    /// 3 of 123 or 7 of 789 (M-107).
    Edge,
    /// Middle of a chow (M-108).
    Closed,
    /// Second tile of the pair (M-109).
    Single,
}

/// Tiles that complete the hand (M-25).
static ALL: WaitRule = WaitRule {
    key: "all",
    tiles: |won| {
        if won.house.on(const { choice("exhausted_waits_count") }) {
            completions(won.hand, won.house.patterns())
        } else {
            waits(won.hand, won.house.patterns())
        }
    },
};

/// Indices of answers of `knitted_straight_waits`.
const OUTSIDE_BODY: usize = 1;
const ONLY_SINGLE: usize = 2;

/// Returns the part that the winning tile completed, if it was the only wait and of this kind in the reading.
pub(super) fn sole_wait(reading: &Reading, won: &WonHand, wait: Wait) -> SetMask {
    let Some(tile) = won.hand.winning_tile() else {
        return SetMask::NONE;
    };
    let is_it = goes_there(reading, tile, wait)
        && is_winning_tile_known(won)
        && counts_with_knitted_body(reading, won, tile, wait)
        && won.waits(&ALL).len() == 1;
    if is_it {
        reading.completed.mask()
    } else {
        SetMask::NONE
    }
}

fn goes_there(reading: &Reading, tile: Tile, wait: Wait) -> bool {
    if wait == Wait::Single {
        return reading.completed == Completed::Pair;
    }
    let set = reading.completed_set();
    let Some(chow) = set.filter(|set| set.set.kind == SetKind::Chow) else {
        return false;
    };
    let low = chow.set.tile;
    match (wait, tile.index() - low.index()) {
        (Wait::Closed, 1) => true,
        (Wait::Edge, 2) => low.rank() == Some(1),
        (Wait::Edge, 0) => low.rank() == Some(7),
        _ => false,
    }
}

/// Returns whether the winning tile is known (M-28).
fn is_winning_tile_known(won: &WonHand) -> bool {
    !won.context.has(Circumstance::InitialHand)
        && !won.context.has(Circumstance::WinningTileUnclear)
}

/// Returns whether the wait counts in a hand with a knitted body (D-9).
fn counts_with_knitted_body(reading: &Reading, won: &WonHand, tile: Tile, wait: Wait) -> bool {
    let mut body = reading
        .sets()
        .iter()
        .take_while(|set| set.set.kind == SetKind::Knitted);
    match won.house.chosen(const { choice("knitted_straight_waits") }) {
        OUTSIDE_BODY => !body.any(|set| set.set.contains(tile)),
        ONLY_SINGLE => wait == Wait::Single || body.next().is_none(),
        _ => true,
    }
}
