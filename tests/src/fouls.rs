//! Parses worked fouls and checks the penalty books against them: one case per line, three columns. The head
//! of a suite file describes them.

mod book;
mod compare;
mod read;
mod walk;
mod words;

use std::collections::BTreeMap;

pub use book::{BOOKS, FoulSuite};
pub use read::parse;
pub use walk::{FoulEnding, each_end, each_foul, ends, every, possible};

/// A line of a suite.
#[derive(Clone, Debug)]
pub struct WorkedFoul<'a> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The clauses that the line shows.
    pub clauses: Vec<&'a str>,
    /// The input.
    pub input: FoulInput<'a>,
    /// The expected result.
    pub expected: ExpectedRuling,
}

/// Input of a worked foul.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoulInput<'a> {
    /// A foul by its key, or one of its clauses.
    Foul {
        /// The key or the clause.
        name: &'a str,
        /// Answers to its questions.
        answers: Vec<(&'a str, &'a str)>,
        /// Other answers about the table.
        table: Vec<(&'a str, &'a str)>,
    },
    /// The scores of a table at the end of a hanchan.
    Hanchan(Vec<&'a str>),
}

/// Expected result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpectedRuling {
    /// A verdict.
    Ruled {
        /// Code and clauses of the ruling, in their order.
        by: Vec<String>,
        /// All of [`VERDICT_KEYS`].
        verdict: Values,
        /// All of [`AFTERMATH_KEYS`].
        after: Values,
    },
    /// A question and the offered answers.
    Question(String, Vec<String>),
    /// No verdict: the answer to this question is invalid.
    Refused(String),
    /// The overall scores of a hanchan, East first.
    Scores(Vec<String>),
}

/// Keys and values.
pub type Values = BTreeMap<&'static str, String>;

/// Keys of a verdict.
pub const VERDICT_KEYS: [&str; 7] = [
    "points", "hand", "bets", "counters", "dealer", "offers", "notes",
];

/// Keys of the effects of a verdict on the table.
pub const AFTERMATH_KEYS: [&str; 6] = ["overall", "back", "net", "bets", "counters", "dealer"];
