//! Suites of fouls with the clauses of their penalty books, and their coverage.

use std::collections::BTreeSet;

use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::penalty_books;

use super::{ExpectedRuling, WorkedFoul, compare, parse};
use crate::clauses;

/// A penalty book with its suite.
#[derive(Clone, Copy, Debug)]
pub struct FoulSuite {
    /// The penalty book.
    pub book: &'static PenaltyBook,
    /// The suite.
    pub suite: &'static str,
    /// Its clauses, one per line, each with the reason why no line of a suite can show it, if so.
    pub clauses: &'static str,
}

/// All penalty books.
pub static BOOKS: [FoulSuite; 5] = [
    FoulSuite {
        book: &penalty_books::WRC_2015,
        suite: include_str!("../../suite/riichi-wrc-2015.txt"),
        clauses: include_str!("../../suite/clauses-riichi-wrc-2015.txt"),
    },
    FoulSuite {
        book: &penalty_books::EMA_2025,
        suite: include_str!("../../suite/riichi-ema-2025.txt"),
        clauses: include_str!("../../suite/clauses-riichi-ema-2025.txt"),
    },
    FoulSuite {
        book: &penalty_books::WRC_2025,
        suite: include_str!("../../suite/riichi-wrc-2025.txt"),
        clauses: include_str!("../../suite/clauses-riichi-wrc-2025.txt"),
    },
    FoulSuite {
        book: &penalty_books::MCR_MIL_2025,
        suite: include_str!("../../suite/mcr-mil-2025.txt"),
        clauses: include_str!("../../suite/clauses-mcr-penalties.txt"),
    },
    FoulSuite {
        book: &penalty_books::MCR_PAY_EACH,
        suite: include_str!("../../suite/mcr-pay-each.txt"),
        clauses: include_str!("../../suite/clauses-mcr-penalties.txt"),
    },
];

impl FoulSuite {
    /// The lines of the suite.
    ///
    /// # Panics
    /// If the suite can't be read.
    #[track_caller]
    pub fn lines(&self) -> Vec<WorkedFoul<'static>> {
        match parse(self.suite) {
            Ok(lines) => lines,
            Err(wrong) => panic!("the suite of {}: {wrong}", self.book.key),
        }
    }

    /// Returns the disagreements of the penalty book with the lines.
    pub fn disagreements(&self) -> Vec<String> {
        let wrong = |worked: &WorkedFoul| {
            let actual = compare::holds(self.book, worked).err()?;
            let WorkedFoul {
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

    /// Returns the listed clauses that no line names, the unlisted ones that the suite or the code names, and
    /// the cases to which no line leads.
    pub fn gaps(&self) -> Vec<String> {
        let lines = self.lines();
        let covered = lines
            .iter()
            .flat_map(|worked| worked.clauses.iter().copied());
        let led_to: BTreeSet<&str> = lines.iter().flat_map(led_to).collect();
        let coded = self.coded();
        let code = BTreeSet::from([self.book.key.to_owned()]);
        let named = coded
            .iter()
            .map(|clause| ((*clause).to_owned(), code.clone()))
            .collect();
        let mut gaps = clauses::gaps(self.clauses, &covered.collect(), &named, |_| true);
        let missing = coded.difference(&led_to);
        gaps.extend(missing.map(|clause| format!("no line leads to {clause}")));
        gaps
    }

    /// Returns the clauses that the code names.
    fn coded(&self) -> BTreeSet<&'static str> {
        let cases = self.book.fouls.iter().flat_map(|foul| foul.cases);
        let interactions = self.book.interactions().map(|one| one.clause);
        cases.map(|case| case.clause).chain(interactions).collect()
    }
}

/// Returns the clauses of an expected verdict: its reasons and notes.
fn led_to<'a>(worked: &'a WorkedFoul<'_>) -> Vec<&'a str> {
    let ExpectedRuling::Ruled { by, verdict, .. } = &worked.expected else {
        return Vec::new();
    };
    let notes = verdict["notes"].split(',');
    by.iter().skip(1).map(String::as_str).chain(notes).collect()
}
