//! Complete rule sets of the tests. They use features of the engine that no published rule set needs; only
//! this folder, their scorers and their hands name them. A new one is a line in [`ALL`].

pub mod competing_elements;
pub mod five_sets;

use tilewise_rules::{RuleConfig, RuleSet};

use crate::play::Houses;

/// A rule set of the tests.
#[derive(Clone, Copy, Debug)]
pub struct TestRuleSet {
    /// The rule set.
    pub rule_set: &'static RuleSet,
    /// Its rule configurations.
    pub houses: Houses,
}

/// All rule sets of the tests.
pub static ALL: [TestRuleSet; 2] = [
    TestRuleSet {
        rule_set: &five_sets::RULE_SET,
        houses: five_sets::HOUSES,
    },
    TestRuleSet {
        rule_set: &competing_elements::RULE_SET,
        houses: competing_elements::HOUSES,
    },
];

/// Parses a rule configuration of these rule sets.
///
/// # Panics
/// If it can't be parsed.
pub fn house(text: &str) -> RuleConfig {
    let rule_sets: Vec<&'static RuleSet> = ALL.iter().map(|one| one.rule_set).collect();
    match RuleConfig::read(text, &rule_sets) {
        Ok(house) => house,
        Err(errors) => panic!("{text}: {errors:?}"),
    }
}
