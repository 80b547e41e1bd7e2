//! Shares of the payers of a win of known value (T-112 to T-114).

use crate::hands::Win;
use crate::model::{Money, Payments, Reason};
use crate::tiles::Seat;

const WIN: &Reason = &Reason {
    clause: "T-112",
    text: "win",
};
const DEALER: &Reason = &Reason {
    clause: "T-113",
    text: "dealer",
};

/// The smallest unit in a point: one instant payment is two and a half points (D-26).
pub(super) const POINT: i64 = 100;

/// The money: points in hundredths.
pub(super) const MONEY: Money = Money {
    parts: POINT,
    ..Money::POINTS
};

/// Returns the payments for a win of these points, in hundredths of a point.
pub(super) fn pay(streak: u8, winner: Seat, win: Win, points: u16) -> Payments {
    let mut payments = Payments::none();
    for payer in winner.others() {
        if win.from().is_none_or(|from| from == payer) {
            payments.pay(payer, winner, POINT * i64::from(points), WIN);
            let dealer = dealer_part(streak, (payer, winner), win);
            payments.pay(payer, winner, POINT * dealer, DEALER);
        }
    }
    payments
}

/// Returns the dealer's part of a payment between two players, in points; none in a flower win.
fn dealer_part(streak: u8, (from, to): (Seat, Seat), win: Win) -> i64 {
    let is_dealer = from == Seat::East || to == Seat::East;
    if is_dealer && !matches!(win, Win::BonusTiles { .. }) {
        1 + 2 * i64::from(streak)
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::BySeat;
    use crate::tiles::Wind::{East, North, South};

    #[track_caller]
    fn pays(streak: u8, winner: Seat, win: Win, points: u16, net: [i64; 4]) {
        let payments = pay(streak, winner, win, points);
        assert_eq!(payments.net(), BySeat::new(net.map(|one| one * POINT)));
    }

    #[test]
    fn dealers_part_is_in_payments_from_or_to_east() {
        // T-283, T-298, T-331.
        pays(2, South, Win::SelfDraw, 20, [-25, 65, -20, -20]);
        let from = East;
        pays(1, South, Win::Discard { from }, 25, [-28, 28, 0, 0]);
        pays(1, North, Win::Discard { from }, 38, [-41, 0, 0, 41]);
        pays(2, East, Win::SelfDraw, 25, [90, -30, -30, -30]);
        let from = South;
        pays(3, North, Win::RobbingTheKong { from }, 7, [0, -7, 0, 7]);
    }

    #[test]
    fn flower_wins_have_no_dealers_part() {
        // T-113, T-114.
        let all = Win::BonusTiles { from: None };
        pays(4, East, all, 40, [120, -40, -40, -40]);
        let from = Some(East);
        pays(4, South, Win::BonusTiles { from }, 30, [-30, 30, 0, 0]);
    }
}
