//! The worked hands and events of every book, and that no clause is forgotten.

use tilewise_rules::rule_sets::{self, Listed};
use tilewise_tests::suite::Book;

static BOOKS: [Book; 3] = [
    Book {
        key: "hk-old-style",
        prefix: "HKOS-",
        suite: include_str!("../suite/hk-old-style.txt"),
        clauses: include_str!("../suite/clauses-hk-old-style.txt"),
        sources: &[
            "src/rules/src/rule_sets/hk_old_style.rs",
            "src/rules/src/rule_sets/hk_old_style",
        ],
    },
    Book {
        key: "sparrows-nest",
        prefix: "NEST-",
        suite: include_str!("../suite/sparrows-nest.txt"),
        clauses: include_str!("../suite/clauses-sparrows-nest.txt"),
        sources: &[
            "src/rules/src/rule_sets/sparrows_nest.rs",
            "src/rules/src/rule_sets/sparrows_nest",
        ],
    },
    Book {
        key: "singapore",
        prefix: "SG-",
        suite: include_str!("../suite/singapore.txt"),
        clauses: include_str!("../suite/clauses-singapore.txt"),
        sources: &[
            "src/rules/src/rule_sets/singapore.rs",
            "src/rules/src/rule_sets/singapore",
        ],
    },
];

/// So many lines at least belong to a suite.
const AT_LEAST: usize = 120;

#[test]
fn the_engine_says_what_was_worked_out_by_hand() {
    for book in &BOOKS {
        let (lines, wrong) = (book.lines().len(), book.disagreements());
        println!("{}: {lines} lines", book.key);
        assert!(
            wrong.is_empty(),
            "{}: {} of {lines} lines:\n{}",
            book.key,
            wrong.len(),
            wrong.join("\n")
        );
        assert!(lines >= AT_LEAST, "{}: only {lines} lines", book.key);
    }
}

#[test]
fn every_clause_is_shown_and_covered() {
    for book in &BOOKS {
        let gaps = book.gaps();
        assert!(gaps.is_empty(), "{}:\n{}", book.key, gaps.join("\n"));
    }
}

#[test]
fn every_book_has_a_suite() {
    for Listed { key, name, .. } in &rule_sets::LISTED {
        assert!(BOOKS.iter().any(|book| book.key == *key), "{name} has none");
    }
}
