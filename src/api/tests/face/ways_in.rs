//! All interfaces return equal results; brief reports omit the parts that are the same for every hand.

use serde_json::{Value, json};
use tilewise_api::{Json, answer_json, event_json, read, score_json, text, waits_json};

use crate::common::{by_discard, by_self_draw, with};

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect(text)
}

/// Book `hk-old-style-scoring`, first example, without its last tile.
fn waiting() -> String {
    with(by_discard(), [("hand.winning_tile", Value::Null)]).to_string()
}

#[test]
fn each_way_in_answers_the_same() {
    for request in [by_discard(), by_self_draw(), json!({"ruleset": "nowhere"})] {
        let request = request.to_string();
        assert_eq!(score_json(&request), answer_json(&request, false));
    }
    assert_eq!(waits_json(&waiting()), answer_json(waiting(), true));
    // HKOS-80: the player who declares falsely pays.
    let event = json!({
        "event": "erroneous-mahjong",
        "ruleset": "hk-old-style",
        "seat": "S",
    });
    let event = event.to_string();
    assert_eq!(parsed(&event_json(&event))["ok"], true);
    assert_eq!(event_json(&event), answer_json(&event, false));
}

/// Compares the rejected elements: a complete report has reasons, a brief one a number for each element of
/// the catalogue, 0 if it counts.
fn same_elements(brief: &Value, whole: &Value) {
    let places = brief["rejected"].as_array().expect("a list");
    let left_out = whole["rejected"].as_array().expect("a list");
    let counted = whole["elements"].as_array().expect("a list");
    assert_eq!(places.len(), left_out.len() + counted.len());
    let listed: Vec<_> = places.iter().filter(|place| **place != json!(0)).collect();
    for (place, element) in listed.into_iter().zip(left_out) {
        let expected = match element["why"].as_str() {
            Some("not-met") => json!(1),
            Some("switched-off") => json!(2),
            Some("included-in") => element["by"].clone(),
            _ => json!([element["by"]]),
        };
        assert_eq!(*place, expected, "{element}");
    }
}

/// Scores a hand and omits the parts of the report that are the same for every hand.
fn score_brief(request: &str) -> String {
    let json: Json = read(request.as_bytes()).expect("JSON");
    let mut report = tilewise_api::score(&json);
    report.compact();
    text(&report)
}

#[test]
fn brief_report_omits_what_every_report_repeats() {
    for request in [by_discard(), by_self_draw()] {
        let request = request.to_string();
        let (brief, whole) = (score_brief(&request), score_json(&request));
        // A complete report is mostly these parts.
        assert!(2 * brief.len() < whole.len(), "{brief}");
        let (brief, whole) = (parsed(&brief), parsed(&whole));
        for key in ["ok", "ruleset", "total", "payments", "transfers", "reading"] {
            assert_eq!(brief[key], whole[key], "{key}");
        }
        // All options have their defaults.
        assert_eq!(brief["options"], json!({}));
        same_elements(&brief, &whole);
    }
    let house = with(by_discard(), [("options", json!({"minimum_fan": 1}))]).to_string();
    assert_eq!(
        parsed(&score_brief(&house))["options"],
        json!({"minimum_fan": 1})
    );
}

#[test]
fn brief_waits_have_brief_reports() {
    let request = waiting();
    let json: Json = read(request.as_bytes()).expect("JSON");
    let whole = parsed(&waits_json(&request));
    let mut report = tilewise_api::waits(&json);
    report.compact();
    let brief = parsed(&text(&report));
    let waits = |report: &Value| report["waits"].as_array().expect("a list").clone();
    assert_eq!(waits(&brief).len(), waits(&whole).len());
    for (brief, whole) in waits(&brief).iter().zip(waits(&whole)) {
        assert_eq!(brief["tile"], whole["tile"]);
        same_elements(&brief["discard"], &whole["discard"]);
    }
}
