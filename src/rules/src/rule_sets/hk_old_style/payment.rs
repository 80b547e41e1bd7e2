//! Payments of a win: the fan-laak table and the shares of the players.

use super::liability::{Insurance, insurance};
use super::options::choice;
use crate::hands::Win;
use crate::model::{Money, Payments, Reason, RuleOptions, Tally, WonHand};
use crate::tiles::Seat;

/// Reasons for the payments of the discarder and of the others, by the index of the answer to `payment`.
static DISCARD: [[Reason; 2]; 5] = [
    reason("HKOS-51"),
    reason("HKOS-54"),
    reason("HKOS-55"),
    reason("HKOS-55"),
    reason("HKOS-55"),
];

const fn reason(clause: &'static str) -> [Reason; 2] {
    [
        Reason {
            clause,
            text: "discarded the winning tile",
        },
        Reason {
            clause,
            text: "Share of the other two players",
        },
    ]
}

const SELF_DRAW: &Reason = &Reason {
    clause: "HKOS-52",
    text: "the winning tile was self-drawn",
};
const ROBBED: &Reason = &Reason {
    clause: "HKOS-57",
    text: "the kong was robbed",
};

/// Returns the points for a number of fan (HKOS-50).
pub(super) fn points(house: &RuleOptions, fan: u16) -> i64 {
    house
        .figure(const { choice("points_table") }, fan.min(house.limit()))
        .into()
}

/// Shares of a win in halves of the points: discarder, others, each player at a self-draw.
struct Shares {
    discarder: i64,
    others: i64,
    self_draw: i64,
}

impl Shares {
    fn from_options(house: &RuleOptions) -> Self {
        let (discarder, others) = match house.chosen(const { choice("payment") }) {
            1 => (2, 1),
            2 => (2, 0),
            3 => (4, 0),
            4 => (8, 0),
            _ => (4, 2),
        };
        let self_draw = if house.chosen(const { choice("self_draw_each") }) == 0 {
            4
        } else {
            2
        };
        Self {
            discarder,
            others,
            self_draw,
        }
    }
}

/// Stake that equals the points of the table, in hundredths.
const OF_POINTS: i64 = 200;

fn base(house: &RuleOptions) -> i64 {
    house.number(const { choice("base") }).into()
}

fn percent(house: &RuleOptions) -> i64 {
    house.number(const { choice("self_draw_percent") }).into()
}

/// Returns the unit of amounts: points, or hundredths of a stake.
pub(super) fn money(house: &RuleOptions) -> Money {
    let fine = house.number(const { choice("false_win_fine") });
    if base(house) == OF_POINTS && percent(house) == 100 && fine.is_multiple_of(100) {
        Money::POINTS
    } else {
        Money {
            parts: 100,
            ..Money::POINTS
        }
    }
}

/// Converts points into money at the chosen stake; halves are rounded up.
pub(super) fn worth(house: &RuleOptions, points: i64) -> i64 {
    halves(house, points, 2)
}

/// Converts a number of halves of the points into money.
fn halves(house: &RuleOptions, points: i64, halves: i64) -> i64 {
    let parts = money(house).parts;
    (points * halves * base(house) * parts + OF_POINTS) / (2 * OF_POINTS)
}

/// Returns whether the player of a robbed kong pays a self-draw for all three.
pub(super) fn pays_for_all(house: &RuleOptions) -> bool {
    house.chosen(const { choice("robbing_the_kong") }) == PAYS_FOR_ALL
}

/// Returns the payment of each other player for a self-draw.
pub(super) fn self_draw(house: &RuleOptions, points: i64) -> i64 {
    let full = halves(house, points, Shares::from_options(house).self_draw);
    (full * percent(house) + 50) / 100
}

/// Returns the payments of a win without insurance (HKOS-51 to HKOS-57).
pub(super) fn normal(house: &RuleOptions, seat: Seat, win: Win, fan: u16) -> Payments {
    let points = points(house, fan);
    let shares = Shares::from_options(house);
    let mut payments = Payments::none();
    match win {
        Win::SelfDraw | Win::BonusTiles { .. } => {
            let each = self_draw(house, points);
            for other in seat.others() {
                payments.pay(other, seat, each, SELF_DRAW);
            }
        }
        Win::RobbingTheKong { from } if pays_for_all(house) => {
            payments.pay(from, seat, 3 * self_draw(house, points), ROBBED);
        }
        Win::Discard { from } | Win::RobbingTheKong { from } => {
            let robbed = matches!(win, Win::RobbingTheKong { .. });
            let [discarder, others] = &DISCARD[house.chosen(const { choice("payment") })];
            let discarder = if robbed { ROBBED } else { discarder };
            let amount = halves(house, points, shares.discarder);
            payments.pay(from, seat, amount, discarder);
            let each = halves(house, points, shares.others);
            for other in seat.others().into_iter().filter(|&other| other != from) {
                payments.pay(other, seat, each, others);
            }
        }
    }
    payments
}

/// Index of `pays-for-all` among the answers of `robbing_the_kong`.
const PAYS_FOR_ALL: usize = 1;

/// Returns the payments of a win, insurance included.
pub(super) fn settle(won: &WonHand, tally: &Tally) -> Payments {
    let seat = won.context.seat;
    let normal = || normal(won.house, seat, won.context.win, tally.counted);
    match insurance(won, tally) {
        Some(insurance) => insured(&normal(), seat, &insurance),
        None => normal(),
    }
}

/// Moves the payments of a win to the liable players.
pub(super) fn insured(payments: &Payments, seat: Seat, insurance: &Insurance) -> Payments {
    match *insurance {
        Insurance::All { payer, reason } => payments.reassign_to(seat, (payer, None), reason),
        Insurance::Halves {
            feeder,
            discarder,
            reason,
        } => payments.reassign_to(seat, (discarder, Some(feeder)), reason),
    }
}
