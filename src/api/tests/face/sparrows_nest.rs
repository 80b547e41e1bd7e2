//! The Sparrow's Nest league through the JSON interface: events, options, flower wins, waits.

use crate::common::{pays, refused, refused_because};
use serde_json::{Value, json};

fn event(kind: &str, fields: &Value) -> Value {
    crate::common::event("sparrows-nest", kind, fields)
}

#[test]
fn counted_win_is_settled() {
    let win = |value: u32, by: &str, from: Value| {
        event(
            "settle-win",
            &json!({"seat": "S", "value": value, "by": by, "from": from}),
        )
    };
    // NEST-60, NEST-61: only the discarder pays.
    pays(&win(3, "discard", json!("W")), "NEST-61", [0, 8, -8, 0]);
    // NEST-62; NEST-04: the cap.
    pays(
        &win(8, "self-draw", Value::Null),
        "NEST-62",
        [-32, 96, -32, -32],
    );
    pays(
        &win(13, "self-draw", Value::Null),
        "NEST-62",
        [-64, 192, -64, -64],
    );
    // NEST-63: three shares of the figure for a self-draw.
    pays(
        &win(3, "robbing-the-kong", json!("E")),
        "NEST-63",
        [-12, 12, 0, 0],
    );
    // NEST-03.
    let below = win(2, "discard", json!("W"));
    pays(&below, "NEST-03", [0; 4]);
    assert_eq!(below["allowed"], false);
}

#[test]
fn the_pot_goes_to_the_winner() {
    // NEST-06: 12 for the hand, 16 out of the pot.
    let report = event(
        "settle-win",
        &json!({"seat": "S", "value": 3, "by": "self-draw", "pot": 16}),
    );
    pays(&report, "NEST-62", [-4, 28, -4, -4]);
    assert_eq!(report["pot"], 0, "{report}");
}

#[test]
fn several_win_on_one_discard() {
    // NEST-64: 8 and 24; A-33: the pot to the one nearest after the discarder.
    let winners = json!([{"seat": "S", "value": 3}, {"seat": "N", "value": 5}]);
    let report = event(
        "multiple-wins",
        &json!({"from": "W", "winners": winners, "pot": 16}),
    );
    pays(&report, "NEST-64", [0, 8, -32, 40]);
    assert_eq!(
        (&report["pot"], &report["allowed"]),
        (&json!(0), &json!(true))
    );
    // The pot isn't paid by a player, and is separate.
    assert_eq!(report["collected"], Value::Null, "{report}");
    assert_eq!(report["transfers"].as_array().map(Vec::len), Some(2));
    refused_because(
        &event("multiple-wins", &json!({"from": "W"})),
        "bad-request",
        "winners",
        "winners is missing: it takes a list of who wins, each with seat and value",
    );
}

#[test]
fn a_draw_fills_the_pot_and_the_last_one_empties_it() {
    // NEST-06: 4 of each.
    let report = event("draw", &json!({"pot": 16}));
    pays(&report, "NEST-06", [-4; 4]);
    assert_eq!(report["pot"], 32);
    // NEST-07: all contributions are refunded.
    let report = event("draw", &json!({"pot": 32, "last_hand": true}));
    pays(&report, "NEST-07", [8; 4]);
    assert_eq!(report["pot"], 0);
    let contributions = json!({"E": 8, "S": 8, "W": 0, "N": 0});
    let report = event(
        "draw",
        &json!({"pot": 16, "last_hand": true, "contributions": contributions}),
    );
    pays(&report, "NEST-07", [8, 8, 0, 0]);
}

#[test]
fn penalties_are_paid_or_bar_the_win() {
    let seat = json!({"seat": "W"});
    pays(
        &event("false-mahjong", &seat),
        "NEST-80",
        [64, 64, -192, 64],
    );
    let count = event("wrong-tile-count", &seat);
    pays(&count, "NEST-81", [0; 4]);
    assert_eq!(count["allowed"], false);
}

#[test]
fn who_may_claim_and_who_wins() {
    // NEST-64: all claimants.
    let claims = json!([
        {"seat": "S", "hand": "ordinary"},
        {"seat": "N", "hand": "thirteen-orphans"},
    ]);
    let report = event("claims-on-discard", &json!({"from": "W", "claims": claims}));
    let mut winners = report["winners"].as_array().expect("a list").clone();
    winners.sort_by_key(ToString::to_string);
    assert_eq!(winners, ["N", "S"], "{report}");
    // NEST-15: the same call on the same tile, until the next own draw.
    for (missed, since, allowed) in [("2m", false, false), ("2m", true, true)] {
        let fields = json!({
            "seat": "S", "from": "E", "action": "pung", "tile": "2m",
            "missed": missed, "own_turn_since": since,
        });
        let report = event("claim", &fields);
        assert_eq!(report["allowed"], allowed, "{fields}: {report}");
    }
}

#[test]
fn bad_events_are_refused_with_every_reason() {
    for (kind, fields, reasons) in [
        (
            "multiple-wins",
            json!({"winners": [{"seat": "S"}, {"seat": "Q", "value": 3}]}),
            vec![
                ("missing-seat", "from"),
                ("bad-request", "winners[0].value"),
                ("bad-request", "winners[1].seat"),
            ],
        ),
        (
            "multiple-wins",
            json!({"from": "E", "winners": 3, "pot": -1}),
            vec![("bad-request", "winners"), ("bad-request", "pot")],
        ),
        ("draw", json!({}), vec![("bad-request", "pot")]),
        (
            "draw",
            json!({"pot": 16, "last_hand": 1, "contributions": {"E": 4, "S": "4"}}),
            vec![
                ("bad-request", "last_hand"),
                ("bad-request", "contributions.S"),
                ("bad-request", "contributions.W"),
                ("bad-request", "contributions.N"),
            ],
        ),
        ("false-mahjong", json!({}), vec![("missing-seat", "seat")]),
        (
            "erroneous-mahjong",
            json!({"seat": "E"}),
            vec![("bad-request", "event")],
        ),
        (
            "kong",
            json!({"seat": "E", "kind": "added"}),
            vec![("bad-request", "event")],
        ),
        (
            "settle-win",
            json!({"seat": "S", "value": 4, "by": "discard", "from": "S"}),
            vec![("impossible", "from")],
        ),
    ] {
        refused(&event(kind, &fields), &reasons);
    }
}
