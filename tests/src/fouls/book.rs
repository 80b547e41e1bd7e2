//! A suite of fouls with the clauses of its book, and that none of them is forgotten.

use std::collections::BTreeSet;

use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::penalty_books;

use super::{Expected, Worked, held, parse};
use crate::clauses;

/// What is known of a penalty book by hand.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// The book.
    pub book: &'static PenaltyBook,
    /// The suite.
    pub suite: &'static str,
    /// Its clauses, one a line; after the clause, why no line of a suite can show it.
    pub clauses: &'static str,
}

/// All penalty books.
pub static BOOKS: [Book; 5] = [
    Book {
        book: &penalty_books::WRC_2015,
        suite: include_str!("../../suite/riichi-wrc-2015.txt"),
        clauses: include_str!("../../suite/clauses-riichi-wrc-2015.txt"),
    },
    Book {
        book: &penalty_books::EMA_2025,
        suite: include_str!("../../suite/riichi-ema-2025.txt"),
        clauses: include_str!("../../suite/clauses-riichi-ema-2025.txt"),
    },
    Book {
        book: &penalty_books::WRC_2025,
        suite: include_str!("../../suite/riichi-wrc-2025.txt"),
        clauses: include_str!("../../suite/clauses-riichi-wrc-2025.txt"),
    },
    Book {
        book: &penalty_books::MCR_MIL_2025,
        suite: include_str!("../../suite/mcr-mil-2025.txt"),
        clauses: include_str!("../../suite/clauses-mcr-penalties.txt"),
    },
    Book {
        book: &penalty_books::MCR_PAY_EACH,
        suite: include_str!("../../suite/mcr-pay-each.txt"),
        clauses: include_str!("../../suite/clauses-mcr-penalties.txt"),
    },
];

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

    /// Every clause of the list that no line names, every one that is in the suite or the code and
    /// not in the list, and every case of the code to which no line leads.
    pub fn gaps(&self) -> Vec<String> {
        let lines = self.lines();
        let shown = lines
            .iter()
            .flat_map(|worked| worked.clauses.iter().copied());
        let led_to: BTreeSet<&str> = lines.iter().flat_map(led_to).collect();
        let coded = self.coded();
        let code = BTreeSet::from([self.book.key.to_owned()]);
        let named = coded
            .iter()
            .map(|clause| ((*clause).to_owned(), code.clone()))
            .collect();
        let mut gaps = clauses::gaps(self.clauses, &shown.collect(), &named, |_| true);
        let missing = coded.difference(&led_to);
        gaps.extend(missing.map(|clause| format!("no line leads to {clause}")));
        gaps
    }

    /// The clauses that the code names.
    fn coded(&self) -> BTreeSet<&'static str> {
        let cases = self.book.fouls.iter().flat_map(|foul| foul.cases);
        let interactions = self.book.interactions().map(|one| one.clause);
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
