//! Debts between players, from the payments of each hand.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::{Game, Handover, Holder};

/// Payments between each ordered pair, in hundredths: the two debts of a pair are not offset.
///
/// ```
/// use tilewise_ledger::{Debts, Holder, PlayerId};
/// let [ann, bo] = [0, 1].map(|place| Holder::Player(PlayerId(place)));
/// let debts = Debts::from_payments([(ann, bo, 30), (bo, ann, 50), (ann, bo, 10)]);
/// assert_eq!((debts.owes(ann, bo), debts.owes(bo, ann)), (40, 50));
/// let netted: Vec<_> = debts.netted().map(|one| (one.from, one.to, one.amount)).collect();
/// assert_eq!(netted, [(bo, ann, 10)]);
/// assert_eq!((debts.gained(ann), debts.gained(bo)), (10, -10));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Debts(BTreeMap<(Holder, Holder), i64>);

impl Debts {
    /// Sums payments, each with payer, payee and amount.
    pub fn from_payments(payments: impl IntoIterator<Item = (Holder, Holder, i64)>) -> Self {
        let mut debts = BTreeMap::new();
        for (from, to, amount) in payments {
            *debts.entry((from, to)).or_default() += amount;
        }
        Self(debts)
    }

    /// Returns the debt of one holder to another, without the opposite debt.
    pub fn owes(&self, from: Holder, to: Holder) -> i64 {
        self.0.get(&(from, to)).copied().unwrap_or(0)
    }

    /// Returns all debts above 0.
    pub fn all(&self) -> impl Iterator<Item = Handover> {
        let all = self.0.iter().filter(|(_, amount)| **amount > 0);
        all.map(|(&(from, to), &amount)| Handover { from, to, amount })
    }

    /// Returns the debts after both debts of each pair are offset.
    pub fn netted(&self) -> impl Iterator<Item = Handover> {
        let all = self.all().map(|one| Handover {
            amount: one.amount - self.owes(one.to, one.from),
            ..one
        });
        all.filter(|one| one.amount > 0)
    }

    /// Returns what others owe a holder minus what the holder owes: the gain.
    pub fn gained(&self, holder: Holder) -> i64 {
        let all = self.all().map(|one| {
            let to = if one.to == holder { one.amount } else { 0 };
            let from = if one.from == holder { one.amount } else { 0 };
            to - from
        });
        all.sum()
    }
}

impl Game {
    /// Returns the debts from all payments, with pots and the bank. Paying them pair by pair gives the same
    /// balances as [`settle`](crate::settle), which takes the fewest payments.
    pub fn debts(&self) -> Debts {
        let moves = self.outcomes().iter().flat_map(|line| &line.moves);
        Debts::from_payments(moves.map(|one| (one.from, one.to, one.amount)))
    }
}
