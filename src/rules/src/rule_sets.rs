//! The rule books. A new one is a folder here and a line in [`ALL`].

pub mod hk_old_style;
pub mod singapore;
pub mod sparrows_nest;

use crate::schema::RuleSet;

/// The keys and the names of all books.
pub const NAMES: [(&str, &str); 3] = [
    ("hk-old-style", "Hong Kong Old Style"),
    ("sparrows-nest", "Sparrow's Nest HK League"),
    ("singapore", "Singapore"),
];

/// All books.
pub static ALL: [&RuleSet; 3] = [&hk_old_style::BOOK, &sparrows_nest::BOOK, &singapore::BOOK];

/// The book of a key.
pub fn by_key(key: &str) -> Option<&'static RuleSet> {
    ALL.into_iter().find(|book| book.key == key)
}
