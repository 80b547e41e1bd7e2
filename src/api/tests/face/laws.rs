//! Properties of the JSON interface: every input leads to one report.

use crate::common::{by_discard, by_self_draw};
use proptest::prelude::*;
use serde_json::{Value, json};
use tilewise_rules::{AnswerKind, Event, WinBy, rule_sets};

/// Returns an amount in hundredths, exactly.
fn hundredths(amount: &Value) -> i64 {
    let amount = amount.as_f64().expect("an amount") * 100.0;
    assert!((amount - amount.round()).abs() < 1e-3, "{amount}");
    #[expect(clippy::cast_possible_truncation, reason = "amounts are smaller")]
    let whole = amount.round() as i64;
    whole
}

/// Checks that the report is one line of JSON with `ok`, and with errors if that is false.
fn is_report(line: &str) -> Result<(), TestCaseError> {
    is_report_on(line, 0)
}

/// Checks the same, and that payments come out of the pot, with this amount before.
fn is_report_on(line: &str, pot_before: i64) -> Result<(), TestCaseError> {
    prop_assert!(!line.contains('\n'), "{line}");
    let report: Value =
        serde_json::from_str(line).map_err(|_| TestCaseError::fail(line.to_owned()))?;
    prop_assert!(report["ok"].is_boolean(), "{report}");
    let reasons = report["errors"].as_array().map_or(0, Vec::len);
    prop_assert_eq!(report["ok"] == false, reasons > 0, "{}", report);
    if let Some(payments) = report["payments"].as_object() {
        let sum: i64 = payments.values().map(hundredths).sum();
        let gained = report.get("pot").map_or(0, hundredths);
        prop_assert!(sum + gained == pot_before, "{report}");
    }
    Ok(())
}

/// Words with a meaning in some field.
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
    "draw",
    "false-win",
    "bonus-collected",
    "kong",
    "added",
    "eight-flowers",
    "flowers-hand",
    "none",
    "sparrows-nest",
    "singapore",
    "win",
    "ordinary",
    "thirteen-orphans",
    "riichi-wrc-2015",
    "foul",
    "exhaustive-draw",
    "hanchan",
    "F5",
    "late",
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
    "winners",
    "contributions",
    "last_hand",
    "held_before",
    "before_replacement",
    "tiles_left",
    "robbed",
    "holder",
    "hider",
    "foul",
    "facts",
    "tenpai",
    "table",
    "base",
    "limit",
    "minimum_fan",
    "points_table",
];

/// Paths in a request at which values are replaced.
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

/// A valid request with a few replaced values.
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
    let requests = prop::sample::select(requests);
    (requests, rule_set(), changes).prop_map(|(mut request, rule_set, changes)| {
        request["ruleset"] = rule_set;
        for (place, value) in changes {
            if let Some(old) = request.pointer_mut(place) {
                *old = value;
            }
        }
        request
    })
}

/// The key of a rule set.
fn rule_set() -> impl Strategy<Value = Value> {
    let keys: Vec<_> = rule_sets::ALL
        .iter()
        .map(|rule_set| rule_set.identity.key)
        .collect();
    prop::sample::select(keys).prop_map(Value::from)
}

fn seat() -> impl Strategy<Value = Value> {
    prop::sample::select(vec!["E", "S", "W", "N"]).prop_map(Value::from)
}

/// Some texts of a list.
fn some(texts: &'static [&str]) -> impl Strategy<Value = Value> {
    prop::collection::vec(prop::sample::select(texts), 0..5).prop_map(Value::from)
}

