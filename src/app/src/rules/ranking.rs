//! Search in rules: by name, other names, and text.

use crate::i18n::Locale;

/// The rank of a match, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// The query is the name.
    Name,
    /// The query is a part of the name.
    PartOfName,
    /// The text contains all words.
    Text,
}

/// Returns the rank of a rule by its names, other names (`also`, separated by commas) and texts; `None` if it
/// doesn't match.
pub fn rank(
    locale: Locale,
    typed: &str,
    names: &[&'static str],
    also: &str,
    texts: &[&'static str],
) -> Option<Rank> {
    let sought = normalize(typed);
    let own = names.iter().map(|name| locale.translate(name));
    let mut called = names.iter().copied().chain(own).chain(also.split(", "));
    let mut within = false;
    if called.any(|name| {
        let name = normalize(name);
        within |= name.contains(&sought);
        // An empty query isn't a name: all rules stay in their order.
        name == sought && !sought.is_empty()
    }) {
        return Some(Rank::Name);
    }
    if within {
        return Some(Rank::PartOfName);
    }
    let searched = names.iter().chain(texts).map(|text| both(locale, text));
    let text: Vec<_> = searched.chain([also.to_owned()]).collect();
    contains(&text.join(" "), typed).then_some(Rank::Text)
}

/// Returns the English and the translated text, for searches.
pub fn both(locale: Locale, text: &'static str) -> String {
    let own = locale.translate(text);
    if own == text {
        text.to_ascii_lowercase()
    } else {
        format!("{own} {}", text.to_ascii_lowercase())
    }
}

/// Whether a text contains every word of a query.
pub fn contains(text: &str, typed: &str) -> bool {
    let text = text.to_ascii_lowercase();
    let typed = typed.to_ascii_lowercase();
    typed.split_whitespace().all(|word| text.contains(word))
}

/// Normalizes a name: "Ping Hu", "ping-hu" and "pinghu" are equal.
fn normalize(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}
