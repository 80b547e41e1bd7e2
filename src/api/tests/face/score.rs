//! Requests to score a hand, with their reports.

use crate::common::{answer, by_discard, by_self_draw, liable, with};
use serde_json::{Value, json};

/// Returns some fields of a report, by their paths.
#[track_caller]
fn assert_fields<const N: usize>(request: &Value, fields: [(&str, Value); N]) {
    let report = answer(request, false);
    assert_eq!(report["ok"], true, "{report}");
    for (path, value) in fields {
        assert_eq!(report.pointer(path), Some(&value), "{path} in {report}");
    }
}

fn keys(list: &Value) -> Vec<&str> {
    let items = list.as_array().into_iter().flatten();
    items.filter_map(|item| item["key"].as_str()).collect()
}

#[test]
fn the_examples_of_the_book_pay_as_in_the_book() {
    // HKOS-EX1: 32 + 16 + 16 = 64.
    assert_fields(
        &by_discard(),
        [
            ("/total", json!(5)),
            ("/counted", json!(5)),
            ("/unit", json!("fan")),
            ("/reading", json!("123s 22s c567s p777s p555z")),
            ("/payments", json!({"E": -16, "S": 64, "W": -32, "N": -16})),
            (
                "/transfers/0",
                json!({
                    "from": "W", "to": "S", "amount": 32,
                    "reason": "discarded the winning tile", "clause": "HKOS-51",
                }),
            ),
        ],
    );
    // HKOS-EX2: 3 × 32 = 96.
    assert_fields(
        &by_self_draw(),
        [
            ("/total", json!(4)),
            ("/below_minimum", json!(false)),
            ("/limit", json!(false)),
            ("/payments", json!({"E": 96, "S": -32, "W": -32, "N": -32})),
        ],
    );
}

/// NEST-62, NEST-71: ten faan are 64 from each, and one player pays them all.
#[test]
fn payments_without_liability_are_listed_if_liable() {
    let each = |seat: &str| {
        json!({
            "from": seat, "to": "S", "amount": 64,
            "reason": "the winning tile was self-drawn", "clause": "NEST-62",
        })
    };
    assert_fields(
        &liable(),
        [
            ("/transfers/0/clause", json!("NEST-71")),
            ("/payments", json!({"E": 0, "S": 192, "W": 0, "N": -192})),
            (
                "/otherwise",
                json!({
                    "transfers": [each("W"), each("N"), each("E")],
                    "payments": {"E": -64, "S": 192, "W": -64, "N": -64},
                }),
            ),
        ],
    );
    let unknown = with(
        liable(),
        [(
            "hand.melds",
            json!([
                { "kind": "pung", "tiles": "555z" },
                { "kind": "pung", "tiles": "666z" },
                { "kind": "pung", "tiles": "777z" },
            ]),
        )],
    );
    // The discarder of the winning tile is the only payer in any case.
    let own = with(liable(), [("win", json!({ "by": "discard", "from": "N" }))]);
    for request in [by_discard(), by_self_draw(), unknown, own] {
        assert_eq!(answer(&request, false).get("otherwise"), None);
    }
}

#[test]
fn a_report_has_its_fields_in_the_order_of_the_face() {
    let line = tilewise_api::score_json(&by_discard().to_string());
    let fields = [
        "{\"ok\":true",
        "ruleset",
        "options",
        "elements",
        "rejected",
        "unit",
        "total",
        "counted",
        "limit",
        "below_minimum",
        "reading",
        "transfers",
        "payments",
    ];
    let places: Vec<_> = fields
        .iter()
        .map(|field| match *field {
            // Elements have fields of these names too.
            "total" | "limit" => line.rfind(&format!("\"{field}\":")),
            _ => line.find(field),
        })
        .collect();
    assert!(places.iter().all(Option::is_some), "{places:?}");
    assert!(places.is_sorted(), "{places:?}");
    assert!(!line.contains("\"fu\""), "fu is for riichi");
}

#[test]
fn elements_name_the_sets_that_they_found() {
    let report = answer(&by_discard(), false);
    assert_eq!(
        report["elements"][1],
        json!({
            "key": "dragon-pung", "name": "Dragon Pung", "clause": "HKOS-15",
            "count": 1, "value": 1, "total": 1, "limit": false, "sets": ["555z"],
        })
    );
    let whole = json!(["123s", "567s", "777s", "555z", "22s"]);
    assert_eq!(report["elements"][2]["sets"], whole);
    // HKOS-12, HKOS-13: the own flower and season.
    let flowers = with(by_discard(), [("hand.bonus", json!(["f2", "g1"]))]);
    let report = answer(&flowers, false);
    assert_eq!(report["elements"][0]["key"], "seat-flower");
    assert_eq!(report["elements"][0]["sets"], json!(["f2"]));
}

#[test]
fn every_element_counts_or_has_a_reason() {
    let report = answer(
        &with(
            by_discard(),
            [
                ("options", json!({"seven_pairs": "off"})),
                ("hand.bonus", json!(["f1", "f2", "f3", "f4"])),
            ],
        ),
        false,
    );
    let mut all = keys(&report["elements"]);
    all.extend(keys(&report["rejected"]));
    assert_eq!(all.len(), 38);
    let why = |key: &str| {
        let rejected = report["rejected"].as_array().expect("a list");
        let one = rejected.iter().find(|one| one["key"] == key).expect(key);
        (one["why"].clone(), one.get("by").cloned())
    };
    assert_eq!(why("all-pungs"), (json!("not-met"), None));
    assert_eq!(why("seven-pairs"), (json!("switched-off"), None));
    // HKOS-22: All Flowers implies the own flower.
    assert_eq!(
        why("seat-flower"),
        (json!("included-in"), Some(json!("all-flowers")))
    );
}

