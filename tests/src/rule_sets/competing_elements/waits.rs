//! Sole waits: COMP-20.

use tilewise_rules::{Completed, Reading, SetKind, Shape, WaitRule, WonHand, waits};

/// Place of the only tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// The 3 of 123 or the 7 of 789.
    Edge,
    /// The middle of a chow.
    Closed,
    /// The second tile of the pair.
    Single,
}

static ALL: WaitRule = WaitRule {
    key: "all",
    tiles: |won| waits(won.hand, won.house.patterns()),
};

/// Returns whether the winning tile is the only wait and has this place in the reading.
pub fn is_wait(reading: &Reading, won: &WonHand, wait: Wait) -> bool {
    let Some(tile) = won.hand.winning_tile() else {
        return false;
    };
    let is_sets = matches!(reading.shape, Shape::Sets { .. });
    if !is_sets || won.waits(&ALL).iter().count() != 1 {
        return false;
    }
    let chow = reading
        .completed_set()
        .filter(|set| set.set.kind == SetKind::Chow);
    let chow = chow.map(|set| set.set.tile);
    match wait {
        Wait::Single => reading.completed == Completed::Pair,
        Wait::Closed => chow.is_some_and(|low| low.above(1) == Some(tile)),
        Wait::Edge => chow.is_some_and(|low| {
            low.rank() == Some(1) && low.above(2) == Some(tile)
                || low.rank() == Some(7) && low == tile
        }),
    }
}
