//! What the page shows of it, as `tilewise_app::rules::figures` reads it: a line for each figure, its kind first.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::{Agreement, BookClauses, EvidenceData, ExampleLinks, TableEvidence};
use crate::reference;

/// So many links show a clause.
const MAX_LINKS: usize = 3;

/// The figures of the page.
pub fn figures(gathered: &EvidenceData) -> String {
    let mut text = String::new();
    let mut links = Links::default();
    line(&mut text, &format!("scored-twice {}", reference::HANDS));
    for table in &gathered.tables {
        of_table(&mut text, &mut links, table, &gathered.agreement);
    }
    text
}

fn of_table(text: &mut String, links: &mut Links, table: &TableEvidence, others: &[Agreement]) {
    let TableEvidence {
        key,
        hands,
        events,
        games,
        ..
    } = table;
    line(text, &format!("table {key} {hands} {events} {games}"));
    for other in others.iter().filter(|other| other.rule_set == *key) {
        let (program, version, hands) = (&other.program, &other.version, other.hands);
        line(
            text,
            &format!("other {program} {version} {hands} {}", other.same),
        );
        for why in other.explained.iter().filter(|why| why.hands > 0) {
            let (hands, clause, errs) = (why.hands, &why.clause, &why.errs);
            line(
                text,
                &format!("differ {hands} {clause} {errs} | {}", why.why),
            );
        }
    }
    for BookClauses { key, clauses, .. } in &table.books {
        line(text, &format!("book {key}"));
        for clause in clauses {
            let places = links.places(text, &clause.examples);
            let (name, ExampleLinks { worked, games }) = (&clause.name, &clause.examples);
            let counted = format!("clause {name} {} {} {places}", worked.len(), games.len());
            let why_not = if clause.examples.is_empty() {
                format!(" | {}", clause.why_not)
            } else {
                String::new()
            };
            line(text, &format!("{}{why_not}", counted.trim_end()));
        }
    }
    for (decision, examples) in &table.open {
        let places = links.places(text, examples);
        let options = decision.options.join(" ");
        let facts = [decision.name, &options, &places];
        let facts: Vec<&str> = facts.into_iter().filter(|one| !one.is_empty()).collect();
        line(
            text,
            &format!("open {} | {}", facts.join(" "), decision.choice),
        );
    }
}

/// Each link stands once, before it is meant by its number.
#[derive(Default)]
struct Links(HashMap<String, usize>);

impl Links {
    /// The numbers of the first links; those that are new are written. A whole game is linked where nothing
    /// shorter can be.
    fn places(&mut self, text: &mut String, examples: &ExampleLinks) -> String {
        let worked = examples.worked.iter().filter_map(|one| one.link.as_ref());
        let mut worked = worked.peekable();
        let games = examples.games.iter().filter_map(|one| one.link.as_ref());
        let games = games.take(usize::from(worked.peek().is_none()));
        let links = worked.chain(games);
        let mut places: Vec<String> = Vec::new();
        for link in links {
            let next = self.0.len();
            let place = *self.0.entry(link.clone()).or_insert(next);
            if place == next {
                line(text, &format!("link {link}"));
            }
            let place = place.to_string();
            if !places.contains(&place) {
                places.push(place);
            }
            if places.len() == MAX_LINKS {
                break;
            }
        }
        places.join(" ")
    }
}

fn line(text: &mut String, line: &str) {
    let _ = writeln!(text, "{line}");
}
