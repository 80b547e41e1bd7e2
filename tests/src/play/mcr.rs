//! MCR for tests.

pub mod options;
pub mod random;
pub mod reference;
pub mod table;

use tilewise_rules::WinInput;

use super::Play;
use crate::random::Rng;
use crate::reference::ReferenceScore;

impl Play for options::Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        random::winning(rng, self)
    }

    /// Returns all lists of equal value: only the total is a matter of rule (M-22).
    fn best(&self, entry: &WinInput) -> Vec<ReferenceScore> {
        let tied = reference::tied(entry, self);
        tied.iter().map(reference::Score::worth).collect()
    }
}
