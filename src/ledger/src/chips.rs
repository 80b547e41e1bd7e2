//! Counts of chips, compared with the accounts.

use crate::{PlayerId, Table};

/// Counted chips of a player and the balance at that time, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chips {
    /// The counted amount.
    pub counted: i64,
    /// The balance in the accounts.
    pub book: i64,
}

impl Chips {
    /// Returns the counted amount minus the balance.
    pub const fn difference(self) -> i64 {
        self.counted - self.book
    }
}

/// The last count of chips, compared with the accounts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChipCount {
    /// Chips of each player who counted them.
    pub players: Vec<(PlayerId, Chips)>,
    /// The sum over these players.
    pub all: Option<Chips>,
}

impl ChipCount {
    /// Returns the players whose chips differ from their balance.
    pub fn differing_players(&self) -> impl Iterator<Item = (PlayerId, Chips)> {
        let all = self.players.iter().copied();
        all.filter(|(_, chips)| chips.difference() != 0)
    }
}

impl Table {
    /// Returns the last count of chips; empty if there was none.
    pub fn chip_count(&self) -> ChipCount {
        let all = (0..=u8::MAX).map(PlayerId).zip(&self.chips);
        let players: Vec<_> = all
            .filter_map(|(player, chips)| Some((player, (*chips)?)))
            .collect();
        let sum = players
            .iter()
            .map(|(_, chips)| *chips)
            .reduce(|one, other| Chips {
                counted: one.counted + other.counted,
                book: one.book + other.book,
            });
        ChipCount { players, all: sum }
    }
}
