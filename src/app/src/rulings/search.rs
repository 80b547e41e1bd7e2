//! Search for an incident in plain words, without knowledge of the rules.

mod search_entry;
mod search_words;

use self::search_entry::{Fit, SearchEntry, SearchQuery};
use super::rulings_location::{RuledBy, RulingsLocation};
use crate::i18n::Locale;
use crate::ui::phrases;

/// A search hit.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchHit {
    /// The incident in plain words.
    pub title: String,
    /// The foul of a case, or the name in the rules.
    pub subtitle: &'static str,
    /// Whether it is from another book than the chosen one.
    pub is_other: bool,
    /// The location.
    pub to: RulingsLocation,
}

/// Returns the hits for a query, best first: those of the chosen book, then those of others. An empty query
/// matches the whole chosen book.
pub fn search(locale: Locale, chosen: &RuledBy, others: &[RuledBy], typed: &str) -> Vec<SearchHit> {
    let typed = SearchQuery::read(typed);
    let mut all = of_book(locale, chosen, &typed);
    if !typed.is_empty() {
        let most = all.iter().map(|(fit, _)| *fit).max();
        for book in others {
            let found = of_book(locale, book, &typed).into_iter();
            let found = found.filter(|(fit, _)| most.is_none_or(|most| fit.is_close_to(most)));
            all.extend(found.map(|(fit, found)| {
                let is_other = true;
                (fit, SearchHit { is_other, ..found })
            }));
        }
    }
    // A title comes first from any book, unless the chosen book contains these words too.
    let matches_all = |fit: Fit| fit.is_exact() || fit.has_all();
    let is_in_chosen = all
        .iter()
        .any(|(fit, one)| !one.is_other && matches_all(*fit));
    let is_title =
        |(fit, one): &(Fit, SearchHit)| fit.is_exact() && !(one.is_other && is_in_chosen);
    let title = all.iter().position(is_title);
    if let Some(title) = title {
        all[..=title].rotate_right(1);
    }
    all.into_iter().map(|(_, found)| found).collect()
}

/// Returns the hits in one book, best first: one row per incident.
fn of_book(locale: Locale, by: &RuledBy, typed: &SearchQuery) -> Vec<(Fit, SearchHit)> {
    let locale = locale.of_part(by.part());
    let all = SearchEntry::all(locale, by);
    let rarity = typed.rarity(&all);
    let fits: Vec<(Fit, &SearchEntry)> = all
        .iter()
        .filter_map(|entry| Some((entry.fit(locale, typed, &rarity)?, entry)))
        .collect();
    let mut best: Vec<(Fit, &SearchEntry)> = Vec::new();
    for (fit, entry) in &fits {
        match best.iter_mut().find(|(_, other)| entry.is_same_foul(other)) {
            // A case that fits no better than its foul adds nothing.
            Some(other) if other.0 < *fit => *other = (*fit, entry),
            Some(_) => {}
            None => best.push((*fit, entry)),
        }
    }
    best.sort_by_key(|(fit, _)| std::cmp::Reverse(*fit));
    let most = best.first().map(|(fit, _)| *fit);
    best.retain(|(fit, _)| most.is_none_or(|most| fit.is_close_to(most)));
    let found = |(fit, entry): (Fit, &SearchEntry)| {
        let level = fits
            .iter()
            .filter(|(other, one)| *other == fit && one.is_same_foul(entry) && one.is_case());
        let level: Vec<&SearchEntry> = level.map(|(_, one)| *one).collect();
        (fit, search_hit(locale, entry, &level, typed))
    };
    best.into_iter().map(found).collect()
}

/// Returns a row: the case, or the common answers of equally good cases, with the number in the query as
/// answer.
fn search_hit(
    locale: Locale,
    entry: &SearchEntry,
    level: &[&SearchEntry],
    typed: &SearchQuery,
) -> SearchHit {
    let mut to = entry.to.clone();
    for field in entry.questions() {
        let is_same_answer =
            |one: &&SearchEntry| one.to.facts.get(field.key) == entry.to.facts.get(field.key);
        if entry.is_case() && !level.iter().all(is_same_answer) {
            to = to.with(field.key, None);
        }
    }
    if let Some((key, fact)) = entry.number(locale, typed) {
        to = to.with(key, Some(fact));
    }
    let [title, subtitle] = entry
        .row(level.len() > 1)
        .map(|text| locale.translate(text));
    SearchHit {
        title: phrases::capitalize(title),
        subtitle: if subtitle == title { "" } else { subtitle },
        is_other: false,
        to,
    }
}
