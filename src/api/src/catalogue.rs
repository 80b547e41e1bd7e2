//! Where a request's rule set is looked for.

use std::sync::{Arc, LazyLock};

use tilewise_rules::{House, RuleSet, penalty_books, rule_sets};

use crate::penalty;

/// Where a request's rule set is looked for: a page that has only some of them brings its own.
#[derive(Clone, Copy)]
pub struct Catalogue {
    /// The rule set of a key, with its own answers.
    pub house: fn(&str) -> Option<Arc<House>>,
    /// What a key is that no hand can be scored by, if that is known.
    pub other: fn(&str) -> Option<String>,
}

impl Catalogue {
    /// All rule sets.
    pub const ALL: Self = ALL;
}

/// All rule sets.
pub const ALL: Catalogue = Catalogue {
    house: |key| Some(with_defaults(rule_sets::by_key(key)?)),
    other: |key| Some(penalty::scores_nothing(penalty_books::name_of(key)?)),
};

/// A rule set with its own answers, made once.
fn with_defaults(rule_set: &'static RuleSet) -> Arc<House> {
    static HOUSES: LazyLock<Vec<Arc<House>>> = LazyLock::new(|| {
        let all = rule_sets::ALL.into_iter();
        all.map(|one| Arc::new(House::with_defaults(one))).collect()
    });
    let house = HOUSES.iter().find(|house| house.rule_set() == rule_set);
    house.map_or_else(|| Arc::new(House::with_defaults(rule_set)), Arc::clone)
}
