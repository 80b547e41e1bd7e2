//! What MCR says beside a hand: sessions, false wins, penalties.

use serde_json::json;

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
    let says = "a self-drawn tile was discarded by nobody: leave the seat out, or say that it was a discard";
    let report = event("mcr", "settle-win", &fields);
    refused_because(&report, "impossible", "from", says);
}

/// M-12, M-119.
#[test]
fn the_next_in_turn_order_wins_and_nobody_pays_for_a_draw() {
    let claim = |seat: &str| json!({"seat": seat, "hand": "ordinary"});
    let claims = json!({"from": "W", "claims": [claim("S"), claim("E")]});
    let report = event("mcr", "claims-on-discard", &claims);
    assert_eq!(report["winners"], json!(["E"]));
    let report = event("mcr", "draw", &json!({}));
    assert_eq!(report["payments"], json!({"E": 0, "S": 0, "W": 0, "N": 0}));
}

/// M-170, and the same as a foul of the book that the house plays by.
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
    let says = "books of penalties have no option “penalties”: remove it";
    refused_because(&report, "unknown-option", "options.penalties", says);
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
