//! A suite of fouls with the clauses of its book, and that none of them is forgotten.

use std::collections::BTreeSet;

use tilewise_rules::Covered;
use tilewise_rules::fouls::PenaltyBook;

use super::{Expected, Worked, held, parse};

/// What is known of a penalty book by hand.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// The book.
    pub book: &'static PenaltyBook,
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
            Err(wrong) => panic!("the suite of {}: {wrong}", self.book.key),
        }
    }

    /// Every line that the book disagrees with.
    pub fn disagreements(&self) -> Vec<String> {
        let wrong = |worked: &Worked| {
            let said = held::holds(self.book, worked).err()?;
            let Worked {
                number,
                input,
                expected,
                ..
            } = worked;
            Some(format!(
                "line {number}: {input:?}\n  expected {expected:?}\n  said     {said}"
            ))
        };
        self.lines().iter().filter_map(wrong).collect()
    }

    /// Every clause of the list that no line names or no row of the table covers, every one that
    /// is in the suite, the table or the code and not in the list, and every case of the code to
    /// which no line leads.
    pub fn gaps(&self) -> Vec<String> {
        let lines = self.lines();
        let named: BTreeSet<&str> = lines
            .iter()
            .flat_map(|worked| worked.clauses.iter().copied())
            .collect();
        let led_to: BTreeSet<&str> = lines.iter().flat_map(led_to).collect();
        let covered: BTreeSet<&str> = self.coverage.iter().map(|one| one.clause).collect();
        let coded = self.coded();
        let listed = self.clauses.lines().filter(|line| !line.starts_with('#'));
        let listed = listed.map(|line| line.split_once(':').unwrap_or((line, "")));
        let (mut known, mut gaps) = (BTreeSet::new(), Vec::new());
        for (clause, why_not) in listed {
            let clause = clause.trim();
            if !known.insert(clause) {
                gaps.push(format!("{clause} is listed twice"));
            }
            if !covered.contains(clause) {
                gaps.push(format!("{clause} is not in the coverage table"));
            }
            match (why_not.is_empty(), named.contains(clause)) {
                (true, false) => gaps.push(format!("{clause} is shown by no line")),
                (false, true) => gaps.push(format!("{clause} is shown, and listed as not shown")),
                _ => {}
            }
        }
        for clause in named.iter().chain(&covered).chain(&coded) {
            if !known.contains(clause) {
                gaps.push(format!("{clause} is no clause"));
            }
        }
        let missing = coded.difference(&led_to);
        gaps.extend(missing.map(|clause| format!("no line leads to {clause}")));
        if covered.len() != self.coverage.len() {
            gaps.push("a clause is covered twice".to_owned());
        }
        gaps
    }

    /// The clauses that the code names.
    fn coded(&self) -> BTreeSet<&'static str> {
        let cases = self.book.fouls.iter().flat_map(|foul| foul.cases);
        let interactions = self.book.interactions.iter().map(|one| one.clause);
        cases.map(|case| case.clause).chain(interactions).collect()
    }
}

/// The clauses of an expected verdict: what led to it, and what is noted with it.
fn led_to<'a>(worked: &'a Worked<'_>) -> Vec<&'a str> {
    let Expected::Ruled { by, says, .. } = &worked.expected else {
        return Vec::new();
    };
    let notes = says["notes"].split(',');
    by.iter().skip(1).map(String::as_str).chain(notes).collect()
}
