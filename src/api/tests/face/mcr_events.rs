//! Events of MCR: sessions, false wins, penalties.

use serde_json::{Value, json};

use crate::common::{event, refused_because};

/// M-167 to M-169.
#[test]
fn a_counted_win_is_paid_with_the_base_points() {
    for (fields, payments) in [
        (
            json!({"seat": "S", "value": 11, "by": "discard", "from": "N"}),
            json!({"E": -8, "S": 35, "W": -8, "N": -19}),
        ),
        (
            json!({"seat": "E", "value": 11, "by": "self-draw"}),
            json!({"E": 57, "S": -19, "W": -19, "N": -19}),
        ),
        (
            json!({"seat": "N", "value": 10, "by": "robbing-the-kong", "from": "W"}),
            json!({"E": -8, "S": -8, "W": -18, "N": 34}),
        ),
    ] {
        assert_eq!(event("mcr", "settle-win", &fields)["payments"], payments);
    }
}

#[test]
fn a_self_drawn_tile_has_no_discarder() {
    let fields = json!({"seat": "S", "value": 11, "by": "self-draw", "from": "N"});
    let message = "a self-drawn tile was discarded by nobody: leave the seat out, or say that it was a discard";
    let report = event("mcr", "settle-win", &fields);
    refused_because(&report, "impossible", "from", message);
}

/// M-12, M-119.
#[test]
fn next_in_turn_order_wins_and_a_draw_is_free() {
    let claim = |seat: &str| json!({"seat": seat, "hand": "ordinary"});
    let claims = json!({"from": "W", "claims": [claim("S"), claim("E")]});
    let report = event("mcr", "claims-on-discard", &claims);
    assert_eq!(report["winners"], json!(["E"]));
    let report = event("mcr", "draw", &json!({}));
    assert_eq!(report["payments"], json!({"E": 0, "S": 0, "W": 0, "N": 0}));
}

/// M-170, and the same as a foul of the penalty book of the rule configuration.
#[test]
fn a_false_win_goes_to_the_bank_or_to_the_others() {
    let fields = json!({"seat": "S", "fault": "below-minimum"});
    let foul = json!({"foul": "M-125", "facts": {"seat": "S"}});
    let lost = json!({"E": 0, "S": -40, "W": 0, "N": 0});
    let each = json!({"E": 10, "S": -30, "W": 10, "N": 10});
    for (book, paid, fines) in [("mcr", lost, 1), ("mcr-wmo-2006", each, 0)] {
        let report = event(book, "false-win", &fields);
        assert_eq!(report["payments"], paid, "{report}");
        assert_eq!(report["effects"]["dead"], "S");
        assert_eq!(report["effects"]["hand"], "goes on");
        let ruled = event(book, "foul", &foul);
        assert_eq!(ruled["payments"], paid, "{ruled}");
        assert_eq!(ruled["effects"]["hand"], "dead hand");
        for report in [report, ruled] {
            let all = report["fines"].as_array().map_or(0, Vec::len);
            assert_eq!(all, fines, "{report}");
        }
    }
}

#[test]
fn penalties_of_both_presets_are_not_mixed() {
    let options = json!({"options": {"penalties": "pay-each"}, "foul": "M-125"});
    let report = event("mcr", "foul", &options);
    assert_eq!(
        report["effects"]["fine"],
        json!({"points": 10, "to": "each"})
    );
    let report = event("mcr-mil-2025", "foul", &options);
    let message = "books of penalties have no option “penalties”: remove it";
    refused_because(&report, "unknown-option", "options.penalties", message);
}

/// M-143 to M-145.
#[test]
fn seats_change_after_a_round() {
    let next = |round: &str, hand: u8| {
        event("mcr", "next-hand", &json!({"round": round, "hand": hand}))["effects"].clone()
    };
    let effects = json!({"dealer": "S", "round": "E", "hand": 2, "over": false});
    assert_eq!(next("E", 1), effects);
    let seats = json!({"E": "W", "S": "N", "W": "S", "N": "E"});
    assert_eq!(next("S", 4)["seats"], seats);
    assert_eq!(next("N", 4), json!({"over": true}));
}

/// M-149 to M-153.
#[test]
fn table_points_are_exact() {
    let table = json!({"table": {"E": 88, "S": 12, "W": -50, "N": -50}});
    let effects = event("mcr", "table-points", &table)["effects"].clone();
    assert_eq!(effects["ranks"], json!({"E": 1, "S": 2, "W": 3, "N": 3}));
    let points = json!({"E": 4, "S": 2, "W": 0.5, "N": 0.5});
    assert_eq!(effects["table_points"], points);
    let table = json!({"table": {"E": 20, "S": 20, "W": 20, "N": -60}});
    let effects = event("mcr", "table-points", &table)["effects"].clone();
    let points = json!({"E": 2.33, "S": 2.33, "W": 2.33, "N": 0});
    assert_eq!(effects["table_points"], points);
    let twelfths = json!({"E": 28, "S": 28, "W": 28, "N": 0});
    assert_eq!(effects["twelfths"], twelfths);
    let wrong = json!({"table": {"E": 20, "S": 20, "W": 20, "N": -50}});
    let report = event("mcr", "table-points", &wrong);
    assert_eq!(report["errors"][0]["at"], "table", "{report}");
}

