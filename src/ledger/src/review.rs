//! What happened in the games of a device: figures of one person or of everybody.

mod figures;
mod game_review;
#[cfg(test)]
mod tests;

pub use figures::{BestWin, DealStreak, ElementCount, Figure, Review, RuleSetSum};
pub use game_review::{GameReview, ReviewedPlayer, ReviewedWin};
