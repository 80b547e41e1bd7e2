//! Levels and payments.

use arrayvec::ArrayVec;

use super::liability::{kong_feeder, liable};
use super::options::choice;
use crate::hands::Win;
use crate::model::{
    Account, Basis, HandValue, Level, Payments, PotKey, Reason, RuleOptions, Tally, WonHand,
};
use crate::tiles::Seat;

const DISCARD: &Reason = &Reason {
    clause: "R-87",
    text: "discarded the winning tile",
};
const ROBBED: &Reason = &Reason {
    clause: "R-31",
    text: "made the robbed kong, and pays like a discarder",
};
const SELF_DRAW: &Reason = &Reason {
    clause: "R-88",
    text: "the winning tile was self-drawn",
};
const HONBA: &Reason = &Reason {
    clause: "R-90",
    text: "counters on the table",
};
pub(super) const BETS: &Reason = &Reason {
    clause: "R-91",
    text: "the winner takes the bets on the table",
};
const LIABLE: &Reason = &Reason {
    clause: "R-97",
    text: "is liable for the yakuman, and pays for all three",
};
const HALF: &Reason = &Reason {
    clause: "R-98",
    text: "one is liable for the yakuman, the other discarded: they pay half each",
};

const KONG_FEEDER: &Reason = &Reason {
    clause: "R-97",
    text: "fed the kong whose replacement won, and pays for all three",
};

const CHOMBO: &Reason = &Reason {
    clause: "R-145",
    text: "a chombo: what a self-drawn mangan would have brought is paid",
};

static MANGAN: Level = level("mangan", "Mangan");
static HANEMAN: Level = level("haneman", "Haneman");
static BAIMAN: Level = level("baiman", "Baiman");
static SANBAIMAN: Level = level("sanbaiman", "Sanbaiman");
static COUNTED_YAKUMAN: Level = level("counted-yakuman", "Counted yakuman");
static YAKUMAN: Level = level("yakuman", "Yakuman");

const fn level(key: &'static str, name: &'static str) -> Level {
    Level { key, name }
}

/// Han of one yakuman.
pub(super) const UNIT: u16 = 13;
const MANGAN_BASE: i64 = 2_000;
const YAKUMAN_BASE: i64 = 8_000;
/// Points of a bet.
pub(super) const BET: i64 = 1_000;

/// Returns the maximum han of counted yakuman and of several yakuman.
pub(super) fn most(house: &RuleOptions) -> (u16, u16) {
    let counted = house.on(const { choice("counted_yakuman") });
    let units = if house.on(const { choice("yakuman_add") }) {
        house.number(const { choice("yakuman_max") })
    } else {
        1
    };
    let units = u16::try_from(units).unwrap_or(1);
    (if counted { UNIT } else { 11 }, UNIT * units)
}

/// Returns the basis of the payments of a scored hand.
pub(super) fn basis(house: &RuleOptions, tally: &Tally) -> Basis {
    let fu = tally.axes.first().map(|fu| fu.total);
    by(house, tally.counted, fu)
}

/// Returns the basis of the payments of a value.
pub(super) fn basis_of_value(house: &RuleOptions, value: HandValue) -> Basis {
    by(house, value.counted, value.axes.first().copied())
}

fn by(house: &RuleOptions, counted: u16, fu: Option<u16>) -> Basis {
    match fu {
        // A yakuman has no fu.
        None if counted >= UNIT => of_yakuman(counted / UNIT),
        _ => ordinary(house, counted, fu.unwrap_or(0)),
    }
}

/// Returns the basis of the payments of a number of yakuman.
pub(super) fn of_yakuman(units: u16) -> Basis {
    Basis {
        level: Some(&YAKUMAN),
        units,
        base: YAKUMAN_BASE * i64::from(units),
    }
}

/// Returns the basis of the payments of han and fu.
pub(super) fn ordinary(house: &RuleOptions, han: u16, fu: u16) -> Basis {
    let (level, base) = match han {
        0..5 => {
            let base = i64::from(fu) << (han + 2);
            let kiriage = base > 1_900 && house.on(const { choice("kiriage") });
            if kiriage || base >= MANGAN_BASE {
                (Some(&MANGAN), MANGAN_BASE)
            } else {
                (None, base)
            }
        }
        5 => (Some(&MANGAN), MANGAN_BASE),
        6..8 => (Some(&HANEMAN), 3_000),
        8..11 => (Some(&BAIMAN), 4_000),
        11..13 => (Some(&SANBAIMAN), 6_000),
        13.. => (Some(&COUNTED_YAKUMAN), YAKUMAN_BASE),
    };
    Basis {
        level,
        units: 0,
        base,
    }
}

/// Payments of one base amount.
struct Bill<'a> {
    house: &'a RuleOptions,
    winner: Seat,
    win: Win,
    /// Player who pays a self-draw for all three.
    kong_feeder: Option<Seat>,
    payments: &'a mut Payments,
}

