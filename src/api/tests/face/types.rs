//! The TypeScript types have every key that the code returns, with the same type.

use std::collections::BTreeSet;

use crate::common::{answer, by_discard, by_self_draw, each, event, liable, with};
use serde_json::{Value, json};
use tilewise_rules::fouls::questions;
use tilewise_rules::{Required, penalty_books, rule_sets};

const TYPES: &str = include_str!("../../../wasm/tilewise.d.ts");

/// Returns the keys of an interface; optional ones end with `?`.
fn keys_of(interface: &str) -> BTreeSet<&'static str> {
    let head = format!("export interface {interface} ");
    let body = TYPES.split_once(&head).expect(interface).1;
    let body = body.split_once("{\n").expect(interface).1;
    let body = body.split_once("\n}").expect(interface).0;
    let fields = body
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    fields
        .filter_map(|line| line.trim().split_once(':'))
        .map(|(key, _)| key.trim_matches('"'))
        .filter(|key| !key.starts_with(['/', '*']))
        .collect()
}

#[track_caller]
fn fits(value: &Value, interface: &str) {
    fits_keys(value, &keys_of(interface), interface);
}

#[track_caller]
fn fits_keys(value: &Value, keys: &BTreeSet<&str>, interface: &str) {
    let found: BTreeSet<&str> = value
        .as_object()
        .expect(interface)
        .keys()
        .map(String::as_str)
        .collect();
    for key in &found {
        let is_typed = keys.contains(key) || keys.contains(format!("{key}?").as_str());
        assert!(is_typed, "{interface} has no {key}");
    }
    for key in keys.iter().filter(|key| !key.ends_with('?')) {
        assert!(
            found.contains(key),
            "{interface} says {key}, which isn’t there"
        );
    }
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
        let report = answer(&request, false);
        fits(&report, "Score");
        if let Some(otherwise) = report.get("otherwise") {
            fits(otherwise, "Otherwise");
            fits(&otherwise["transfers"][0], "Transfer");
        }
        fits(&report["payments"], "Payments");
        for (list, interface) in [
            ("elements", "Element"),
            ("rejected", "Rejected"),
            ("transfers", "Transfer"),
        ] {
            for item in report[list].as_array().expect(list) {
                fits(item, interface);
            }
        }
    }
    let nearly = answer(&with(by_discard(), [("near", json!(true))]), false);
    fits(&nearly, "Score");
    for one in nearly["near"].as_array().expect("a list") {
        fits(one, "Near");
    }
    let waiting = with(by_discard(), [("hand.winning_tile", Value::Null)]);
    fits(&answer(&waiting, true)["waits"][0], "Wait");
    let discards = tilewise_api::discards_json(by_discard().to_string());
    let discards: Value = serde_json::from_str(&discards).expect("JSON");
    fits(&discards["discards"][0], "Discard");
    fits(&discards["discards"][0]["waits"][0], "DiscardWait");
    for event in [
        json!({"ruleset": "hk-old-style", "event": "wrong-tile-count", "seat": "E"}),
        json!({"ruleset": "sparrows-nest", "event": "draw", "pot": 16}),
        json!({"ruleset": "singapore", "event": "long-hand", "seat": "E"}),
    ] {
        fits(&answer(&event, false), "Ruling");
    }
    let log = crate::games::game();
    fits(&log, "GameLog");
    fits(&log["entries"][0], "GameEntry");
    let state = answer(&log, false);
    fits(&state, "GameState");
    fits(&state["players"][0], "GamePlayer");
    fits(&state["standings"][0], "GamePlace");
    fits(&state["lines"][1], "GameLine");
    fits(&state["lines"][1]["moves"][0], "GameMove");
    fits(&state["lines"][1]["followed"], "GameClause");
    let refusal = answer(&json!({}), false);
    fits(&refusal, "Refusal");
    fits(&refusal["errors"][0], "Reason");
    let books: Value = serde_json::from_str(&tilewise_api::rulesets_json()).expect("JSON");
    for book in books.as_array().expect("a list") {
        fits(book, "RuleSet");
        assert!(book["money"].is_string());
        for (list, interface) in [
            ("elements", "BookElement"),
            ("options", "BookOption"),
            ("circumstances", "BookCircumstance"),
        ] {
            for item in book[list].as_array().expect(list) {
                fits(item, interface);
            }
        }
    }
}

#[test]
fn requests_have_the_keys_of_their_types() {
    for (request, interface) in [
        (&by_discard()["hand"], "Hand"),
        (&by_discard()["hand"]["melds"][0], "Meld"),
    ] {
        fits(request, interface);
    }
}

