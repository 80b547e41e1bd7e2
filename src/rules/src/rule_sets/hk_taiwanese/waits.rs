//! Waits (T-14, T-201, T-202).

use crate::decomposition::{Completed, Reading, SetMask, waits};
use crate::hands::SetKind;
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
    if is_standard(reading)
        && is_closed_wait(reading, won)
        && (number_of_waits(won) == 1) == (kinds == Waits::One)
    {
        reading.completed.mask()
    } else {
        SetMask::NONE
    }
}

/// Returns whether the winning tile ended an edge, a middle or the pair.
fn is_closed_wait(reading: &Reading, won: &WonHand) -> bool {
    if reading.completed == Completed::Pair {
        return true;
    }
    let set = reading.completed_set();
    let chow = set.filter(|one| one.set.kind == SetKind::Chow);
    let (Some(chow), Some(tile)) = (chow, won.hand.winning_tile()) else {
        return false;
    };
    let low = chow.set.tile;
    match tile.index() - low.index() {
        0 => low.rank() == Some(7),
        1 => true,
        _ => low.rank() == Some(1),
    }
}
