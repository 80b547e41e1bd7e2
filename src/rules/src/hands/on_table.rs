//! What lies on the table for whoever wins next.

use crate::tiles::Seat;

/// What lies on the table for whoever wins next: counters, and bets on hands that are ready.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OnTable {
    /// Counters for hands that went before, each of which raises what a win is paid.
    pub honba: u8,
    /// Bets; where it is said who bet in this hand, those of earlier hands.
    pub bets: u8,
    /// Who bet in this hand, East first, where that is known.
    pub declared: Option<[bool; 4]>,
}

impl OnTable {
    /// Nothing.
    pub const NOTHING: Self = Self {
        honba: 0,
        bets: 0,
        declared: None,
    };

    /// The most counters or bets that can be entered.
    pub const MOST: u8 = 99;

    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        *self == Self::NOTHING
    }

    /// All bets, those of this hand too.
    pub fn all_bets(&self) -> u8 {
        let declared = self.declared.unwrap_or_default();
        let declared = declared.into_iter().map(u8::from).sum::<u8>();
        self.bets.saturating_add(declared)
    }

    /// Whether a player bet in this hand, where that is known.
    pub fn has_declared(&self, seat: Seat) -> Option<bool> {
        Some(self.declared?[seat as usize])
    }

    /// Who bet in this hand, in turn order; nobody where that isn't known.
    pub fn declared(&self) -> impl Iterator<Item = Seat> {
        let declared = self.declared.unwrap_or_default();
        Seat::ALL
            .into_iter()
            .filter(move |&seat| declared[seat as usize])
    }
}
