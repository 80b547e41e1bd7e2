//! Payments of a win.

use super::elements::{ELEMENTS, id};
use super::liability::{LiablePayers, liable};
use super::options::choice;
use crate::hands::Win;
use crate::model::{Payments, Reason, RuleOptions, Tally, WonHand, Worth};
use crate::tiles::Seat;

/// Payment scheme, in the order of the answers to `payout`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scheme {
    /// The discarder pays double, the others single (SG-14, SG-15).
    Standard,
    /// Only the discarder pays, by a chart (SG-16, SG-19, SG-20).
    Chart(&'static PayoutChart),
    /// The discarder pays more, the others less, by the shares behind the 3/6 chart.
    Half,
    /// Only the discarder pays, by a custom table.
    Custom,
}

/// Payments of the shooter for a discard and of each player for a self-draw, for one to five points. No
/// formula yields the charts.
type PayoutChart = [[i64; 2]; 5];

/// 3/6 chart (SG-19).
static THREE_SIX: PayoutChart = [[4, 2], [7, 3], [11, 5], [20, 10], [40, 20]];
/// Payments of the discarder, of each other player, and of each player for a self-draw: the sums of
/// each row are those of the 3/6 chart.
static HALF_THREE_SIX: [[i64; 3]; 5] = [[2, 1, 2], [3, 2, 3], [5, 3, 5], [10, 5, 10], [20, 10, 20]];
/// 1/2 chart (SG-20).
static ONE_TWO: PayoutChart = [[4, 2], [8, 4], [16, 8], [32, 16], [64, 32]];

impl Scheme {
    /// Returns the chosen scheme.
    pub fn from_options(house: &RuleOptions) -> Self {
        match house.chosen(const { choice("payout") }) {
            1 => Self::Chart(&ONE_TWO),
            2 => Self::Chart(&THREE_SIX),
            3 => Self::Custom,
            4 => Self::Half,
            _ => Self::Standard,
        }
    }

