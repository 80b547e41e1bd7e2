//! Chips beside the book.

use crate::{PlayerId, Table};

/// What a player holds in chips, and what the game said when they were counted; in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chips {
    /// In chips.
    pub counted: i64,
    /// By the book.
    pub book: i64,
}

impl Chips {
    /// How much more was counted than the book says; less, below zero.
    pub const fn apart(self) -> i64 {
        self.counted - self.book
    }
}

/// The last count of chips beside the book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChipCount {
    /// Of each player whose chips were counted.
    pub players: Vec<(PlayerId, Chips)>,
    /// Of all of them together.
    pub all: Option<Chips>,
}

impl ChipCount {
    /// Those of whom chips and book say different things.
    pub fn apart(&self) -> impl Iterator<Item = (PlayerId, Chips)> {
        let all = self.players.iter().copied();
        all.filter(|(_, chips)| chips.apart() != 0)
    }
}

impl Table {
    /// The last count of chips beside the book; empty where nobody counted.
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
