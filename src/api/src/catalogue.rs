//! The rule sets that a request can use.

use std::sync::{Arc, OnceLock};

use tilewise_rules::{RuleConfig, RuleSet, penalty_books, rule_sets};

use crate::penalty;

/// The rule sets that a request can use. A program that loads them on demand has its own catalogue.
#[derive(Clone, Copy)]
pub struct Catalogue {
    /// Returns the rule set of a key, with its default options.
    pub house: fn(&str) -> Option<Arc<RuleConfig>>,
    /// Returns a message for a key that exists but can't score hands.
    pub other: fn(&str) -> Option<String>,
}

impl Catalogue {
    /// The catalogue of all rule sets.
    pub const ALL: Self = ALL;
}

/// The catalogue of all rule sets.
pub const ALL: Catalogue = Catalogue {
    house: |key| Some(with_defaults(rule_sets::by_key(key)?)),
    other: |key| Some(penalty::unscorable_message(penalty_books::name_of(key)?)),
};

/// Returns a rule set with its default options, which are prepared at the first call.
pub fn with_defaults(rule_set: &'static RuleSet) -> Arc<RuleConfig> {
    static HOUSES: PerRuleSet<Arc<RuleConfig>> = PerRuleSet::new();
    let create = || Arc::new(RuleConfig::with_defaults(rule_set));
    HOUSES.get(rule_set, create).map_or_else(create, Arc::clone)
}

/// A value for each rule set of the registry, created when it is first needed.
pub struct PerRuleSet<T>([OnceLock<T>; rule_sets::ALL.len()]);

impl<T> PerRuleSet<T> {
    /// Creates it without values.
    pub const fn new() -> Self {
        Self([const { OnceLock::new() }; rule_sets::ALL.len()])
    }

    /// Returns the value of a rule set; `None` if the registry doesn't have it.
    pub fn get(&self, rule_set: &RuleSet, create: impl FnOnce() -> T) -> Option<&T> {
        let mut all = rule_sets::ALL.iter().zip(&self.0);
        let (_, value) = all.find(|(one, _)| **one == rule_set)?;
        Some(value.get_or_init(create))
    }
}
