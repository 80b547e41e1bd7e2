//! Accounts of players, pots and the bank.

use tilewise_rules::{Account, BySeat, Money, PotKey};

use crate::PlayerId;

/// Hundredths in a whole unit: amounts of a game are hundredths in every rule set, so a quarter of a unit is
/// 25.
pub const PARTS: i64 = 100;

/// Converts an amount in the smallest unit of a money to hundredths.
pub const fn hundredths(amount: i64, money: Money) -> i64 {
    amount * (PARTS / money.parts)
}

/// Holder of an account in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Holder {
    /// A player, seated or not.
    Player(PlayerId),
    /// A pot on the table, by its index in [`PotKey::ALL`].
    Pot(u8),
    /// The bank: receives fines that no player receives, and the fee of the table.
    Bank,
}

impl Holder {
    /// Returns the account that a payment names by seat.
    pub fn from_account(account: Account, seats: &BySeat<PlayerId>) -> Self {
        match account {
            Account::Seat(seat) => Self::Player(seats[seat]),
            Account::Pot(pot) => Self::Pot(pot as u8),
            Account::Bank => Self::Bank,
        }
    }

    /// Returns the pot, if the holder is one.
    pub fn pot(self) -> Option<PotKey> {
        match self {
            Self::Pot(place) => PotKey::ALL.get(usize::from(place)).copied(),
            _ => None,
        }
    }
}

impl From<PotKey> for Holder {
    fn from(pot: PotKey) -> Self {
        Self::Pot(pot as u8)
    }
}

/// Balances of all accounts, in hundredths. Their sum is the sum of the starting scores.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accounts {
    players: Vec<i64>,
    began_with: Vec<i64>,
    pots: [i64; 3],
    bank: i64,
}

impl Accounts {
    /// Adds a player with this starting score, which the bank pays.
    pub(crate) fn open(&mut self, begins_with: i64) {
        self.players.push(begins_with);
        self.began_with.push(begins_with);
        self.bank -= begins_with;
    }

    /// Returns a balance, or 0 if there is no such player.
    pub fn balance(&self, holder: Holder) -> i64 {
        match holder {
            Holder::Player(player) => self.players.get(player.place()).copied().unwrap_or(0),
            Holder::Pot(place) => self.pots.get(usize::from(place)).copied().unwrap_or(0),
            Holder::Bank => self.bank,
        }
    }

    /// Returns a balance minus the starting score; over all holders this sums to zero.
    pub fn gained(&self, holder: Holder) -> i64 {
        self.balance(holder) - self.began_with(holder)
    }

    /// Returns the starting score of a holder.
    pub fn began_with(&self, holder: Holder) -> i64 {
        match holder {
            Holder::Player(player) => self.began_with.get(player.place()).copied().unwrap_or(0),
            Holder::Pot(_) => 0,
            Holder::Bank => -self.began_with.iter().sum::<i64>(),
        }
    }

    /// Returns all holders: the players, the pots, the bank.
    pub fn holders(&self) -> impl Iterator<Item = Holder> {
        let players = (0..=u8::MAX).zip(&self.players);
        let players = players.map(|(place, _)| Holder::Player(PlayerId(place)));
        let pots = PotKey::ALL.map(Holder::from);
        players.chain(pots).chain([Holder::Bank])
    }

    /// Returns the sum of all accounts, which is always zero: the bank paid the starting scores.
    pub fn sum(&self) -> i64 {
        self.players.iter().sum::<i64>() + self.pots.iter().sum::<i64>() + self.bank
    }

    pub(crate) fn moved(&mut self, from: Holder, to: Holder, amount: i64) {
        self.add(from, -amount);
        self.add(to, amount);
    }

    fn add(&mut self, holder: Holder, amount: i64) {
        match holder {
            Holder::Player(player) => {
                if let Some(one) = self.players.get_mut(player.place()) {
                    *one += amount;
                }
            }
            Holder::Pot(place) => {
                if let Some(one) = self.pots.get_mut(usize::from(place)) {
                    *one += amount;
                }
            }
            Holder::Bank => self.bank += amount,
        }
    }
}
