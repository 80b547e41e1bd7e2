//! Errors of a request, each with its field.

use std::fmt;

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// An error in a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Reason"))]
pub struct Diagnostic {
    /// The stable code of the error.
    pub code: &'static str,
    /// The error and the expected content.
    pub message: String,
    /// The field, such as `hand.melds[0].tiles`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

/// The path of a value in a request.
#[derive(Clone, Copy)]
pub enum Path<'a> {
    /// The request as a whole.
    Top,
    /// A field of an object.
    Field(&'a Path<'a>, &'a str),
    /// An item of a list.
    Item(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Top => Ok(()),
            Self::Field(Self::Top, key) => f.write_str(key),
            Self::Field(parent, key) => write!(f, "{parent}.{key}"),
            Self::Item(parent, index) => write!(f, "{parent}[{index}]"),
        }
    }
}

/// The maximum number of errors. It keeps the report from being many times as long as the request.
const MOST: usize = 100;

/// The errors found so far.
#[derive(Debug, Default)]
pub struct Diagnostics {
    all: Vec<Diagnostic>,
    unparsed: Vec<String>,
}

impl Diagnostics {
    /// Adds an error for a value that can't be read. Errors of the rules about that value are suppressed.
    pub fn push_unparsed(&mut self, code: &'static str, at: Path, message: String) {
        if self.is_full() {
            return;
        }
        let at = at.to_string();
        self.unparsed.push(at.clone());
        self.push(code, Some(at), message);
    }

    /// Adds another error.
    pub fn push(&mut self, code: &'static str, at: Option<String>, message: String) {
        if !self.is_full() {
            let at = at.filter(|at| !at.is_empty());
            self.all.push(Diagnostic { code, message, at });
        }
    }

    /// Adds errors of others, up to the maximum.
    pub fn extend(&mut self, others: Self) {
        self.unparsed.extend(others.unparsed);
        for one in others.all {
            self.push(one.code, one.at, one.message);
        }
    }

    /// Returns whether an error has one of these codes.
    pub fn has(&self, codes: &[&str]) -> bool {
        self.all.iter().any(|one| codes.contains(&one.code))
    }

    /// Returns whether a value at, in or around this path couldn't be read.
    pub fn is_unparsed(&self, at: &str) -> bool {
        self.unparsed
            .iter()
            .any(|other| is_in(at, other) || is_in(other, at))
    }

    /// Returns whether the maximum is reached.
    pub const fn is_full(&self) -> bool {
        self.all.len() >= MOST
    }

    /// Returns whether there are no errors.
    pub const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns all errors.
    pub fn into_all(self) -> Vec<Diagnostic> {
        self.all
    }
}

/// Returns whether a path is equal to another one, or inside it.
fn is_in(inner: &str, outer: &str) -> bool {
    inner
        .strip_prefix(outer)
        .is_some_and(|rest| rest.is_empty() || outer.is_empty() || rest.starts_with(['.', '[']))
}

#[cfg(test)]
mod tests {
    use super::{Path, is_in};

    #[test]
    fn a_path_is_written_as_in_javascript() {
        let (hand, melds) = (Path::Field(&Path::Top, "hand"), |hand| {
            Path::Field(hand, "melds")
        });
        let melds = melds(&hand);
        let meld = Path::Item(&melds, 2);
        assert_eq!(Path::Field(&meld, "from").to_string(), "hand.melds[2].from");
    }

    #[test]
    fn path_is_contained_by_whole_segments() {
        for (inner, outer, is) in [
            ("win.by", "win", true),
            ("win", "win", true),
            ("hand.melds[1].from", "hand.melds[1]", true),
            ("hand.melds[10]", "hand.melds[1]", false),
            ("winner", "win", false),
            ("win", "win.by", false),
        ] {
            assert_eq!(is_in(inner, outer), is, "{inner} in {outer}");
        }
    }
}
