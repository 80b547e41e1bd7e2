//! Waits (T-14, T-201, T-202).

use crate::decomposition::{Reading, SetMask, waits};
use crate::model::{WaitRule, WonHand};

use super::shapes::is_standard;

/// The kinds for which a hand waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waits {
    /// One kind only.
    One,
    /// Several kinds.
    Several,
}

/// The tiles that complete the hand.
static ALL: WaitRule = WaitRule {
    key: "all",
    tiles: |won| waits(won.hand, won.house.patterns()),
};

/// Returns the number of kinds for which the hand waited.
pub(super) fn number_of_waits(won: &WonHand) -> u8 {
    won.waits(&ALL).len()
}

/// Returns the set or pair that the winning tile completed in a closed wait, if the hand waited for one or for
/// several kinds.
pub(super) fn closed_wait(reading: &Reading, won: &WonHand, kinds: Waits) -> SetMask {
    let tile = won.hand.winning_tile();
    if is_standard(reading)
        && tile.is_some_and(|tile| reading.is_closed_wait(tile))
        && (number_of_waits(won) == 1) == (kinds == Waits::One)
    {
        reading.completed.mask()
    } else {
        SetMask::NONE
    }
}
