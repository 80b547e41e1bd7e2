//! Invalid input, with the errors that are reported.

use crate::common::{answer, by_discard, by_self_draw, with};
use serde_json::{Value, json};

/// Returns the codes and paths of all errors of a request, and their messages.
#[track_caller]
fn reasons(report: &Value) -> (Vec<(&str, &str)>, Vec<&str>) {
    assert_eq!(report["ok"], false, "{report}");
    assert_eq!(report.as_object().map(serde_json::Map::len), Some(2));
    let errors = report["errors"].as_array().expect("a list");
    (
        errors
            .iter()
            .map(|error| {
                let at = error.get("at").and_then(Value::as_str);
                (
                    error["code"].as_str().unwrap_or_default(),
                    at.unwrap_or_default(),
                )
            })
            .collect(),
        errors
            .iter()
            .filter_map(|error| error["message"].as_str())
            .collect(),
    )
}

/// Checks that there is one error.
#[track_caller]
fn refused(request: &Value, code: &str, at: &str, message: &str) {
    let report = answer(request, false);
    let (codes, messages) = reasons(&report);
    assert_eq!(codes, [(code, at)], "{report}");
    assert_eq!(messages, [message]);
}

/// Checks several errors.
#[track_caller]
fn all_refused(request: &Value, codes: &[(&str, &str)]) {
    let report = answer(request, false);
    assert_eq!(reasons(&report).0, codes, "{report}");
}

#[track_caller]
fn text_refused(request: &str, message: &str) {
    let line = tilewise_api::answer_json(request, false);
    let report: Value = serde_json::from_str(&line).expect(&line);
    let (codes, messages) = reasons(&report);
    assert_eq!(codes, [("bad-request", "")]);
    assert_eq!(messages, [message]);
}

#[test]
fn invalid_json_is_refused_with_its_position() {
    text_refused(
        "",
        "the request is no JSON, it ends too early at line 1 column 0: send one JSON object",
    );
    text_refused(
        "{\"ruleset\": }",
        "the request is no JSON, it can’t be read any further at line 1 column 13: send one JSON object",
    );
    text_refused(
        "{} {}",
        "the request is no JSON, it can’t be read any further at line 1 column 4: send one JSON object",
    );
    text_refused(
        &format!("[{}]", " ".repeat(70_000)),
        "a request of 70002 bytes is too long: send at most 65536",
    );
    let deep = "[".repeat(5000);
    text_refused(
        &deep,
        "the request is no JSON, it can’t be read any further at line 1 column 128: send one JSON object",
    );
    let line = tilewise_api::answer_json(b"{\"a\xff\"}", false);
    assert!(line.contains("no UTF-8 from byte 4"), "{line}");
}

