//! Rule configurations for tests.

use tilewise_rules::{RuleConfig, WinInput};

use super::{random, reference};
use crate::play::{Houses, Play};
use crate::random::Rng;
use crate::reference::ReferenceScore;

/// Values of the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The base of every payment.
    pub base: u16,
    /// The amount for a tai.
    pub stake: u16,
    /// The limit of paid tai.
    pub limit_tai: u16,
    /// Whether seven pairs and a pung win.
    pub seven_pairs_and_a_pung: bool,
}

impl Options {
    /// The defaults.
    pub const OWN: Self = Self {
        base: 3,
        stake: 1,
        limit_tai: 60,
        seven_pairs_and_a_pung: true,
    };
}

/// The rule configurations of the rule set.
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

    fn best(&self, entry: &WinInput) -> Vec<ReferenceScore> {
        reference::best(entry, *self)
    }

    fn house(&self) -> RuleConfig {
        crate::rule_sets::house(&self.text())
    }
}
