//! The conditions under which questions come up.

use super::{Answer, Answers, Question};
use crate::hands::WinBy;

/// The condition under which a question comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskWhen {
    /// Always.
    Always,
    /// If another player gave the winning tile, or may have given it.
    IfDiscard,
    /// After one of these words as the answer to an earlier question.
    AfterWord(&'static str, &'static [&'static str]),
    /// After yes to an earlier question.
    AfterYes(&'static str),
    /// After tiles as the answer to an earlier question.
    AfterTiles(&'static str),
    /// After the ruling, as an optional addition; until then the default applies.
    AfterRuling,
    /// Never: other questions cover it. The JSON interface accepts it.
    Never,
}

impl AskWhen {
    /// Returns whether the condition holds after these answers.
    pub(crate) fn holds(self, questions: &[Question], answers: &Answers) -> bool {
        match self {
            Self::Always => true,
            Self::IfDiscard => match answers.get("by") {
                Some(Answer::By(by)) => by.needs_seat() || *by == WinBy::BonusTiles,
                _ => false,
            },
            Self::AfterWord(key, words) => questions
                .iter()
                .find(|question| question.key == key)
                .and_then(|question| answers.word(question))
                .is_some_and(|word| words.contains(&word)),
            Self::AfterYes(key) => answers.is(key),
            Self::AfterTiles(key) => !answers.tiles(key).is_empty(),
            Self::AfterRuling | Self::Never => false,
        }
    }
}
