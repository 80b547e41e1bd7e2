//! Worked whole games of every rule set.

use serde_json::{Value, json};
use tilewise_api::{game_file, game_json};
use tilewise_rules::{RuleSet, rule_sets};
use tilewise_tests::games::game as long_game;
use tilewise_tests::play::HOUSES;
use tilewise_tests::whole_games::{ProgressionCoverage, not_covered, parse};

/// Lowest number of games in a suite.
const AT_LEAST: usize = 12;

const SUITES: [(&str, &str); 7] = [
    (
        "hk-old-style",
        include_str!("../../suite/games/hk-old-style.txt"),
    ),
    (
        "sparrows-nest",
        include_str!("../../suite/games/sparrows-nest.txt"),
    ),
    ("singapore", include_str!("../../suite/games/singapore.txt")),
    ("riichi", include_str!("../../suite/games/riichi.txt")),
    ("mcr", include_str!("../../suite/games/mcr.txt")),
    ("taiwanese", include_str!("../../suite/games/taiwanese.txt")),
    (
        "hk-taiwanese",
        include_str!("../../suite/games/hk-taiwanese.txt"),
    ),
];

/// Returns a rule set that uses the table of this key.
fn rule_set(table: &str) -> &'static RuleSet {
    let mut all = rule_sets::ALL.iter();
    all.find(|one| one.table_key() == table)
        .unwrap_or_else(|| panic!("{table}"))
}

#[test]
fn games_match_worked_suites() {
    let mut all_wrong = Vec::new();
    for (key, text) in SUITES {
        let games = parse(text).unwrap_or_else(|wrong| panic!("{key}: {wrong}"));
        let mut coverage = ProgressionCoverage::default();
        let wrong: Vec<String> = games
            .iter()
            .flat_map(|game| game.disagreements(&mut coverage))
            .collect();
        all_wrong.extend(wrong);
        assert!(games.len() >= AT_LEAST, "{key}: only {}", games.len());
    }
    assert!(all_wrong.is_empty(), "{}", all_wrong.join("\n"));
}

#[test]
fn every_progression_row_is_covered() {
    for (key, text) in SUITES {
        let mut coverage = ProgressionCoverage::default();
        for game in parse(text).unwrap_or_default() {
            let _ = game.disagreements(&mut coverage);
        }
        let missing = not_covered(rule_set(key).game.progression, &coverage);
        assert!(missing.is_empty(), "{key}:\n{}", missing.join("\n"));
    }
}

/// The file of each game and the report of its replay match the schema, also for long games.
#[test]
fn games_and_their_reports_fit_the_schema() {
    let schema: Value =
        serde_json::from_str(include_str!("../../../docs/game.schema.json")).unwrap();
    let report = json!({ "$defs": schema["$defs"], "$ref": "#/$defs/report" });
    let [schema, report] =
        [schema, report].map(|one| jsonschema::validator_for(&one).expect("a schema"));
    let suites = SUITES.iter().flat_map(|(_, text)| parse(text).unwrap());
    let suites = suites.map(|game| (game.title.to_owned(), game.log()));
    let long = HOUSES
        .iter()
        .map(|houses| (houses.key.to_owned(), long_game(houses, 60)));
    for (title, log) in suites.chain(long) {
        let file = game_file(&log);
        let replayed = serde_json::from_str(&game_json(&file)).unwrap();
        let file = serde_json::from_str(&file).unwrap();
        for (validator, json) in [(&schema, &file), (&report, &replayed)] {
            let fault = validator.iter_errors(json).next();
            let at = fault.map(|one| format!("{}: {one}", one.instance_path()));
            assert_eq!(at, None, "{title}");
        }
        assert_eq!(replayed["ok"], true, "{title}");
    }
}
