//! A win, checked and scored once: all that is shown of it is derived from here.

use tilewise_rules::{
    BySeat, Fault, Hand, Money, NotComplete, Score, Seat, WinContext, check, score,
};

use crate::state::Draft;

/// A complete hand of a house, checked and scored.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoredWin {
    /// The hand as it was scored: its winning tile is known.
    pub draft: Draft,
    /// Its tiles.
    pub hand: Hand,
    /// How the win came.
    pub context: WinContext,
    /// What it is worth, and who pays whom.
    pub score: Score,
}

impl ScoredWin {
    /// Checks a draft and scores it.
    ///
    /// # Errors
    /// Everything that is wrong with it or isn't known yet.
    pub fn of(draft: Draft) -> Result<Self, Vec<Fault>> {
        let (hand, context) = check(&draft.house, &draft.entry)?;
        match score(&draft.house, &hand, &context) {
            Some(score) => Ok(Self {
                draft,
                hand,
                context,
                score,
            }),
            None => Err(vec![Fault::NotAWin(NotComplete::Sets(
                draft.house.geometry(),
            ))]),
        }
    }

    /// Who won.
    pub const fn winner(&self) -> Seat {
        self.context.seat
    }

    /// The sum of the elements.
    pub const fn total(&self) -> u16 {
        self.score.best.total
    }

    /// What is paid, after the limit.
    pub const fn counted(&self) -> u16 {
        self.score.best.counted
    }

    /// Whether it is too little to win with.
    pub const fn below_minimum(&self) -> bool {
        self.score.below_minimum
    }

    /// What each player gains or loses.
    pub fn net(&self) -> BySeat<i64> {
        self.score.payments.net()
    }

    /// What the winner is paid.
    pub fn received(&self) -> i64 {
        self.score.payments.received(self.winner())
    }

    /// What the rule set counts in.
    pub fn money(&self) -> Money {
        self.draft.house.money()
    }
}
