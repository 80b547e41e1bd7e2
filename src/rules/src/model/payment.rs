//! Payments.

use std::ops::{Index, IndexMut};

use smallvec::SmallVec;

use crate::tiles::Seat;

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; 4]);

impl<T> BySeat<T> {
    /// Creates it from values in turn order, East first.
    pub const fn new(values: [T; 4]) -> Self {
        Self(values)
    }

    /// Returns the results of a function for each value.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }

    /// Iterates over seats and values in turn order.
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

/// The reason of a payment: a clause and a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason {
    /// The clause.
    pub clause: &'static str,
    /// The reason in a few words.
    pub text: &'static str,
}

/// The pots on the table for the winners of following hands. One vocabulary for all rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum PotKey {
    /// Contributions for drawn hands.
    Draws,
    /// Bets on hands that are declared ready.
    Bets,
    /// Savings for rare hands.
    Jackpot,
}

impl PotKey {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Draws, Self::Bets, Self::Jackpot];

    /// Returns the key in the JSON interface.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Draws => "draw-pot",
            Self::Bets => "bets",
            Self::Jackpot => "jackpot",
        }
    }
}

/// An account that pays or is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    /// A player.
    Seat(Seat),
    /// A pot on the table.
    Pot(PotKey),
    /// The bank: penalties that no player receives, the fee of the table.
    Bank,
}

impl Account {
    /// Returns the player, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Pot(_) | Self::Bank => None,
        }
    }

    /// Returns the key in the JSON interface: the letter of the seat for a player.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Seat(Seat::East) => "E",
            Self::Seat(Seat::South) => "S",
            Self::Seat(Seat::West) => "W",
            Self::Seat(Seat::North) => "N",
            Self::Pot(pot) => pot.key(),
            Self::Bank => "bank",
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seat(seat) => seat.name(),
            Self::Pot(PotKey::Draws) => "the pot of drawn hands",
            Self::Pot(PotKey::Bets) => "the bets on the table",
            Self::Pot(PotKey::Jackpot) => "the jackpot",
            Self::Bank => "the bank",
        }
    }
}

impl From<Seat> for Account {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl PartialEq<Seat> for Account {
    fn eq(&self, seat: &Seat) -> bool {
        self.seat() == Some(*seat)
    }
}

/// One payment from one account to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Transfer {
    /// The payer.
    pub from: Account,
    /// The payee.
    pub to: Account,
    /// The amount, in the smallest unit of the rule set; above 0.
    pub amount: i64,
    /// The reason.
    pub reason: &'static Reason,
}

/// A list of payments, each from one account to another, so they sum to zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Payments {
    /// A win usually has three payers, for the hand and for counters, and a payment out of the bets.
    transfers: SmallVec<[Transfer; 7]>,
}

impl Payments {
    /// Creates an empty list.
    pub fn none() -> Self {
        Self::default()
    }

    /// Adds a payment from one player to another. An amount of 0, or a payment from a player to the same, is
    /// ignored. Amounts are not negative.
    pub fn pay(&mut self, from: Seat, to: Seat, amount: i64, reason: &'static Reason) {
        self.transfer(from.into(), to.into(), amount, reason);
    }

    /// Adds a payment between any accounts, under the same rules as [`Self::pay`].
    pub fn transfer(&mut self, from: Account, to: Account, amount: i64, reason: &'static Reason) {
        debug_assert!(amount >= 0, "nobody pays less than nothing");
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
            self.transfer(one.from, one.to, one.amount, one.reason);
        }
    }

    /// Reassigns the payments to a player to another payer, or to two, half each. The first pays the rest of
    /// an odd amount.
    pub(crate) fn reassign_to(
        &self,
        winner: Seat,
        (first, second): (Seat, Option<Seat>),
        reason: &'static Reason,
    ) -> Self {
        let whole = self.received(winner);
        let half = if second.is_some() { whole / 2 } else { 0 };
        let mut payments = Self::none();
        payments.pay(first, winner, whole - half, reason);
        if let Some(second) = second {
            payments.pay(second, winner, half, reason);
        }
        payments
    }

    /// Returns the payments in their order.
    pub fn transfers(&self) -> &[Transfer] {
        &self.transfers
    }

    /// Returns the change in score difference between a player and each other: the gain of one plus the loss
    /// of the other.
    pub fn gained_on(&self, seat: Seat) -> BySeat<i64> {
        let net = self.net();
        let mut gained = BySeat::default();
        for other in Seat::ALL {
            gained[other] = net[seat] - net[other];
        }
        gained
    }

    /// Returns the gain or loss of each player.
    pub fn net(&self) -> BySeat<i64> {
        let mut net = BySeat::default();
        for transfer in &self.transfers {
            if let Some(seat) = transfer.from.seat() {
                net[seat] -= transfer.amount;
            }
            if let Some(seat) = transfer.to.seat() {
                net[seat] += transfer.amount;
            }
        }
        net
    }

    /// Returns the gain or loss of an account.
    pub fn net_of(&self, account: Account) -> i64 {
        let moved = |one: &Transfer| {
            let gained = if one.to == account { one.amount } else { 0 };
            let lost = if one.from == account { one.amount } else { 0 };
            gained - lost
        };
        self.transfers.iter().map(moved).sum()
    }

    /// Returns the amount that a player is paid.
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
        text: "test",
    };

    #[test]
    fn payments_sum_to_zero() {
        let mut payments = Payments::none();
        payments.pay(Seat::East, Seat::South, 32, WHY);
        payments.pay(Seat::North, Seat::South, 16, WHY);
        assert_eq!(payments.net(), BySeat::new([-32, 48, 0, -16]));
        assert_eq!(payments.received(Seat::South), 48);
    }

    #[test]
    fn pots_and_the_bank_are_accounts_too() {
        let (bets, bank) = (Account::Pot(PotKey::Bets), Account::Bank);
        let mut payments = Payments::none();
        payments.transfer(Seat::East.into(), bets, 10, WHY);
        payments.transfer(bets, Seat::West.into(), 30, WHY);
        payments.transfer(Seat::North.into(), bank, 7, WHY);
        payments.transfer(bank, bank, 7, WHY);
        assert_eq!(payments.transfers().len(), 3);
        assert_eq!(payments.net(), BySeat::new([-10, 0, 30, -7]));
        assert_eq!((payments.net_of(bets), payments.net_of(bank)), (-20, 7));
        assert_eq!(payments.net_of(Account::Pot(PotKey::Draws)), 0);
        let pots = PotKey::ALL.map(Account::Pot);
        let all = Seat::ALL
            .map(Account::Seat)
            .into_iter()
            .chain(pots)
            .chain([bank]);
        assert_eq!(all.map(|one| payments.net_of(one)).sum::<i64>(), 0);
    }

    #[test]
    fn account_key_is_the_seat_letter() {
        for seat in Seat::ALL {
            assert_eq!(Account::from(seat).key(), seat.letter().to_string());
        }
    }

    #[test]
    fn every_payment_is_made() {
        let mut payments = Payments::none();
        for other in Seat::South.others() {
            for amount in 1..=9 {
                payments.pay(other, Seat::South, amount, WHY);
            }
        }
        assert_eq!(payments.transfers().len(), 27);
        assert_eq!(payments.net(), BySeat::new([-45, 3 * 45, -45, -45]));
    }

    #[test]
    fn zero_and_own_payments_are_dropped() {
        let mut payments = Payments::none();
        payments.pay(Seat::East, Seat::East, 5, WHY);
        payments.pay(Seat::East, Seat::West, 0, WHY);
        assert!(payments.transfers().is_empty());
    }
}
