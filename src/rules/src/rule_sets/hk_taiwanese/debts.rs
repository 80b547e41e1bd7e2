//! Debts that are carried from hand to hand (T-116 to T-122).

use super::options::{CARRIED, choice};
use super::shares::POINT;
use crate::model::{
    CarriedDebt, CarriedDebts, CarriedWin, CarryRule, CarryStep, DebtOutlook, Payments, Reason,
    RuleOptions,
};
use crate::tiles::Seat;

const HALF: &Reason = &Reason {
    clause: "T-117",
    text: "half of the debt",
};
const WHOLE: &Reason = &Reason {
    clause: "T-117",
    text: "the whole debt",
};
const CUT: &Reason = &Reason {
    clause: "T-119",
    text: "debt paid off",
};
const COLLECTED: &Reason = &Reason {
    clause: "T-120",
    text: "debt at the end of the game",
};

/// The rule of carried debts.
pub(super) static CARRY_RULE: CarryRule = CarryRule {
    instead_of_payment: CARRIED,
    played: is_played,
    events: &["carry", "carry-cut", "carry-collect"],
    pay_off: "carry-cut",
    if_creditor_wins: "If {0} wins off {1}, the debt grows to {2} plus the points of that win.",
    if_others_win: "If {1} wins off {0}, {2} is paid and the debt ends. If only {0} wins, off another player, the debt stays. After any other win it is paid in full.",
    point: POINT,
    step,
    collected: COLLECTED,
    outlook: |house, debt| DebtOutlook {
        grown: grown(debt.points()),
        halved: halved(debt.points()),
        may_cut: may_cut(house, debt),
    },
};

/// Returns whether wins are carried.
pub(super) fn is_played(house: &RuleOptions) -> bool {
    house.on(const { choice("carry") })
}

/// Returns what a debt grows to before the next win is added: one and a half times, rounded up (D-19).
fn grown(points: u32) -> u32 {
    points.saturating_add(points / 2).saturating_add(points % 2)
}

/// Returns what is paid when the debtor wins off the creditor: half of the debt, rounded down (D-19).
const fn halved(points: u32) -> u32 {
    points / 2
}

/// What a hand does to one debt: the lines of T-117.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DebtChange {
    /// The creditor won off the debtor: it grows and takes these points in.
    Grows(u32),
    /// The debtor won off the creditor: half of it is paid, and it ends.
    Halved,
    /// Only the creditor won, off somebody else: it stays.
    Stays,
    /// Anything else: it is paid in full, and it ends.
    Paid,
}

impl DebtChange {
    /// Returns the line for a debt after these wins.
    fn of(debt: CarriedDebt, wins: &[CarriedWin]) -> Self {
        let [creditor, debtor] = debt.parties();
        if let Some(points) = owed(wins, creditor, debtor) {
            Self::Grows(points)
        } else if owed(wins, debtor, creditor).is_some() {
            Self::Halved
        } else if wins.iter().all(|win| win.winner == creditor) {
            Self::Stays
        } else {
            Self::Paid
        }
    }
}

/// Returns what a winner is owed by a payer in this hand.
fn owed(wins: &[CarriedWin], winner: Seat, payer: Seat) -> Option<u32> {
    let mut all = wins.iter();
    all.find(|win| win.winner == winner && win.payer == payer)
        .map(|win| win.points)
}

/// Returns the payments that are due after the wins of a hand, and the debts after them (T-117).
pub(super) fn step(before: CarriedDebts, wins: &[CarriedWin]) -> CarryStep {
    let mut payments = Payments::none();
    // Without a winner no debt changes (T-118).
    if wins.is_empty() {
        return CarryStep {
            payments,
            debts: before,
        };
    }
    let mut debts = CarriedDebts::NONE;
    for debt in before.iter() {
        let [creditor, debtor] = debt.parties();
        match DebtChange::of(debt, wins) {
            DebtChange::Grows(points) => {
                let points = grown(debt.points()).saturating_add(points);
                let wins = debt.wins().saturating_add(1);
                set(&mut debts, (creditor, debtor), points, wins);
            }
            DebtChange::Halved => pay(&mut payments, debt, halved(debt.points()), HALF),
            DebtChange::Stays => debts.set(debt),
            DebtChange::Paid => pay(&mut payments, debt, debt.points(), WHOLE),
        }
    }
    for win in wins {
        if before.owed(win.winner, win.payer).is_none() {
            set(&mut debts, (win.winner, win.payer), win.points, 1);
        }
    }
    CarryStep { payments, debts }
}

/// Sets a debt; nobody owes 0 points.
fn set(debts: &mut CarriedDebts, (creditor, debtor): (Seat, Seat), points: u32, wins: u32) {
    if let Ok(debt) = CarriedDebt::new(creditor, debtor, points, wins) {
        debts.set(debt);
    }
}

fn pay(payments: &mut Payments, debt: CarriedDebt, points: u32, reason: &'static Reason) {
    let [creditor, debtor] = debt.parties();
    payments.pay(debtor, creditor, POINT * i64::from(points), reason);
}

/// Returns whether the debtor may pay the debt off between two hands (T-119).
pub(super) fn may_cut(house: &RuleOptions, debt: CarriedDebt) -> bool {
    let least = least_wins_to_cut(house);
    is_played(house) && least > 0 && debt.wins() >= least
}

/// Returns the number of wins in a row after which a debt may be paid off; 0 for never.
pub(super) fn least_wins_to_cut(house: &RuleOptions) -> u32 {
    house.number(const { choice("carry_cut") })
}

/// Returns the step in which the debtor pays a debt off.
pub(super) fn cut(before: CarriedDebts, debt: CarriedDebt) -> CarryStep {
    let [creditor, debtor] = debt.parties();
    let mut debts = before;
    debts.clear(creditor, debtor);
    let mut payments = Payments::none();
    pay(&mut payments, debt, debt.points(), CUT);
    CarryStep { payments, debts }
}

/// Returns the debts by the letters of the next hand, if the deal passes: South is East then (T-116).
pub(super) fn after_deal_passed(debts: CarriedDebts) -> CarriedDebts {
    debts.reseat(Seat::previous)
}

#[cfg(test)]
mod tests;
