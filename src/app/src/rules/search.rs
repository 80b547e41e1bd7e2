//! What was typed, found in a rule: in its name, in what else players call it, in what it says.

use crate::language::translate;

/// How well a rule fits what was typed: the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// It is called just so.
    Called,
    /// That is a part of what it is called.
    Within,
    /// The words stand somewhere in what it says.
    Said,
}

/// How well a rule fits, by its names, what `also` it is called, divided by commas, and what it says;
/// `None` if it doesn't.
pub fn rank(
    typed: &str,
    names: &[&'static str],
    also: &str,
    says: &[&'static str],
) -> Option<Rank> {
    let sought = folded(typed);
    let own = names.iter().map(|name| translate(name));
    let mut called = names.iter().copied().chain(own).chain(also.split(", "));
    let mut within = false;
    if called.any(|name| {
        let name = folded(name);
        within |= name.contains(&sought);
        // Nothing is called nothing: where nothing was typed, all stay in their order.
        name == sought && !sought.is_empty()
    }) {
        return Some(Rank::Called);
    }
    if within {
        return Some(Rank::Within);
    }
    let said = names.iter().chain(says).map(|text| both(text));
    let text: Vec<_> = said.chain([also.to_owned()]).collect();
    contains(&text.join(" "), typed).then_some(Rank::Said)
}

/// A text in English and in the language of the page, to be searched.
pub fn both(text: &'static str) -> String {
    let own = translate(text);
    if own == text {
        text.to_ascii_lowercase()
    } else {
        format!("{own} {}", text.to_ascii_lowercase())
    }
}

/// Whether every word that was typed stands somewhere in a text.
pub fn contains(text: &str, typed: &str) -> bool {
    let text = text.to_ascii_lowercase();
    let typed = typed.to_ascii_lowercase();
    typed.split_whitespace().all(|word| text.contains(word))
}

/// A name as it is compared: "Ping Hu", "ping-hu" and "pinghu" are one.
fn folded(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}