/// A report of a penalty book has the keys of every ruling, and more.
fn penalty_keys(interface: &str) -> BTreeSet<&'static str> {
    let mut keys = keys_of("Ruling");
    keys.remove("effects?");
    keys.extend(keys_of(interface));
    keys
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
        fits_keys(&report, &penalty_keys(interface), interface);
        match interface {
            "FoulRuling" => fits(&report["effects"], "FoulEffects"),
            "HanchanRuling" => fits(&report["effects"], "HanchanEffects"),
            _ => {}
        }
        for (list, item) in [
            ("steps", "BookLine"),
            ("notes", "BookLine"),
            ("offers", "Offer"),
        ] {
            for line in report[list].as_array().into_iter().flatten() {
                fits(line, item);
            }
        }
        if let Some(after) = report.get("after") {
            fits(after, "FoulAfter");
        }
    }
    let books: Value = serde_json::from_str(&tilewise_api::penalty_books_json()).expect("JSON");
    for book in books.as_array().expect("a list") {
        fits(book, "PenaltyBook");
        for foul in book["penalties"].as_array().expect("a list") {
            fits(foul, "BookFoul");
            for question in foul["questions"].as_array().expect("a list") {
                fits(question, "FoulQuestion");
            }
        }
    }
}

/// Every word of the effects of a foul, an offer or the table is in the types.
#[test]
fn words_of_penalty_books_are_in_their_types() {
    let body = |head: &str| {
        let body = TYPES.split_once(head).expect(head).1;
        body.split_once("\n}").expect(head).0
    };
    let effects = body("export interface FoulEffects {");
    let dealers = TYPES
        .split_once("export type DealerAfter =")
        .expect("dealers")
        .1;
    let dealers = dealers.split_once(';').expect("an end").0;
    let offers = body("export interface Offer {");
    for book in penalty_books::ALL {
        for case in book.fouls.iter().flat_map(|foul| foul.cases) {
            let facts = ["win", "draw", "nothing"].map(|word| json!({"same_time": word}));
            for facts in facts {
                let fields = json!({"foul": case.clause, "facts": facts});
                let report = event(book.key, "foul", &fields);
                let found = &report["effects"];
                for key in ["outcome", "hand", "riichi_bets", "honba"] {
                    let Some(word) = found[key].as_str() else {
                        continue;
                    };
                    assert!(effects.contains(&format!("\"{word}\"")), "{key}: {word}");
                }
                if let Some(word) = found["dealer"].as_str() {
                    assert!(dealers.contains(&format!("\"{word}\"")), "{word}");
                }
                for offer in report["offers"].as_array().into_iter().flatten() {
                    let word = &offer["penalty"];
                    assert!(offers.contains(&word.to_string()), "{word}");
                }
            }
        }
    }
}

/// The questions about the table that every foul has are in the types.
#[test]
fn facts_about_the_table_have_their_types() {
    let keys = keys_of("FoulFacts");
    let book = &penalty_books::WRC_2015;
    let questions = questions(book, book.fouls[0]);
    let shared = questions
        .iter()
        .filter(|field| field.required == Required::Optional || field.key == "same_time");
    for field in shared {
        assert!(
            keys.contains(format!("{}?", field.key).as_str()),
            "{}",
            field.key
        );
    }
}

/// The questions of each event are in the types.
#[test]
fn every_event_has_its_type() {
    let union = TYPES
        .split_once("export type EventRequest")
        .expect("events");
    let union = union.1.split_once("\n  );").expect("an end").0;
    let all = || {
        rule_sets::ALL
            .into_iter()
            .flat_map(|rule_set| rule_set.events)
    };
    for event in all() {
        let named = format!("event: \"{}\"", event.key);
        let mut members = union.split("\n    | ");
        let is_of =
            |one: &&str| one.contains(&named) || one.contains(&format!("| \"{}\"", event.key));
        let member = members.find(is_of).unwrap_or_default();
        for field in event.questions {
            let others = all().filter(|other| other.key == event.key);
            let mut needs = others.filter_map(|other| Some(other.question(field.key)?.required));
            let always = needs.all(|need| need == Required::Always) && field.nested_in.is_none();
            let optional = if always { "" } else { "?" };
            let typed = format!(" {}{optional}: ", field.nested_in.unwrap_or(field.key));
            assert!(member.contains(&typed), "{}:{typed}", event.key);
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
    for book in books.as_array().expect("a list") {
        let request = with(by_discard(), [("ruleset", book["key"].clone())]);
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
