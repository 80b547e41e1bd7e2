//! Who pays whom for a win.

use super::elements::{ELEMENTS, id};
use super::liability::{Liable, liable};
use super::options::choice;
use crate::hands::Win;
use crate::schema::{HouseRules, Payments, Reason, Tally, WonHand, Worth};
use crate::tiles::Seat;

/// How a house shares a win out: the places of the answers to `payout`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scheme {
    /// The discarder pays double, the others single: SG-14, SG-15.
    Standard,
    /// The discarder alone pays, by a chart: SG-16, SG-19, SG-20.
    Chart(&'static Chart),
    /// The discarder pays more, the others less, by the shares behind the 3/6 chart: A-46.
    Half,
    /// The discarder alone pays, by the house's own tables.
    Custom,
}

/// What the shooter pays for a discard, and everybody for a self-draw, for one point to five. The
/// charts are charts: no formula makes them.
type Chart = [[i64; 2]; 5];

/// SG-19.
static THREE_SIX: Chart = [[4, 2], [7, 3], [11, 5], [20, 10], [40, 20]];
/// What the discarder pays, what each of the others, and everybody for a self-draw: the sums
/// of each row are those of the 3/6 chart.
static HALF_THREE_SIX: [[i64; 3]; 5] = [[2, 1, 2], [3, 2, 3], [5, 3, 5], [10, 5, 10], [20, 10, 20]];
/// SG-20.
static ONE_TWO: Chart = [[4, 2], [8, 4], [16, 8], [32, 16], [64, 32]];

impl Scheme {
    /// The scheme of a house.
    pub fn of(house: &HouseRules) -> Self {
        match house.chosen(const { choice("payout") }) {
            1 => Self::Chart(&ONE_TWO),
            2 => Self::Chart(&THREE_SIX),
            3 => Self::Custom,
            4 => Self::Half,
            _ => Self::Standard,
        }
    }

    /// The most points that it knows.
    pub fn most(self) -> Option<u16> {
        match self {
            Self::Chart(_) | Self::Half => Some(5),
            Self::Standard | Self::Custom => None,
        }
    }

    const fn reason(self) -> &'static [Reason; 3] {
        match self {
            Self::Standard => &STANDARD,
            Self::Chart(_) | Self::Custom => &SHOOTER,
            Self::Half => &HALVES,
        }
    }
}

/// Why the giver pays, why the others do, and why all do.
static STANDARD: [Reason; 3] = reason(["SG-14", "SG-14", "SG-15"]);
static HALVES: [Reason; 3] = reason(["SG-19", "SG-19", "SG-19"]);
static SHOOTER: [Reason; 3] = reason(["SG-16", "SG-16", "SG-16"]);

const fn reason([giver, others, all]: [&'static str; 3]) -> [Reason; 3] {
    [
        Reason {
            clause: giver,
            says: "discarded the winning tile",
        },
        Reason {
            clause: others,
            says: "Share of the other two players",
        },
        Reason {
            clause: all,
            says: "the winning tile was self-drawn",
        },
    ]
}

const ROBBED: &Reason = &Reason {
    clause: "SG-22",
    says: "the kong was robbed, as if its tile had been discarded",
};
const EIGHTH: &Reason = &Reason {
    clause: "SG-23",
    says: "drew the eighth flower, as if it had been discarded",
};
const FLOWERS: &Reason = &Reason {
    clause: "SG-35",
    says: "all flowers and seasons came to the winner alone",
};
const WONDERS: &Reason = &Reason {
    clause: "SG-81",
    says: "everybody pays double the limit for Thirteen Wonders",
};

/// What players pay for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shares {
    /// Who gave the winning tile.
    pub giver: i64,
    /// The others then.
    pub other: i64,
    /// Each, for a self-draw; without the extra.
    pub each: i64,
}

impl Shares {
    /// For so many points, after the limit: SG-13 to SG-20.
    pub fn of(house: &HouseRules, points: u16) -> Self {
        let base = i64::from(house.number(const { choice("base") }));
        let scheme = Scheme::of(house);
        let [giver, other, each] = match scheme {
            Scheme::Standard => {
                let value = value(points);
                [value.saturating_mul(2), value, value.saturating_mul(2)]
            }
            Scheme::Chart(chart) => {
                let [giver, each] = chart[usize::from(points.clamp(1, 5)) - 1];
                [giver, 0, each]
            }
            Scheme::Half => HALF_THREE_SIX[usize::from(points.clamp(1, 5)) - 1],
            Scheme::Custom => {
                let giver = house.figure(const { choice("payout_discard") }, points);
                let each = house.figure(const { choice("payout_self_draw") }, points);
                [giver.into(), 0, each.into()]
            }
        };
        // SG-11, A-32: what a hand without points pays isn't in the book; an own table says it.
        let half = points == 0
            && scheme != Scheme::Custom
            && house.chosen(const { choice("zero_points_pay") }) == HALF;
        let amount = |figure: i64| {
            let whole = base.saturating_mul(figure);
            if half { whole / 2 + whole % 2 } else { whole }
        };
        Self {
            giver: amount(giver),
            other: amount(other),
            each: amount(each),
        }
    }

