//! Stakes on the table that the next winner gets.

use crate::tiles::Seat;

/// Stakes on the table that the next winner gets: counters, and bets on ready hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TableStakes {
    /// Counters of earlier hands, each of which raises the payment of a win.
    pub honba: u8,
    /// The number of bets; only those of earlier hands if `declared` is known.
    pub bets: u8,
    /// Who bet in this hand, East first, if known.
    pub declared: Option<[bool; 4]>,
}

impl TableStakes {
    /// No stakes.
    pub const NONE: Self = Self {
        honba: 0,
        bets: 0,
        declared: None,
    };

    /// The most counters or bets of an input.
    pub const MOST: u8 = 99;

    /// Returns whether there are no stakes.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
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
