//! Wins that are carried as debts instead of being paid.

#[cfg(test)]
mod tests;

use tilewise_rules::{
    CarriedDebt, CarriedDebts, CarriedWin, CarryRule, EffectValue, Event, Payments, Ruling, Seat,
};

use super::{PartialOutcome, Table};
use crate::{DebtOrigin, Holder, Move, PlayerDebt, hundredths};

impl Table {
    /// Returns the rule by which wins are carried, if it is played.
    pub(crate) fn carry_rule(&self) -> Option<&'static CarryRule> {
        self.progression().carry_rule(self.house())
    }

    /// Returns whether an event changes the debts.
    pub(super) fn changes_debts(&self, event: &Event) -> bool {
        let rule = self.carry_rule();
        rule.is_some_and(|rule| rule.events.contains(&event.key))
    }

    /// Returns the debts between the seated players, by their current seats.
    pub fn carried_by_seat(&self) -> CarriedDebts {
        let mut debts = CarriedDebts::NONE;
        for one in &self.carried {
            if let (Some(creditor), Some(debtor)) =
                (self.seat_of(one.creditor), self.seat_of(one.debtor))
                && let Ok(debt) = CarriedDebt::new(creditor, debtor, one.points, one.wins)
            {
                debts.set(debt);
            }
        }
        debts
    }

    /// Pays what the wins of a hand are worth, or carries it if the rules say so.
    pub(super) fn pay_or_carry(&mut self, outcome: &mut PartialOutcome, worth: &Payments) {
        let Some(rule) = self.carry_rule() else {
            self.post(outcome, worth);
            return;
        };
        let wins = rule.wins(worth);
        let step = (rule.step)(self.carried_by_seat(), &wins);
        self.post(outcome, &step.payments);
        self.set_carried(outcome, step.debts, &wins);
    }

    /// Records the debts that an event leaves.
    pub(super) fn record_debts(
        &mut self,
        outcome: &mut PartialOutcome,
        event: &Event,
        ruling: &Ruling,
    ) {
        if !self.changes_debts(event) {
            return;
        }
        let debts = ruling.effects.iter().find_map(|effect| match effect.value {
            EffectValue::Debts(debts) => Some(debts),
            _ => None,
        });
        if let Some(debts) = debts {
            self.set_carried(outcome, debts, &[]);
        }
    }

    /// Sets the debts between the seated players, after these wins. Debts of others stay.
    fn set_carried(
        &mut self,
        outcome: &mut PartialOutcome,
        debts: CarriedDebts,
        wins: &[CarriedWin],
    ) {
        let seats = self.seats();
        let before = std::mem::take(&mut self.carried);
        let is_seated = |one: &PlayerDebt| {
            let at_table = |player| Seat::ALL.into_iter().any(|seat| seats[seat] == player);
            at_table(one.creditor) && at_table(one.debtor)
        };
        let mut after: Vec<PlayerDebt> = Vec::new();
        for debt in debts.iter() {
            let [creditor, debtor] = debt.parties();
            let win = wins
                .iter()
                .find(|win| (win.winner, win.payer) == (creditor, debtor));
            let [creditor, debtor] = [seats[creditor], seats[debtor]];
            let mut old = before.iter();
            let old = old.find(|one| (one.creditor, one.debtor) == (creditor, debtor));
            let mut origins = old.map_or_else(Vec::new, |old| old.origins.clone());
            if let Some(win) = win {
                origins.push(DebtOrigin {
                    position: self.position,
                    repeats: self.repeats,
                    points: win.points,
                });
            }
            after.push(PlayerDebt {
                creditor,
                debtor,
                points: debt.points(),
                wins: debt.wins(),
                origins,
            });
        }
        after.extend(before.iter().filter(|one| !is_seated(one)).cloned());
        self.carried = after;
        if self.carried != before {
            outcome.carried = Some(self.carried.clone());
        }
    }

    /// Pays all debts, as at the end of a game. Debts of players without a seat are paid too.
    pub(super) fn collect_debts(&mut self, outcome: &mut PartialOutcome) {
        let Some(rule) = self.carry_rule() else {
            return;
        };
        if self.carried.is_empty() {
            return;
        }
        let money = self.house().money();
        for one in std::mem::take(&mut self.carried) {
            let payment = Move {
                from: Holder::Player(one.debtor),
                to: Holder::Player(one.creditor),
                amount: hundredths(rule.point * i64::from(one.points), money),
                clause: rule.collected.clause,
                reason: rule.collected.text,
            };
            self.pay(outcome, payment);
        }
        outcome.carried = Some(Vec::new());
    }
}