impl Bill<'_> {
    /// Returns the factor of the base that a discarder pays.
    const fn times(&self) -> i64 {
        if matches!(self.winner, Seat::East) {
            6
        } else {
            4
        }
    }

    /// Pays a win without liability.
    fn pay(&mut self, base: i64) {
        match self.win {
            Win::Discard { from } => self.give(from, base * self.times(), DISCARD),
            Win::RobbingTheKong { from } => self.give(from, base * self.times(), ROBBED),
            Win::SelfDraw | Win::BonusTiles { .. } => {
                for other in self.winner.others() {
                    let dealer = [self.winner, other].contains(&Seat::East);
                    let share = base * if dealer { 2 } else { 1 };
                    match self.kong_feeder {
                        Some(feeder) => self.give(feeder, share, KONG_FEEDER),
                        None => self.give(other, share, SELF_DRAW),
                    }
                }
            }
        }
    }

    /// Pays a win with a liable player.
    fn pay_liable(&mut self, liable: Seat, base: i64) {
        let whole = base * self.times();
        match self.win.from() {
            None => self.give(liable, whole, LIABLE),
            Some(from) if from == liable => self.pay(base),
            Some(from) => {
                self.give(liable, whole / 2, HALF);
                self.give(from, whole / 2, HALF);
            }
        }
    }

    /// Pays counters and bets; with a liable player.
    fn pay_stakes(&mut self, (honba, bets): (u8, u8), liable: Option<Seat>) {
        let each = i64::from(self.house.number(const { choice("honba_each") }));
        let whole = each * i64::from(honba);
        self.pay_honba(whole, liable);
        let bets = BET * i64::from(bets);
        self.payments
            .transfer(Account::Pot(PotKey::Bets), self.winner.into(), bets, BETS);
    }

    fn pay_honba(&mut self, whole: i64, liable: Option<Seat>) {
        if whole == 0 {
            return;
        }
        let pays = self.house.chosen(const { choice("pao_honba") }) == 1;
        let winner = self.winner;
        match (self.win.from(), liable) {
            (None, None) => {
                for other in winner.others() {
                    self.payments.pay(other, winner, whole / 3, HONBA);
                }
            }
            (None, Some(liable)) => self.payments.pay(liable, winner, whole, HONBA),
            (Some(_), Some(liable)) if pays => self.payments.pay(liable, winner, whole, HONBA),
            (Some(from), _) => self.payments.pay(from, winner, whole, HONBA),
        }
    }

    /// Adds a payment, rounded up.
    fn give(&mut self, from: Seat, amount: i64, reason: &'static Reason) {
        let rounded = (amount + 99) / 100 * 100;
        self.payments.pay(from, self.winner, rounded, reason);
    }
}

/// Returns the payments of a win, liability included.
pub(super) fn settle(won: &WonHand, tally: &Tally) -> Payments {
    let basis = basis(won.house, tally);
    let on_table = won.context.stakes;
    let due = Due {
        house: won.house,
        winner: won.context.seat,
        win: won.context.win,
        base: basis.base,
        liable: &[],
        kong_feeder: kong_feeder(won).filter(|_| won.liability),
        honba: on_table.honba,
        bets: on_table.all_bets(),
    };
    if basis.units == 0 || !won.liability {
        return due.payments();
    }
    let all = liable(won, tally);
    let all: ArrayVec<_, 3> = all.iter().map(|one| (one.seat, one.han / UNIT)).collect();
    Due {
        liable: &all,
        ..due
    }
    .payments()
}

/// Win with the values that determine its payments.
pub(super) struct Due<'a> {
    pub(super) house: &'a RuleOptions,
    pub(super) winner: Seat,
    pub(super) win: Win,
    pub(super) base: i64,
    /// Liable players with their number of yakuman, in the order in which their liability arose.
    pub(super) liable: &'a [(Seat, u16)],
    /// Discarder of the kong whose replacement won, who pays the shares of all three without liability.
    pub(super) kong_feeder: Option<Seat>,
    pub(super) honba: u8,
    pub(super) bets: u8,
}

impl Due<'_> {
    /// Returns the payments.
    pub(super) fn payments(&self) -> Payments {
        let mut payments = Payments::none();
        let mut bill = Bill {
            house: self.house,
            winner: self.winner,
            win: self.win,
            kong_feeder: self.kong_feeder,
            payments: &mut payments,
        };
        let mut left = self.base;
        for &(seat, units) in self.liable {
            let part = if is_whole(self.house) {
                left
            } else {
                left.min(YAKUMAN_BASE * i64::from(units))
            };
            bill.pay_liable(seat, part);
            left -= part;
        }
        if left > 0 {
            bill.pay(left);
        }
        let first = self.liable.first().map(|one| one.0).or(self.kong_feeder);
        bill.pay_stakes((self.honba, self.bets), first);
        payments
    }
}

/// Returns whether liability for one yakuman extends to the whole hand (R-100, D-12).
pub(super) fn is_whole(house: &RuleOptions) -> bool {
    !house.on(const { choice("yakuman_add") })
        || house.chosen(const { choice("pao_composite") }) == 1
}

/// Returns whether a chombo is paid at the table instead of in the final score.
pub(super) fn pays_chombo_at_once(house: &RuleOptions) -> bool {
    house.chosen(const { choice("chombo_pays") }) == 1
}

/// Returns the payments for a chombo at the table: those of a self-drawn mangan, reversed.
pub(super) fn chombo(house: &RuleOptions, seat: Seat) -> Payments {
    let mut payments = Payments::none();
    if !pays_chombo_at_once(house) {
        return payments;
    }
    let mangan = Due {
        house,
        winner: seat,
        win: Win::SelfDraw,
        base: MANGAN_BASE,
        liable: &[],
        kong_feeder: None,
        honba: 0,
        bets: 0,
    };
    for one in mangan.payments().transfers() {
        payments.transfer(one.to, one.from, one.amount, CHOMBO);
    }
    payments
}

/// Returns the payments of a value without liability.
pub(super) fn pays(house: &RuleOptions, winner: Seat, win: Win, value: HandValue) -> Payments {
    let mut payments = Payments::none();
    let mut bill = Bill {
        house,
        winner,
        win,
        kong_feeder: None,
        payments: &mut payments,
    };
    bill.pay(basis_of_value(house, value).base);
    payments
}
