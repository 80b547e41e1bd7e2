//! Requests and reports match the JSON schema of their types, from which the TypeScript types are generated.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::common::{answer, by_discard, by_self_draw, each, event, liable, with};
use tilewise_rules::{Geometry, penalty_books, rule_sets};

static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("../../../../docs/interface.schema.json");
    let mut schema = serde_json::from_str(text).expect("JSON");
    forbid_others(&mut schema);
    schema
});

/// Forbids fields that a type doesn't have: every field must be documented.
fn forbid_others(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(forbid_others),
        Value::Object(fields) => {
            fields.values_mut().for_each(forbid_others);
            let is_open = fields.get("additionalProperties").is_none();
            if fields.contains_key("properties") && is_open {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        _ => {}
    }
}

/// Checks that a value has a type, without other fields.
#[track_caller]
pub fn fits(value: &Value, name: &'static str) {
    static VALIDATORS: Mutex<BTreeMap<&str, Validator>> = Mutex::new(BTreeMap::new());
    let mut validators = VALIDATORS.lock().expect("no test has failed");
    let validator = validators.entry(name).or_insert_with(|| {
        assert!(SCHEMA["$defs"].get(name).is_some(), "no type {name}");
        let schema = json!({ "$defs": SCHEMA["$defs"], "$ref": format!("#/$defs/{name}") });
        jsonschema::validator_for(&schema).expect("a schema")
    });
    let faults = validator.iter_errors(value);
    let faults: Vec<_> = faults
        .map(|one| format!("{}: {one}", one.instance_path()))
        .collect();
    drop(validators);
    assert!(faults.is_empty(), "{name}: {faults:#?}\n{value}");
}

#[test]
fn reports_have_the_keys_of_their_types() {
    let flowers = with(
        by_discard(),
        [("hand.bonus", json!(["f1", "f2", "f3", "f4"]))],
    );
    let animals = with(
        by_discard(),
        [
            ("ruleset", json!("singapore")),
            ("hand.bonus", json!(["a1"])),
        ],
    );
    let seven = json!({
        "ruleset": "sparrows-nest",
        "hand": {"concealed": "", "bonus": ["f1", "f2", "f3", "f4", "g1", "g2", "g3"]},
        "win": {"by": "bonus-tiles"},
        "seat": "S",
        "prevailing": "E",
    });
    for request in [
        by_discard(),
        by_self_draw(),
        flowers,
        animals,
        seven,
        liable(),
    ] {
        fits(&request, "ScoreRequest");
        fits(&answer(&request, false), "Score");
    }
    let nearly = answer(&with(by_discard(), [("near", json!(true))]), false);
    fits(&nearly, "Score");
    assert!(nearly["near"][0].is_object());
    let waiting = with(by_discard(), [("hand.winning_tile", Value::Null)]);
    fits(&answer(&waiting, true), "Waits");
    let discards = tilewise_api::discards_json(by_discard().to_string());
    let discards: Value = serde_json::from_str(&discards).expect("JSON");
    fits(&discards, "Discards");
    assert!(discards["discards"][0]["waits"][0].is_object());
    for event in [
        json!({"ruleset": "hk-old-style", "event": "wrong-tile-count", "seat": "E"}),
        json!({"ruleset": "sparrows-nest", "event": "draw", "pot": 16}),
        json!({"ruleset": "singapore", "event": "long-hand", "seat": "E"}),
    ] {
        fits(&answer(&event, false), "Ruling");
    }
    let log = crate::games::game();
    fits(&log, "GameLog");
    let state = answer(&log, false);
    fits(&state, "GameState");
    assert!(state["lines"][1]["followed"].is_object());
    let log = crate::clubs::club(crate::clubs::every_event());
    let state = answer(&log, false);
    fits(&state, "ClubState");
    fits(&answer(&json!({}), false), "Refusal");
    let books: Value = serde_json::from_str(&tilewise_api::rulesets_json()).expect("JSON");
    for book in books.as_array().expect("a list") {
        fits(book, "RuleSet");
    }
}

#[test]
fn reports_of_penalty_books_have_the_keys_of_their_types() {
    let facts = json!({
        "overall": 5, "declared": ["E"], "bets": 1, "counters": 0, "same_time": "nothing",
    });
    let foul = |clause: &str| json!({"foul": clause, "facts": facts});
    let table = each([30_000; 4]);
    for (kind, fields, interface) in [
        ("foul", foul("F5"), "FoulRuling"),
        ("foul", foul("F54"), "FoulRuling"),
        ("foul", foul("F1"), "FoulRuling"),
        ("exhaustive-draw", json!({"tenpai": []}), "DrawRuling"),
        (
            "hanchan",
            json!({"table": table, "penalties": {}}),
            "HanchanRuling",
        ),
    ] {
        let report = event("riichi-wrc-2015", kind, &fields);
        fits(&report, interface);
    }
    let books: Value = serde_json::from_str(&tilewise_api::penalty_books_json()).expect("JSON");
    for book in books.as_array().expect("a list") {
        fits(book, "PenaltyBook");
    }
}

/// Every word of the effects of a foul, an offer or the table is in the types.
#[test]
fn words_of_penalty_books_are_in_their_types() {
    for book in penalty_books::ALL {
        for case in book.fouls.iter().flat_map(|foul| foul.cases) {
            let facts = ["win", "draw", "nothing"].map(|word| json!({"same_time": word}));
            for facts in facts {
                let fields = json!({"foul": case.clause, "facts": facts});
                let report = event(book.key, "foul", &fields);
                fits(
                    &report,
                    if report["ok"] == true {
                        "FoulRuling"
                    } else {
                        "Refusal"
                    },
                );
            }
        }
    }
}

/// The fields of a score that a rule set names are in the types.
#[test]
fn keys_of_axes_and_levels_are_in_the_types() {
    let properties = |name: &str| SCHEMA["$defs"][name]["properties"].clone();
    let (score, value) = (properties("Score"), properties("WonValue"));
    for rule_set in rule_sets::ALL {
        for axis in rule_set.scoring.axes {
            for key in [
                axis.key,
                axis.total_key,
                axis.details_key,
                rule_set.scoring.unit.name,
            ] {
                assert!(score.get(key).is_some(), "{key}");
            }
            assert!(value.get(axis.total_key).is_some(), "{}", axis.total_key);
        }
        if let Some(basis) = rule_set.payment.basis {
            assert!(score.get(basis.units_key).is_some(), "{}", basis.units_key);
        }
    }
}

#[test]
fn rule_sets_list_options_and_questions() {
    let books: Value = serde_json::from_str(&tilewise_api::rulesets_json()).expect("JSON");
    let book = &books[0];
    assert_eq!(book["key"], "hk-old-style");
    assert_eq!(book["unit"], "fan");
    assert_eq!(book["elements"].as_array().map(Vec::len), Some(38));
    let minimum = &book["options"][0];
    assert_eq!(minimum["key"], "minimum_fan");
    assert_eq!(
        (&minimum["default"], &minimum["min"]),
        (&json!(3), &json!(0))
    );
    // A listed default equals the option of a report, and is a valid value.
    for (book, rule_set) in books.as_array().expect("a list").iter().zip(rule_sets::ALL) {
        assert_eq!(book["key"], rule_set.identity.key);
        let mut request = with(by_discard(), [("ruleset", book["key"].clone())]);
        if rule_set.hand.geometry == Geometry::FIVE_SETS {
            request["hand"]["concealed"] = json!("2223s456m");
        }
        let used = &answer(&request, false)["options"];
        for option in book["options"].as_array().expect("a list") {
            let key = option["key"].as_str().expect("a key");
            assert_eq!(option["default"], used[key], "{key}");
        }
        let again = with(request, [("options", used.clone())]);
        assert_eq!(answer(&again, false)["options"], *used);
    }
}

#[test]
fn options_list_the_least_and_the_most() {
    let books: Value = serde_json::from_str(&tilewise_api::rulesets_json()).expect("JSON");
    let find = |list: &Value, key: &str| {
        let mut items = list.as_array().into_iter().flatten();
        items.find(|item| item["key"] == key).cloned().expect(key)
    };
    let book = find(&books, "singapore");
    let base = find(&book["options"], "base");
    let range = [&base["min"], &base["default"], &base["max"]];
    assert_eq!(range, [&json!(0.01), &json!(1), &json!(10_000)]);
    assert_eq!(base.get("none"), None);
    let limit = find(&book["options"], "limit");
    assert_eq!((&limit["min"], &limit["none"]), (&json!(1), &json!(true)));
    let thirteen = find(&book["elements"], "thirteen-wonders");
    assert_eq!(thirteen["chinese"], "十三幺");
    let book = find(&books, "hk-old-style");
    assert_eq!(book["elements"][0].get("chinese"), None);
    let riichi = find(&find(&books, "riichi-ema-2025")["elements"], "riichi");
    assert_eq!(
        (&riichi["japanese"], &riichi["romaji"]),
        (&json!("立直"), &json!("Riichi"))
    );
}
