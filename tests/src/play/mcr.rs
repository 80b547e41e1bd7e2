//! How the tests play MCR, straight from the clauses of the list.

pub mod options;
pub mod random;
pub mod reference;
pub mod table;

use tilewise_rules::WinInput;

use super::Play;
use crate::random::Rng;
use crate::reference::Worth;

impl Play for options::Options {
    fn text(&self) -> String {
        self.text()
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        random::winning(rng, self)
    }

    /// Of lists that are worth the same, all: only the total is a matter of rule (M-22).
    fn best(&self, entry: &WinInput) -> Vec<Worth> {
        let tied = reference::tied(entry, self);
        tied.iter().map(reference::Scored::worth).collect()
    }
}
