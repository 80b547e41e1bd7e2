//! Requests for waits, with their reports.

use crate::common::{answer, by_discard, with};
use serde_json::{Value, json};

/// The first example of the rule book before its last tile, with changed fields.
fn waiting<const N: usize>(fields: [(&str, Value); N]) -> Value {
    let without = [("hand.winning_tile", Value::Null), ("win", Value::Null)];
    with(with(by_discard(), without), fields)
}

#[track_caller]
fn waits(request: &Value) -> Vec<Value> {
    let report = answer(request, true);
    assert_eq!(report["ok"], true, "{report}");
    report["waits"].as_array().expect("a list").clone()
}

fn codes(report: &Value) -> Vec<&str> {
    let errors = report["errors"].as_array().into_iter().flatten();
    errors.filter_map(|error| error["code"].as_str()).collect()
}

#[test]
fn each_wait_is_scored_both_ways() {
    let waits = waits(&waiting([]));
    let found: Vec<_> = waits
        .iter()
        .map(|wait| {
            (
                wait["tile"].as_str().unwrap_or_default(),
                wait["left"].as_u64(),
            )
        })
        .collect();
    // 2223s: 1s and 4s with the pair of 2s, 3s as the pair; HKOS-01.
    assert_eq!(found, [("1s", Some(4)), ("3s", Some(3)), ("4s", Some(4))]);
    assert_eq!(waits[0]["self_draw"]["counted"], 6);
    assert_eq!(waits[0]["discard"]["counted"], 5);
    // The next player discards: HKOS-51.
    assert_eq!(waits[0]["discard"]["payments"]["W"], -32);
}

#[test]
fn the_discarder_is_the_one_named() {
    let waits = waits(&waiting([("win", json!({"from": "E"}))]));
    assert_eq!(waits[0]["discard"]["payments"]["E"], -32);
}

#[test]
fn a_tile_that_is_all_in_the_hand_is_no_wait() {
    let hand = json!({"concealed": "1111m", "melds": by_discard()["hand"]["melds"]});
    assert_eq!(waits(&waiting([("hand", hand)])), Vec::<Value>::new());
}

#[test]
fn what_fits_one_way_of_winning_only_is_left_out_of_the_other() {
    // HKOS-43 requires East's discard, so East is used as the discarder.
    let hand = json!({"concealed": "123m456p7889s111z"});
    let fields = [
        ("hand", hand.clone()),
        ("circumstances", json!(["dealer-first-discard"])),
    ];
    let found = waits(&waiting(fields));
    assert_eq!(found[0]["self_draw"]["ok"], true, "{found:?}");
    assert_eq!(found[0]["discard"]["limit"], true, "{found:?}");
    // HKOS-42 requires a self-draw.
    let fields = [
        ("hand", hand),
        ("seat", json!("E")),
        ("circumstances", json!(["initial-hand"])),
    ];
    let found = waits(&waiting(fields));
    assert_eq!(found[0]["self_draw"]["limit"], true, "{found:?}");
    assert_eq!(found[0]["discard"]["limit"], false, "{found:?}");
    // HKOS-64: a discarder of the winning tile doesn't apply to a self-draw.
    let liability = json!([{"key": "full-flush", "seat": "N", "fed": "winning-tile"}]);
    let found = waits(&waiting([("liability", liability)]));
    assert_eq!(found[0]["self_draw"]["ok"], true, "{found:?}");
    assert_eq!(found[0]["discard"]["payments"]["N"], -32, "{found:?}");
}

#[test]
fn barred_way_to_win_is_refused_with_its_code() {
    // HKOS-08.
    let found = waits(&waiting([(
        "circumstances",
        json!(["missed-win-same-tile"]),
    )]));
    assert_eq!(found[0]["self_draw"]["ok"], true);
    assert_eq!(codes(&found[0]["discard"]), ["win-refused"]);
}

#[test]
fn bad_requests_are_refused_as_a_whole() {
    for (fields, right) in [
        (("seat", Value::Null), vec!["missing-seat"]),
        (("win", json!({"from": "S"})), vec!["impossible"]),
        (
            ("hand.concealed", json!("2223s1s")),
            vec!["wrong-tile-count"],
        ),
        (("hand.concealed", json!("222s")), vec!["wrong-tile-count"]),
        (("hand.winning_tile", json!("1s")), vec!["bad-request"]),
        (
            ("circumstances", json!(["initial-hand"])),
            vec!["circumstance-conflict", "circumstance-conflict"],
        ),
    ] {
        let request = waiting([fields]);
        let report = answer(&request, true);
        assert_eq!(codes(&report), right, "{request}: {report}");
    }
}
