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

    fn best(&self, entry: &WinInput) -> Vec<Worth> {
        let best = reference::best(entry, self);
        best.map(|scored| scored.worth()).into_iter().collect()
    }
}