    fn times(self, times: i64) -> Self {
        Self {
            giver: self.giver.saturating_mul(times),
            other: self.other.saturating_mul(times),
            each: self.each.saturating_mul(times),
        }
    }

    /// Shared out for this win.
    fn pay(self, house: &HouseRules, seat: Seat, win: Win) -> Payments {
        let [discard, others, drawn] = Scheme::of(house).reason();
        let (from, reason) = match win {
            Win::SelfDraw => (None, drawn),
            Win::BonusTiles { from: None } => (None, FLOWERS),
            Win::BonusTiles { from } => (from, EIGHTH),
            Win::Discard { from } => (Some(from), discard),
            Win::RobbingTheKong { from } => (Some(from), ROBBED),
        };
        let Some(from) = from else {
            return all_pay(seat, self.each.saturating_add(extra(house)), reason);
        };
        let mut payments = Payments::none();
        payments.pay(from, seat, self.giver, reason);
        for other in seat.others().into_iter().filter(|&other| other != from) {
            payments.pay(other, seat, self.other, others);
        }
        payments
    }
}

/// The place of `half` among the answers of `zero_points_pay`.
const HALF: usize = 1;

/// What one point is doubled to: SG-13.
fn value(points: u16) -> i64 {
    1i64.checked_shl(u32::from(points.max(1)) - 1)
        .filter(|&value| value > 0)
        .unwrap_or(i64::MAX)
}

fn all_pay(seat: Seat, each: i64, reason: &'static Reason) -> Payments {
    let mut payments = Payments::none();
    for other in seat.others() {
        payments.pay(other, seat, each, reason);
    }
    payments
}

/// What each player pays in addition for a self-draw: SG-18, A-48.
pub(super) fn extra(house: &HouseRules) -> i64 {
    let base = i64::from(house.number(const { choice("base") }));
    base.saturating_mul(house.number(const { choice("self_draw_extra") }).into())
}

/// What an ordinary loser pays for a win, or where there is none, everybody for a self-draw.
pub(super) fn points(house: &HouseRules, tally: &Tally) -> i64 {
    let shares = Shares::of(house, tally.counted);
    if shares.other > 0 {
        shares.other
    } else {
        shares.each
    }
}

/// The payments for so many points of an ordinary hand, with nobody liable: SG-13 to SG-23.
pub(super) fn normal(house: &HouseRules, seat: Seat, win: Win, points: u16) -> Payments {
    Shares::of(house, points).pay(house, seat, win)
}

/// The payments of a win, paying for all included.
pub(super) fn settle(won: &WonHand, tally: &Tally) -> Payments {
    let seat = won.context.seat;
    let shared = shared(won, tally);
    let Some(liable) = liable(won, tally) else {
        return shared;
    };
    borne(&shared, seat, liable)
}

/// The same payments where somebody pays for all.
pub(super) fn borne(payments: &Payments, seat: Seat, liable: Liable) -> Payments {
    let payers = match liable.with {
        Some(other) => (other, Some(liable.payer)),
        None => (liable.payer, None),
    };
    payments.borne_by(seat, payers, liable.reason)
}

/// The payments as they are with nobody liable.
fn shared(won: &WonHand, tally: &Tally) -> Payments {
    let (house, seat, win) = (won.house, won.context.seat, won.context.win);
    if tally.meets(const { id("thirteen-wonders") }) {
        return wonders_for(house, seat, win, tally.counted);
    }
    let shares = Shares::of(house, tally.counted);
    let special = house.on(const { choice("special_hands_double") }) && is_special(house, tally);
    shares
        .times(if special { 2 } else { 1 })
        .pay(house, seat, win)
}

/// The payments of Thirteen Wonders without further points: SG-80, SG-81.
pub(super) fn wonders(house: &HouseRules, seat: Seat, win: Win) -> Payments {
    wonders_for(house, seat, win, 13.min(house.limit()))
}

