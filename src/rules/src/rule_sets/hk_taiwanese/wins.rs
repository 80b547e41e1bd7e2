//! Conditions on the win: how it came, the melds, the bonus tiles.

use super::elements::{id, is_played};
use super::options::{answer, choice};
use crate::decomposition::{Reading, SetMask};
use crate::hands::{Circumstance as C, MeldKind, WinBy};
use crate::model::{ElementWorth, ValuedLine, ValuedLines, WonHand};
use crate::tiles::{BonusTile, BonusTiles};

/// The families of bonus tiles.
pub(super) const FAMILIES: BonusTiles = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);

/// The circumstances of a hand that was declared ready.
pub(super) const READY: [C; 4] = [C::Ready, C::HumanReady, C::EarthlyReady, C::HeavenlyReady];

/// Returns whether the hand was declared ready, and no greater element of it is played.
pub(super) fn is_ready(won: &WonHand) -> bool {
    let greater = [
        (C::HumanReady, const { id("human-ready") }),
        (C::EarthlyReady, const { id("earthly-ready") }),
        (C::HeavenlyReady, const { id("heavenly-ready") }),
    ];
    let mut greater = greater.into_iter();
    won.context.has(C::Ready)
        || greater.any(|(flag, element)| won.context.has(flag) && !is_played(won, element))
}

/// Returns whether the hand is concealed (T-103).
pub(super) fn is_concealed(won: &WonHand) -> bool {
    let keeps = won.house.on(const { choice("kong_keeps_closed") });
    won.hand.melds().iter().all(|meld| match meld.kind {
        MeldKind::ConcealedKong => true,
        MeldKind::Kong => keeps,
        MeldKind::Chow | MeldKind::Pung | MeldKind::AddedKong => false,
    })
}

/// Returns whether all five sets are claimed chows and pungs (T-150).
pub(super) fn are_all_claimed(won: &WonHand) -> bool {
    let melds = won.hand.melds();
    melds.len() == won.hand.geometry().sets()
        && melds
            .iter()
            .all(|meld| matches!(meld.kind, MeldKind::Chow | MeldKind::Pung))
}

/// Returns the number of winners on the discard (T-157).
pub(super) fn winners(won: &WonHand) -> u8 {
    won.context.circumstances.count(C::Winners).unwrap_or(1)
}

/// Returns the number of tiles in the rivers (T-159).
pub(super) fn river(won: &WonHand) -> u8 {
    won.context.circumstances.count(C::River).unwrap_or(u8::MAX)
}

/// Returns the line for replacement tiles in a row (T-156).
pub(super) fn tail_draws(_: &Reading, won: &WonHand, worth: ElementWorth) -> ValuedLines {
    let count = won.context.circumstances.count(C::TailDraws).unwrap_or(1);
    if count < 2 {
        return ValuedLines::new();
    }
    let value = if won
        .house
        .is_chosen(const { answer("tail_draws", "doubling") })
    {
        let times = 1_u16.checked_shl(u32::from(count - 1)).unwrap_or(u16::MAX);
        worth.value.saturating_mul(times)
    } else {
        worth.value.saturating_mul(u16::from(count - 1))
    };
    let line = ValuedLine {
        count: 1,
        value,
        parts: SetMask::NONE,
    };
    [line].into_iter().collect()
}

/// Returns whether the hand wins with seven bonus tiles and the eighth of another player (T-174).
pub(super) fn robs_the_eighth(won: &WonHand) -> bool {
    won.context.win.by() == WinBy::BonusTiles
        && won.context.win.from().is_some()
        && won.hand.bonus().and(FAMILIES).len() == 7
}

/// Returns whether the own hand has all eight flowers and seasons (T-173).
pub(super) fn has_eight_flowers(won: &WonHand) -> bool {
    let is_bonus_win = won.context.win.by() == WinBy::BonusTiles;
    won.hand.bonus().contains_all(FAMILIES) && (!is_bonus_win || won.context.win.from().is_none())
}

/// Returns whether a bonus tile is in a complete family that counts as a set (T-172).
pub(super) fn is_in_flower_set(tile: BonusTile, won: &WonHand) -> bool {
    won.hand.bonus().whole_families().contains(tile) && is_played(won, const { id("flower-set") })
}
