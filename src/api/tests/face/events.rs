//! Events and their reports.

use crate::common::{pays, refused};
use serde_json::{Value, json};

fn event(kind: &str, fields: &Value) -> Value {
    crate::common::event("hk-old-style", kind, fields)
}

#[test]
fn counted_win_is_settled() {
    // HKOS-51, HKOS-52, HKOS-57, HKOS-03.
    let win = |value: u32, by: &str, from: Value| {
        event(
            "settle-win",
            &json!({"seat": "S", "value": value, "by": by, "from": from}),
        )
    };
    pays(
        &win(5, "discard", json!("W")),
        "HKOS-51",
        [-16, 64, -32, -16],
    );
    pays(
        &win(4, "self-draw", Value::Null),
        "HKOS-52",
        [-32, 96, -32, -32],
    );
    pays(
        &win(65_535, "self-draw", Value::Null),
        "HKOS-52",
        [-128, 384, -128, -128],
    );
    pays(
        &win(3, "robbing-the-kong", json!("E")),
        "HKOS-57",
        [-16, 32, -8, -8],
    );
    let below = win(2, "discard", json!("W"));
    pays(&below, "HKOS-03", [0; 4]);
    assert_eq!(below["allowed"], false);
    assert_eq!(win(5, "discard", json!("W"))["winners"], json!(["S"]));
}

#[test]
fn one_player_wins_a_discard() {
    let claims =
        |claims: Value| event("claims-on-discard", &json!({"from": "W", "claims": claims}));
    // HKOS-06: the next in turn order. HKOS-07: thirteen orphans before that.
    let ordinary = |seat: &str| json!({"seat": seat, "hand": "ordinary"});
    let report = claims(json!([ordinary("S"), ordinary("E")]));
    assert_eq!(report["winners"], json!(["E"]), "{report}");
    let orphans = json!({"seat": "S", "hand": "thirteen-orphans"});
    let report = claims(json!([ordinary("N"), orphans]));
    assert_eq!(report["winners"], json!(["S"]), "{report}");
    assert_eq!(report["clause"], "HKOS-07");
}

#[test]
fn a_missed_tile_may_not_be_claimed_until_the_next_draw() {
    // HKOS-08.
    for (missed, since, allowed) in [
        (json!("12m"), false, false),
        (json!(["1m", "2m"]), false, false),
        (json!("2m"), true, true),
        (json!("3m"), false, true),
        (Value::Null, false, true),
    ] {
        let fields = json!({
            "seat": "S", "from": "E", "action": "win", "tile": "2m",
            "missed": missed, "own_turn_since": since, "waiting": "25m", "own_discards": [],
        });
        let report = event("claim", &fields);
        assert_eq!(report["allowed"], allowed, "{fields}: {report}");
    }
}

#[test]
fn fouls_are_paid_or_bar_the_win() {
    // HKOS-80, its option, HKOS-81.
    let seat = json!({"seat": "W"});
    pays(
        &event("erroneous-mahjong", &seat),
        "HKOS-80",
        [16, 16, -48, 16],
    );
    let dear = json!({"seat": "W", "options": {"erroneous_mahjong_each": 32}});
    pays(
        &event("erroneous-mahjong", &dear),
        "HKOS-80",
        [32, 32, -96, 32],
    );
    let count = event("wrong-tile-count", &seat);
    pays(&count, "HKOS-81", [0; 4]);
    assert_eq!(count["allowed"], false);
}

#[test]
fn bad_events_are_refused_with_every_reason() {
    for (kind, fields, reasons) in [
        (
            "erroneous-mahjong",
            json!({}),
            vec![("missing-seat", "seat")],
        ),
        (
            "wrong-tile-count",
            json!({"seat": "Q", "who": 1}),
            vec![("bad-request", "who"), ("bad-request", "seat")],
        ),
        (
            "mahjong",
            json!({"anything": 1}),
            vec![("bad-request", "event")],
        ),
        (
            "settle-win",
            json!({"seat": "S", "value": -1, "by": "discard", "pot": 3}),
            vec![
                ("missing-seat", "from"),
                ("bad-request", "value"),
                ("bad-request", "pot"),
            ],
        ),
        (
            "settle-win",
            json!({"seat": "S", "value": 3.5, "by": "luck"}),
            vec![("bad-request", "by"), ("bad-request", "value")],
        ),
        (
            "settle-win",
            json!({"seat": "S", "value": 4, "by": "discard", "from": "S"}),
            vec![("impossible", "from")],
        ),
        (
            "claims-on-discard",
            json!({"from": "E", "claims": []}),
            vec![("bad-request", "claims")],
        ),
        (
            "claims-on-discard",
            json!({"from": "E", "claims": [{"seat": "S"}, 4]}),
            vec![
                ("bad-request", "claims[0].hand"),
                ("bad-request", "claims[1]"),
            ],
        ),
        (
            "claim",
            json!({"seat": "S", "action": "chow", "tile": "0m", "missed": ["9z"]}),
            vec![
                ("bad-request", "action"),
                ("bad-notation", "tile"),
                ("bad-notation", "missed[0]"),
            ],
        ),
        (
            "erroneous-mahjong",
            json!({"seat": "E", "options": {"erroneous_mahjong_each": 17}}),
            vec![("bad-option-value", "options.erroneous_mahjong_each")],
        ),
    ] {
        refused(&event(kind, &fields), &reasons);
    }
}