#[test]
fn what_cannot_be_read_is_named_with_what_it_takes() {
    for (fields, code, at, message) in [
        (
            ("seat", json!("X")),
            "bad-request",
            "seat",
            "seat is “X”: it takes a seat, E, S, W or N",
        ),
        (
            ("seat", json!(["S"])),
            "bad-request",
            "seat",
            "seat is a list: it takes a seat, E, S, W or N",
        ),
        (
            ("seet", json!("E")),
            "bad-request",
            "seet",
            "there is no field “seet” here: choose from ruleset, options, hand, win, seat, prevailing, circumstances, liability, pot, on_table, near",
        ),
        (
            ("hand", Value::Null),
            "bad-request",
            "hand",
            "hand is missing: it takes an object with concealed, winning_tile",
        ),
        (
            ("hand.concealed", json!(5)),
            "bad-request",
            "hand.concealed",
            "hand.concealed is 5: it takes tiles as a text, such as 22s456m",
        ),
        (
            ("hand.bonus", json!("f1")),
            "bad-request",
            "hand.bonus",
            "hand.bonus is “f1”: it takes a list of bonus tiles, such as [\"f1\", \"g3\"]",
        ),
        (
            ("hand.dora", json!(["1m"])),
            "bad-request",
            "hand.dora",
            "Hong Kong Old Style is played without dora: remove it",
        ),
        (
            ("win.by", json!("tsumo")),
            "bad-request",
            "win.by",
            "win.by is “tsumo”: it takes one of self-draw, discard, robbing-the-kong, bonus-tiles",
        ),
        (
            ("options", json!(7)),
            "bad-request",
            "options",
            "options is 7: it takes an object of options and their answers",
        ),
        (
            ("circumstances", json!(["last-tile", "last-tile"])),
            "bad-request",
            "circumstances[1]",
            "last-tile is there twice: remove one",
        ),
        (
            (
                "circumstances",
                json!([{"key": "tiles-left", "count": 1e300}]),
            ),
            "bad-request",
            "circumstances[0].count",
            "circumstances[0].count is a number of many digits: it takes a whole number from 0 to 255",
        ),
        (
            ("hand.concealed", json!("2223x")),
            "bad-notation",
            "hand.concealed",
            "“2223x” can’t be read: write tiles as digits and a suit letter, such as 123m, 456p, 789s, or 1z to 7z",
        ),
        (
            ("hand.concealed", json!("2220s")),
            "bad-notation",
            "hand.concealed",
            "“2220s” has a red five (0), and none is counted here: write 5",
        ),
        (
            ("hand.winning_tile", json!("12s")),
            "bad-notation",
            "hand.winning_tile",
            "“12s” is 2 tiles: it takes one tile as a text, such as 5m",
        ),
    ] {
        refused(&with(by_discard(), [fields]), code, at, message);
    }
}

#[test]
fn unknown_keys_are_named_with_the_available_ones() {
    for (fields, code, at, message) in [
        (
            ("hand.bonus", json!(["f5"])),
            "bad-notation",
            "hand.bonus[0]",
            "“f5” can’t be read: bonus tiles are f1 to f4, g1 to g4 and a1 to a4",
        ),
        (
            ("ruleset", json!("hk")),
            "unknown-ruleset",
            "ruleset",
            "no rule book is called “hk”: choose from hk-old-style, sparrows-nest, singapore, riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015, riichi-wrc-2025, riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a, mcr, mcr-wmo-2006, taiwanese, taiwanese-cml, taiwanese-star31, taiwanese-shenlaiye, taiwanese-home, taiwanese-southern, hk-taiwanese, hk-taiwanese-2025",
        ),
        (
            ("ruleset", Value::Null),
            "bad-request",
            "ruleset",
            "ruleset is missing: it takes the key of a rule book",
        ),
        (
            ("options", json!({"payment": 1})),
            "bad-option-value",
            "options.payment",
            "“1” isn’t an answer to payment: it takes discarder-double-others-single, discarder-full-others-half, discarder-only-x1, discarder-only-x2, discarder-only-x4",
        ),
        (
            ("options", json!({"minimum_fan": -1})),
            "bad-option-value",
            "options.minimum_fan",
            "“-1” isn’t an answer to minimum_fan: it takes a whole number from 0 to 99",
        ),
        (
            ("options", json!({"minimum_fan": [1]})),
            "bad-option-value",
            "options.minimum_fan",
            "“a list” isn’t an answer to minimum_fan: it takes a whole number from 0 to 99",
        ),
    ] {
        refused(&with(by_discard(), [fields]), code, at, message);
    }
}

