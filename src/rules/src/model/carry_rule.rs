//! The rule by which wins are carried as debts.

use crate::model::{
    CarriedDebt, CarriedDebts, CarriedWin, CarryStep, Payments, Reason, RuleOptions,
};
use crate::tiles::Seat;

/// What can happen to a debt, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DebtOutlook {
    /// What it grows to before the points of a further win of the creditor off the debtor are added.
    pub grown: u32,
    /// What the debtor pays after a win off the creditor.
    pub halved: u32,
    /// Whether the debtor may pay it off now.
    pub may_cut: bool,
}

/// The rule by which wins are carried as debts instead of being paid.
#[derive(Debug)]
pub struct CarryRule {
    /// What becomes of the points of a win, with the clause.
    pub instead_of_payment: Reason,
    /// Returns whether it is played.
    pub played: fn(&RuleOptions) -> bool,
    /// The events that change the debts.
    pub events: &'static [&'static str],
    /// The event in which a debtor pays a debt off.
    pub pay_off: &'static str,
    /// What happens if the creditor wins off the debtor: a sentence about the creditor `{0}`, the debtor `{1}`
    /// and the points `{2}` to which the debt grows.
    pub if_creditor_wins: &'static str,
    /// What any other win does: a sentence about the creditor `{0}`, the debtor `{1}` and the points `{2}` that
    /// are paid after a win of the debtor.
    pub if_others_win: &'static str,
    /// The amount of one point, in the smallest unit of the rule set.
    pub point: i64,
    /// Returns the step after the wins of a hand.
    pub step: fn(CarriedDebts, &[CarriedWin]) -> CarryStep,
    /// The reason of the payments of all debts at the end of the game.
    pub collected: &'static Reason,
    /// Returns what can happen to a debt.
    pub outlook: fn(&RuleOptions, CarriedDebt) -> DebtOutlook,
}

impl CarryRule {
    /// Returns the payments of all debts at the end of the game.
    pub fn collect(&self, debts: CarriedDebts) -> Payments {
        let mut payments = Payments::none();
        for debt in debts.iter() {
            let [creditor, debtor] = debt.parties();
            let amount = self.point * i64::from(debt.points());
            payments.pay(debtor, creditor, amount, self.collected);
        }
        payments
    }

    /// Returns the step after a hand whose wins are worth this between the seats.
    pub fn after_hand(&self, debts: CarriedDebts, worth: &Payments) -> CarryStep {
        (self.step)(debts, &self.wins(worth))
    }

    /// Returns the wins of a hand, from what they are worth between the seats.
    pub fn wins(&self, worth: &Payments) -> Vec<CarriedWin> {
        let mut wins = Vec::new();
        for winner in Seat::ALL {
            for payer in winner.others() {
                let all = worth.transfers().iter();
                let owed = all.filter(|one| one.from == payer && one.to == winner);
                let amount: i64 = owed.map(|one| one.amount).sum();
                let points = u32::try_from(amount / self.point).unwrap_or(u32::MAX);
                if points > 0 {
                    wins.push(CarriedWin {
                        winner,
                        payer,
                        points,
                    });
                }
            }
        }
        wins
    }
}
