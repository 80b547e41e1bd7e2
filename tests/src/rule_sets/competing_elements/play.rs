//! How the tests play it.

use tilewise_rules::{House, WinInput};

use super::{random, reference};
use crate::play::{Houses, Play};
use crate::random::Rng;
use crate::reference::Worth;

/// The answers of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The least that wins.
    pub minimum: u16,
    /// Whether half flush is paid beside all green.
    pub green_half_flush: bool,
    /// Whether double pungs are paid beside all terminals.
    pub terminals_double_pung: bool,
    /// Whether reversible tiles are played.
    pub reversible_tiles: bool,
}

impl Options {
    /// The rule set's own.
    pub const OWN: Self = Self {
        minimum: 8,
        green_half_flush: false,
        terminals_double_pung: false,
        reversible_tiles: true,
    };
}

/// How it is played.
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

    fn best(&self, entry: &WinInput) -> Vec<Worth> {
        reference::best(entry, *self)
    }

    fn house(&self) -> House {
        crate::rule_sets::house(&self.text())
    }
}