#[test]
fn rule_violations_are_explained_in_rule_terms() {
    for (fields, code, at, message) in [
        (
            ("hand.concealed", json!("2222s")),
            "not-a-win",
            "hand",
            "not a winning hand: it takes four sets and a pair, or a special hand of these rules",
        ),
        (
            ("hand.bonus", json!(["f1", "f1"])),
            "duplicate-bonus-tile",
            "hand.bonus",
            "plum (f1) is there twice, but there is only one: remove one",
        ),
        // Nine, but there are eight.
        (
            (
                "hand.bonus",
                json!(["f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4", "g4"]),
            ),
            "duplicate-bonus-tile",
            "hand.bonus",
            "winter (g4) is there twice, but there is only one: remove one",
        ),
        (
            ("options", json!({"limit_fan": 0})),
            "bad-option-value",
            "options.limit_fan",
            "“0” isn’t an answer to limit_fan: it takes a whole number from 1 to 99",
        ),
        // HKOS-11 to HKOS-13 only have flowers and seasons.
        (
            ("hand.bonus", json!(["a1"])),
            "tile-not-in-set",
            "hand.bonus",
            "no animals in these rules: remove cat (a1)",
        ),
        (
            ("hand.concealed", json!("222s")),
            "wrong-tile-count",
            "hand",
            "13 tiles are 1 too few: add 1, so that there are 14 (each set on the table counts as three)",
        ),
    ] {
        refused(&with(by_discard(), [fields]), code, at, message);
    }
}

#[test]
fn circumstances_and_liabilities_are_held_against_the_rest() {
    for (fields, code, at, message) in [
        (
            ("circumstances", json!(["last-tle"])),
            "unknown-circumstance",
            "circumstances[0]",
            "“last-tle” is no circumstance: choose from last-tile, kong-replacement, consecutive-kong-replacement, initial-hand, kong-before-win, dealer-first-discard, bonus-replacement, five-tiles-left, tiles-left, fresh-tile, no-choice, missed-win-same-tile, wrong-tile-count, robbed-concealed-kong",
        ),
        (
            ("circumstances", json!(["no-choice", "riichi"])),
            "unknown-circumstance",
            "circumstances[1]",
            "riichi isn’t a circumstance in these rules: remove it",
        ),
        (
            ("circumstances", json!(["tiles-left"])),
            "missing-count",
            "circumstances[0]",
            "tiles-left needs its count",
        ),
        (
            ("win.from", Value::Null),
            "missing-seat",
            "win.from",
            "it isn’t known who discarded the winning tile: name the seat, E, S, W or N",
        ),
        (
            ("prevailing", Value::Null),
            "missing-seat",
            "prevailing",
            "the prevailing wind isn’t known: name it, E, S, W or N",
        ),
        (
            ("win", Value::Null),
            "missing-win",
            "win.by",
            "it isn’t known how the winning tile came: self-draw, discard or robbing the kong",
        ),
        (
            ("win.from", json!("S")),
            "impossible",
            "win.from",
            "you can’t win on your own discard: name another seat",
        ),
        // HKOS-01: there are no wins by bonus tiles.
        (
            ("win", json!({"by": "bonus-tiles"})),
            "not-a-win",
            "win.by",
            "these rules have no win by bonus tiles: name the tile that completed the hand",
        ),
        (
            (
                "liability",
                json!([{"key": "pure-green", "seat": "W", "fed": "set"}]),
            ),
            "unknown-liability",
            "liability[0]",
            "pure-green isn’t a liability in these rules: remove it",
        ),
        (
            (
                "liability",
                json!([{"key": "full-flush", "seat": "S", "fed": "set"}]),
            ),
            "bad-liability",
            "liability[0]",
            "liability full-flush: a player can’t feed their own hand: choose another seat",
        ),
        // HKOS-08 and HKOS-81.
        (
            ("circumstances", json!(["missed-win-same-tile"])),
            "win-refused",
            "",
            "the winner passed on the same tile since the last own draw, and may not take it now (HKOS-08)",
        ),
        (
            ("circumstances", json!(["wrong-tile-count"])),
            "win-refused",
            "",
            "a player with more or fewer than 13 tiles may not win this hand (HKOS-81)",
        ),
    ] {
        refused(&with(by_discard(), [fields]), code, at, message);
    }
}

#[test]
fn melds_are_refused_one_by_one() {
    let melds = json!([
        {"kind": "chow", "tiles": "567s", "from": "W"},
        {"kind": "pong", "tiles": "777s"},
        {"kind": "pung", "tiles": "556z"},
    ]);
    all_refused(
        &with(by_discard(), [("hand.melds", melds)]),
        &[
            ("bad-meld", "hand.melds[1].kind"),
            ("bad-meld", "hand.melds[2]"),
            ("bad-meld", "hand.melds[0].from"),
        ],
    );
}

