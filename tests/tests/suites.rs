//! The worked hands and events of every book, and that no clause is forgotten.

use tilewise_rules::rule_sets::{self, Listed};
use tilewise_tests::play::{RULE_SETS, TO_COME};

/// So many lines at least belong to a suite.
const AT_LEAST: usize = 120;

#[test]
fn the_engine_says_what_was_worked_out_by_hand() {
    for rule_set in RULE_SETS.iter().chain(&TO_COME).map(|one| one.suite) {
        let (lines, wrong) = (rule_set.lines().len(), rule_set.disagreements());
        println!("{}: {lines} lines", rule_set.key);
        assert!(
            wrong.is_empty(),
            "{}: {} of {lines} lines:\n{}",
            rule_set.key,
            wrong.len(),
            wrong.join("\n")
        );
        assert!(lines >= AT_LEAST, "{}: only {lines} lines", rule_set.key);
    }
}

#[test]
fn every_clause_is_shown_and_covered() {
    for rule_set in RULE_SETS.iter().chain(&TO_COME).map(|one| one.suite) {
        let gaps = rule_set.gaps();
        assert!(gaps.is_empty(), "{}:\n{}", rule_set.key, gaps.join("\n"));
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
