//! What the page shows of it, as `tilewise_app::evidence` reads it: a line for each figure, its kind first.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::{Agreement, Book, Gathered, Shown, Table};
use crate::reference;

/// So many links show a clause.
const SHOWN: usize = 3;

/// The figures of the page.
pub fn figures(gathered: &Gathered) -> String {
    let mut text = String::new();
    let mut links = Links::default();
    let measured = &gathered.measured;
    line(&mut text, &format!("scored-twice {}", reference::HANDS));
    line(&mut text, &format!("screens {}", measured.screens.len()));
    for one in &measured.fuzzing {
        let (target, executions, found) = (&one.target, one.executions, one.found);
        let (since, seconds) = (one.since, one.seconds);
        line(
            &mut text,
            &format!("fuzzing {target} {executions} {found} {since} {seconds}"),
        );
    }
    for one in &measured.mutants {
        let (part, viable, caught) = (&one.part, one.viable, one.caught);
        line(&mut text, &format!("mutants {part} {viable} {caught}"));
    }
    for table in &gathered.tables {
        of_table(&mut text, &mut links, table, &measured.agreement);
    }
    text
}

fn of_table(text: &mut String, links: &mut Links, table: &Table, others: &[Agreement]) {
    let Table {
        key,
        hands,
        events,
        games,
        ..
    } = table;
    line(text, &format!("table {key} {hands} {events} {games}"));
    for other in others.iter().filter(|other| other.rule_set == *key) {
        let mut clauses: Vec<&str> = Vec::new();
        for why in other.explained.iter().filter(|why| why.hands > 0) {
            if !clauses.contains(&why.clause.as_str()) {
                clauses.push(&why.clause);
            }
        }
        let (program, version, hands) = (&other.program, &other.version, other.hands);
        let told = format!("other {program} {version} {hands} {}", other.same);
        line(
            text,
            &[told.as_str()]
                .into_iter()
                .chain(clauses)
                .collect::<Vec<_>>()
                .join(" "),
        );
    }
    for Book { key, clauses, .. } in &table.books {
        line(text, &format!("book {key}"));
        for clause in clauses {
            let places = links.places(text, &clause.shown);
            let (name, shown) = (&clause.name, clause.shown.len());
            line(text, format!("clause {name} {shown} {places}").trim_end());
        }
    }
    for (decision, shown) in &table.open {
        let places = links.places(text, shown);
        let options = decision.options.join(" ");
        let facts = [decision.name, &options, &places];
        let facts: Vec<&str> = facts.into_iter().filter(|one| !one.is_empty()).collect();
        line(
            text,
            &format!("open {} | {}", facts.join(" "), decision.says),
        );
    }
}

/// Each link stands once, before it is meant by its number.
#[derive(Default)]
struct Links(HashMap<String, usize>);

impl Links {
    /// The numbers of the first links; those that are new are written.
    fn places(&mut self, text: &mut String, shown: &[Shown]) -> String {
        let links = shown.iter().filter_map(|one| one.link.as_ref());
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
            if places.len() == SHOWN {
                break;
            }
        }
        places.join(" ")
    }
}

fn line(text: &mut String, line: &str) {
    let _ = writeln!(text, "{line}");
}
