//! Clauses of a rule book, and the evidence for each.

use crate::i18n::{Locale, PENALTY_BOOKS};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{Event, RuleSet, penalty_books};
use yew::prelude::*;

use super::{figure, links};
use crate::rules::figures::{BookEvidence, ClauseEvidence};

/// Prefix of penalty book keys, since some are equal to keys of rule sets.
const PENALTIES: &str = "penalties:";

/// Draws the clauses of a book; a penalty book has its name as a heading.
pub fn book(locale: Locale, book: &BookEvidence, rule_set: Option<&'static RuleSet>) -> Html {
    let penalties = book.key.strip_prefix(PENALTIES);
    let penalties = penalties.and_then(penalty_books::by_key);
    let locale = penalties.map_or(locale, |_| locale.of_part(PENALTY_BOOKS));
    let title = match penalties {
        Some(book) => locale.translate(book.name).to_owned(),
        None => tr!(locale, "Clause by clause").to_owned(),
    };
    let about = |clause: &str| match penalties {
        Some(book) => of_penalties(book, clause),
        None => rule_set.and_then(|one| of_rule_set(one, clause)),
    };
    let all = book
        .clauses
        .iter()
        .map(|clause| one(locale, clause, about(clause.name)));
    let count = tr!(locale, "{0} {0:clause|clauses}", book.clauses.len());
    html! {
        <details class="evidence-book" data-book={book.key}>
            <summary>
                <strong>{ title }</strong>
                { " " }
                <small>{ count }</small>
            </summary>
            <p class="rules-hint">
                { tr!(locale, "Each number opens what shows the clause: a hand, a ruling, or a whole game.") }
            </p>
            <ul class="evidence-clauses">{ for all }</ul>
        </details>
    }
}

fn one(locale: Locale, clause: &ClauseEvidence, about: Option<&'static str>) -> Html {
    let text = match (clause.lines, clause.games) {
        (0, 0) => locale.translate(clause.why_not).to_owned(),
        (0, games) => tr!(locale, "{0} whole {0:game|games}", figure(games)),
        (lines, _) => tr!(locale, "{0} {0:case|cases}", figure(lines)),
    };
    html! {
        <li data-clause={clause.name}>
            <cite>{ clause.name }</cite>
            <span>
                { about.map(|text| locale.translate(text)) }
                { " " }
                <small>{ text }</small>
            </span>
            { links(locale, &clause.links, clause.name) }
        </li>
    }
}

/// Returns the subject of a rule set's clause: an element, an option, a liability, a step of the progression,
/// an event.
fn of_rule_set(rule_set: &RuleSet, clause: &str) -> Option<&'static str> {
    let elements = rule_set
        .scoring
        .elements
        .iter()
        .map(|one| (one.clause, one.name));
    let circumstances = rule_set.game.circumstances.iter();
    let circumstances = circumstances.map(|one| (one.clause, one.name));
    let liabilities = rule_set.game.liabilities.iter();
    let liabilities = liabilities.map(|one| (one.clause, one.name));
    let progression = rule_set.game.progression;
    let rows = progression.rows.iter().map(|one| (one.clause, one.text));
    let seats = progression.seat_changes.iter();
    let seats = seats.map(|one| (one.clause, one.text));
    let ends = progression.game_ends.iter();
    let ends = ends.map(|one| (one.clause, one.text));
    let options = rule_set
        .settings
        .options
        .iter()
        .map(|one| (one.clause, one.name));
    let of_event = |event: &&Event| event.clauses.contains(&clause);
    let event = rule_set.game.events.iter().find(of_event);
    let mut all = elements
        .chain(circumstances)
        .chain(liabilities)
        .chain(rows)
        .chain(seats)
        .chain(ends)
        .chain(options)
        .chain(event.map(|event| (clause, event.name)));
    let (_, name) = all.find(|(of, _)| *of == clause)?;
    Some(name)
}

/// Returns the subject of a penalty book's clause.
fn of_penalties(book: &PenaltyBook, clause: &str) -> Option<&'static str> {
    let mut fouls = book.fouls.iter();
    let foul = fouls.find(|foul| foul.cases.iter().any(|case| case.clause == clause))?;
    Some(foul.plain)
}
