//! How the tests play it.

use tilewise_rules::{House, WinInput};

use super::{random, reference};
use crate::play::{Houses, Play};
use crate::random::Rng;
use crate::reference::Worth;

/// The answers of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// What every payer pays.
    pub base: u16,
    /// What a tai adds.
    pub stake: u16,
    /// The most tai that are paid.
    pub limit_tai: u16,
    /// Whether seven pairs and a pung win.
    pub seven_pairs_and_a_pung: bool,
}

impl Options {
    /// The rule set's own.
    pub const OWN: Self = Self {
        base: 3,
        stake: 1,
        limit_tai: 60,
        seven_pairs_and_a_pung: true,
    };
}

/// How it is played.
pub const HOUSES: Houses = Houses {
    key: "five-sets",
    own: || Box::new(Options::OWN),
    house: |rng| Box::new(random::house(rng)),
};

impl Play for Options {
    fn text(&self) -> String {
        let Self {
            base,
            stake,
            limit_tai,
            seven_pairs_and_a_pung: pairs,
        } = self;
        format!(
            "five-sets;base={base};stake={stake};limit_tai={limit_tai};seven_pairs_and_a_pung={pairs}"
        )
    }

    fn winning(&self, rng: &mut Rng) -> WinInput {
        random::winning(rng)
    }

    fn best(&self, entry: &WinInput) -> Vec<Worth> {
        reference::best(entry, *self)
    }

    fn house(&self) -> House {
        crate::rule_sets::house(&self.text())
    }
}
