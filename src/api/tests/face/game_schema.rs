//! The JSON schema of games, compared with games, their replays, and almost valid games.

use std::sync::LazyLock;

use fastrand::Rng;
use jsonschema::Validator;
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use tilewise_api::{Catalogue, game_file, game_json, log_of, read_game};
use tilewise_ledger::GameEvent;

use crate::games::{game, random_log};

const SCHEMA: &str = include_str!("../../../../docs/game.schema.json");

static GAME: LazyLock<Validator> = LazyLock::new(|| {
    let schema = serde_json::from_str(SCHEMA).expect("JSON");
    jsonschema::validator_for(&schema).expect("a schema")
});

static REPORT: LazyLock<Validator> = LazyLock::new(|| {
    let all: Value = serde_json::from_str(SCHEMA).expect("JSON");
    let report = json!({ "$defs": all["$defs"], "$ref": "#/$defs/report" });
    jsonschema::validator_for(&report).expect("a schema")
});

pub fn why(schema: &Validator, json: &Value) -> Vec<String> {
    let faults = schema.iter_errors(json);
    faults
        .map(|one| format!("{}: {one}", one.instance_path()))
        .collect()
}

/// Removes null fields, which equal missing ones.
pub fn without_null(mut tree: Value) -> Value {
    if let Value::Object(fields) = &mut tree {
        fields.retain(|_, one| !one.is_null());
    }
    match tree {
        Value::Object(fields) => {
            let fields = fields.into_iter();
            fields.map(|(key, one)| (key, without_null(one))).collect()
        }
        Value::Array(items) => items.into_iter().map(without_null).collect(),
        other => other,
    }
}

/// Accepted games and their reports match the schema. It can't contain everything: the rule sets, the
/// questions of an event, unique IDs.
pub fn agrees(game: &Value, report: &Value) {
    let faults = why(&REPORT, report);
    assert!(faults.is_empty(), "{faults:?}\n{report}");
    let faults = why(&GAME, &without_null(game.clone()));
    assert!(
        report["ok"] == false || has_unread(game) || faults.is_empty(),
        "{faults:?}\n{game}"
    );
}

/// Returns whether an entry can't be read, and is kept as text.
fn has_unread(game: &Value) -> bool {
    let file = game.to_string();
    let log = read_game(file.as_bytes()).and_then(|json| log_of(&json, Catalogue::ALL));
    log.is_ok_and(|log| {
        let mut all = log.entries().iter();
        all.any(|one| matches!(one.event, GameEvent::Unread(_)))
    })
}

fn replayed(game: &Value) -> Value {
    serde_json::from_str(&game_json(game.to_string())).expect("JSON")
}

/// Returns all values of a tree, by path.
fn nth<'a>(tree: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(tree);
    }
    *left -= 1;
    match tree {
        Value::Object(fields) => fields.values_mut().find_map(|one| nth(one, left)),
        Value::Array(items) => items.iter_mut().find_map(|one| nth(one, left)),
        _ => None,
    }
}

fn count(tree: &Value) -> usize {
    1 + match tree {
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Array(items) => items.iter().map(count).sum(),
        _ => 0,
    }
}

/// Breaks a value, or almost.
fn broken(game: &mut Value, rng: &mut Rng) {
    let mut place = rng.usize(0..count(game));
    let Some(value) = nth(game, &mut place) else {
        return;
    };
    match value {
        Value::Object(fields) if !fields.is_empty() && rng.bool() => {
            let place = rng.usize(0..fields.len());
            let key = fields.keys().nth(place).cloned().unwrap_or_default();
            let gone = fields.remove(&key);
            if rng.bool() {
                let keys = ["seats", "pot", "told", "extra", "event", "scores", "value"];
                fields.insert(
                    keys[rng.usize(0..keys.len())].to_owned(),
                    gone.unwrap_or_default(),
                );
            }
        }
        Value::Array(items) if !items.is_empty() && rng.bool() => {
            let place = rng.usize(0..items.len());
            if rng.bool() {
                items.remove(place);
            } else {
                let again = items[place].clone();
                items.push(again);
            }
        }
        value => {
            let others = [
                json!(null),
                json!(true),
                json!(-1),
                json!(0),
                json!(3),
                json!(300),
                json!(0.5),
                json!(0.001),
                json!(1e13),
                json!(1e300),
                json!(""),
                json!("S"),
                json!("drawn"),
                json!("x".repeat(101)),
                json!([]),
                json!([1]),
                Value::Object(Map::new()),
            ];
            *value = others[rng.usize(0..others.len())].clone();
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_fits_the_schema(seed: u64) {
        let log = random_log(&mut Rng::with_seed(seed));
        let file: Value = serde_json::from_str(&game_file(&log)).expect("JSON");
        prop_assert_eq!(why(&GAME, &file), Vec::<String>::new());
        agrees(&file, &replayed(&file));
    }

    #[test]
    fn what_is_taken_in_fits_the_schema(seed: u64, breaks in 1_u8..4) {
        let mut rng = Rng::with_seed(seed);
        let log = random_log(&mut rng);
        let mut file: Value = serde_json::from_str(&game_file(&log)).expect("JSON");
        for _ in 0..breaks {
            broken(&mut file, &mut rng);
        }
        agrees(&file, &replayed(&file));
    }
}

/// The schema refuses the same values as the JSON interface, at any depth.
#[test]
fn what_is_no_game_does_not_fit_the_schema() {
    let entry = |input: Value| {
        let mut game = game();
        game["entries"][1]["input"] = input;
        game
    };
    let seats = json!({ "E": 0, "S": 1, "W": 2, "N": 3 });
    let all = [
        json!([]),
        json!({ "hanchan": [] }),
        json!({ "tilewise-game": 2, "entries": [] }),
        json!({ "tilewise-game": 1 }),
        json!({ "tilewise-game": 1, "entries": [], "standings": [] }),
        entry(json!({ "told": "lost" })),
        entry(json!({ "told": "bet" })),
        entry(json!({ "told": "bet", "player": 1.5 })),
        entry(json!({ "told": "bet", "player": 1, "seats": seats })),
        entry(json!({ "told": "won", "seat": "S", "value": 3, "by": "self-draw", "pot": 3 })),
        entry(
            json!({ "told": "won", "seat": "S", "value": 3, "by": "self-draw", "prevailing": "E",
            "hand": { "concealed": "1s" }, "win": { "by": "self-draw" } }),
        ),
        entry(json!({ "told": "several-won" })),
        entry(json!({ "told": "drawn", "honba": 2 })),
        entry(json!({ "told": "happened" })),
        entry(json!({ "told": "foul" })),
        entry(json!({ "told": "seats", "seats": { "E": 0, "S": 1, "W": 2 } })),
        entry(json!({ "told": "joined" })),
        entry(json!({ "told": "corrected", "of": "phone-1", "change": "forget" })),
        entry(json!({ "told": "corrected", "of": "phone-1", "change": "replace" })),
        entry(
            json!({ "told": "corrected", "of": "phone-1", "change": "delete",
            "input": { "told": "drawn" } }),
        ),
        entry(json!({ "told": "chips", "chips": [{ "player": 0 }] })),
        entry(json!({ "told": "closed", "why": "late" })),
    ];
    for game in all {
        let report = replayed(&game);
        assert!(report["ok"] == false || has_unread(&game), "{game}");
        assert!(!why(&GAME, &game).is_empty(), "{game}");
        agrees(&game, &report);
    }
}
