//! Singapore through the JSON interface: events, money in parts, bonus tiles.

use crate::common::{nets, pays, refused};
use serde_json::{Value, json};

fn event(kind: &str, fields: &Value) -> Value {
    crate::common::event("singapore", kind, fields)
}

fn win(value: u32, by: &str, from: &Value, options: &Value) -> Value {
    let fields = json!({
        "seat": "S", "value": value, "by": by, "from": from, "options": options,
    });
    event("settle-win", &fields)
}

#[test]
fn counted_win_is_settled() {
    let (rule_set, none, west) = (json!({}), Value::Null, json!("W"));
    // SG-13, SG-14: V(3) = 4.
    pays(
        &win(3, "discard", &west, &rule_set),
        "SG-14",
        [-4, 16, -8, -4],
    );
    // SG-15: V(5) = 16; SG-08: 9 count as 5.
    pays(
        &win(9, "self-draw", &none, &rule_set),
        "SG-15",
        [-32, 96, -32, -32],
    );
    // SG-22: the robbed player is the discarder.
    pays(
        &win(1, "robbing-the-kong", &west, &rule_set),
        "SG-22",
        [-1, 4, -2, -1],
    );
    // SG-10.
    let below = win(0, "discard", &west, &rule_set);
    pays(&below, "SG-10", [0; 4]);
    assert_eq!(below["allowed"], false);
}

#[test]
fn money_is_exact_where_the_base_is_not_whole() {
    let none = Value::Null;
    let half = json!({"base": 0.5});
    // V(1) = 0.5.
    let report = win(1, "discard", &json!("W"), &half);
    pays(
        &report,
        "SG-14",
        [json!(-0.5), json!(2), json!(-1), json!(-0.5)],
    );
    assert_eq!(
        report["transfers"][0]["amount"]
            .as_f64()
            .map(|amount| amount <= 1.0),
        Some(true)
    );
    // V(2) = 1, as text and as number.
    for base in [json!(0.5), json!("0.5"), json!("0.50")] {
        let report = win(2, "self-draw", &none, &json!({"base": base}));
        pays(&report, "SG-15", [-2, 6, -2, -2]);
    }
    // V(3) = 0.04.
    let report = win(3, "discard", &json!("E"), &json!({"base": 0.01}));
    pays(
        &report,
        "SG-14",
        [json!(-0.08), json!(0.16), json!(-0.04), json!(-0.04)],
    );
}

#[test]
fn charts_are_paid_as_they_are_printed() {
    let (none, west) = (Value::Null, json!("W"));
    // SG-19.
    let options = json!({"payout": "shooter-3-6"});
    nets(&win(5, "discard", &west, &options), [0, 40, -40, 0]);
    nets(&win(3, "self-draw", &none, &options), [-5, 15, -5, -5]);
    // SG-20, SG-18.
    let options = json!({"payout": "shooter-1-2", "self_draw_extra": 2});
    nets(&win(4, "discard", &west, &options), [0, 32, -32, 0]);
    nets(&win(1, "self-draw", &none, &options), [-4, 12, -4, -4]);
}

#[test]
fn bonus_tiles_are_paid_for_at_once() {
    let drew = |held: Value, tiles: Value, dealt: bool| {
        let fields = json!({
            "seat": "S", "held_before": held, "tiles": tiles, "before_replacement": dealt,
        });
        let report = event("bonus-collected", &fields);
        assert_eq!(report["ok"], true, "{report}");
        report["payments"]["E"].as_i64().unwrap_or_default()
    };
    // u = 2. SG-37, SG-41: cat and rat, after and before replacement.
    assert_eq!(drew(json!("a2"), json!("a1"), false), -2);
    assert_eq!(drew(json!([]), json!(["a1", "a2"]), true), -4);
    // SG-38, SG-39, SG-40: the second pair, and all four.
    assert_eq!(drew(json!(["a1 a2", "a3"]), json!("a4"), false), -2 - 4);
    // SG-42.
    assert_eq!(drew(Value::Null, json!("a1 a2 a3 a4"), true), -12);
    // SG-44: both of South.
    assert_eq!(drew(json!("f2"), json!("g2"), false), -2);
    // SG-45: a family.
    assert_eq!(drew(json!("f1 f2 f3"), json!("f4"), false), -4);
    // No set of bonus tiles is complete.
    assert_eq!(drew(json!("f1"), json!("a4"), false), 0);
}

