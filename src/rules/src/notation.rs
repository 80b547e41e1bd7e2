//! The notation with the vocabulary of all rule sets.

pub use crate::hands::hand_notation::{
    LONGEST, NotationError, WinInput, parse_bonus, parse_tiles, parse_with_red, tile_with_red,
    tiles_text, tiles_with_red, write_tiles,
};

use crate::hands::hand_notation::{
    Vocabulary, named, parse_with, readable_with, rewritten, spelled,
};
use crate::rule_sets;

/// The vocabulary of all rule sets.
struct EveryRuleSet;

impl Vocabulary for EveryRuleSet {
    fn liability(&self, key: &str) -> Option<&'static str> {
        rule_sets::liability(key).map(|one| one.key)
    }

    fn exemption(&self, key: &str) -> Option<&'static str> {
        rule_sets::exemption(key).map(|one| one.key)
    }
}

/// Parses a text.
///
/// # Errors
/// Every part that can't be parsed.
///
/// ```
/// use tilewise_rules::{Wind, notation};
/// let entry = notation::parse("2223s c567s p777s p555z w1s@W SE").unwrap();
/// assert_eq!(entry.hand.melds.len(), 3);
/// assert_eq!(entry.context.seat, Some(Wind::South));
/// assert_eq!(entry.to_string(), "2223s c567s p777s p555z w1s@W SE");
/// ```
pub fn parse(text: &str) -> Result<WinInput, Vec<NotationError>> {
    parse_with(text, &EveryRuleSet)
}

/// Parses a text as far as possible, and returns every part that can't be parsed.
///
/// ```
/// use tilewise_rules::notation;
/// let (entry, errors) = notation::readable("22s b1 w1s");
/// assert_eq!(entry.to_string(), "22s w1s");
/// assert_eq!(errors[0].unread(), Some("b1"));
/// ```
pub fn readable(text: &str) -> (WinInput, Vec<NotationError>) {
    readable_with(text, &EveryRuleSet)
}

/// Parses a text as people type or paste it: the notation, tile names in English, Chinese and Japanese, and
/// tile characters (U+1F000 to U+1F029), separated by white space, commas or semicolons.
///
/// # Errors
/// Every part that can't be parsed.
///
/// ```
/// use tilewise_rules::notation::{parse, parse_loose};
/// let entry = parse_loose("🀉🀉 c🀑🀒🀓, p777z f1\nw🀡").unwrap();
/// assert_eq!(entry, parse("33m c234s p777z f1 w9p").unwrap());
/// ```
pub fn parse_loose(text: &str) -> Result<WinInput, Vec<NotationError>> {
    parse(&spelled(&named(&rewritten(text))))
}

/// Parses a text as people type it, as far as possible.
///
/// ```
/// use tilewise_rules::notation;
/// let entry = notation::readable_loose("east 5 bamboo 東 banana");
/// assert_eq!(entry.to_string(), "1z5s1z");
/// ```
pub fn readable_loose(text: &str) -> WinInput {
    readable(&spelled(&named(&rewritten(text)))).0
}