#[test]
fn too_many_copies_are_counted_over_the_whole_hand() {
    let fields = [("hand.concealed", json!("7723s"))];
    all_refused(&with(by_discard(), fields), &[("too-many-copies", "hand")]);
    // A used-up wait: all four are in the hand.
    let fields = [
        ("hand.concealed", json!("1111s")),
        ("hand.winning_tile", json!("1s")),
    ];
    refused(
        &with(by_discard(), fields),
        "too-many-copies",
        "hand",
        "5 tiles of 1 bamboo (1s), but there are four: remove 1",
    );
}

#[test]
fn a_circumstance_may_contradict_the_win() {
    // HKOS-42: the initial hand of the dealer is drawn.
    let report = answer(
        &with(by_discard(), [("circumstances", json!(["initial-hand"]))]),
        false,
    );
    let (codes, _) = reasons(&report);
    assert!(
        codes.contains(&("circumstance-conflict", "circumstances[0]")),
        "{report}"
    );
    // A-23: the winner can't hold a robbed tile.
    let robbed = with(
        by_self_draw(),
        [
            ("win", json!({"by": "robbing-the-kong", "from": "S"})),
            ("hand.concealed", json!("55s22s")),
        ],
    );
    all_refused(&robbed, &[("impossible", "hand.winning_tile")]);
}

#[test]
fn all_mistakes_are_named_at_once() {
    let request = json!({
        "ruleset": "hk-old-style",
        "options": {"minimum_fan": "many", "limit": 13, "payment": "discarder-only-x1"},
        "hand": {
            "concealed": "2223s",
            "melds": [
                {"kind": "chow", "tiles": "567s"},
                {"kind": "pung", "tiles": "777s", "from": "Q"},
                {"kind": "pung", "tiles": "555z"},
            ],
            "winning_tile": "1s",
            "bonus": ["f1", "g9", "a4", "f1"],
        },
        "win": {"by": "discard"},
        "seat": 2,
        "prevaling": "E",
        "circumstances": ["kong-replacement", "lucky"],
        "liability": [{"key": "full-flush", "seat": "E", "fed": "no"}],
    });
    all_refused(
        &request,
        &[
            ("bad-request", "prevaling"),
            ("unknown-option", "options.limit"),
            ("bad-option-value", "options.minimum_fan"),
            ("bad-request", "hand.melds[1].from"),
            ("bad-notation", "hand.bonus[1]"),
            ("bad-request", "seat"),
            ("unknown-circumstance", "circumstances[1]"),
            ("bad-request", "liability[0].fed"),
            ("tile-not-in-set", "hand.bonus"),
            ("duplicate-bonus-tile", "hand.bonus"),
            ("missing-seat", "prevailing"),
            ("missing-seat", "win.from"),
            ("circumstance-conflict", "circumstances[0]"),
        ],
    );
}

#[test]
fn errors_caused_by_another_error_are_omitted() {
    // Unreadable tiles may have completed the hand.
    all_refused(
        &with(by_discard(), [("hand.concealed", json!("22s3"))]),
        &[("bad-notation", "hand.concealed")],
    );
    all_refused(
        &with(by_discard(), [("win", json!("discard"))]),
        &[("bad-request", "win")],
    );
    all_refused(&json!([]), &[("bad-request", "")]);
    all_refused(&json!(null), &[("bad-request", "")]);
}

#[test]
fn a_key_that_is_there_twice_is_named() {
    let line = tilewise_api::score_json(
        r#"{"ruleset":"hk-old-style","seat":"E","seat":"S","options":{"minimum_fan":1,"minimum_fan":2}}"#,
    );
    assert!(
        line.contains("\"seat is there twice: remove one\""),
        "{line}"
    );
    assert!(
        line.contains("\"minimum_fan is there twice: remove one\""),
        "{line}"
    );
}