/// M-142, M-147: penalty points, and impossible scores.
#[test]
fn penalties_reduce_table_points() {
    let fields = json!({"table": {"E": 88, "S": 12, "W": -50, "N": -50}, "penalties": {"S": 0.5}});
    let points = json!({"E": 4, "S": 1.5, "W": 0.5, "N": 0.5});
    let report = event("mcr", "table-points", &fields);
    assert_eq!(report["effects"]["table_points"], points, "{report}");
    let fields = json!({"table": {"E": 88, "S": 12, "W": -50, "N": -50}, "penalties": {"S": -1}});
    let report = event("mcr", "table-points", &fields);
    assert_eq!(report["errors"][0]["at"], "penalties", "{report}");
    let fields = json!({"table": {"E": 89, "S": 12, "W": -50, "N": -50}});
    let report = event("mcr", "table-points", &fields);
    assert_eq!(report["errors"][0]["at"], "table", "{report}");
}

/// M-12: the kind of hand isn't needed, but accepted.
#[test]
fn a_claim_is_a_seat() {
    let winners = |claims: Value| {
        let fields = json!({"from": "E", "claims": claims});
        event("mcr", "claims-on-discard", &fields)["winners"].clone()
    };
    assert_eq!(winners(json!([{"seat": "N"}, {"seat": "W"}])), json!(["W"]));
    let claims = json!([{"seat": "S", "hand": "ordinary"}, {"seat": "W"}]);
    assert_eq!(winners(claims), json!(["S"]));
    let wrong = json!({"from": "E", "claims": [{"seat": "S", "hand": "any"}]});
    let report = event("mcr", "claims-on-discard", &wrong);
    assert_eq!(report["errors"][0]["at"], "claims[0].hand", "{report}");
    // It matters in other rule sets.
    let fields = json!({"from": "E", "claims": [{"seat": "S"}]});
    let report = event("hk-old-style", "claims-on-discard", &fields);
    assert_eq!(report["errors"][0]["at"], "claims[0].hand", "{report}");
}

/// M-140, M-141: 4, 2 and 1 to the three who are present, 3 to each of fewer.
#[test]
fn places_are_of_those_who_are_there() {
    let lost = json!({
        "table": {"E": -46, "S": 46, "W": 26, "N": -106}, "absent": ["N"]
    });
    let report = event("mcr", "table-points", &lost);
    assert_eq!(report["clause"], "M-141", "{report}");
    let effects = &report["effects"];
    assert_eq!(effects["ranks"], json!({"E": 3, "S": 1, "W": 2, "N": 4}));
    let points = json!({"E": 1, "S": 4, "W": 2, "N": 0});
    assert_eq!(effects["table_points"], points);
    let two = json!({"table": {"E": 0, "S": -80, "W": 0, "N": 0}, "absent": ["S", "N"]});
    let report = event("mcr", "table-points", &two);
    let points = json!({"E": 3, "S": 0, "W": 3, "N": 0});
    assert_eq!(report["effects"]["table_points"], points, "{report}");
    let played = json!({"table": {"E": 8, "S": -80, "W": 0, "N": 0}, "absent": ["S", "N"]});
    let report = event("mcr", "table-points", &played);
    assert_eq!(report["errors"][0]["at"], "table", "{report}");
    let no_players = json!({
        "table": {"E": 0, "S": 0, "W": 0, "N": 0}, "absent": ["E", "S", "W", "N"]
    });
    let report = event("mcr", "table-points", &no_players);
    assert_eq!(report["errors"][0]["at"], "absent", "{report}");
}

/// M-152: the sum of table points, then the sum of scores.
#[test]
fn sessions_are_summed() {
    let fields = json!({
        "table": {"E": 88, "S": 12, "W": -50, "N": -50},
        "overall": {"S": 2, "W": 4, "N": 3.5},
        "scores_before": {"E": -100, "S": 20, "W": 60, "N": 20},
    });
    let report = event("mcr", "table-points", &fields);
    assert_eq!(report["clause"], "M-152", "{report}");
    let effects = &report["effects"];
    let points = json!({"E": 4, "S": 4, "W": 4.5, "N": 4});
    assert_eq!(effects["overall"], points);
    let scores = json!({"E": -12, "S": 32, "W": 10, "N": -30});
    assert_eq!(effects["scores"], scores);
    assert_eq!(effects["places"], json!({"E": 3, "S": 2, "W": 1, "N": 4}));
}

/// M-140: a game tracks who lost the session, and refuses wins of that player.
#[test]
fn game_lists_players_who_are_away() {
    let log = json!({"tilewise-game": 1, "entries": [
        {"id": "1", "device": "a", "counter": 1, "time": 0, "input": {
            "told": "opened", "ruleset": "mcr", "penalty_book": "mcr-mil-2025",
            "players": ["Ann", "Bo", "Cy", "Di"], "seats": {"E": 0, "S": 1, "W": 2, "N": 3}}},
        {"id": "2", "device": "a", "counter": 2, "time": 0, "input": {
            "told": "foul", "foul": "late", "facts": {"how_late": "later", "seat": "S"}}},
        {"id": "3", "device": "a", "counter": 3, "time": 0, "input": {
            "told": "won", "seat": "S", "value": 8, "by": "self-draw"}},
    ]});
    let state: Value = serde_json::from_str(&tilewise_api::game_json(log.to_string())).unwrap();
    assert_eq!(state["players"][1]["absent"], true, "{state}");
    assert_eq!(state["players"][0]["absent"], Value::Null, "{state}");
    assert_eq!(
        (&state["bank"], &state["players"][1]["score"]),
        (&json!(80), &json!(-80))
    );
    assert_eq!(state["lines"][2]["refused"][0]["code"], "absent", "{state}");
    let last = state["standings"].as_array().and_then(|all| all.last());
    let last = last.expect("four players");
    assert_eq!(last["player"], 1, "{state}");
    assert_eq!(last["overall"].as_f64(), Some(0.0), "{state}");
}
