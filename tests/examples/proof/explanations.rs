//! Explanations of known differences.

use std::fmt::{self, Display};

use serde_json::Value;

use crate::hands::{DealtHand, OtherScorer};

/// A known difference: its conditions, the side that errs, the clause and the reason.
#[derive(Debug)]
pub struct Explanation {
    /// Differing fields. A question mark at the end marks an optional one, a star a prefix.
    differs: Vec<&'static str>,
    /// Conditions on the request: `options.red_fives=4`, `on_table.honba`.
    only: Vec<&'static str>,
    /// The side that errs, and the clause.
    pub errs: &'static str,
    pub why: &'static str,
    /// A rule configuration and a hand that show the difference.
    pub example: &'static str,
}

impl Explanation {
    /// Parses the explanations of an implementation from paragraphs of lines.
    ///
    /// # Panics
    /// If a paragraph lacks a line.
    pub fn read(text: &'static str, other: OtherScorer) -> Vec<Self> {
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
                let required =
                    |key| line(key).unwrap_or_else(|| panic!("{key} lacks in {lines:?}"));
                (OtherScorer::from_key(required("with")) == Some(other)).then(|| Self {
                    differs: required("differs").split(' ').collect(),
                    only: line("only").map_or_else(Vec::new, |only| only.split(' ').collect()),
                    errs: required("errs"),
                    why: required("why"),
                    example: required("example"),
                })
            })
            .collect()
    }

    /// Returns the example hand.
    ///
    /// # Panics
    /// If it can't win.
    pub fn dealt(&self) -> DealtHand {
        DealtHand::parse(self.example).unwrap_or_else(|| panic!("no win: {}", self.example))
    }

    /// Returns whether it explains the difference in this hand.
    pub fn explains(&self, one: &DealtHand, difference: Option<&str>) -> bool {
        let facts: Vec<&str> = difference
            .into_iter()
            .flat_map(|all| all.split(' '))
            .collect();
        let may = |fact: &&str| self.differs.iter().any(|pattern| names(pattern, fact));
        let must = |pattern: &&str| {
            pattern.ends_with('?') || facts.iter().any(|fact| names(pattern, fact))
        };
        !facts.is_empty()
            && facts.iter().all(may)
            && self.differs.iter().all(must)
            && self.only.iter().all(|only| holds(only, &one.request))
    }
}

/// Returns whether the pattern equals the fact or is its prefix.
fn names(pattern: &str, fact: &str) -> bool {
    let pattern = pattern.trim_end_matches('?');
    match pattern.strip_suffix('*') {
        Some(begin) => fact.starts_with(begin),
        None => pattern == fact,
    }
}

/// Returns whether a field of a request is present, with this value if one is given.
fn holds(only: &str, request: &Value) -> bool {
    let (path, value) = only.split_once('=').unwrap_or((only, ""));
    let at = path.split('.').fold(request, |value, key| &value[key]);
    if value.is_empty() {
        return !at.is_null();
    }
    at.to_string().trim_matches('"') == value
}

impl Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.errs)
    }
}
