//! A suite with the clauses of its rule set, and that none of them is forgotten.

use super::{Worked, engine, parse};
use crate::clauses;

/// What is known of a rule set by hand.
#[derive(Clone, Copy, Debug)]
pub struct Suite {
    /// Its key.
    pub key: &'static str,
    /// The name of its file, and of those of its clauses and games: the key of its table.
    pub file: &'static str,
    /// What its clauses begin with: "HKOS-".
    pub prefix: &'static str,
    /// The suite.
    pub suite: &'static str,
    /// Its clauses, one a line; after the clause, why no line of a suite can show it.
    pub clauses: &'static str,
    /// Files and folders of the source that may name its clauses.
    pub sources: &'static [&'static str],
}

impl Suite {
    /// The lines of the suite.
    ///
    /// # Panics
    /// If the suite can't be read.
    #[track_caller]
    pub fn lines(&self) -> Vec<Worked<'static>> {
        match parse(self.suite) {
            Ok(lines) => lines,
            Err(wrong) => panic!("the suite of {}: {wrong}", self.key),
        }
    }

    /// Every line that the engine disagrees with.
    pub fn disagreements(&self) -> Vec<String> {
        let wrong = |worked: &Worked| {
            let said = engine::holds(self.key, worked).err()?;
            let Worked {
                number,
                what,
                expected,
                ..
            } = worked;
            Some(format!(
                "line {number}: {what:?}\n  expected {expected:?}\n  said     {said}"
            ))
        };
        self.lines().iter().filter_map(wrong).collect()
    }

    /// Every clause that the suite doesn't show, and every one of the suite or the source that is none.
    pub fn gaps(&self) -> Vec<String> {
        let is_clause = |text: &str| {
            let number = text.strip_prefix(self.prefix);
            number.is_some_and(|number| !number.is_empty() && !number.contains(' '))
        };
        let lines = self.lines();
        let shown = lines
            .iter()
            .flat_map(|worked| worked.clauses.iter().copied());
        let games = clauses::games(self.file);
        let in_games = games.split_whitespace().filter(|word| is_clause(word));
        let shown = shown.chain(in_games);
        let named = clauses::named_in(self.sources, is_clause);
        clauses::gaps(self.clauses, &shown.collect(), &named, is_clause)
    }
}
