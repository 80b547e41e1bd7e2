//! Suites with the clauses of their rule set, and their coverage.

use super::{WorkedCase, engine, parse};
use crate::clauses;

/// Worked cases of a rule set.
#[derive(Clone, Copy, Debug)]
pub struct Suite {
    /// Its key.
    pub key: &'static str,
    /// The name of its suite, clause and game files: the key of its table.
    pub file: &'static str,
    /// The prefix of its clauses: "HKOS-".
    pub prefix: &'static str,
    /// The suite.
    pub suite: &'static str,
    /// Its clauses, one per line, each with the reason why no line of a suite can show it, if so.
    pub clauses: &'static str,
    /// Files and folders of the source that may name its clauses.
    pub sources: &'static [&'static str],
}

impl Suite {
    /// Parses the lines of the suite.
    ///
    /// # Panics
    /// If the suite can't be parsed.
    #[track_caller]
    pub fn lines(&self) -> Vec<WorkedCase<'static>> {
        match parse(self.suite) {
            Ok(lines) => lines,
            Err(wrong) => panic!("the suite of {}: {wrong}", self.key),
        }
    }

    /// Returns the disagreements of the engine with the lines.
    pub fn disagreements(&self) -> Vec<String> {
        let wrong = |worked: &WorkedCase| {
            let actual = engine::holds(self.key, worked).err()?;
            let WorkedCase {
                number,
                input,
                expected,
                ..
            } = worked;
            Some(format!(
                "line {number}: {input:?}\n  expected {expected:?}\n  said     {actual}"
            ))
        };
        self.lines().iter().filter_map(wrong).collect()
    }

    /// Returns the clauses that the suite doesn't show, and the unlisted ones that the suite or the source
    /// names.
    pub fn gaps(&self) -> Vec<String> {
        let is_clause = |text: &str| {
            let number = text.strip_prefix(self.prefix);
            number.is_some_and(|number| !number.is_empty() && !number.contains(' '))
        };
        let lines = self.lines();
        let covered = lines
            .iter()
            .flat_map(|worked| worked.clauses.iter().copied());
        let games = clauses::games(self.file);
        let in_games = games.split_whitespace().filter(|word| is_clause(word));
        let covered = covered.chain(in_games);
        let named = clauses::named_in(self.sources, is_clause);
        clauses::gaps(self.clauses, &covered.collect(), &named, is_clause)
    }
}
