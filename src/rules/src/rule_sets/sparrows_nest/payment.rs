//! Payments of a win: two columns of points, and liability.

use super::elements::id;
use super::liability::{Payers, payers};
use super::options::choice;
use crate::hands::Win;
use crate::model::{ElementId, Payments, Reason, RuleOptions, Tally, WonHand};
use crate::tiles::Seat;

const DISCARD: &Reason = &Reason {
    clause: "NEST-61",
    text: "discarded the winning tile",
};
const SELF_DRAW: &Reason = &Reason {
    clause: "NEST-62",
    text: "the winning tile was self-drawn",
};
const ROBBED: &Reason = &Reason {
    clause: "NEST-63",
    text: "made the robbed gong, and pays the shares of all three",
};

/// Returns the payment of each player for a self-draw.
pub(super) fn self_draw(house: &RuleOptions, faan: u16) -> i64 {
    house
        .figure(
            const { choice("points_self_draw") },
            faan.min(house.limit()),
        )
        .into()
}

/// Returns the payment of the discarder.
fn discard(house: &RuleOptions, faan: u16) -> i64 {
    house
        .figure(const { choice("points_discard") }, faan.min(house.limit()))
        .into()
}

/// Returns the total of a win: three shares of a self-draw, or the payment for a discard. Every self-drawn
/// win meets Self Draw, counted or included.
pub(super) fn whole(house: &RuleOptions, tally: &Tally) -> i64 {
    const LIKE_SELF_DRAW: [ElementId; 4] = [
        id("self-draw"),
        id("robbing-gong"),
        id("flowers-hand"),
        id("big-flowers-hand"),
    ];
    if LIKE_SELF_DRAW.into_iter().any(|one| tally.meets(one)) {
        3 * self_draw(house, tally.counted)
    } else {
        discard(house, tally.counted)
    }
}

/// Returns the payments of a win without liability (NEST-61 to NEST-63).
pub(super) fn normal(house: &RuleOptions, seat: Seat, win: Win, faan: u16) -> Payments {
    let mut payments = Payments::none();
    match win {
        Win::SelfDraw | Win::BonusTiles { .. } => {
            let each = self_draw(house, faan);
            for other in seat.others() {
                payments.pay(other, seat, each, SELF_DRAW);
            }
        }
        Win::Discard { from } => payments.pay(from, seat, discard(house, faan), DISCARD),
        Win::RobbingTheKong { from } => {
            payments.pay(from, seat, 3 * self_draw(house, faan), ROBBED);
        }
    }
    payments
}

/// Returns the payments of a win, liability included: it doesn't change the total.
pub(super) fn settle(won: &WonHand, tally: &Tally) -> Payments {
    let seat = won.context.seat;
    let normal = || normal(won.house, seat, won.context.win, tally.counted);
    match payers(won) {
        Some(payers) => with_liability(&normal(), seat, payers),
        None => normal(),
    }
}

/// Moves the payments of a win to the liable players. Halves are exact, because all amounts of the rule book
/// are even.
pub(super) fn with_liability(payments: &Payments, seat: Seat, payers: Payers) -> Payments {
    match payers {
        Payers::One(payer, reason) => payments.reassign_to(seat, (payer, None), reason),
        Payers::Halves {
            giver,
            feeder,
            reason,
        } => payments.reassign_to(seat, (giver, Some(feeder)), reason),
    }
}
