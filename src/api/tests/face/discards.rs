//! Requests for discards, for waits with a possible declaration, and for furiten.

use crate::common::answer;
use serde_json::{Value, json};

#[track_caller]
fn discards(request: &Value) -> Value {
    let line = tilewise_api::discards_json(request.to_string());
    serde_json::from_str(&line).expect(&line)
}

fn riichi(tiles: &str) -> Value {
    json!({
        "ruleset": "riichi-ema-2025",
        "hand": { "concealed": tiles },
        "seat": "S",
        "prevailing": "E",
    })
}

fn codes(report: &Value) -> Vec<&str> {
    let errors = report["errors"].as_array().into_iter().flatten();
    errors.filter_map(|error| error["code"].as_str()).collect()
}

#[test]
fn each_discard_lists_shanten_and_accepted_tiles() {
    let report = discards(&riichi("123m456p78s112345z"));
    let first = &report["discards"][0];
    // Two sets, 78s and a pair of East: 69s, another East, or a second one of another honour.
    assert_eq!(first["shanten"], 2, "{report}");
    assert_eq!(first["waits"], Value::Null);
    let total: u64 = first["accepts"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|one| one["left"].as_u64())
        .sum();
    assert_eq!(first["left"], total);
    assert_eq!(report["discards"].as_array().map(Vec::len), Some(13));
}

#[test]
fn a_hand_that_then_waits_has_its_waits_with_values() {
    let report = discards(&riichi("234m456p67899s78s9m"));
    let first = &report["discards"][0];
    assert_eq!(
        (&first["tile"], &first["shanten"]),
        (&json!("9m"), &json!(0))
    );
    let [low, high] = &first["waits"].as_array().expect("waits")[..] else {
        panic!("{first}");
    };
    assert_eq!((&low["tile"], &high["tile"]), (&json!("6s"), &json!("9s")));
    // 20 fu by self-draw, 30 by discard; R-18 adds one.
    assert_eq!(high["self_draw"]["fu_total"], 20, "{high}");
    assert_eq!(high["self_draw"]["total"], 2, "{high}");
    assert_eq!(high["self_draw"]["received"], 1_500, "{high}");
    assert_eq!(high["discard"]["received"], 1_000, "{high}");
    assert_eq!(high["declared"]["circumstance"], "riichi");
    assert_eq!(high["declared"]["discard"]["received"], 2_000, "{high}");
    // Two are in the hand.
    assert_eq!(high["left"], 2);
}

#[test]
fn discarded_tile_is_no_longer_left() {
    // One of three 9s is discarded, and the fourth is the only one left.
    let report = discards(&riichi("234m456p678s78999s"));
    let all = report["discards"].as_array().expect("a list");
    let nine = all.iter().find(|one| one["tile"] == "9s").expect("9s");
    let accepts = nine["accepts"].as_array().expect("a list");
    let left = accepts.iter().find(|one| one["tile"] == "9s");
    assert_eq!(left.expect("9s")["left"], 1, "{nine}");
}

#[test]
fn indicators_are_seen() {
    let mut request = riichi("234m456p67899s78s9m");
    request["hand"]["dora"] = json!(["9s", "6s"]);
    let report = discards(&request);
    let lefts: Vec<_> = report["discards"][0]["waits"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|wait| wait["left"].as_u64())
        .collect();
    // One 6s is in the hand and one is an indicator; of 9s two and one.
    assert_eq!(lefts, [Some(2), Some(1)]);
}

#[test]
fn own_discards_make_furiten() {
    let mut request = riichi("234m456p67899s78s");
    request["own_discards"] = json!("16s");
    // no discard can be won, not even 9s.
    let report = answer(&request, true);
    assert_eq!(report["furiten"], true, "{report}");
    for wait in report["waits"].as_array().expect("a list") {
        assert_eq!(wait["self_draw"]["ok"], true);
        assert_eq!(codes(&wait["discard"]), ["win-refused"]);
        assert_eq!(codes(&wait["declared"]["discard"]), ["win-refused"]);
    }
    request["own_discards"] = json!(["1s", "2m"]);
    let report = answer(&request, true);
    assert_eq!(report["furiten"], false);
    assert_eq!(report["waits"][0]["discard"]["ok"], true);
    request["ruleset"] = json!("hk-old-style");
    assert_eq!(codes(&answer(&request, true)), ["bad-request"]);
}

#[test]
fn wait_without_a_yaku_lists_sufficient_improvements() {
    let mut request = riichi("123m456p99s78s");
    request["hand"]["melds"] = json!([{"kind": "chow", "tiles": "234s"}]);
    let report = answer(&request, true);
    let wait = &report["waits"][0];
    assert_eq!(wait["discard"]["below_minimum"], true, "{wait}");
    assert_eq!(wait["declared"], Value::Null);
    let enough = wait["shortfall"].as_array().expect("a list");
    assert!(enough.contains(&json!("Last tile")), "{enough:?}");
}

#[test]
fn a_hand_with_other_than_one_tile_too_many_is_refused() {
    for tiles in ["234m456p67899s78s", "234m456p67899s78s99m"] {
        assert_eq!(codes(&discards(&riichi(tiles))), ["wrong-tile-count"]);
    }
    let mut request = riichi("234m456p67899s78s9m");
    request["seat"] = Value::Null;
    assert_eq!(codes(&discards(&request)), ["missing-seat"]);
}

#[test]
fn a_winning_tile_is_a_tile_of_the_hand() {
    let whole = discards(&riichi("234m456p67899s78s9m"));
    let mut request = riichi("234m456p67899s78s");
    request["hand"]["winning_tile"] = json!("9m");
    request["win"] = json!({"by": "self-draw"});
    assert_eq!(discards(&request), whole);
}
