//! When a question comes up.

use super::{Fact, Facts, Question};
use crate::hands::WinBy;

/// When a question comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Whatever was answered before.
    Anything,
    /// When another player gave the winning tile, or may have given it.
    Given,
    /// After one of these words was answered to an earlier question.
    Word(&'static str, &'static [&'static str]),
    /// After yes to an earlier question.
    Yes(&'static str),
    /// After tiles were named to an earlier question.
    Tiles(&'static str),
    /// Once it is ruled, by whoever has more to tell: till then it is so as if nothing was.
    Ruling,
    /// Never: other questions say it already. The data face takes it all the same.
    Never,
}

impl After {
    /// Whether it is so after these answers.
    pub(crate) fn holds(self, questions: &[Question], facts: &Facts) -> bool {
        match self {
            Self::Anything => true,
            Self::Given => match facts.fact("by") {
                Some(Fact::By(by)) => by.needs_seat() || *by == WinBy::BonusTiles,
                _ => false,
            },
            Self::Word(key, words) => questions
                .iter()
                .find(|question| question.key == key)
                .and_then(|question| facts.word(question))
                .is_some_and(|word| words.contains(&word)),
            Self::Yes(key) => facts.is(key),
            Self::Tiles(key) => !facts.tiles(key).is_empty(),
            Self::Ruling | Self::Never => false,
        }
    }
}
