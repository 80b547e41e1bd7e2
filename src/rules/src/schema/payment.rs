//! Who pays whom.

use std::ops::{Index, IndexMut};

use smallvec::SmallVec;

use crate::tiles::Seat;

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; 4]);

impl<T> BySeat<T> {
    /// Values in turn order, East first.
    pub const fn new(values: [T; 4]) -> Self {
        Self(values)
    }

    /// What comes of each value.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }

    /// Seats and values in turn order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

/// Why something is paid: a clause of the book and a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason {
    /// The clause.
    pub clause: &'static str,
    /// The reason in a few words.
    pub says: &'static str,
}

/// One payment from one player to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Transfer {
    /// Who pays.
    pub from: Seat,
    /// Who is paid.
    pub to: Seat,
    /// How much, in the smallest unit of the book; above 0.
    pub amount: i64,
    /// Why.
    pub reason: &'static Reason,
}

/// A list of payments. Every one leaves one player and reaches another, so they sum to zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Payments {
    /// A win is mostly paid by three.
    transfers: SmallVec<[Transfer; 4]>,
}

impl Payments {
    /// Nobody pays.
    pub fn none() -> Self {
        Self::default()
    }

    /// Adds a payment. Nothing is added for an amount of 0 or less, or from a player to the same.
    pub fn pay(&mut self, from: Seat, to: Seat, amount: i64, reason: &'static Reason) {
        if amount > 0 && from != to {
            self.transfers.push(Transfer {
                from,
                to,
                amount,
                reason,
            });
        }
    }

    /// Adds all payments of another list.
    pub fn append(&mut self, others: &Self) {
        for one in &others.transfers {
            self.pay(one.from, one.to, one.amount, one.reason);
        }
    }

    /// The payments in the order in which they were made.
    pub fn transfers(&self) -> &[Transfer] {
        &self.transfers
    }

    /// What each player gains or loses.
    pub fn net(&self) -> BySeat<i64> {
        let mut net = BySeat::default();
        for transfer in &self.transfers {
            net[transfer.from] -= transfer.amount;
            net[transfer.to] += transfer.amount;
        }
        net
    }

    /// What one player is paid.
    pub fn received(&self, seat: Seat) -> i64 {
        self.transfers
            .iter()
            .filter(|one| one.to == seat)
            .map(|one| one.amount)
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHY: &Reason = &Reason {
        clause: "TEST-1",
        says: "test",
    };

    #[test]
    fn what_is_paid_sums_to_zero() {
        let mut payments = Payments::none();
        payments.pay(Seat::East, Seat::South, 32, WHY);
        payments.pay(Seat::North, Seat::South, 16, WHY);
        assert_eq!(payments.net(), BySeat::new([-32, 48, 0, -16]));
        assert_eq!(payments.received(Seat::South), 48);
    }

    #[test]
    fn nobody_pays_nothing_or_to_oneself() {
        let mut payments = Payments::none();
        payments.pay(Seat::East, Seat::East, 5, WHY);
        payments.pay(Seat::East, Seat::West, 0, WHY);
        assert!(payments.transfers().is_empty());
    }
}
