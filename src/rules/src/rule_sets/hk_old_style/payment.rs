//! Who pays whom for a win: the fan-laak table, and the shares of the players.

use super::liability::{Insurance, insurance};
use super::options::choice;
use crate::hands::Win;
use crate::schema::{HouseRules, Money, Payments, Reason, Tally, WonHand};
use crate::tiles::Seat;

/// Why the discarder pays, and why the others do, by the place of the answer to `payment`.
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
            says: "discarded the winning tile",
        },
        Reason {
            clause,
            says: "Share of the other two players",
        },
    ]
}

const SELF_DRAW: &Reason = &Reason {
    clause: "HKOS-52",
    says: "the winning tile was self-drawn",
};
const ROBBED: &Reason = &Reason {
    clause: "HKOS-57",
    says: "the kong was robbed",
};

/// Points for fan: HKOS-50.
pub(super) fn points(house: &HouseRules, fan: u16) -> i64 {
    house
        .figure(const { choice("points_table") }, fan.min(house.limit()))
        .into()
}

/// What each player pays for a win, in halves of the points: discarder, others, each at self-draw.
struct Shares {
    discarder: i64,
    others: i64,
    self_draw: i64,
}

impl Shares {
    fn of(house: &HouseRules) -> Self {
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

/// The stake of the points of the table, in hundredths.
const OF_POINTS: i64 = 200;

fn base(house: &HouseRules) -> i64 {
    house.number(const { choice("base") }).into()
}

fn percent(house: &HouseRules) -> i64 {
    house.number(const { choice("self_draw_percent") }).into()
}

/// Points, or the units of a stake with their hundredths.
pub(super) fn money(house: &HouseRules) -> Money {
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

/// What so many points are worth at the stake of the house, in its money. Half a part is rounded up.
pub(super) fn worth(house: &HouseRules, points: i64) -> i64 {
    halves(house, points, 2)
}

/// The same for a number of halves of the points.
fn halves(house: &HouseRules, points: i64, halves: i64) -> i64 {
    let parts = money(house).parts;
    (points * halves * base(house) * parts + OF_POINTS) / (2 * OF_POINTS)
}

/// Whether who made a robbed kong pays a self-draw for all three.
pub(super) fn pays_for_all(house: &HouseRules) -> bool {
    house.chosen(const { choice("robbing_the_kong") }) == PAYS_FOR_ALL
}

/// What each of the others pays for a self-draw of so many points.
pub(super) fn self_draw(house: &HouseRules, points: i64) -> i64 {
    let full = halves(house, points, Shares::of(house).self_draw);
    (full * percent(house) + 50) / 100
}

/// The payments of a win without insurance: HKOS-51 to HKOS-57.
pub(super) fn normal(house: &HouseRules, seat: Seat, win: Win, fan: u16) -> Payments {
    let points = points(house, fan);
    let shares = Shares::of(house);
    let mut payments = Payments::none();
    match win {
        Win::SelfDraw | Win::BonusTiles { .. } => {
            for other in seat.others() {
                payments.pay(other, seat, self_draw(house, points), SELF_DRAW);
            }
        }
        Win::RobbingTheKong { from } if pays_for_all(house) => {
            payments.pay(from, seat, 3 * self_draw(house, points), ROBBED);
        }
        Win::Discard { from } | Win::RobbingTheKong { from } => {
            let robbed = matches!(win, Win::RobbingTheKong { .. });
            let [discarder, others] = &DISCARD[house.chosen(const { choice("payment") })];
            let discarder = if robbed { ROBBED } else { discarder };
            payments.pay(
                from,
                seat,
                halves(house, points, shares.discarder),
                discarder,
            );
            for other in seat.others().into_iter().filter(|&other| other != from) {
                payments.pay(other, seat, halves(house, points, shares.others), others);
            }
        }
    }
    payments
}

/// The place of `pays-for-all` among the answers of `robbing_the_kong`.
const PAYS_FOR_ALL: usize = 1;

/// The payments of a win, insurance included.
pub(super) fn settle(won: &WonHand, tally: &Tally) -> Payments {
    let seat = won.context.seat;
    let normal = normal(won.house, seat, won.context.win, tally.counted);
    match insurance(won, tally) {
        Some(insurance) => insured(&normal, seat, &insurance),
        None => normal,
    }
}

/// The same payments where somebody pays for the others.
pub(super) fn insured(payments: &Payments, seat: Seat, insurance: &Insurance) -> Payments {
    match *insurance {
        Insurance::All { payer, reason } => payments.borne_by(seat, (payer, None), reason),
        Insurance::Halves {
            feeder,
            discarder,
            reason,
        } => payments.borne_by(seat, (discarder, Some(feeder)), reason),
    }
}
