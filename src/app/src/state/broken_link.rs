//! A link of which not everything can be read.

use tilewise_rules::{House, Sentence, WinInput};

use super::Draft;

/// A link of which not everything can be read.
#[derive(Clone, Debug, PartialEq)]
pub struct BrokenLink {
    /// What can be read of the hand.
    pub entry: WinInput,
    /// What can be read of the house; `None` where it is of no rule set that is known.
    pub house: Option<House>,
    /// The parts that can't, in one sentence.
    pub says: Sentence,
    /// Why each of them can't.
    pub why: Vec<Sentence>,
}

impl BrokenLink {
    /// What can be read, in one's own house where it names none that is known.
    pub fn draft(self, own: &House) -> Draft {
        Draft {
            entry: self.entry,
            house: self.house.unwrap_or_else(|| own.clone()),
        }
    }
}
