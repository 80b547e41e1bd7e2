//! Finding what happened by the words of somebody who doesn't know the rules.

mod entry;
mod text;

use self::entry::{Entry, Fit, Typed};
use super::{Place, RuledBy};
use crate::language::{speak_of, translate};

/// Something that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// What it is, in plain words.
    pub says: String,
    /// What it is a case of, or what the rules call it.
    pub of: &'static str,
    /// Whether another book says it than the one that was chosen.
    pub is_other: bool,
    /// Where it leads.
    pub to: Place,
}

/// What fits best to what was typed, the best first: what the chosen book says, then the others.
/// Everything of the chosen one where nothing was typed.
pub fn search(chosen: &RuledBy, others: &[RuledBy], typed: &str) -> Vec<Found> {
    let typed = Typed::read(typed);
    let mut all = of_book(chosen, &typed);
    if !typed.is_empty() {
        let most = all.iter().map(|(fit, _)| *fit).max();
        for book in others {
            let found = of_book(book, &typed).into_iter();
            let found = found.filter(|(fit, _)| most.is_none_or(|most| fit.is_beside(most)));
            all.extend(found.map(|(fit, found)| {
                let is_other = true;
                (fit, Found { is_other, ..found })
            }));
        }
    }
    // A title goes first wherever it stands, unless the chosen book knows these words too.
    let knows = |fit: Fit| fit.is_exact() || fit.has_all();
    let is_known = all.iter().any(|(fit, one)| !one.is_other && knows(*fit));
    let is_title = |(fit, one): &(Fit, Found)| fit.is_exact() && !(one.is_other && is_known);
    let title = all.iter().position(is_title);
    if let Some(title) = title {
        all[..=title].rotate_right(1);
    }
    all.into_iter().map(|(_, found)| found).collect()
}

/// What fits in one book, the best first: one row for each thing that can happen.
fn of_book(by: &RuledBy, typed: &Typed) -> Vec<(Fit, Found)> {
    let _speaking = speak_of(by.part());
    let all = Entry::all(by);
    let rarity = typed.rarity(&all);
    let fits: Vec<(Fit, &Entry)> = all
        .iter()
        .filter_map(|entry| Some((entry.fit(typed, &rarity)?, entry)))
        .collect();
    let mut best: Vec<(Fit, &Entry)> = Vec::new();
    for (fit, entry) in &fits {
        match best.iter_mut().find(|(_, other)| entry.is_beside(other)) {
            // What is no better than the plain row adds nothing that was typed.
            Some(other) if other.0 < *fit => *other = (*fit, entry),
            Some(_) => {}
            None => best.push((*fit, entry)),
        }
    }
    best.sort_by_key(|(fit, _)| std::cmp::Reverse(*fit));
    let most = best.first().map(|(fit, _)| *fit);
    best.retain(|(fit, _)| most.is_none_or(|most| fit.is_beside(most)));
    let found = |(fit, entry): (Fit, &Entry)| {
        let level = fits
            .iter()
            .filter(|(other, one)| *other == fit && one.is_beside(entry) && one.is_case());
        let level: Vec<&Entry> = level.map(|(_, one)| *one).collect();
        (fit, found(entry, &level, typed))
    };
    best.into_iter().map(found).collect()
}

/// A row: the case, or what it has in common with others that fit as well; and what was typed as a
/// number.
fn found(entry: &Entry, level: &[&Entry], typed: &Typed) -> Found {
    let mut to = entry.to.clone();
    for field in entry.questions() {
        let given = |one: &&Entry| one.to.facts.fact(field.key) == entry.to.facts.fact(field.key);
        if entry.is_case() && !level.iter().all(given) {
            to = to.with(field.key, None);
        }
    }
    if let Some((key, fact)) = entry.number(typed) {
        to = to.with(key, Some(fact));
    }
    let [says, of] = entry.row(level.len() > 1).map(translate);
    Found {
        says: text::capital(says),
        of: if of == says { "" } else { of },
        is_other: false,
        to,
    }
}
