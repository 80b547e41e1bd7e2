//! Near misses, if requested.

use serde_json::{Value, json};

use crate::common::{answer, by_discard, refused, with};

#[track_caller]
fn near(report: &Value, key: &str) -> Value {
    let all = report["near"].as_array().expect("a list");
    let one = all.iter().find(|one| one["key"] == key);
    one.unwrap_or_else(|| panic!("{key} in {report}")).clone()
}

/// HKOS-24: two tiles of the chow of characters would have to differ. HKOS-18 only lacks a self-draw.
#[test]
fn what_is_nearly_there_comes_with_what_is_in_the_way() {
    let hand = json!({
        "concealed": "2223s",
        "melds": [
            {"kind": "chow", "tiles": "567m"},
            {"kind": "pung", "tiles": "777p"},
            {"kind": "pung", "tiles": "555z"},
        ],
        "winning_tile": "3s",
    });
    let request = with(by_discard(), [("hand", hand), ("near", json!(true))]);
    let report = answer(&request, false);
    let pungs = near(&report, "all-pungs");
    assert_eq!(pungs["clause"], "HKOS-24");
    assert_eq!(pungs["away"], json!({"tiles": 2, "otherwise": 0}));
    assert_eq!(pungs["in_way"], json!(["567 characters is a chow"]));
    let drawn = near(&report, "self-drawn-win");
    assert_eq!(drawn["away"], json!({"tiles": 0, "otherwise": 1}));
    assert_eq!(drawn["in_way"], json!(["Needs a self-draw"]));
    // All elements that don't count, the nearest first.
    let all = report["near"].as_array().expect("a list");
    assert_eq!(all.len(), report["rejected"].as_array().map_or(0, Vec::len));
    let far = |one: &Value| {
        one["away"]["tiles"].as_u64().unwrap_or(99) + one["away"]["otherwise"].as_u64().unwrap_or(0)
    };
    assert!(all.is_sorted_by_key(far), "{report}");
}

/// Nine gates wait for nine tiles: near misses of eighteen wins would take seconds, and a megabyte.
#[test]
fn waits_list_near_misses_of_the_first_wins() {
    let hand = json!({"concealed": "1112345678999m"});
    let without = [("win", Value::Null)];
    let request = with(by_discard(), without);
    let report = answer(&with(request.clone(), [("hand", hand.clone())]), true);
    assert_eq!(report.get("near_left_out"), None);
    let request = with(request, [("hand", hand), ("near", json!(true))]);
    let report = answer(&request, true);
    let waits = report["waits"].as_array().expect("a list");
    let wins = waits
        .iter()
        .flat_map(|wait| [&wait["self_draw"], &wait["discard"]]);
    let has_near_misses: Vec<bool> = wins.map(|win| win.get("near").is_some()).collect();
    assert_eq!(has_near_misses.len(), 18);
    assert!(has_near_misses[..4].iter().all(|says| *says));
    assert!(has_near_misses[4..].iter().all(|says| !says));
    assert_eq!(report["near_left_out"], 14);
    assert_eq!(report["ok"], true);
}

#[test]
fn near_misses_are_listed_on_request_only() {
    assert_eq!(answer(&by_discard(), false).get("near"), None);
    let request = with(by_discard(), [("near", json!(false))]);
    assert_eq!(answer(&request, false).get("near"), None);
    let request = with(by_discard(), [("near", json!("yes"))]);
    refused(&answer(&request, false), &[("bad-request", "near")]);
}
