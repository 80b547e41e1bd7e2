//! Laws of the data face: whatever comes in, one report goes out.

mod common;

use common::{by_discard, by_self_draw};
use proptest::prelude::*;
use serde_json::{Value, json};

/// One line of JSON with `ok`; and if it is no, with reasons.
fn is_report(line: &str) -> Result<(), TestCaseError> {
    prop_assert!(!line.contains('\n'), "{line}");
    let report: Value =
        serde_json::from_str(line).map_err(|_| TestCaseError::fail(line.to_owned()))?;
    prop_assert!(report["ok"].is_boolean(), "{report}");
    let reasons = report["errors"].as_array().map_or(0, Vec::len);
    prop_assert_eq!(report["ok"] == false, reasons > 0, "{}", report);
    if let Some(payments) = report["payments"].as_object() {
        let sum: i64 = payments.values().filter_map(Value::as_i64).sum();
        prop_assert_eq!(sum, 0);
    }
    Ok(())
}

/// Words that mean something somewhere.
const WORDS: &[&str] = &[
    "hk-old-style",
    "E",
    "S",
    "W",
    "N",
    "discard",
    "self-draw",
    "robbing-the-kong",
    "bonus-tiles",
    "chow",
    "pung",
    "kong",
    "added-kong",
    "concealed-kong",
    "123m",
    "555z",
    "1111p",
    "2223s",
    "1s",
    "0m",
    "f1",
    "g4",
    "a2",
    "last-tile",
    "initial-hand",
    "tiles-left",
    "kong-replacement",
    "full-flush",
    "five-tiles-left",
    "set",
    "winning-tile",
    "no-choice",
    "settle-win",
    "claim",
    "claims-on-discard",
    "erroneous-mahjong",
    "wrong-tile-count",
    "win",
    "ordinary",
    "thirteen-orphans",
    "minimum_fan",
    "points_table",
    "1,2,3",
    "",
];

fn leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-1..300i64).prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        "[0-9mpszfga ]{0,16}".prop_map(Value::from),
        prop::sample::select(WORDS).prop_map(Value::from),
    ]
}

fn tree() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(3, 24, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((prop::sample::select(KEYS), inner), 0..5).prop_map(|fields| {
                fields
                    .into_iter()
                    .map(|(key, value)| (key.to_owned(), value))
                    .collect()
            }),
        ]
    })
}

const KEYS: &[&str] = &[
    "ruleset",
    "options",
    "hand",
    "win",
    "seat",
    "prevailing",
    "circumstances",
    "liability",
    "concealed",
    "melds",
    "winning_tile",
    "bonus",
    "dora",
    "kind",
    "tiles",
    "from",
    "by",
    "key",
    "count",
    "fed",
    "exempt",
    "event",
    "value",
    "pot",
    "claims",
    "action",
    "tile",
    "missed",
    "own_turn_since",
    "minimum_fan",
    "points_table",
];

/// Places in a request where something else can stand.
const PLACES: &[&str] = &[
    "/ruleset",
    "/options",
    "/hand",
    "/hand/concealed",
    "/hand/melds",
    "/hand/melds/0",
    "/hand/melds/1/kind",
    "/hand/melds/1/tiles",
    "/hand/melds/2/from",
    "/hand/winning_tile",
    "/hand/bonus",
    "/win",
    "/win/by",
    "/win/from",
    "/seat",
    "/prevailing",
    "/circumstances",
    "/circumstances/0",
    "/liability",
    "/liability/0/key",
    "/liability/0/seat",
];

/// A good request with a few other things in it.
fn almost_right() -> impl Strategy<Value = Value> {
    let whole = |mut request: Value| {
        request["options"] = json!({});
        request["hand"]["bonus"] = json!([]);
        request["circumstances"] = json!(["last-tile"]);
        request["liability"] = json!([{"key": "full-flush", "seat": "N", "fed": "set"}]);
        request
    };
    let requests = vec![whole(by_discard()), whole(by_self_draw())];
    let changes = prop::collection::vec((prop::sample::select(PLACES), tree()), 0..4);
    (prop::sample::select(requests), changes).prop_map(|(mut request, changes)| {
        for (place, value) in changes {
            if let Some(old) = request.pointer_mut(place) {
                *old = value;
            }
        }
        request
    })
}

fn event() -> impl Strategy<Value = Value> {
    let kinds = vec![
        "settle-win",
        "claims-on-discard",
        "claim",
        "erroneous-mahjong",
        "wrong-tile-count",
    ];
    let fields = prop::collection::vec((prop::sample::select(KEYS), tree()), 0..6);
    (prop::sample::select(kinds), fields).prop_map(|(kind, fields)| {
        let mut request = json!({"seat": "E", "from": "S", "value": 5, "by": "discard"});
        for (key, value) in fields {
            request[key] = value;
        }
        request["ruleset"] = "hk-old-style".into();
        request["event"] = kind.into();
        request
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_have_a_report(bytes in prop::collection::vec(any::<u8>(), 0..200), waits: bool) {
        is_report(&tilewise_wasm::answer_json(&bytes, waits))?;
    }

    #[test]
    fn any_json_has_a_report(json in tree(), waits: bool) {
        is_report(&tilewise_wasm::answer_json(json.to_string(), waits))?;
    }

    #[test]
    fn almost_right_requests_have_a_report(json in almost_right(), waits: bool) {
        is_report(&tilewise_wasm::answer_json(json.to_string(), waits))?;
    }

    #[test]
    fn events_have_a_report(json in event()) {
        is_report(&tilewise_wasm::answer_json(json.to_string(), false))?;
    }

    #[test]
    fn a_part_of_a_request_has_a_report(cut in 0usize..400, waits: bool) {
        let request = by_discard().to_string();
        let part = request.as_bytes().get(..cut).unwrap_or(request.as_bytes());
        is_report(&tilewise_wasm::answer_json(part, waits))?;
    }
}
