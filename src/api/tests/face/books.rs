//! Hands of other rule sets through the JSON interface: wins by bonus tiles, money in parts, waits, and
//! refusals.

use crate::common::{answer, nets, pays, refused, with};
use serde_json::{Value, json};

/// East's four chows, 23m waiting for 1m and 4m, without bonus tiles: a sequence hand of 4 points.
fn sequence() -> Value {
    json!({
        "ruleset": "singapore",
        "hand": {
            "concealed": "23m456p99s",
            "melds": [{"kind": "chow", "tiles": "345s"}, {"kind": "chow", "tiles": "678p"}],
            "winning_tile": "4m",
        },
        "win": {"by": "discard", "from": "N"},
        "seat": "E",
        "prevailing": "E",
    })
}

/// A hand of 13 unrelated tiles, and bonus tiles.
fn by_bonus_tiles(rule_set: &str, bonus: &[&str]) -> Value {
    json!({
        "ruleset": rule_set,
        "hand": {"concealed": "147m258p369s1234z", "bonus": bonus},
        "win": {"by": "bonus-tiles"},
        "seat": "S",
        "prevailing": "E",
    })
}

const EIGHT: [&str; 8] = ["f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4"];

/// Returns the key of each element, with its sets.
fn elements(report: &Value) -> Vec<(&str, &Value)> {
    let elements = report["elements"].as_array().into_iter().flatten();
    elements
        .map(|one| (one["key"].as_str().unwrap_or_default(), &one["sets"]))
        .collect()
}

#[test]
fn a_sequence_hand_is_scored_in_the_money_of_the_house() {
    let report = answer(&sequence(), false);
    let sets = json!(["234m", "456p", "345s", "678p", "99s"]);
    assert_eq!(elements(&report), [("sequence-hand", &sets)]);
    assert_eq!(report["elements"][0]["chinese"], "平胡");
    assert_eq!(report["unit"], "tai");
    // SG-14: V(4) = 8.
    nets(&report, [32, -8, -8, -16]);
    let quarter = with(sequence(), [("options", json!({"base": 0.25}))]);
    nets(&answer(&quarter, false), [8, -2, -2, -4]);
    let odd = with(sequence(), [("options", json!({"base": 0.05}))]);
    let report = answer(&odd, false);
    nets(&report, [1.6, -0.4, -0.4, -0.8]);
    assert_eq!(report["transfers"][0]["amount"], 0.8);
    assert_eq!(report["options"]["base"], 0.05);
    assert_eq!(report["options"]["limit"], 5);
}

#[test]
fn bonus_tiles_only_win_where_the_book_allows_it() {
    // SG-34, SG-35: the limit, as a self-draw.
    let report = answer(&by_bonus_tiles("singapore", &EIGHT), false);
    assert_eq!(elements(&report), [("eight-flowers", &json!(EIGHT))]);
    assert_eq!(
        (&report["reading"], &report["counted"]),
        (&json!(""), &json!(5))
    );
    nets(&report, [-32, 96, -32, -32]);
    // Concealed tiles don't matter, and an animal is not a flower.
    let hidden = [
        ("hand.concealed", json!("")),
        (
            "hand.bonus",
            json!(["a1", "f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4"]),
        ),
    ];
    let report = answer(&with(by_bonus_tiles("singapore", &EIGHT), hidden), false);
    assert_eq!(elements(&report), [("eight-flowers", &json!(EIGHT))]);
    // SG-23: the player who drew the eighth is the discarder.
    let seven = by_bonus_tiles("singapore", &EIGHT[..7]);
    let robbed = with(seven.clone(), [("win.from", json!("W"))]);
    let report = answer(&robbed, false);
    assert_eq!(
        elements(&report),
        [("robbing-the-eighth", &json!(EIGHT[..7]))]
    );
    nets(&report, [-16, 64, -32, -16]);
    // NEST-23, NEST-24.
    let report = answer(&by_bonus_tiles("sparrows-nest", &EIGHT[..7]), false);
    assert_eq!(elements(&report), [("flowers-hand", &json!(EIGHT[..7]))]);
    nets(&report, [-4, 12, -4, -4]);
    // Seven alone, and a rule set without this win.
    for request in [seven, by_bonus_tiles("hk-old-style", &EIGHT)] {
        refused(&answer(&request, false), &[("not-a-win", "win.by")]);
    }
    // An unreadable tile may be the missing one.
    let unread = with(
        by_bonus_tiles("singapore", &EIGHT),
        [("hand.bonus", json!(["f9"]))],
    );
    refused(
        &answer(&unread, false),
        &[("bad-notation", "hand.bonus[0]")],
    );
}