/// An answer to a question of an event.
fn answer(ask: AnswerKind) -> BoxedStrategy<Value> {
    let number = |most: u32| prop_oneof![0..20.min(most) + 1, 0..=most].prop_map(Value::from);
    match ask {
        AnswerKind::Seat => seat().boxed(),
        AnswerKind::Number(most) => number(most).boxed(),
        AnswerKind::By => {
            let keys = WinBy::ALL.map(WinBy::key).to_vec();
            prop::sample::select(keys).prop_map(Value::from).boxed()
        }
        AnswerKind::Flag => any::<bool>().prop_map(Value::from).boxed(),
        AnswerKind::Word(words) => prop::sample::select(words)
            .prop_map(|(key, _)| Value::from(key))
            .boxed(),
        AnswerKind::Tile => prop::sample::select(vec!["1m", "5p", "7z"])
            .prop_map(Value::from)
            .boxed(),
        AnswerKind::NumberOf(all) => prop::sample::select(all).prop_map(Value::from).boxed(),
        AnswerKind::Points => (-20..600_i64)
            .prop_map(|hundreds| json!(100 * hundreds))
            .boxed(),
        AnswerKind::PointsBySeat => (100..500_i64)
            .prop_map(|east| {
                let (east, north) = (100 * east, 60_000 - 100 * east);
                json!({"E": east, "S": 35_000, "W": 25_000, "N": north})
            })
            .boxed(),
        AnswerKind::ScoresBySeat => (-100..100_i64)
            .prop_map(|east| json!({"E": east, "S": 12, "W": -east, "N": -12}))
            .boxed(),
        AnswerKind::OverallBySeat => number(100)
            .prop_map(|penalty| json!({"S": penalty}))
            .boxed(),
        AnswerKind::Held => some(&["123m456p789s1122z", "4z", "11m", "123m456p1122s"]).boxed(),
        AnswerKind::Tiles => some(&["1m", "47m", "5p", "7z"]).boxed(),
        AnswerKind::Debts => {
            let debt = (seat(), seat(), number(60), number(4)).prop_map(
                |(creditor, debtor, points, wins)| json!({"creditor": creditor, "debtor": debtor, "points": points, "wins": wins}),
            );
            prop::collection::vec(debt, 0..3)
                .prop_map(Value::from)
                .boxed()
        }
        AnswerKind::CarriedWins => {
            let win = (seat(), seat(), number(60)).prop_map(
                |(winner, payer, points)| json!({"winner": winner, "payer": payer, "points": points}),
            );
            prop::collection::vec(win, 0..4)
                .prop_map(Value::from)
                .boxed()
        }
        AnswerKind::Bonus | AnswerKind::BonusInOrder => {
            some(&["f1", "f2", "f3 f4", "g1", "g2", "a1", "a2", "a3", "a4"]).boxed()
        }
        AnswerKind::BySeat => [number(100), number(100), number(100), number(u32::MAX)]
            .prop_map(|[e, s, w, n]| json!({"E": e, "S": s, "W": w, "N": n}))
            .boxed(),
        AnswerKind::Claims => {
            let hand = prop::sample::select(vec!["ordinary", "thirteen-orphans"]);
            let claim = (seat(), hand).prop_map(|(seat, hand)| json!({"seat": seat, "hand": hand}));
            prop::collection::vec(claim, 0..4)
                .prop_map(Value::from)
                .boxed()
        }
        AnswerKind::Claimants => {
            prop::collection::vec(seat().prop_map(|seat| json!({"seat": seat})), 0..4)
                .prop_map(Value::from)
                .boxed()
        }
        AnswerKind::Seats => prop::collection::vec(seat(), 0..5)
            .prop_map(Value::from)
            .boxed(),
        AnswerKind::Overall => {
            prop_oneof![Just(json!("12.3")), Just(json!(-5)), Just(json!(0.001))].boxed()
        }
        AnswerKind::Winners(Some(_)) => {
            let winner = (seat(), number(14), number(50), number(3)).prop_map(
                |(seat, value, fu, yakuman)| json!({"seat": seat, "value": value, "fu": fu, "yakuman": yakuman}),
            );
            prop::collection::vec(winner, 0..4)
                .prop_map(Value::from)
                .boxed()
        }
        AnswerKind::Winners(None) => {
            let winner = (seat(), number(u16::MAX.into()))
                .prop_map(|(seat, value)| json!({"seat": seat, "value": value}));
            prop::collection::vec(winner, 0..4)
                .prop_map(Value::from)
                .boxed()
        }
    }
}

/// An event with most of its answers, and perhaps another field.
fn event() -> impl Strategy<Value = Value> {
    let events = prop::sample::select(rule_sets::events().collect::<Vec<&Event>>());
    let junk = prop::collection::vec((prop::sample::select(KEYS), tree()), 0..2);
    let junk = prop_oneof![3 => Just(Vec::new()), 1 => junk];
    let base = prop_oneof![
        3 => Just(json!({})),
        1 => tree(),
        1 => prop::sample::select(vec![0.5, 0.01, 3.0, -1.0, 1e9]).prop_map(|base| json!({"base": base})),
    ];
    (events, rule_set(), base, junk).prop_flat_map(|(event, rule_set, options, junk)| {
        let answers: Vec<_> = event
            .questions
            .iter()
            .map(|field| prop::option::weighted(0.9, answer(field.kind)))
            .collect();
        answers.prop_map(move |answers| {
            let mut request = json!({"event": event.key, "options": options});
            for (field, answer) in event.questions.iter().zip(answers) {
                if let Some(answer) = answer {
                    request[field.key] = answer;
                }
            }
            for (key, value) in &junk {
                request[key] = value.clone();
            }
            request["ruleset"] = rule_set.clone();
            request
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_have_a_report(bytes in prop::collection::vec(any::<u8>(), 0..200), waits: bool) {
        is_report(&tilewise_api::answer_json(&bytes, waits))?;
    }

    #[test]
    fn any_json_has_a_report(json in tree(), waits: bool) {
        is_report(&tilewise_api::answer_json(json.to_string(), waits))?;
    }

    #[test]
    fn almost_right_requests_have_a_report(json in almost_right(), waits: bool) {
        is_report(&tilewise_api::answer_json(json.to_string(), waits))?;
    }

    #[test]
    fn events_have_a_report(json in event()) {
        let pot = json["pot"].as_i64().unwrap_or(0) * 100;
        let line = tilewise_api::answer_json(json.to_string(), false);
        let report: Value = serde_json::from_str(&line).expect("JSON");
        is_report_on(&line, if report["pot"].is_null() { 0 } else { pot })?;
    }

    #[test]
    fn a_part_of_a_request_has_a_report(cut in 0usize..400, waits: bool) {
        let request = by_discard().to_string();
        let part = request.as_bytes().get(..cut).unwrap_or(request.as_bytes());
        is_report(&tilewise_api::answer_json(part, waits))?;
    }
}
