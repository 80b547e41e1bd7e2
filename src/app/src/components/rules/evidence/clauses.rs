//! A book, clause by clause, and what shows each.

use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{Event, RuleSet, penalty_books};
use yew::prelude::*;

use super::{figure, links};
use crate::components::tag::{Tag, tag};
use crate::evidence::{Book, Clause};
use crate::language::{speak_of, translate};

/// The words of the penalty books.
const PENALTY_BOOKS: &str = "penalty-books";
/// What stands before the key of a penalty book: some have that of a rule set.
const PENALTIES: &str = "penalties:";

/// The clauses of a book. Of scoring it is the rule set's own; a penalty book has its name over it.
pub fn book(book: &Book, rule_set: Option<&'static RuleSet>) -> Html {
    let penalties = book.key.strip_prefix(PENALTIES);
    let penalties = penalties.and_then(penalty_books::by_key);
    let _speaking = penalties.map(|_| speak_of(PENALTY_BOOKS));
    let title = match penalties {
        Some(book) => translate(book.name).to_owned(),
        None => tr!("Clause by clause").to_owned(),
    };
    let about = |clause: &str| match penalties {
        Some(book) => of_penalties(book, clause),
        None => rule_set.and_then(|one| of_rule_set(one, clause)),
    };
    let all = book
        .clauses
        .iter()
        .map(|clause| one(clause, about(clause.name)));
    let count = tr!("{0} {0:clause|clauses}", book.clauses.len());
    let summary = tag("summary")
        .child(tag("strong").child(title))
        .child(" ")
        .child(tag("small").child(count));
    let hint = tag("p").class("rules-hint").child(tr!(
        "Each number opens what shows the clause: a hand, a ruling, or a whole game."
    ));
    tag("details")
        .class("evidence-book")
        .with("data-book", book.key)
        .child(summary)
        .child(hint)
        .child(tag("ul").class("evidence-clauses").children(all))
        .done()
}

fn one(clause: &Clause, about: Option<&'static str>) -> Tag {
    let shown = match (clause.lines, clause.games) {
        (0, 0) => translate(clause.why_not).to_owned(),
        (0, games) => tr!("{0} whole {0:game|games}", figure(games)),
        (lines, _) => tr!("{0} {0:case|cases}", figure(lines)),
    };
    tag("li")
        .with("data-clause", clause.name)
        .child(tag("cite").child(clause.name))
        .child(
            tag("span")
                .child_if(about.map(translate))
                .child(" ")
                .child(tag("small").child(shown)),
        )
        .child(
            tag("span")
                .class("evidence-links")
                .children(links(&clause.links, clause.name)),
        )
}

/// What a clause of a rule set is about, in a few words: an element or a house rule, who is liable, how a
/// game goes on, what can happen.
fn of_rule_set(rule_set: &RuleSet, clause: &str) -> Option<&'static str> {
    let elements = rule_set.elements.iter().map(|one| (one.clause, one.name));
    let circumstances = rule_set.circumstances.iter();
    let circumstances = circumstances.map(|one| (one.clause, one.name));
    let liabilities = rule_set.liabilities.iter();
    let liabilities = liabilities.map(|one| (one.clause, one.name));
    let progression = rule_set.progression;
    let rows = progression.rows.iter().map(|one| (one.clause, one.says));
    let seats = progression.seat_changes.iter();
    let seats = seats.map(|one| (one.clause, one.says));
    let ends = progression.game_ends.iter();
    let ends = ends.map(|one| (one.clause, one.says));
    let options = rule_set.options.iter().map(|one| (one.clause, one.name));
    let of_event = |event: &&Event| event.clauses.contains(&clause);
    let event = rule_set.events.iter().find(of_event);
    let mut all = elements
        .chain(circumstances)
        .chain(liabilities)
        .chain(rows)
        .chain(seats)
        .chain(ends)
        .chain(options)
        .chain(event.map(|event| (clause, event.name)));
    let (_, says) = all.find(|(of, _)| *of == clause)?;
    Some(says)
}

/// What a clause of a penalty book is about.
fn of_penalties(book: &PenaltyBook, clause: &str) -> Option<&'static str> {
    let mut fouls = book.fouls.iter();
    let foul = fouls.find(|foul| foul.cases.iter().any(|case| case.clause == clause))?;
    Some(foul.plain)
}
