//! Reads what was worked out by hand about fouls, and holds it against the penalty books: one case
//! a line, three columns. The head of a suite file explains them.

mod book;
mod held;
mod read;
mod walk;
mod words;

use std::collections::BTreeMap;

pub use book::{BOOKS, Book};
pub use read::parse;
pub use walk::{End, each_end, each_foul, ends, every, possible};

/// A line of a suite.
#[derive(Clone, Debug)]
pub struct Worked<'a> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The clauses that it shows.
    pub clauses: Vec<&'a str>,
    /// What is known.
    pub input: Input<'a>,
    /// What comes of it.
    pub expected: Expected,
}

/// What is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input<'a> {
    /// A foul by its key, or one of its clauses.
    Foul {
        /// The key or the clause.
        name: &'a str,
        /// Answers to its questions.
        answers: Vec<(&'a str, &'a str)>,
        /// What else is known about the table.
        table: Vec<(&'a str, &'a str)>,
    },
    /// The scores of a table at the end of a hanchan.
    Hanchan(Vec<&'a str>),
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A verdict.
    Ruled {
        /// Its code and the clauses that led to it, in their order.
        by: Vec<String>,
        /// All of [`SAYS`].
        says: Values,
        /// All of [`AFTER`].
        after: Values,
    },
    /// A question, and the answers that are offered.
    Asks(String, Vec<String>),
    /// No verdict: this answer doesn't fit.
    Refused(String),
    /// The overall scores that a hanchan gives, East first.
    Scores(Vec<String>),
}

/// Keys and values.
pub type Values = BTreeMap<&'static str, String>;

/// What a verdict says.
pub const SAYS: [&str; 7] = [
    "points", "hand", "bets", "counters", "dealer", "offers", "notes",
];

/// What a verdict is in the numbers of a table.
pub const AFTER: [&str; 6] = ["overall", "back", "net", "bets", "counters", "dealer"];
