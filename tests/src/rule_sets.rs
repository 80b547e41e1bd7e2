//! Whole rule sets that live only here. They show what the engine carries beyond the books: nothing
//! outside this folder, their scorers and their hands names them. A new one is a line in [`ALL`].

pub mod competing_elements;
pub mod five_sets;

use tilewise_rules::{House, RuleSet};

use crate::play::Houses;

/// A rule set that lives only here.
#[derive(Clone, Copy, Debug)]
pub struct TestRuleSet {
    /// The rule set.
    pub rule_set: &'static RuleSet,
    /// How it is played.
    pub houses: Houses,
}

/// All of them.
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

/// A house as a text, read with these rule sets.
///
/// # Panics
/// If it can't be read.
pub fn house(text: &str) -> House {
    let known: Vec<&'static RuleSet> = ALL.iter().map(|one| one.rule_set).collect();
    match House::read(text, &known) {
        Ok(house) => house,
        Err(errors) => panic!("{text}: {errors:?}"),
    }
}
