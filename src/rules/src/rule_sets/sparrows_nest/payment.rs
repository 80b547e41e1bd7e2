//! Who pays whom for a win: two columns of points, and the liable player.

use super::elements::id;
use super::liability::{Payers, payers};
use super::options::choice;
use crate::hands::Win;
use crate::schema::{ElementId, HouseRules, Payments, Reason, Tally, WonHand};
use crate::tiles::Seat;

const DISCARD: &Reason = &Reason {
    clause: "NEST-61",
    says: "discarded the winning tile",
};
const SELF_DRAW: &Reason = &Reason {
    clause: "NEST-62",
    says: "the winning tile was self-drawn",
};
const ROBBED: &Reason = &Reason {
    clause: "NEST-63",
    says: "made the robbed gong, and pays the shares of all three",
};

/// What each player pays for a self-draw.
pub(super) fn self_draw(house: &HouseRules, faan: u16) -> i64 {
    house
        .figure(
            const { choice("points_self_draw") },
            faan.min(house.limit()),
        )
        .into()
}

/// What the discarder pays.
fn discard(house: &HouseRules, faan: u16) -> i64 {
    house
        .figure(const { choice("points_discard") }, faan.min(house.limit()))
        .into()
}

/// What the winner gets: three shares of a self-draw, or the payment for a discard. Every win by
/// self-draw meets Self Draw, whether it counts or is included.
pub(super) fn whole(house: &HouseRules, tally: &Tally) -> i64 {
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

/// The payments of a win without liability: NEST-61 to NEST-63.
pub(super) fn normal(house: &HouseRules, seat: Seat, win: Win, faan: u16) -> Payments {
    let mut payments = Payments::none();
    match win {
        Win::SelfDraw | Win::BonusTiles { .. } => {
            for other in seat.others() {
                payments.pay(other, seat, self_draw(house, faan), SELF_DRAW);
            }
        }
        Win::Discard { from } => payments.pay(from, seat, discard(house, faan), DISCARD),
        Win::RobbingTheKong { from } => {
            payments.pay(from, seat, 3 * self_draw(house, faan), ROBBED);
        }
    }
    payments
}

/// The payments of a win, liability included: what the winner gets is the same.
pub(super) fn settle(won: &WonHand, tally: &Tally) -> Payments {
    let seat = won.context.seat;
    let normal = normal(won.house, seat, won.context.win, tally.counted);
    match payers(won) {
        Some(payers) => borne(&normal, seat, payers),
        None => normal,
    }
}

/// The same payments where somebody is liable. The figures of the book are even.
pub(super) fn borne(payments: &Payments, seat: Seat, payers: Payers) -> Payments {
    match payers {
        Payers::One(payer, reason) => payments.borne_by(seat, (payer, None), reason),
        Payers::Halves {
            giver,
            feeder,
            reason,
        } => payments.borne_by(seat, (giver, Some(feeder)), reason),
    }
}