#[test]
fn each_wait_is_worth_what_the_way_of_winning_gives() {
    let waiting = |concealed: &str| {
        let fields = [
            ("hand.concealed", json!(concealed)),
            ("hand.winning_tile", Value::Null),
            ("win", Value::Null),
        ];
        let report = answer(&with(sequence(), fields), true);
        assert_eq!(report["ok"], true, "{report}");
        let waits = report["waits"].as_array().expect("a list").clone();
        waits
            .into_iter()
            .map(|mut wait| {
                let counted = |report: &Value| report["counted"].as_u64();
                let values = [counted(&wait["self_draw"]), counted(&wait["discard"])];
                (wait["tile"].take(), wait["left"].as_u64(), values)
            })
            .collect::<Vec<_>>()
    };
    let both = [Some(4), Some(4)];
    assert_eq!(
        waiting("23m456p99s"),
        [(json!("1m"), Some(4), both), (json!("4m"), Some(4), both)]
    );
    // SG-71: a single wait suffices for a self-draw, not for a discard.
    assert_eq!(
        waiting("24m456p99s"),
        [(json!("3m"), Some(4), [Some(4), Some(0)])]
    );
    // 6789s with all four 9s in the hand: only 6s is left, and it is a single wait.
    let fields = [
        ("hand.concealed", json!("6789s")),
        (
            "hand.melds",
            json!([
                {"kind": "pung", "tiles": "999s"},
                {"kind": "chow", "tiles": "345s"},
                {"kind": "chow", "tiles": "678p"},
            ]),
        ),
        ("hand.winning_tile", Value::Null),
        ("win", Value::Null),
    ];
    let report = answer(&with(sequence(), fields), true);
    let waits = report["waits"].as_array().expect("a list");
    let tiles: Vec<_> = waits.iter().map(|wait| &wait["tile"]).collect();
    assert_eq!(tiles, ["6s"], "{report}");
}

#[test]
fn a_declared_win_waits_for_its_tiles_all_the_same() {
    // SG-76 needs no pair; SG-75 does, and has the value of the limit here.
    let request = json!({
        "ruleset": "singapore",
        "options": {"early_three_dragons": true},
        "hand": {
            "concealed": "555666777z1m",
            "melds": [{"kind": "chow", "tiles": "345s"}],
        },
        "seat": "E",
        "prevailing": "E",
        "circumstances": ["early-three-dragons"],
    });
    let report = answer(&request, true);
    assert_eq!(report["waits"][0]["tile"], "1m", "{report}");
    assert_eq!(report["waits"][0]["discard"]["counted"], 5);
}

#[test]
fn errors_caused_by_unreadable_tiles_are_omitted() {
    // SG-85 takes a bonus tile, SG-82 thirteen orphans.
    let drawn = ("win", json!({"by": "self-draw"}));
    for (fields, reason) in [
        (
            [
                drawn.clone(),
                ("circumstances", json!(["bonus-replacement"])),
                ("hand.bonus", json!([])),
            ],
            ("circumstance-conflict", "circumstances[0]"),
        ),
        (
            [
                drawn,
                ("circumstances", json!(["bonus-replacement"])),
                ("hand.bonus", json!(["f7"])),
            ],
            ("bad-notation", "hand.bonus[0]"),
        ),
        (
            [
                ("win", json!({"by": "robbing-the-kong", "from": "W"})),
                ("circumstances", json!(["robbed-concealed-kong"])),
                ("hand.bonus", json!([])),
            ],
            ("win-refused", ""),
        ),
        (
            [
                ("win", json!({"by": "robbing-the-kong", "from": "W"})),
                ("circumstances", json!(["robbed-concealed-kong"])),
                ("hand.concealed", json!("19m19p19s12345x")),
            ],
            ("bad-notation", "hand.concealed"),
        ),
    ] {
        let report = answer(&with(sequence(), fields), false);
        refused(&report, &[reason]);
    }
}

