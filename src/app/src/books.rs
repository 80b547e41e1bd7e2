//! The rule books that the page has.

use tilewise_rules::RuleSet;
use tilewise_rules::ruleset::{self, NAMES};

/// The books that are here, in the order in which they are offered.
pub fn here() -> Vec<&'static RuleSet> {
    ruleset::ALL.to_vec()
}

/// The book of a key, if it is here.
pub fn find(key: &str) -> Option<&'static RuleSet> {
    here().into_iter().find(|book| book.key == key)
}

/// Keys and names of all books, here or not.
pub const fn all() -> &'static [(&'static str, &'static str)] {
    &NAMES
}
