//! Stakes on the table: counters, and bets that the next winner gets.

use crate::tiles::Seat;

/// What earlier hands leave as a counter, each of which raises payments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counter {
    /// The hands of the deal before, for every win.
    Honba,
    /// The hands that the dealer has kept the deal, for payments from and to the dealer.
    Streak,
}

impl Counter {
    /// All counters.
    pub const ALL: [Self; 2] = [Self::Honba, Self::Streak];

    /// Returns the key in the notation and the JSON interface.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Honba => "honba",
            Self::Streak => "streak",
        }
    }
}

/// Stakes on the table: counters, and bets on ready hands that the next winner gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TableStakes {
    /// The number of [`Counter::Honba`].
    pub honba: u8,
    /// The number of [`Counter::Streak`].
    pub streak: u8,
    /// The number of bets; only those of earlier hands if `declared` is known.
    pub bets: u8,
    /// Who bet in this hand, East first, if known.
    pub declared: Option<[bool; 4]>,
}

impl TableStakes {
    /// No stakes.
    pub const NONE: Self = Self {
        honba: 0,
        streak: 0,
        bets: 0,
        declared: None,
    };

    /// The most counters or bets of an input.
    pub const MOST: u8 = 99;

    /// Returns whether there are no stakes.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Returns the number of a counter.
    pub const fn count(&self, counter: Counter) -> u8 {
        match counter {
            Counter::Honba => self.honba,
            Counter::Streak => self.streak,
        }
    }

    /// Returns the stakes with another number of a counter.
    #[must_use]
    pub const fn with_count(self, counter: Counter, count: u8) -> Self {
        match counter {
            Counter::Honba => Self {
                honba: count,
                ..self
            },
            Counter::Streak => Self {
                streak: count,
                ..self
            },
        }
    }

    /// Returns the stakes that a rule set with this counter, and perhaps bets, has; others are left out.
    #[must_use]
    pub fn of_rule_set(self, counter: Option<Counter>, has_bets: bool) -> Self {
        let bets = if has_bets {
            (self.bets, self.declared)
        } else {
            (0, None)
        };
        let only_bets = Self {
            bets: bets.0,
            declared: bets.1,
            ..Self::NONE
        };
        counter.map_or(only_bets, |one| only_bets.with_count(one, self.count(one)))
    }

    /// Returns the number of all bets, including those of this hand.
    pub fn all_bets(&self) -> u8 {
        let declared = self.declared.unwrap_or_default();
        let declared = declared.into_iter().map(u8::from).sum::<u8>();
        self.bets.saturating_add(declared)
    }

    /// Returns whether a player bet in this hand, if known.
    pub fn has_declared(&self, seat: Seat) -> Option<bool> {
        Some(self.declared?[seat as usize])
    }

    /// Returns the players who bet in this hand, in turn order; none if unknown.
    pub fn declared(&self) -> impl Iterator<Item = Seat> {
        let declared = self.declared.unwrap_or_default();
        Seat::ALL
            .into_iter()
            .filter(move |&seat| declared[seat as usize])
    }
}
