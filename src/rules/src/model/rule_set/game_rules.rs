//! The rules of a game beyond the scoring table.

use crate::hands::{Circumstance, Counter, TableStakes};
use crate::model::{
    CircumstanceRule, Declaration, Event, Exemption, Liability, Progression, WallRule,
};

/// The rules of a game beyond the scoring table: circumstances, liabilities, events and the progression.
#[derive(Clone, Copy)]
pub struct GameRules {
    /// The circumstances.
    pub circumstances: &'static [CircumstanceRule],
    /// The liabilities.
    pub liabilities: &'static [Liability],
    /// The exemptions.
    pub exemptions: &'static [Exemption],
    /// The table events.
    pub events: &'static [Event],
    /// The key of the event that pays a win of known value, with the answers of
    /// [`Answers::of_counted_win`](crate::Answers::of_counted_win).
    pub counted_win: Option<&'static str>,
    /// The progression.
    pub progression: &'static Progression,
    /// The counter on the table that raises payments, if there is one.
    pub counter: Option<Counter>,
    /// The declaration and bet of a ready hand, if there are bets.
    pub declaration: Option<&'static Declaration>,
    /// The circumstance of furiten; `None` if it changes nothing.
    pub furiten: Option<Circumstance>,
    /// The rule for walls and dice.
    pub wall: &'static WallRule,
}

impl GameRules {
    /// The base: a plain progression without events.
    pub const BASE: Self = Self {
        circumstances: &[],
        liabilities: &[],
        exemptions: &[],
        events: &[],
        counted_win: None,
        progression: &Progression::PLAIN,
        counter: None,
        declaration: None,
        furiten: None,
        wall: &WallRule::BASE,
    };

    /// Returns whether counters or bets can be on the table.
    pub const fn has_stakes(&self) -> bool {
        self.counter.is_some() || self.declaration.is_some()
    }

    /// Returns the stakes that are possible under these rules, without the others.
    #[must_use]
    pub fn possible_stakes(&self, stakes: TableStakes) -> TableStakes {
        stakes.of_rule_set(self.counter, self.declaration.is_some())
    }
}
