//! Rule configurations for tests.

use tilewise_rules::{RuleConfig, WinInput};

use super::{random, reference};
use crate::play::{Houses, Play};
use crate::random::Rng;
use crate::reference::ReferenceScore;

/// Values of the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The lowest winning value.
    pub minimum: u16,
    /// Whether half flush is paid with all green.
    pub green_half_flush: bool,
    /// Whether double pungs are paid with all terminals.
    pub terminals_double_pung: bool,
    /// Whether reversible tiles are played.
    pub reversible_tiles: bool,
}

impl Options {
    /// The defaults.
    pub const OWN: Self = Self {
        minimum: 8,
        green_half_flush: false,
        terminals_double_pung: false,
        reversible_tiles: true,
    };
}

/// The rule configurations of the rule set.
pub const HOUSES: Houses = Houses {
    key: "competing-elements",
    own: || Box::new(Options::OWN),
    house: |rng| Box::new(random::house(rng)),
};

impl Play for Options {
    fn text(&self) -> String {
        let Self {
            minimum,
            green_half_flush: green,
            terminals_double_pung: terminals,
            reversible_tiles: reversible,
        } = self;
        format!(
            "competing-elements;minimum={minimum};green_half_flush={green};\
             terminals_double_pung={terminals};reversible_tiles={reversible}"
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
