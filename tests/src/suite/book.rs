//! A suite with the clauses of its book, and that none of them is forgotten.

use std::collections::BTreeSet;

use tilewise_rules::Covered;

use super::{Worked, engine, parse};

/// What is known of a book by hand.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// Its key.
    pub key: &'static str,
    /// What its clauses begin with: "HKOS-".
    pub prefix: &'static str,
    /// The suite.
    pub suite: &'static str,
    /// Its clauses, one a line; after the clause, why no line of a suite can show it.
    pub clauses: &'static str,
    /// Where each clause lives in the code.
    pub coverage: &'static [Covered],
}

impl Book {
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

    /// Every clause that the coverage table or the suite lacks, and every one of the suite or the
    /// table that is none.
    pub fn gaps(&self) -> Vec<String> {
        let lines = self.lines();
        let shown: BTreeSet<&str> = lines
            .iter()
            .flat_map(|worked| worked.clauses.iter().copied())
            .collect();
        let covered: BTreeSet<&str> = self.coverage.iter().map(|one| one.clause).collect();
        let mut known = BTreeSet::new();
        let mut gaps = Vec::new();
        for line in self.clauses.lines().filter(|line| !line.starts_with('#')) {
            let (clause, why_not) = line.split_once(':').unwrap_or((line, ""));
            let clause = clause.trim();
            known.insert(clause);
            // The examples that a book works itself are no clauses.
            if !covered.contains(clause) && !clause.contains("-EX") {
                gaps.push(format!("{clause} is not in the coverage table"));
            }
            if why_not.is_empty() != shown.contains(clause) {
                gaps.push(if why_not.is_empty() {
                    format!("{clause} is shown by no line")
                } else {
                    format!("{clause} is shown, though the list says why it can't be")
                });
            }
        }
        for clause in shown.union(&covered) {
            if clause.starts_with(self.prefix) && !known.contains(clause) {
                gaps.push(format!("{clause} is no clause"));
            }
        }
        gaps
    }
}
