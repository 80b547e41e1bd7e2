//! Payments of a win (T-65 to T-68).

use super::liability::liable;
use super::options::choice;
use super::shares::{HouseStakes, pay};
use crate::hands::Win;
use crate::model::{Payments, RuleOptions, Tally, WonHand};
use crate::tiles::Seat;

/// Returns the payment of a player for a win without the dealer.
pub(super) fn points(house: &RuleOptions, tally: &Tally) -> i64 {
    let amount = |id| i64::from(house.number(id));
    amount(const { choice("base") }) + amount(const { choice("unit") }) * i64::from(tally.counted)
}

/// Returns the payments of a win.
pub(super) fn settle(won: &WonHand, tally: &Tally) -> Payments {
    let context = won.context;
    let stakes = HouseStakes::new(won.house, context.stakes.streak);
    let liable = liable(won, tally);
    pay(stakes, context.seat, context.win, tally.counted, liable)
}

/// Returns the payments for these tai in a first hand of a dealer, without liability.
pub(super) fn normal(house: &RuleOptions, seat: Seat, win: Win, tai: u16) -> Payments {
    pay(HouseStakes::new(house, 0), seat, win, tai, None)
}
