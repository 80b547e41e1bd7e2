//! The rule sets that the page has. The first comes with it; the others, and what the first says
//! about events, load when they are asked for.

use tilewise_rules::rule_sets::{self, LISTED, Listed};
use tilewise_rules::{Event, RuleSet};

use crate::chunk::chunk;
use crate::inject::inject_drawings;

/// The rule set that comes with the page, as far as a hand is scored by it.
pub static FIRST: RuleSet = RuleSet {
    events: &[],
    ..rule_sets::hk_old_style::RULE_SET
};

/// Those that lie in a chunk: a line for each.
static OTHERS: &[&RuleSet] = &[
    &rule_sets::sparrows_nest::RULE_SET,
    &rule_sets::singapore::RULE_SET,
];

chunk! {
    /// The rule sets that come later.
    pub static DEFERRED: &'static [&'static RuleSet] = others(), in deferred;
}

/// Animals are in play in none but these, so their drawings come with them.
fn others() -> &'static [&'static RuleSet] {
    inject_drawings(include_str!("animals.svg"));
    OTHERS
}

/// Keys and names of all rule sets, here or not.
pub const fn all() -> &'static [Listed] {
    &LISTED
}

/// The rule set of a key, if it is here.
pub fn find(key: &str) -> Option<&'static RuleSet> {
    here().into_iter().find(|one| one.key == key)
}

/// The events of a rule set. Whoever asks for them brings those of the first.
pub fn events(rule_set: &RuleSet) -> &'static [Event] {
    if *rule_set == FIRST {
        rule_sets::hk_old_style::RULE_SET.events
    } else {
        rule_set.events
    }
}

/// The event of a rule set with this key.
pub fn event(rule_set: &RuleSet, key: &str) -> Option<&'static Event> {
    events(rule_set).iter().find(|event| event.key == key)
}

/// Those that are here, in the order in which they are offered.
pub fn here() -> Vec<&'static RuleSet> {
    let mut all = vec![&FIRST];
    all.extend(DEFERRED.get().into_iter().flatten());
    all
}

/// The key of the rule set that the text form of a house names, if that is one that isn't here.
pub fn missing(house: &str) -> Option<&'static str> {
    let key = house.split(';').next().unwrap_or_default();
    let key = all().iter().find(|one| one.key == key)?.key;
    find(key).is_none().then_some(key)
}
