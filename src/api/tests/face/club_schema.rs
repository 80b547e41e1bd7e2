//! The JSON schema of clubs, compared with clubs and their replays.

use std::sync::LazyLock;

use jsonschema::Validator;
use serde_json::{Value, json};
use tilewise_api::{Catalogue, club_log_of, read_club};
use tilewise_club::ClubEvent;

use crate::clubs::{club, every_event};
use crate::game_schema::{why, without_null};

const SCHEMA: &str = include_str!("../../../../docs/club.schema.json");

static CLUB: LazyLock<Validator> = LazyLock::new(|| {
    let schema = serde_json::from_str(SCHEMA).expect("JSON");
    jsonschema::validator_for(&schema).expect("a schema")
});

static REPORT: LazyLock<Validator> = LazyLock::new(|| {
    let all: Value = serde_json::from_str(SCHEMA).expect("JSON");
    let report = json!({ "$defs": all["$defs"], "$ref": "#/$defs/report" });
    jsonschema::validator_for(&report).expect("a schema")
});

/// Accepted clubs and their reports match the schema.
#[track_caller]
pub fn fits_club(log: &Value, report: &Value) {
    let faults = why(&REPORT, report);
    assert!(faults.is_empty(), "{faults:?}\n{report}");
    let faults = why(&CLUB, &without_null(log.clone()));
    assert!(
        report["ok"] == false || has_unread(log) || faults.is_empty(),
        "{faults:?}\n{log}"
    );
}

/// Returns whether an entry can't be read, and is kept as text.
fn has_unread(log: &Value) -> bool {
    let file = log.to_string();
    let log = read_club(file.as_bytes()).and_then(|json| club_log_of(&json, Catalogue::ALL));
    log.is_ok_and(|log| {
        let mut all = log.entries().iter();
        all.any(|one| matches!(one.event, ClubEvent::Unread(_)))
    })
}

#[test]
fn every_event_of_a_club_fits_the_schema() {
    let mut inputs = every_event();
    inputs.pop();
    assert_eq!(why(&CLUB, &club(inputs)), Vec::<String>::new());
}

/// The schema refuses the same events as the JSON interface.
#[test]
fn what_is_no_club_does_not_fit_the_schema() {
    for input in [
        json!({ "told": "lost" }),
        json!({ "told": "member", "name": "Ann" }),
        json!({ "told": "member", "member": "", "name": "Ann" }),
        json!({ "told": "arrived", "night": "desk-7" }),
        json!({ "told": "arrived", "member": "Ann" }),
        json!({ "told": "night-closed", "night": "desk-7", "date": "2026-11-29" }),
        json!({ "told": "night-closed" }),
        json!({ "told": "season-closed", "night": "desk-7" }),
        json!({ "told": "night-opened", "season": "desk-2", "date": "29.11.2026" }),
        json!({ "told": "draw", "night": "desk-7", "round": 1, "method": "random", "seed": 7, "tables": [] }),
        json!({ "told": "draw", "night": "desk-7", "round": 1, "method": "fair", "seed": "7", "tables": [] }),
        json!({ "told": "draw", "night": "desk-7", "round": 1, "method": "random", "seed": "07", "tables": [] }),
        json!({ "told": "draw", "night": "desk-7", "round": 1, "method": "random", "seed": "7", "tables": [[1]] }),
        json!({ "told": "result", "night": "desk-7", "round": 1, "table": 1 }),
        json!({ "told": "result", "night": "desk-7", "round": 1, "table": 1, "game": {}, "scores": [] }),
        json!({ "told": "adjusted", "season": "desk-2", "member": "Ann", "points": 1, "for": "club", "reason": "Host" }),
        json!({ "told": "corrected", "of": "desk-1", "change": "delete", "input": { "told": "night-closed", "night": "desk-7" } }),
    ] {
        let mut inputs = every_event();
        inputs.truncate(14);
        inputs.push(input.clone());
        let log = club(inputs);
        assert!(has_unread(&log), "{input}");
        assert!(!why(&CLUB, &log).is_empty(), "{input}");
    }
}
