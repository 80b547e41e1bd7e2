//! Debts that are carried from hand to hand: events, scores, games, refusals.

use serde_json::{Value, json};
use tilewise_api::game_json;

use crate::common::{answer, each, event, nets, refused, refused_because};

fn debt(creditor: &str, debtor: &str, points: u32, wins: u32) -> Value {
    json!({"creditor": creditor, "debtor": debtor, "points": points, "wins": wins})
}

fn win(winner: &str, payer: &str, points: u32) -> Value {
    json!({"winner": winner, "payer": payer, "points": points})
}

/// T-284.
#[test]
fn carry_returns_payments_and_debts() {
    let before = [debt("E", "S", 22, 2), debt("E", "W", 7, 1)];
    let fields = json!({"debts": before, "wins": [win("S", "E", 9)]});
    let report = event("hk-taiwanese", "carry", &fields);
    nets(&report, [18, -11, -7, 0]);
    assert_eq!(report["effects"]["debts"], json!([debt("S", "E", 9, 1)]));
    assert_eq!(report["transfers"].as_array().map(Vec::len), Some(2));
}

/// T-288, T-120.
#[test]
fn debts_are_cut_and_collected() {
    let debts = [debt("E", "S", 48, 3)];
    let fields = json!({"debts": debts, "creditor": "E", "debtor": "S"});
    let report = event("hk-taiwanese-2025", "carry-cut", &fields);
    assert_eq!(
        (&report["allowed"], &report["effects"]["debts"]),
        (&json!(true), &json!([]))
    );
    nets(&report, [48, -48, 0, 0]);
    let report = event("hk-taiwanese", "carry-cut", &fields);
    assert_eq!(
        (&report["allowed"], &report["effects"]["debts"]),
        (&json!(false), &json!(debts))
    );
    let report = event("hk-taiwanese", "carry-collect", &json!({"debts": debts}));
    nets(&report, [48, -48, 0, 0]);
    assert_eq!(report["effects"]["debts"], json!([]));
}

/// The list of refusals in part 11.
#[test]
fn impossible_debts_are_refused() {
    let refuse = |debts: Value, at: &str, message: &str| {
        let fields = json!({"debts": debts, "wins": [win("S", "E", 9)]});
        let report = event("hk-taiwanese", "carry", &fields);
        refused_because(&report, "bad-request", at, message);
    };
    let own = "nobody owes themselves anything: name two players, creditor and debtor";
    refuse(json!([debt("E", "E", 9, 1)]), "debts[0]", own);
    let both = "two players can’t owe each other at once: the last win settled the older debt, leave it out";
    refuse(
        json!([debt("E", "S", 9, 1), debt("S", "E", 9, 1)]),
        "debts[1]",
        both,
    );
    let twice = "one debt is named twice: give each creditor and debtor once, with all points";
    refuse(
        json!([debt("E", "S", 9, 1), debt("E", "S", 9, 1)]),
        "debts[1]",
        twice,
    );
    let none = "a debt has at least 1 point: leave it out, or give its points";
    refuse(json!([debt("E", "S", 0, 1)]), "debts[0]", none);
    let wins = "a debt comes from at least 1 win: give the number of wins in a row";
    refuse(json!([debt("E", "S", 9, 0)]), "debts[0]", wins);
    let report = event("hk-taiwanese", "carry", &json!({"debts": [], "wins": []}));
    refused(&report, &[("bad-request", "wins")]);
    let fields = json!({"debts": [{"creditor": "E"}], "wins": [win("S", "E", 9)]});
    let report = event("hk-taiwanese", "carry", &fields);
    let missing = ["debtor", "points", "wins"].map(|key| format!("debts[0].{key}"));
    let missing: Vec<_> = missing.iter().map(|at| ("bad-request", &at[..])).collect();
    refused(&report, &missing);
}

