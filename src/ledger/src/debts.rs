//! Who owes whom, hand by hand.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::{Game, Handover, Holder};

/// What each has had to pay to each other, by ordered pair: what somebody owes a player and what that
/// player owes them stand beside each other. In hundredths.
///
/// ```
/// use tilewise_ledger::{Debts, Holder, PlayerId};
/// let [ann, bo] = [0, 1].map(|place| Holder::Player(PlayerId(place)));
/// let debts = Debts::of([(ann, bo, 30), (bo, ann, 50), (ann, bo, 10)]);
/// assert_eq!((debts.owes(ann, bo), debts.owes(bo, ann)), (40, 50));
/// let netted: Vec<_> = debts.netted().map(|one| (one.from, one.to, one.amount)).collect();
/// assert_eq!(netted, [(bo, ann, 10)]);
/// assert_eq!((debts.gained(ann), debts.gained(bo)), (10, -10));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Debts(BTreeMap<(Holder, Holder), i64>);

impl Debts {
    /// The sums of payments: who pays, who is paid, how much.
    pub fn of(payments: impl IntoIterator<Item = (Holder, Holder, i64)>) -> Self {
        let mut debts = BTreeMap::new();
        for (from, to, amount) in payments {
            *debts.entry((from, to)).or_default() += amount;
        }
        Self(debts)
    }

    /// What somebody owes somebody, and not the other way round.
    pub fn owes(&self, from: Holder, to: Holder) -> i64 {
        self.0.get(&(from, to)).copied().unwrap_or(0)
    }

    /// Every pair of whom one owes the other something.
    pub fn all(&self) -> impl Iterator<Item = Handover> {
        let all = self.0.iter().filter(|(_, amount)| **amount > 0);
        all.map(|(&(from, to), &amount)| Handover { from, to, amount })
    }

    /// What is left of each pair when both debts are set against each other.
    pub fn netted(&self) -> impl Iterator<Item = Handover> {
        let all = self.all().map(|one| Handover {
            amount: one.amount - self.owes(one.to, one.from),
            ..one
        });
        all.filter(|one| one.amount > 0)
    }

    /// What somebody is owed beyond what they owe: what they have gained.
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
    /// Who owes whom by all that has moved, pots and bank among them. Settling them pair by pair comes
    /// to the same as [`settle`](crate::settle), which takes the fewest payments.
    pub fn debts(&self) -> Debts {
        let moves = self.lines().iter().flat_map(|line| &line.moves);
        Debts::of(moves.map(|one| (one.from, one.to, one.amount)))
    }
}
