//! Payments of a win.

use crate::hands::Win;
use crate::model::{Payments, Reason};
use crate::tiles::Seat;

/// Basic payment of each other player for a win (M-113).
const BASE: i64 = 8;

const EACH: &Reason = &Reason {
    clause: "M-113",
    text: "the base points of every win",
};
const DISCARD: &Reason = &Reason {
    clause: "M-114",
    text: "discarded the winning tile",
};
const SELF_DRAW: &Reason = &Reason {
    clause: "M-115",
    text: "the winning tile was self-drawn",
};
const ROBBED: &Reason = &Reason {
    clause: "M-116",
    text: "the kong was robbed",
};

/// Returns the payments of a win (M-113 to M-116).
pub(super) fn normal(winner: Seat, win: Win, fan: u16) -> Payments {
    let reason = match win {
        Win::SelfDraw | Win::BonusTiles { .. } => SELF_DRAW,
        Win::Discard { .. } => DISCARD,
        Win::RobbingTheKong { .. } => ROBBED,
    };
    let mut payments = Payments::none();
    for other in winner.others() {
        payments.pay(other, winner, BASE, EACH);
        if win.from().is_none_or(|from| from == other) {
            payments.pay(other, winner, fan.into(), reason);
        }
    }
    payments
}
