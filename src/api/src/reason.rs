//! Why a request has no answer: every reason, each with the field that it is about.

use std::fmt;

use serde::Serialize;

/// One thing that is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// Public identity of the kind of mistake. Never renamed.
    pub code: &'static str,
    /// What is wrong, and what would be right.
    pub message: String,
    /// The field, such as `hand.melds[0].tiles`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

/// Where a value stands in a request.
#[derive(Clone, Copy)]
pub enum Path<'a> {
    /// The request itself.
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

/// So many reasons are kept. A request with more of them is something else than a request, and its
/// report must not be many times as long.
const MOST: usize = 100;

/// The reasons found so far.
#[derive(Debug, Default)]
pub struct Reasons {
    all: Vec<Reason>,
    unread: Vec<String>,
}

impl Reasons {
    /// A value that can't be read. What the rules say about it afterwards doesn't matter.
    pub fn unread(&mut self, code: &'static str, at: Path, message: String) {
        if self.is_full() {
            return;
        }
        let at = at.to_string();
        self.unread.push(at.clone());
        self.push(code, Some(at), message);
    }

    /// Something else that is wrong.
    pub fn push(&mut self, code: &'static str, at: Option<String>, message: String) {
        if !self.is_full() {
            let at = at.filter(|at| !at.is_empty());
            self.all.push(Reason { code, message, at });
        }
    }

    /// All of others too, as far as more are kept.
    pub fn extend(&mut self, others: Self) {
        self.unread.extend(others.unread);
        for one in others.all {
            self.push(one.code, one.at, one.message);
        }
    }

    /// Whether one of these codes is among them.
    pub fn has(&self, codes: &[&str]) -> bool {
        self.all.iter().any(|one| codes.contains(&one.code))
    }

    /// Whether a value at, in or around this place could not be read.
    pub fn is_unread(&self, at: &str) -> bool {
        self.unread
            .iter()
            .any(|unread| is_in(at, unread) || is_in(unread, at))
    }

    /// Whether no more are kept: to look for others is no use.
    pub const fn is_full(&self) -> bool {
        self.all.len() >= MOST
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// All of them.
    pub fn into_all(self) -> Vec<Reason> {
        self.all
    }
}

/// Whether a place is another one, or a part of it.
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
    fn a_place_is_in_another_by_whole_steps() {
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
