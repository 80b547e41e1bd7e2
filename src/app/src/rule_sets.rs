//! The rule sets that the page has. The first comes with it, the others load when they are asked for,
//! and what all of them say about events comes with the screens that ask.

use tilewise_rules::rule_sets::{ALL, LISTED, Listed};
use tilewise_rules::{Event, RuleSet};

use crate::chunk::chunk;
use crate::inject::inject_drawings;

/// The rule set that comes with the page.
pub static FIRST: RuleSet = without_events(ALL[0]);

/// Those that lie in a chunk: a line for each.
pub static OTHERS: [RuleSet; ALL.len() - 1] = [without_events(ALL[1]), without_events(ALL[2])];

/// A rule set as far as a hand is scored by it.
const fn without_events(whole: &'static RuleSet) -> RuleSet {
    RuleSet {
        events: &[],
        ..*whole
    }
}

chunk! {
    /// The rule sets that come later.
    pub static DEFERRED: &'static [RuleSet] = others(), in rule_sets;
}

/// Animals are in play in none but these, so their drawings come with them.
fn others() -> &'static [RuleSet] {
    inject_drawings(include_str!("animals.svg"));
    &OTHERS
}

/// Keys and names of all rule sets, here or not.
pub const fn all() -> &'static [Listed] {
    &LISTED
}

/// The rule set of a key, if it is here.
pub fn find(key: &str) -> Option<&'static RuleSet> {
    here().into_iter().find(|one| one.key == key)
}

/// The events of a rule set. Whoever asks for them brings those of all.
pub fn events(rule_set: &RuleSet) -> &'static [Event] {
    let whole = ALL.into_iter().find(|whole| *whole == rule_set);
    whole.map_or(&[], |whole| whole.events)
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