/// T-122: the payments of a score are what it is worth; `carried` is what moves now.
#[test]
fn a_score_shows_what_is_carried() {
    let mut request = json!({
        "ruleset": "hk-taiwanese",
        "hand": {
            "concealed": "45s33z",
            "melds": [
                { "kind": "pung", "tiles": "222m" },
                { "kind": "pung", "tiles": "999m" },
                { "kind": "chow", "tiles": "567p" },
                { "kind": "chow", "tiles": "789p" },
            ],
            "winning_tile": "6s",
            "bonus": ["f1", "f4"],
        },
        "win": { "by": "discard", "from": "W" },
        "seat": "S",
        "prevailing": "E",
        "on_table": { "debts": [debt("W", "S", 21, 2), debt("E", "N", 5, 1)] },
    });
    let report = answer(&request, false);
    // T-140: 7 points. S owed W 21 and won off W: half of it; N owed E 5, and neither won: all of it.
    nets(&report, [0, 7, -7, 0]);
    let carried = &report["carried"];
    assert_eq!(carried["payments"], each([5, -10, 10, -5]), "{report}");
    assert_eq!(carried["debts"], json!([debt("S", "W", 7, 1)]));
    request["options"] = json!({"carry": false});
    let report = answer(&request, false);
    assert_eq!(report.get("carried"), None);
    assert_eq!(report["ignored"][0]["at"], "on_table.debts");
    request["ruleset"] = "taiwanese".into();
    request["options"] = json!({});
    refused(
        &answer(&request, false),
        &[("bad-request", "on_table.debts")],
    );
    request["ruleset"] = "hk-taiwanese".into();
    request["on_table"] = json!({"debts": [debt("W", "W", 21, 2)]});
    refused(
        &answer(&request, false),
        &[("bad-request", "on_table.debts[0]")],
    );
}

/// T-328.
#[test]
fn next_hand_gives_debts_the_letters_of_the_next_hand() {
    let fields = json!({
        "winners": ["S"], "round": "E", "hand": 1,
        "on_table": {"streak": 2, "debts": [debt("E", "S", 11, 1)]},
    });
    let report = event("hk-taiwanese", "next-hand", &fields);
    let effects = json!({
        "dealer": "rotates", "streak": 0, "round": "E", "hand": 2, "over": false,
        "debts": [debt("N", "E", 11, 1)],
    });
    assert_eq!(report["effects"], effects);
    let report = event(
        "taiwanese",
        "next-hand",
        &json!({"winners": [], "round": "E", "hand": 1}),
    );
    let effects = json!({"dealer": "stays", "streak": 1, "round": "E", "hand": 1, "over": false});
    assert_eq!(report["effects"], effects);
}

/// T-128, T-299: payments and bank sum to 0.
#[test]
fn a_false_win_goes_to_the_bank() {
    let report = event("hk-taiwanese", "false-win", &json!({"seat": "S"}));
    nets(&report, [0, -160, 0, 0]);
    assert_eq!(report["bank"], 160);
    assert_eq!(
        report["effects"],
        json!({"dealer": "stays", "streak": 0, "redeal": true})
    );
}

/// T-134: the order of the tiles decides; half points are exact.
#[test]
fn bonus_tiles_have_an_order() {
    let collected = |tiles: &str| {
        let fields = json!({"seat": "W", "held_before": "f1 f2 f3", "tiles": tiles});
        event("hk-taiwanese", "bonus-collected", &fields)["payments"]["W"].clone()
    };
    assert_eq!(
        (collected("g4 f4"), collected("f4 g4")),
        (json!(22.5), json!(15))
    );
}

/// T-320 as a game: debts with their wins, and what the next win would do to them.
#[test]
fn a_game_lists_the_debts() {
    let won = |counter: u32, value: u32| {
        let input =
            json!({"told": "won", "seat": "E", "by": "discard", "from": "S", "value": value});
        json!({"id": counter.to_string(), "device": "d", "counter": counter, "time": 0, "input": input})
    };
    let opened = json!({
        "told": "opened", "ruleset": "hk-taiwanese", "players": ["Ann", "Bo", "Cy", "Di"],
        "seats": {"E": 0, "S": 1, "W": 2, "N": 3},
    });
    let opened = json!({"id": "1", "device": "d", "counter": 1, "time": 0, "input": opened});
    let game = json!({"tilewise-game": 1, "entries": [opened, won(2, 10), won(3, 8)]});
    let state: Value = serde_json::from_str(&game_json(game.to_string())).expect("JSON");
    let origin = |counters: u32, points: u32| json!({"round": "E", "hand": 1, "counters": counters, "points": points});
    let debt = json!({
        "creditor": 0, "debtor": 1, "points": 28, "wins": 2,
        "origins": [origin(0, 11), origin(1, 11)],
        "outlook": {"grown": 42, "halved": 14, "may_cut": false},
    });
    assert_eq!(state["carried"], json!([debt]), "{state}");
    assert_eq!(state["lines"][1]["carried"][0]["points"], 11);
    assert_eq!(state["players"][0]["score"], 0);
    assert_eq!(state["counters"], 2);
}