fn wonders_for(house: &HouseRules, seat: Seat, win: Win, points: u16) -> Payments {
    const SPLIT: usize = 1;
    const AS_ANY: usize = 2;
    let shares = Shares::of(house, points);
    let double = match house.chosen(const { choice("thirteen_wonders_pay") }) {
        SPLIT => true,
        AS_ANY => house.on(const { choice("special_hands_double") }),
        // as a self-draw, and no tile is self-drawn that was discarded.
        _ => {
            let extra = if win == Win::SelfDraw {
                extra(house)
            } else {
                0
            };
            return all_pay(seat, shares.each.saturating_add(extra), WONDERS);
        }
    };
    shares
        .times(if double { 2 } else { 1 })
        .pay(house, seat, win)
}

/// Whether a hand is priced the limit, or 10 or 13 up to the limit: A-45.
fn is_special(house: &HouseRules, tally: &Tally) -> bool {
    tally.lines.iter().any(|line| {
        let element = ELEMENTS.get(usize::from(line.element));
        let worth = element.map(|one| one.worth.chosen(|condition| house.holds(condition)));
        worth.is_some_and(|worth| match worth {
            Worth::Limit => true,
            Worth::UpToLimit(points) => points >= 10,
            _ => false,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::House;

    fn shares(house: &str, points: u16) -> [i64; 3] {
        let house: House = house.parse().expect("a house");
        let shares = Shares::of(&house, points);
        [shares.giver, shares.other, shares.each]
    }

    #[test]
    fn each_point_doubles() {
        // SG-14 and SG-15, in hundredths.
        let rows = [
            [200, 100, 200],
            [400, 200, 400],
            [800, 400, 800],
            [1600, 800, 1600],
            [3200, 1600, 3200],
        ];
        for (points, row) in (1..).zip(rows) {
            assert_eq!(shares("singapore", points), row);
        }
        assert_eq!(shares("singapore;base=0.01", 1), [2, 1, 2]);
    }

    #[test]
    fn charts_are_charts() {
        // SG-19 and SG-20.
        let three_six = [(4, 2), (7, 3), (11, 5), (20, 10), (40, 20)];
        let one_two = [(4, 2), (8, 4), (16, 8), (32, 16), (64, 32)];
        for (name, chart) in [("shooter-3-6", three_six), ("shooter-1-2", one_two)] {
            let house = format!("singapore;payout={name}");
            for (points, (shooter, each)) in (1..).zip(chart) {
                assert_eq!(shares(&house, points), [shooter * 100, 0, each * 100]);
            }
        }
    }

    #[test]
    fn the_shares_behind_the_chart_sum_to_it() {
        // loser and shooter 1/2, 2/3, 3/5, 5/10, 10/20; a self-draw is the second figure.
        let rows = [(1, 2), (2, 3), (3, 5), (5, 10), (10, 20)];
        for (points, (loser, shooter)) in (1..).zip(rows) {
            let [giver, other, each] = shares("singapore;payout=half-shooter-3-6", points);
            assert_eq!(
                [giver, other, each],
                [shooter * 100, loser * 100, shooter * 100]
            );
            let [alone, ..] = shares("singapore;payout=shooter-3-6", points);
            assert_eq!(giver + 2 * other, alone);
        }
    }

    #[test]
    fn own_tables_go_on_with_their_last_figure() {
        let house = "singapore;payout=custom;payout_discard=0,3,9;payout_self_draw=0,1,4,6";
        assert_eq!(shares(house, 1), [300, 0, 100]);
        assert_eq!(shares(house, 3), [900, 0, 600]);
        assert_eq!(shares(house, 9), [900, 0, 600]);
    }

    #[test]
    fn no_points_pay_as_one_or_half_of_it() {
        assert_eq!(shares("singapore;minimum=0", 0), [200, 100, 200]);
        let half = "singapore;minimum=0;zero_points_pay=half";
        assert_eq!(shares(half, 0), [100, 50, 100]);
        assert_eq!(shares(half, 1), [200, 100, 200]);
        // What can't be halved is rounded up.
        let cents = "singapore;minimum=0;zero_points_pay=half;base=0.01";
        assert_eq!(shares(cents, 0), [1, 1, 1]);
        let own = "singapore;minimum=0;zero_points_pay=half;payout=custom;payout_discard=3,5";
        assert_eq!(shares(own, 0), [300, 0, 200]);
    }

    #[test]
    fn nothing_is_too_much() {
        assert_eq!(value(63), 1 << 62);
        assert_eq!(value(64), i64::MAX);
        assert_eq!(value(u16::MAX), i64::MAX);
    }
}
