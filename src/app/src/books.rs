//! The rule books that the page has. Hong Kong Old Style comes with it; the others lie in files of
//! their own and load when they are asked for.

use tilewise_rules::RuleSet;
use tilewise_rules::rule_sets::{LISTED, Listed, hk_old_style};

use crate::lazy::{Book, SINGAPORE, SPARROWS_NEST};

/// The books that come later.
static LATER: [(&str, &Book); 2] = [("sparrows-nest", &SPARROWS_NEST), ("singapore", &SINGAPORE)];

fn later(key: &str) -> Option<&'static Book> {
    let found = LATER.iter().find(|(other, _)| *other == key);
    found.map(|(_, book)| *book)
}

/// Keys and names of all books, here or not.
pub const fn all() -> &'static [Listed] {
    &LISTED
}

/// The book of a key, if it is here.
pub fn find(key: &str) -> Option<&'static RuleSet> {
    if key == hk_old_style::RULE_SET.key {
        return Some(&hk_old_style::RULE_SET);
    }
    later(key)?.get().ok()
}

/// The books that are here, in the order in which they are offered.
pub fn here() -> Vec<&'static RuleSet> {
    all().iter().filter_map(|one| find(one.key)).collect()
}

/// The key of the book that the text form of a house names, if that is one that isn't here.
pub fn missing(house: &str) -> Option<&'static str> {
    let key = house.split(';').next().unwrap_or_default();
    let key = all().iter().find(|one| one.key == key)?.key;
    find(key).is_none().then_some(key)
}

/// Fetches a book, and calls `then` when it is here or can't be had.
pub fn load(key: &str, then: impl FnOnce() + 'static) {
    match later(key) {
        Some(book) => book.load(then),
        None => then(),
    }
}

/// Fetches all books.
pub fn load_all() {
    for (_, book) in LATER {
        book.load(|| ());
    }
}
