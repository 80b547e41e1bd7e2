//! Who has what.

use tilewise_rules::{Account, BySeat, Money, PotKey};

use crate::PlayerId;

/// Amounts of a game are whole numbers of hundredths, whatever its rule set counts in: a quarter of
/// a unit is 25.
pub const PARTS: i64 = 100;

/// An amount in the smallest unit of some money, in hundredths.
pub const fn hundredths(amount: i64, money: Money) -> i64 {
    amount * (PARTS / money.parts)
}

/// What has an account in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Holder {
    /// A player, whether or not seated now.
    Player(PlayerId),
    /// What lies on the table; the place in [`PotKey::ALL`].
    Pot(u8),
    /// Nobody at the table: fines that no player receives, the fee of the table.
    Bank,
}

impl Holder {
    /// Whose account it is that a payment names by seat.
    pub fn of(account: Account, seats: &BySeat<PlayerId>) -> Self {
        match account {
            Account::Seat(seat) => Self::Player(seats[seat]),
            Account::Pot(pot) => Self::Pot(pot as u8),
            Account::Bank => Self::Bank,
        }
    }

    /// The pot that it is.
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

/// What everybody has, in hundredths. All of it together is what the players began with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accounts {
    players: Vec<i64>,
    began_with: Vec<i64>,
    pots: [i64; 3],
    bank: i64,
}

impl Accounts {
    /// Takes in a player who begins with this, out of the bank.
    pub(crate) fn open(&mut self, begins_with: i64) {
        self.players.push(begins_with);
        self.began_with.push(begins_with);
        self.bank -= begins_with;
    }

    /// What somebody has; nothing, if there is no such player.
    pub fn of(&self, holder: Holder) -> i64 {
        match holder {
            Holder::Player(player) => self.players.get(player.place()).copied().unwrap_or(0),
            Holder::Pot(place) => self.pots.get(usize::from(place)).copied().unwrap_or(0),
            Holder::Bank => self.bank,
        }
    }

    /// How much more somebody has than at the beginning; less, below zero. All of it together is
    /// zero.
    pub fn gained(&self, holder: Holder) -> i64 {
        self.of(holder) - self.began_with(holder)
    }

    /// What somebody began with.
    pub fn began_with(&self, holder: Holder) -> i64 {
        match holder {
            Holder::Player(player) => self.began_with.get(player.place()).copied().unwrap_or(0),
            Holder::Pot(_) => 0,
            Holder::Bank => -self.began_with.iter().sum::<i64>(),
        }
    }

    /// Everybody who has an account: the players, the pots, the bank.
    pub fn holders(&self) -> impl Iterator<Item = Holder> {
        let players = (0..=u8::MAX).zip(&self.players);
        let players = players.map(|(place, _)| Holder::Player(PlayerId(place)));
        let pots = PotKey::ALL.map(Holder::from);
        players.chain(pots).chain([Holder::Bank])
    }

    /// The sum over all accounts, which is always zero: what players began with came from the bank.
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
