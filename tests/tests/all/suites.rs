//! Worked hands and events of every rule set, and their coverage of clauses.

use tilewise_rules::{RuleSet, rule_sets};
use tilewise_tests::play::RULE_SETS;

/// Lowest number of lines in a suite.
const AT_LEAST: usize = 120;

#[test]
fn engine_matches_worked_suites() {
    for rule_set in RULE_SETS.iter().map(|one| one.suite) {
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
fn every_clause_is_covered() {
    for rule_set in RULE_SETS.iter().map(|one| one.suite) {
        let gaps = rule_set.gaps();
        assert!(gaps.is_empty(), "{}:\n{}", rule_set.key, gaps.join("\n"));
    }
}

#[test]
fn every_rule_set_has_a_suite() {
    for rule_set in rule_sets::ALL {
        let table = |key| rule_sets::by_key(key).map(RuleSet::table_key);
        let mut suites = RULE_SETS.iter().map(|one| table(one.suite.key));
        let has_one = suites.any(|suite| suite == Some(rule_set.table_key()));
        assert!(has_one, "{} has none", rule_set.identity.name);
    }
}
