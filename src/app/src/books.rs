//! The rule books that the page has. Hong Kong Old Style comes with it; the others, and what it says
//! about events, load when they are asked for.

use tilewise_rules::rule_sets::{LISTED, Listed, hk_old_style, singapore, sparrows_nest};
use tilewise_rules::{Event, RuleSet};

use crate::chunk::chunk;
use crate::inject::inject_drawings;

chunk! {
    /// The books that come later.
    pub static LATER: [&'static RuleSet; 2] = later(), in later;
}

/// Animals are in play in no other book, so their drawings come with these.
fn later() -> [&'static RuleSet; 2] {
    inject_drawings(include_str!("animals.svg"));
    [&sparrows_nest::RULE_SET, &singapore::RULE_SET]
}

/// Keys and names of all books, here or not.
pub const fn all() -> &'static [Listed] {
    &LISTED
}

/// The book of a key, if it is here.
pub fn find(key: &str) -> Option<&'static RuleSet> {
    here().into_iter().find(|book| book.key == key)
}

/// The book that comes with the page, as far as a hand is scored by it.
pub static FIRST: RuleSet = RuleSet {
    events: &[],
    ..hk_old_style::RULE_SET
};

/// The events of a book. Whoever asks for them brings those of the first.
pub fn events(book: &RuleSet) -> &'static [Event] {
    if *book == FIRST {
        hk_old_style::RULE_SET.events
    } else {
        book.events
    }
}

/// The event of a book with this key.
pub fn event(book: &RuleSet, key: &str) -> Option<&'static Event> {
    events(book).iter().find(|event| event.key == key)
}

/// The books that are here, in the order in which they are offered.
pub fn here() -> Vec<&'static RuleSet> {
    let mut books = vec![&FIRST];
    books.extend(LATER.get().into_iter().flatten());
    books
}

/// The key of the book that the text form of a house names, if that is one that isn't here.
pub fn missing(house: &str) -> Option<&'static str> {
    let key = house.split(';').next().unwrap_or_default();
    let key = all().iter().find(|one| one.key == key)?.key;
    find(key).is_none().then_some(key)
}