#[test]
fn impossible_requests_are_explained_in_sentences() {
    let hk = json!({"ruleset": "hk-old-style", "options": {}});
    let limit = "it takes a whole number from 1 to 30, or none";
    let base = "it takes an amount from 0.01 to 10000 with at most two decimals";
    for (fields, code, at, message) in [
        (
            [("ruleset", hk["ruleset"].clone()), ("hand.bonus", json!(["a2"]))],
            "tile-not-in-set",
            "hand.bonus",
            "no animals in these rules: remove rat (a2)".to_owned(),
        ),
        (
            [
                ("ruleset", json!("sparrows-nest")),
                ("hand.bonus", json!(["a4"])),
            ],
            "tile-not-in-set",
            "hand.bonus",
            "no animals in these rules: remove centipede (a4)"
                .to_owned(),
        ),
        (
            [
                ("win.by", json!("self-draw")),
                (
                    "hand.bonus",
                    json!(["f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4", "f3"]),
                ),
            ],
            "duplicate-bonus-tile",
            "hand.bonus",
            "chrysanthemum (f3) is there twice, but there is only one: remove one".to_owned(),
        ),
        (
            [
                ("hand.concealed", json!("44m456p99s")),
                ("win", json!({"by": "robbing-the-kong", "from": "W"})),
            ],
            "impossible",
            "hand.winning_tile",
            "the robbed 4 characters (4m) is the fourth of a kong, so the winner can hold no other: \
             a robbed tile completes a chow or thirteen orphans"
                .to_owned(),
        ),
        (
            [
                ("hand.concealed", json!("4444m")),
                (
                    "hand.melds",
                    json!([
                        {"kind": "pung", "tiles": "555z"},
                        {"kind": "chow", "tiles": "345s"},
                        {"kind": "chow", "tiles": "678p"},
                    ]),
                ),
            ],
            "too-many-copies",
            "hand",
            "5 tiles of 4 characters (4m), but there are four: remove 1".to_owned(),
        ),
        (
            [("options", json!({"limit": 0})), ("win.from", json!("N"))],
            "bad-option-value",
            "options.limit",
            format!("“0” isn’t an answer to limit: {limit}"),
        ),
        (
            [("options", json!({"limit": 5.5})), ("win.from", json!("N"))],
            "bad-option-value",
            "options.limit",
            format!("“5.5” isn’t an answer to limit: {limit}"),
        ),
        (
            [("options", json!({"base": -1})), ("win.from", json!("N"))],
            "bad-option-value",
            "options.base",
            format!("“-1” isn’t an answer to base: {base}"),
        ),
        (
            [("options", json!({"base": 0})), ("win.from", json!("N"))],
            "bad-option-value",
            "options.base",
            format!("“0” isn’t an answer to base: {base}"),
        ),
        (
            [("options", json!({"base": "abc"})), ("win.from", json!("N"))],
            "bad-option-value",
            "options.base",
            format!("“abc” isn’t an answer to base: {base}"),
        ),
    ] {
        let report = answer(&with(sequence(), fields), false);
        refused(&report, &[(code, at)]);
        assert_eq!(report["errors"][0]["message"], message);
    }
}

#[test]
fn options_are_read_as_numbers_and_as_texts() {
    for (value, used) in [
        (json!({"base": 2}), json!({"base": 2})),
        (json!({"base": 0.5}), json!({"base": 0.5})),
        (json!({"base": "0.50"}), json!({"base": 0.5})),
        (json!({"limit": "none"}), json!({"limit": "none"})),
        (json!({"limit": "8"}), json!({"limit": 8})),
        (json!({"limit": 8.0}), json!({"limit": 8})),
        (
            json!({"false_win_points": 5}),
            json!({"false_win_points": "5"}),
        ),
        (
            json!({"payout": "shooter 1 2"}),
            json!({"payout": "shooter-1-2"}),
        ),
    ] {
        let report = answer(&with(sequence(), [("options", value)]), false);
        for (key, answer) in used.as_object().expect("an object") {
            assert_eq!(report["options"][key], *answer, "{report}");
        }
    }
    // V(4) without a limit, and a settled win of 8 there: V(8) = 128.
    let fields = json!({"seat": "E", "value": 8, "by": "self-draw", "options": {"limit": "none"}});
    let report = crate::common::event("singapore", "settle-win", &fields);
    pays(&report, "SG-15", [768, -256, -256, -256]);
}

/// 0.25 is a valid value of `base`; slightly more is not.
#[test]
fn a_number_is_not_rounded_to_an_answer() {
    let options = json!({"base": 0.250_000_000_1});
    let report = answer(&with(sequence(), [("options", options)]), false);
    refused(&report, &[("bad-option-value", "options.base")]);
    let message = report["errors"][0]["message"].as_str().expect("a text");
    assert!(
        message.starts_with("“a number of many digits” isn’t an answer to base"),
        "{message}"
    );
}
