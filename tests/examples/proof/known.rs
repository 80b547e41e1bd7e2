//! Differences that are explained.

use std::fmt::{self, Display};

use serde_json::Value;

use crate::hands::{Dealt, Other};

/// A difference: where it is, who errs by which clause, and why.
#[derive(Debug)]
pub struct Known {
    /// In what the answers differ: of what ends in a question mark, perhaps; of what ends in a star,
    /// in all that begins so.
    differs: Vec<&'static str>,
    /// What holds of the request: `options.red_fives=4`, `on_table.honba`.
    only: Vec<&'static str>,
    /// Which side errs, and by which clause.
    pub errs: &'static str,
    pub why: &'static str,
    /// A house and a hand that show it.
    pub example: &'static str,
}

impl Known {
    /// Those of an implementation, from paragraphs of lines.
    ///
    /// # Panics
    /// If a paragraph lacks a line.
    pub fn read(text: &'static str, other: Other) -> Vec<Self> {
        let paragraphs = text.split("\n\n").map(|one| {
            let lines = one.lines().filter(|line| !line.starts_with('#'));
            lines.collect::<Vec<_>>()
        });
        paragraphs
            .filter(|lines| !lines.is_empty())
            .filter_map(|lines| {
                let line = |key: &str| {
                    let mut values = lines.iter().filter_map(|line| line.strip_prefix(key));
                    values.next().and_then(|value| value.strip_prefix(": "))
                };
                let told = |key| line(key).unwrap_or_else(|| panic!("{key} lacks in {lines:?}"));
                (Other::of(told("with")) == Some(other)).then(|| Self {
                    differs: told("differs").split(' ').collect(),
                    only: line("only").map_or_else(Vec::new, |only| only.split(' ').collect()),
                    errs: told("errs"),
                    why: told("why"),
                    example: told("example"),
                })
            })
            .collect()
    }

    /// The hand that shows it.
    ///
    /// # Panics
    /// If it can't win.
    pub fn dealt(&self) -> Dealt {
        Dealt::of(self.example).unwrap_or_else(|| panic!("no win: {}", self.example))
    }

    /// Whether it is why the answers to this hand differ.
    pub fn explains(&self, one: &Dealt, difference: Option<&str>) -> bool {
        let facts: Vec<&str> = difference
            .into_iter()
            .flat_map(|all| all.split(' '))
            .collect();
        let may = |fact: &&str| self.differs.iter().any(|known| names(known, fact));
        let must =
            |known: &&str| known.ends_with('?') || facts.iter().any(|fact| names(known, fact));
        !facts.is_empty()
            && facts.iter().all(may)
            && self.differs.iter().all(must)
            && self.only.iter().all(|only| holds(only, &one.request))
    }
}

/// Whether what differs is this, or begins so.
fn names(known: &str, fact: &str) -> bool {
    let known = known.trim_end_matches('?');
    match known.strip_suffix('*') {
        Some(begin) => fact.starts_with(begin),
        None => known == fact,
    }
}

/// Whether a field of a request has this value, or any.
fn holds(only: &str, request: &Value) -> bool {
    let (path, value) = only.split_once('=').unwrap_or((only, ""));
    let at = path.split('.').fold(request, |value, key| &value[key]);
    if value.is_empty() {
        return !at.is_null();
    }
    at.to_string().trim_matches('"') == value
}

impl Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.errs)
    }
}