#[test]
fn special_hands_show_their_groups() {
    for (concealed, winning, reading, sets) in [
        // HKOS-27.
        (
            "66s22m55p77p66z7z44s",
            "7z",
            "22m 55p 77p 44s 66s 66z 77z",
            json!(["22m", "55p", "77p", "44s", "66s", "66z", "77z"]),
        ),
        // HKOS-37.
        (
            "19m19p19s1234567z",
            "7z",
            "19m19p19s12345677z",
            json!(["19m19p19s12345677z"]),
        ),
    ] {
        let hand = json!({"concealed": concealed, "winning_tile": winning});
        let report = answer(&with(by_discard(), [("hand", hand)]), false);
        assert_eq!(report["reading"], reading);
        let elements = report["elements"].as_array().expect("a list");
        assert_eq!(elements.last().expect("an element")["sets"], sets);
    }
}

#[test]
fn hand_below_the_minimum_is_explained_without_payments() {
    // HKOS-03: only No Flowers.
    let hand = json!({
        "concealed": "46s22s123p", "winning_tile": "5s",
        "melds": [{"kind": "chow", "tiles": "456m"}, {"kind": "pung", "tiles": "777p"}],
    });
    assert_fields(
        &with(by_discard(), [("hand", hand)]),
        [
            ("/below_minimum", json!(true)),
            ("/total", json!(1)),
            ("/transfers", json!([])),
            ("/payments", json!({"E": 0, "S": 0, "W": 0, "N": 0})),
        ],
    );
}

#[test]
fn a_limit_hand_pays_the_limit() {
    // HKOS-37, HKOS-44, HKOS-51.
    let hand = json!({"concealed": "19m19p19s1234567z", "winning_tile": "7z"});
    assert_fields(
        &with(by_discard(), [("hand", hand)]),
        [
            ("/total", json!(11)),
            ("/counted", json!(10)),
            ("/limit", json!(true)),
            ("/elements/1/limit", json!(true)),
            (
                "/payments",
                json!({"E": -64, "S": 256, "W": -128, "N": -64}),
            ),
        ],
    );
}

#[test]
fn options_are_read_in_any_type_and_written_in_their_own() {
    for (key, input, used) in [
        ("minimum_fan", json!(1), json!(1)),
        ("minimum_fan", json!("1"), json!(1)),
        ("minimum_fan", json!(1.0), json!(1)),
        ("bonus_tiles_in_play", json!("false"), json!(false)),
        ("bonus_tiles_in_play", json!(false), json!(false)),
        (
            "payment",
            json!("discarder-only-x1"),
            json!("discarder-only-x1"),
        ),
        ("points_table", json!("1,2,3"), json!("1,2,3")),
        ("points_table", json!("fan-laak"), json!("fan-laak")),
        ("erroneous_mahjong_each", json!("32"), json!(32)),
    ] {
        let request = with(by_discard(), [("options", json!({key: input}))]);
        assert_fields(&request, [(&format!("/options/{key}"), used)]);
    }
    let report = answer(&by_discard(), false);
    assert_eq!(report["options"]["minimum_fan"], 3);
    assert_eq!(report["options"]["starting_points"], 500);
}

#[test]
fn circumstances_are_keys_or_objects() {
    // HKOS-19 and HKOS-20.
    for (circumstance, element) in [
        (json!(["last-tile"]), "last-tile-discard"),
        (json!([{"key": "last-tile"}]), "last-tile-discard"),
    ] {
        let request = with(by_discard(), [("circumstances", circumstance)]);
        let report = answer(&request, false);
        assert!(keys(&report["elements"]).contains(&element), "{report}");
    }
}

#[test]
fn feeder_of_the_last_set_pays_for_all() {
    let hand = json!({
        "concealed": "3345s", "winning_tile": "3s",
        "melds": [
            {"kind": "chow", "tiles": "567s", "from": "E"},
            {"kind": "pung", "tiles": "777s", "from": "N"},
            {"kind": "pung", "tiles": "222s", "from": "E"},
        ],
    });
    // HKOS-64: the fourth set of Full Flush. 7 fan with No Flowers: 4 × 32.
    let request = with(by_discard(), [("hand", hand)]);
    assert_fields(
        &request,
        [("/payments", json!({"E": 0, "S": 128, "W": -128, "N": 0}))],
    );
    // HKOS-70, stated by the table: 5 fan, 4 × 16.
    let liability = json!([{"key": "five-tiles-left", "seat": "W", "fed": "winning-tile"}]);
    let request = with(by_discard(), [("liability", liability)]);
    assert_fields(
        &request,
        [("/payments", json!({"E": 0, "S": 64, "W": -64, "N": 0}))],
    );
}

#[test]
fn null_is_as_good_as_left_out() {
    let mut request = by_discard();
    for field in ["options", "circumstances", "liability"] {
        request[field] = Value::Null;
    }
    request["hand"]["bonus"] = Value::Null;
    request["hand"]["melds"][0]["from"] = Value::Null;
    assert_eq!(answer(&request, false), answer(&by_discard(), false));
}

#[test]
fn cached_report_equals_a_fresh_one() {
    let options = |options| with(by_discard(), [("options", options)]);
    for request in [
        by_discard(),
        by_self_draw(),
        liable(),
        options(json!({"minimum_fan": 1, "little_three_dragons_includes_pungs": false})),
        options(json!({"seven_pairs": "off"})),
        options(json!({"minimum_fan": 3})),
    ] {
        let text = request.to_string();
        let json = tilewise_api::read(text.as_bytes()).expect("JSON");
        let fresh = serde_json::to_string(&tilewise_api::score(&json)).expect("JSON");
        assert_eq!(tilewise_api::score_json(&text), fresh);
    }
}
