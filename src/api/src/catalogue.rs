//! The rule sets that a request can use.

use std::sync::{Arc, LazyLock};

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

/// Returns a rule set with its default options, from a cache.
fn with_defaults(rule_set: &'static RuleSet) -> Arc<RuleConfig> {
    static HOUSES: LazyLock<Vec<Arc<RuleConfig>>> = LazyLock::new(|| {
        let all = rule_sets::ALL.into_iter();
        all.map(|one| Arc::new(RuleConfig::with_defaults(one)))
            .collect()
    });
    let house = HOUSES.iter().find(|house| house.rule_set() == rule_set);
    house.map_or_else(|| Arc::new(RuleConfig::with_defaults(rule_set)), Arc::clone)
}