#[test]
fn kongs_are_paid_for_at_once() {
    let kong = |fields: Value| {
        let mut fields = fields;
        fields["seat"] = "S".into();
        event("kong", &fields)
    };
    // SG-47, SG-48, SG-49, SG-114.
    pays(
        &kong(json!({"kind": "from-discard", "from": "W"})),
        "SG-47",
        [-2, 6, -2, -2],
    );
    pays(&kong(json!({"kind": "added"})), "SG-47", [-2, 6, -2, -2]);
    pays(
        &kong(json!({"kind": "concealed"})),
        "SG-48",
        [-4, 12, -4, -4],
    );
    pays(
        &kong(json!({"kind": "added", "robbed": true})),
        "SG-49",
        [0; 4],
    );
    let late = json!({"kind": "from-discard", "from": "W", "tiles_left": 6, "fresh": true});
    pays(&kong(late), "SG-114", [0, 6, -6, 0]);
}

#[test]
fn false_wins_are_paid_by_who_called_them() {
    // SG-120, SG-121: 5 points.
    let discard = json!({"seat": "S", "by": "discard", "from": "W"});
    pays(&event("false-win", &discard), "SG-120", [16, -64, 32, 16]);
    let drawn = json!({"seat": "S", "by": "self-draw"});
    pays(&event("false-win", &drawn), "SG-121", [32, -96, 32, 32]);
    // SG-124: no payment by default; with a stricter option like a false win by self-draw.
    let declared = json!({"seat": "S", "declared": "eight-flowers", "hand_complete": false});
    let report = event("reveal-after-declaration", &declared);
    assert_eq!(report["payments"]["S"], 0, "{report}");
    let mut strict = declared;
    strict["options"] = json!({"reveal_is_false_win": true});
    let report = event("reveal-after-declaration", &strict);
    assert_eq!(report["payments"]["S"], -96, "{report}");
}

#[test]
fn wrong_hands_have_effects() {
    for (kind, kongs) in [("short-hand", true), ("long-hand", false)] {
        let report = event(kind, &json!({"seat": "N"}));
        let effects = report["effects"].as_object().expect("effects");
        assert!(effects.values().all(Value::is_boolean), "{report}");
        assert!(effects.values().any(|effect| *effect == kongs), "{report}");
    }
}

#[test]
fn the_hider_of_the_eighth_flower_pays() {
    let fields = json!({"holder": "S", "hider": "W", "cause": "draw"});
    let report = event("hidden-eighth", &fields);
    assert_eq!(report["payments"]["E"], 0, "{report}");
    assert_eq!(report["payments"]["N"], 0);
    assert_eq!(report["winners"], json!(["S"]));
}

#[test]
fn bad_events_are_refused_with_every_reason() {
    for (kind, fields, reasons) in [
        (
            "settle-win",
            json!({"seat": "S", "value": 3, "by": "self-draw", "pot": 4}),
            vec![("bad-request", "pot")],
        ),
        (
            "bonus-collected",
            json!({"seat": "S", "tiles": ["a1", "a1", "f9"], "held_before": 3}),
            vec![
                ("bad-request", "held_before"),
                ("duplicate-bonus-tile", "tiles[1]"),
                ("bad-notation", "tiles[2]"),
            ],
        ),
        (
            "kong",
            json!({"seat": "S", "kind": "melded", "tiles_left": 300}),
            vec![("bad-request", "kind"), ("bad-request", "tiles_left")],
        ),
        (
            "kong",
            json!({"seat": "S", "kind": "from-discard", "tiles_left": 6, "fresh": true}),
            vec![("missing-seat", "from")],
        ),
        (
            "false-win",
            json!({"seat": "S", "by": "discard"}),
            vec![("missing-seat", "from")],
        ),
        (
            "hidden-eighth",
            json!({"holder": "S", "cause": "theft"}),
            vec![("bad-request", "cause"), ("missing-seat", "hider")],
        ),
        (
            "reveal-after-declaration",
            json!({"seat": "S", "declared": "eight-flowers"}),
            vec![("bad-request", "hand_complete")],
        ),
        (
            "false-mahjong",
            json!({"seat": "E"}),
            vec![("bad-request", "event")],
        ),
        (
            "short-hand",
            json!({"seat": "e"}),
            vec![("bad-request", "seat")],
        ),
        ("long-hand", json!({}), vec![("missing-seat", "seat")]),
    ] {
        refused(&event(kind, &fields), &reasons);
    }
}

#[test]
fn an_option_that_is_none_is_refused_with_what_it_takes() {
    for (options, takes) in [
        (json!({"base": 0}), "base"),
        (json!({"base": -1}), "base"),
        (json!({"base": "abc"}), "base"),
        (json!({"base": 0.005}), "base"),
        (json!({"base": null}), "base"),
        (json!({"limit": 0}), "limit"),
        (json!({"limit": 5.5}), "limit"),
        (json!({"limit": -5}), "limit"),
    ] {
        let report = win(3, "self-draw", &Value::Null, &options);
        refused(
            &report,
            &[("bad-option-value", &format!("options.{takes}"))],
        );
    }
}
