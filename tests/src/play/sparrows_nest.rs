//! The Sparrow’s Nest League for tests.

pub mod options;
pub mod random;
pub mod reference;

use tilewise_rules::WinInput;

use super::Play;
use crate::random::Rng;
use crate::reference::ReferenceScore;

impl Play for options::Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        random::winning(rng)
    }

    fn best(&self, entry: &WinInput) -> Vec<ReferenceScore> {
        reference::best(entry, self)
    }
}
