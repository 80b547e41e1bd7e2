//! A win, checked and scored once; all visible values are derived from it.

use tilewise_rules::{
    BySeat, Fault, Hand, Money, NotComplete, Score, Seat, WinContext, check, score,
};

use crate::store::Draft;

/// A complete hand, checked and scored.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoredWin {
    /// The draft as it was scored, with its winning tile.
    pub draft: Draft,
    /// The tiles.
    pub hand: Hand,
    /// The context of the win.
    pub context: WinContext,
    /// The value and the payments.
    pub score: Score,
}

impl ScoredWin {
    /// Checks a draft and scores it.
    ///
    /// # Errors
    /// All faults and missing facts.
    pub fn from_draft(draft: Draft) -> Result<Self, Vec<Fault>> {
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

    /// The seat of the winner.
    pub const fn winner(&self) -> Seat {
        self.context.seat
    }

    /// The sum of the elements.
    pub const fn total(&self) -> u16 {
        self.score.best.total
    }

    /// The value after the limit.
    pub const fn counted(&self) -> u16 {
        self.score.best.counted
    }

    /// Whether it is below the minimum.
    pub const fn below_minimum(&self) -> bool {
        self.score.below_minimum
    }

    /// The gain or loss of each player.
    pub fn net(&self) -> BySeat<i64> {
        self.score.payments.net()
    }

    /// The payment to the winner.
    pub fn received(&self) -> i64 {
        self.score.payments.received(self.winner())
    }

    /// The money of the rule set.
    pub fn money(&self) -> Money {
        self.draft.house.money()
    }
}
