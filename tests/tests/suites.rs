//! The worked hands and events of every book, and that no clause is forgotten.

use tilewise_rules::rule_sets::{self, Listed};
use tilewise_tests::play::RULE_SETS;

/// So many lines at least belong to a suite.
const AT_LEAST: usize = 120;

#[test]
fn the_engine_says_what_was_worked_out_by_hand() {
    for book in RULE_SETS.map(|one| one.suite) {
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
    for book in RULE_SETS.map(|one| one.suite) {
        let gaps = book.gaps();
        assert!(gaps.is_empty(), "{}:\n{}", book.key, gaps.join("\n"));
    }
}

#[test]
fn every_book_has_a_suite() {
    for Listed { key, name, .. } in &rule_sets::LISTED {
        assert!(
            RULE_SETS.iter().any(|one| one.suite.key == *key),
            "{name} has none"
        );
    }
}