    /// Returns the maximum of points; `None` without a maximum.
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

/// Reasons for the payments of the giver, of the others, and of all players.
static STANDARD: [Reason; 3] = reason(["SG-14", "SG-14", "SG-15"]);
static HALVES: [Reason; 3] = reason(["SG-19", "SG-19", "SG-19"]);
static SHOOTER: [Reason; 3] = reason(["SG-16", "SG-16", "SG-16"]);

const fn reason([giver, others, all]: [&'static str; 3]) -> [Reason; 3] {
    [
        Reason {
            clause: giver,
            text: "discarded the winning tile",
        },
        Reason {
            clause: others,
            text: "Share of the other two players",
        },
        Reason {
            clause: all,
            text: "the winning tile was self-drawn",
        },
    ]
}

const ROBBED: &Reason = &Reason {
    clause: "SG-22",
    text: "the kong was robbed, as if its tile had been discarded",
};
const EIGHTH: &Reason = &Reason {
    clause: "SG-23",
    text: "drew the eighth flower, as if it had been discarded",
};
const FLOWERS: &Reason = &Reason {
    clause: "SG-35",
    text: "all flowers and seasons came to the winner alone",
};
const WONDERS: &Reason = &Reason {
    clause: "SG-81",
    text: "everybody pays double the limit for Thirteen Wonders",
};

/// Payments of the players for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shares {
    /// Payment of the player who gave the winning tile.
    pub giver: i64,
    /// Payment of each other player in that case.
    pub other: i64,
    /// Payment of each player for a self-draw, without the extra.
    pub each: i64,
}

impl Shares {
    /// Returns the payments for points that are capped by the limit (SG-13 to SG-20).
    pub fn for_points(house: &RuleOptions, points: u16) -> Self {
        let base = i64::from(house.number(const { choice("base") }));
        let scheme = Scheme::from_options(house);
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
        // SG-11, A-32: the rule book doesn't define the payment for zero points; a custom table does.
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

    /// Returns twice the payments if `double`, else the payments.
    fn doubled_if(self, double: bool) -> Self {
        if !double {
            return self;
        }
        Self {
            giver: self.giver.saturating_mul(2),
            other: self.other.saturating_mul(2),
            each: self.each.saturating_mul(2),
        }
    }

    /// Returns the payments for this win.
    fn pay(self, house: &RuleOptions, seat: Seat, win: Win) -> Payments {
        let [discard, others, drawn] = Scheme::from_options(house).reason();
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

/// Index of `half` among the answers of `zero_points_pay`.
const HALF: usize = 1;

/// Returns the value of points, doubled per point (SG-13).
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

/// Returns the additional payment of each player for a self-draw (SG-18, A-48).
pub(super) fn extra(house: &RuleOptions) -> i64 {
    let base = i64::from(house.number(const { choice("base") }));
    base.saturating_mul(house.number(const { choice("self_draw_extra") }).into())
}

/// Returns the payment of an ordinary loser, or of each player for a self-draw if only the discarder pays.
pub(super) fn points(house: &RuleOptions, tally: &Tally) -> i64 {
    let shares = Shares::for_points(house, tally.counted);
    if shares.other > 0 {
        shares.other
    } else {
        shares.each
    }
}

/// Returns the payments for points of an ordinary hand without liability (SG-13 to SG-23).
pub(super) fn normal(house: &RuleOptions, seat: Seat, win: Win, points: u16) -> Payments {
    Shares::for_points(house, points).pay(house, seat, win)
}

/// Returns the payments of a win, liability included.
pub(super) fn settle(won: &WonHand, tally: &Tally) -> Payments {
    match liable(won, tally) {
        Some(liable) => with_liability(&shared(won, tally), won.context.seat, liable),
        None => shared(won, tally),
    }
}

/// Moves the payments of a win to the liable player.
pub(super) fn with_liability(payments: &Payments, seat: Seat, liable: LiablePayers) -> Payments {
    let payers = match liable.with {
        Some(other) => (other, Some(liable.payer)),
        None => (liable.payer, None),
    };
    payments.reassign_to(seat, payers, liable.reason)
}

/// Returns the payments without liability.
fn shared(won: &WonHand, tally: &Tally) -> Payments {
    let (house, seat, win) = (won.house, won.context.seat, won.context.win);
    if tally.meets(const { id("thirteen-wonders") }) {
        return wonders_for(house, seat, win, tally.counted);
    }
    let shares = Shares::for_points(house, tally.counted);
    let special = house.on(const { choice("special_hands_double") }) && is_special(house, tally);
    shares.doubled_if(special).pay(house, seat, win)
}

/// Returns the payments of Thirteen Wonders without further points (SG-80, SG-81).
pub(super) fn wonders(house: &RuleOptions, seat: Seat, win: Win) -> Payments {
    wonders_for(house, seat, win, 13.min(house.limit()))
}

fn wonders_for(house: &RuleOptions, seat: Seat, win: Win, points: u16) -> Payments {
    const SPLIT: usize = 1;
    const AS_ANY: usize = 2;
    let shares = Shares::for_points(house, points);
    let double = match house.chosen(const { choice("thirteen_wonders_pay") }) {
        SPLIT => true,
        AS_ANY => house.on(const { choice("special_hands_double") }),
        // like a self-draw, but without the extra, because the tile was discarded.
        _ => {
            let extra = if win == Win::SelfDraw {
                extra(house)
            } else {
                0
            };
            return all_pay(seat, shares.each.saturating_add(extra), WONDERS);
        }
    };
    shares.doubled_if(double).pay(house, seat, win)
}

/// Returns whether the value of the hand is the limit, or 10 or 13 up to the limit.
fn is_special(house: &RuleOptions, tally: &Tally) -> bool {
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
    use crate::evaluate::RuleConfig;

    fn shares(house: &str, points: u16) -> [i64; 3] {
        let house: RuleConfig = house.parse().expect("a rule configuration");
        let shares = Shares::for_points(&house, points);
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
        // loser and shooter 1/2, 2/3, 3/5, 5/10, 10/20; each player pays the shooter's amount for a
        // self-draw.
        let rows = [(1, 2), (2, 3), (3, 5), (5, 10), (10, 20)];
        for (points, (loser, shooter)) in (1..).zip(rows) {
            let [giver, other, each] = shares("singapore;payout=half-shooter-3-6", points);
            assert_eq!(
                [giver, other, each],
                [shooter * 100, loser * 100, shooter * 100]
            );
            let [full, ..] = shares("singapore;payout=shooter-3-6", points);
            assert_eq!(giver + 2 * other, full);
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
        // Odd amounts are rounded up.
        let cents = "singapore;minimum=0;zero_points_pay=half;base=0.01";
        assert_eq!(shares(cents, 0), [1, 1, 1]);
        let own = "singapore;minimum=0;zero_points_pay=half;payout=custom;payout_discard=3,5";
        assert_eq!(shares(own, 0), [300, 0, 200]);
    }

    #[test]
    fn value_saturates() {
        assert_eq!(value(63), 1 << 62);
        assert_eq!(value(64), i64::MAX);
        assert_eq!(value(u16::MAX), i64::MAX);
    }
}
