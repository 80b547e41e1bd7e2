//! Finding what happened by the words of somebody who doesn't know the rules.

use tilewise_rules::EventKind;
use tilewise_rules::foul::{Foul, FoulCase};

use super::{Book, Place, What};

/// Something that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// What it is, in plain words.
    pub says: String,
    /// What it is a case of.
    pub of: &'static str,
    /// Where it leads.
    pub to: Place,
}

/// Words that say nothing.
const EMPTY: [&str; 32] = [
    "a", "an", "and", "as", "at", "but", "by", "did", "didn", "do", "had", "has", "have", "he",
    "her", "his", "i", "in", "is", "it", "my", "not", "of", "so", "on", "or", "she", "the", "they",
    "to", "was", "we",
];

/// How much a word tells where it is found in the plain words for the case, in those for what
/// happened, and in others.
const WEIGHTS: [usize; 3] = [3, 2, 1];

/// What fits best to what was typed, the best first; everything where nothing was typed.
pub fn search(book: &Book, typed: &str) -> Vec<Found> {
    let typed = typed.to_lowercase();
    let words: Vec<&str> = typed
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty() && !EMPTY.contains(word))
        .collect();
    let list = Place::list(book.clone());
    let mut found: Vec<(usize, Found)> = match book {
        Book::House(house) => house
            .ruleset()
            .events
            .iter()
            .map(|kind| event(*kind, &list, &words))
            .collect(),
        Book::Penalties(book) => book
            .fouls
            .iter()
            .flat_map(|foul| foul.cases.iter().map(move |case| (*foul, case)))
            .map(|(foul, case)| foul_case(foul, case, &list, &words))
            .collect(),
    };
    let best = found.iter().map(|(points, _)| *points).max().unwrap_or(0);
    // Half as good as the best is still worth reading.
    found.retain(|(points, _)| words.is_empty() || *points > 0 && points * 2 > best);
    found.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    found.into_iter().map(|(_, found)| found).collect()
}

fn event(kind: EventKind, list: &Place, words: &[&str]) -> (usize, Found) {
    let found = Found {
        says: kind.name().to_owned(),
        of: "",
        to: list.about(What::Event(kind)),
    };
    (points(words, [kind.name(), "", kind.also()]), found)
}

fn foul_case(
    foul: &'static Foul,
    case: &'static FoulCase,
    list: &Place,
    words: &[&str],
) -> (usize, Found) {
    let also = [foul.name, foul.also].join(" ");
    let mut says = case.plain.to_owned();
    if let Some(first) = says.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let found = Found {
        says,
        of: foul.plain,
        to: list.case(foul, case),
    };
    (points(words, [case.plain, foul.plain, &also]), found)
}

/// How well the words fit to these texts, of which the first tells most; the better where it has
/// two of them side by side.
fn points(words: &[&str], texts: [&str; 3]) -> usize {
    let texts = texts.map(str::to_lowercase);
    let has = |text: &str, word: &str| {
        text.split(|letter: char| !letter.is_alphanumeric())
            .any(|one| one.starts_with(word) || (one.len() > 3 && word.starts_with(one)))
    };
    let weight = |word: &str| {
        let mut weights = texts.iter().zip(WEIGHTS);
        weights
            .find(|(text, _)| has(text, word))
            .map_or(0, |(_, weight)| weight)
    };
    let beside = |pair: &&[&str]| texts[0].contains(&pair.join(" "));
    words.iter().map(|word| weight(word)).sum::<usize>() + words.windows(2).filter(beside).count()
}
