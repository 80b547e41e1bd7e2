//! A link with unreadable parts.

use tilewise_rules::{RuleConfig, Sentence, WinInput};

use super::Draft;

/// A link with unreadable parts.
#[derive(Clone, Debug, PartialEq)]
pub struct BrokenLink {
    /// The readable part of the hand.
    pub entry: WinInput,
    /// The readable part of the rule configuration; `None` if the rule set is unknown.
    pub house: Option<RuleConfig>,
    /// The unreadable parts, in one sentence.
    pub message: Sentence,
    /// The reason for each of them.
    pub why: Vec<Sentence>,
}

impl BrokenLink {
    /// Returns the readable part as a draft, with the user's own rules if the link contains none.
    pub fn draft(self, own: &RuleConfig) -> Draft {
        Draft {
            entry: self.entry,
            house: self.house.unwrap_or_else(|| own.clone()),
        }
    }
}
