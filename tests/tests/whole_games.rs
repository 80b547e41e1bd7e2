//! Whole games of every rule set, worked out by hand from the clauses.

use tilewise_rules::{RuleSet, rule_sets};
use tilewise_tests::whole_games::{Shown, not_shown, parse};

/// So many games at least belong to a suite.
const AT_LEAST: usize = 12;

const SUITES: [(&str, &str); 5] = [
    (
        "hk-old-style",
        include_str!("../suite/games/hk-old-style.txt"),
    ),
    (
        "sparrows-nest",
        include_str!("../suite/games/sparrows-nest.txt"),
    ),
    ("singapore", include_str!("../suite/games/singapore.txt")),
    ("riichi", include_str!("../suite/games/riichi.txt")),
    ("mcr", include_str!("../suite/games/mcr.txt")),
];

/// A rule set that plays by the table of this key.
fn rule_set(table: &str) -> &'static RuleSet {
    let mut all = rule_sets::ALL.iter();
    all.find(|one| one.table_key() == table)
        .unwrap_or_else(|| panic!("{table}"))
}

#[test]
fn games_go_as_they_were_worked_out() {
    let mut all_wrong = Vec::new();
    for (key, text) in SUITES {
        let games = parse(text).unwrap_or_else(|wrong| panic!("{key}: {wrong}"));
        let mut shown = Shown::default();
        let wrong: Vec<String> = games
            .iter()
            .flat_map(|game| game.disagreements(&mut shown))
            .collect();
        all_wrong.extend(wrong);
        assert!(games.len() >= AT_LEAST, "{key}: only {}", games.len());
    }
    assert!(all_wrong.is_empty(), "{}", all_wrong.join("\n"));
}

#[test]
fn every_row_of_a_progression_is_shown() {
    for (key, text) in SUITES {
        let mut shown = Shown::default();
        for game in parse(text).unwrap_or_default() {
            let _ = game.disagreements(&mut shown);
        }
        let missing = not_shown(rule_set(key).progression, &shown);
        assert!(missing.is_empty(), "{key}:\n{}", missing.join("\n"));
    }
}
