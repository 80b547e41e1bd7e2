//! Fouls and the rulings of penalty books on them.

use crate::common::{event, nets, pays, refused_because};
use serde_json::{Value, json};
use tilewise_rules::{penalty_books, rule_sets};

const WRC: &str = "riichi-wrc-2015";

/// Returns the report on a foul by this clause or key, in WRC 2015.
#[track_caller]
fn foul(foul: &str, facts: &Value) -> Value {
    event(WRC, "foul", &json!({"foul": foul, "facts": facts}))
}

/// Returns the outcome and the points of the overall score.
#[track_caller]
fn is(report: &Value, clause: &str, outcome: &str, overall: &Value) {
    assert_eq!(report["ok"], true, "{report}");
    assert_eq!(report["clause"], clause, "{report}");
    assert_eq!(report["effects"]["outcome"], outcome, "{report}");
    assert_eq!(report["effects"]["overall"], *overall, "{report}");
}

/// The rows of the WRC catalogue, with the questions of each.
#[test]
fn every_clause_has_its_verdict() {
    let points = |points: i32| Value::from(points);
    for (clause, facts, outcome, overall) in [
        ("F1", json!({}), "NP", points(0)),
        ("F2", json!({}), "NP", points(0)),
        ("F3", json!({}), "NP", points(0)),
        ("F4", json!({}), "DH", points(0)),
        ("F5", json!({}), "CH", points(-20)),
        ("F5", json!({"same_time": "win"}), "NP", points(0)),
        ("F5", json!({"same_time": "draw"}), "CH", points(-20)),
        ("F6", json!({}), "DH", points(0)),
        ("F7", json!({}), "DH", points(0)),
        ("F8", json!({}), "NP", points(0)),
        ("F9", json!({}), "NP", points(0)),
        ("F10", json!({}), "FORCE", points(0)),
        ("F11", json!({"call": "claim"}), "NP", points(0)),
        ("F12", json!({}), "NP", points(0)),
        ("F13", json!({"performable": true}), "FORCE", points(0)),
        (
            "F13",
            json!({"performable": false, "shown": false}),
            "DH",
            points(0),
        ),
        (
            "F13",
            json!({"performable": false, "shown": true}),
            "CH",
            points(-20),
        ),
        ("F14", json!({}), "NP", points(0)),
        ("F15", json!({}), "NP", points(0)),
        ("F16", json!({}), "PP", points(-20)),
        ("F17", json!({}), "DH", points(0)),
        ("F18", json!({}), "DH", points(0)),
        ("F19", json!({}), "NP", points(0)),
        ("F20", json!({}), "CH", points(-20)),
        ("F21", json!({}), "REDEAL", points(0)),
        ("F22", json!({}), "NP", points(0)),
        ("F23", json!({}), "NP", points(0)),
        ("F24", json!({}), "NP", points(0)),
        ("F25", json!({}), "NP", points(0)),
        ("F26", json!({}), "NP", points(0)),
        ("F27", json!({}), "FURITEN", points(0)),
        ("F28", json!({}), "NP", points(0)),
        ("F29", json!({}), "NP", points(0)),
        ("F30", json!({}), "NP", points(0)),
        ("F31", json!({}), "CH", points(-20)),
        ("F32", json!({}), "CH", points(-20)),
        ("F33", json!({}), "NP", points(0)),
        ("F34", json!({}), "CH", points(-20)),
        ("F35", json!({}), "CH", points(-20)),
        ("F36", json!({}), "EXC", points(0)),
        ("F37", json!({}), "CH", points(-20)),
        ("F38", json!({}), "NP", points(0)),
        ("F39", json!({}), "REF", Value::Null),
        ("F40", json!({}), "NP", points(0)),
        ("F41", json!({}), "NP", points(0)),
        ("F42", json!({}), "DQ", points(0)),
        ("F43", json!({}), "REF", Value::Null),
        ("F44", json!({}), "REF", Value::Null),
        ("F45", json!({}), "REF", Value::Null),
        ("F46", json!({}), "REF", Value::Null),
        ("F47", json!({}), "REF", Value::Null),
        ("F48", json!({}), "REF", Value::Null),
        ("F49", json!({"minutes": 1}), "PP", points(-1)),
        ("F49", json!({"minutes": 10}), "PP", points(-10)),
        ("F50", json!({}), "PP", points(-30)),
        ("F51", json!({}), "PP", points(-30)),
        ("F52", json!({}), "PP", points(-30)),
        ("F53", json!({}), "INFO", points(0)),
        ("F54", json!({}), "REF", Value::Null),
        ("I3", json!({}), "EXC", points(0)),
        ("I4", json!({}), "DH", points(0)),
        ("I6", json!({}), "NP", points(0)),
        ("I7", json!({}), "PP", points(-30)),
        ("I8", json!({}), "REF", Value::Null),
    ] {
        is(&foul(clause, &facts), clause, outcome, &overall);
    }
}

/// The columns of the other penalty books.
#[test]
fn each_book_has_its_own_verdict() {
    for (book, clause, outcome) in [
        ("riichi-wrc-2015", "F3", "NP"),
        ("riichi-ema-2025", "F3", "DH"),
        ("riichi-wrc-2025", "F3", "DH"),
        ("wrc-2015", "F4", "DH"),
        ("ema-2025", "F4", "DH"),
        ("riichi-wrc-2025", "F4", "CH"),
    ] {
        let report = event(book, "foul", &json!({"foul": clause}));
        assert_eq!(report["effects"]["outcome"], outcome, "{book}: {report}");
    }
}

/// The effects of each outcome, as in the table of effects.
#[test]
fn effects_are_in_the_words_of_the_table() {
    let effects =
        |overall: i32, hand: &str, redeal: bool, bets: &str, honba: &str, dealer: &str| {
            json!({
                "overall": overall, "hand": hand, "redeal": redeal, "riichi_bets": bets,
                "honba": honba, "dealer": dealer,
            })
        };
    for (clause, facts, outcome, mut want) in [
        (
            "F1",
            json!({}),
            "NP",
            effects(0, "continues", false, "stay", "normal", "normal"),
        ),
        (
            "F4",
            json!({}),
            "DH",
            effects(0, "dead hand", false, "stay", "normal", "normal"),
        ),
        (
            "F5",
            json!({}),
            "CH",
            effects(
                -20,
                "void",
                true,
                "returned to declarers",
                "unchanged",
                "stays",
            ),
        ),
        (
            "F5",
            json!({"same_time": "win"}),
            "NP",
            effects(0, "scored", false, "to the winner", "normal", "normal"),
        ),
        (
            "F21",
            json!({}),
            "REDEAL",
            effects(0, "void", true, "n/a", "unchanged", "stays"),
        ),
        (
            "F16",
            json!({}),
            "PP",
            effects(-20, "continues", false, "stay", "normal", "normal"),
        ),
        (
            "F51",
            json!({}),
            "PP",
            effects(-30, "n/a (hanchan score 0)", false, "n/a", "n/a", "n/a"),
        ),
        (
            "F49",
            json!({"minutes": 7}),
            "PP",
            effects(-7, "n/a", false, "n/a", "n/a", "n/a"),
        ),
        (
            "F36",
            json!({}),
            "EXC",
            effects(
                0,
                "exhaustive draw",
                false,
                "stay on table",
                "+1",
                "rotates if the offender is East",
            ),
        ),
        (
            "F28",
            json!({}),
            "NP",
            effects(
                0,
                "continues",
                false,
                "returned to the player",
                "normal",
                "normal",
            ),
        ),
    ] {
        want["outcome"] = outcome.into();
        assert_eq!(foul(clause, &facts)["effects"], want, "{clause}");
    }
}

#[test]
fn foul_by_key_requires_every_deciding_answer() {
    let late = |facts: Value| foul("late", &facts);
    is(
        &late(json!({"substituted": false, "minutes": 7})),
        "F49",
        "PP",
        &json!(-7),
    );
    is(
        &late(json!({"substituted": false, "minutes": 11})),
        "F50",
        "PP",
        &json!(-30),
    );
    // Facts about the table are valid for any foul.
    let answers = json!({"call": "claim", "seat": "E", "overall": 5, "declared": [], "bets": 0});
    is(&foul("empty-call", &answers), "F1", "NP", &json!(0));
    for (facts, at, message) in [
        (
            json!({}),
            "facts.call",
            "facts.call is missing, “What was called?”: it takes claim or concealed-kong or riichi or win",
        ),
        (
            json!({"call": "win"}),
            "facts.shown",
            "facts.shown is missing, “Was the hand shown?”: it takes true or false",
        ),
        (
            json!({"call": "win", "shown": true}),
            "facts.same_time",
            "facts.same_time is missing, “Did anything else end the hand at that moment?”: it takes nothing or win or draw",
        ),
    ] {
        refused_because(&foul("empty-call", &facts), "bad-request", at, message);
    }
}

/// A noten riichi is only found at a draw, so nobody won; a late player has no hand.
#[test]
fn unused_same_time_of_a_foul_is_refused() {
    let at_draw = json!({"ended": "draw", "dead": false, "same_time": "win"});
    let late = json!({"substituted": false, "minutes": 3, "same_time": "draw"});
    for (key, facts) in [("noten-riichi", at_draw), ("late", late)] {
        let message = "facts.same_time: how the hand ended changes nothing of this, or was said already: leave it out";
        refused_because(
            &foul(key, &facts),
            "bad-request",
            "facts.same_time",
            message,
        );
    }
    let no_event = json!({"substituted": false, "minutes": 3, "same_time": "nothing"});
    assert_eq!(foul("late", &no_event)["effects"]["overall"], -3);
}

/// The named clause comes first, then the lines that follow from it.
#[test]
fn verdict_steps_keep_their_order() {
    let facts = json!({"performable": false, "shown": true, "same_time": "win"});
    let report = foul("F13", &facts);
    let steps: Vec<_> = report["steps"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|step| step["clause"].as_str().unwrap_or_default())
        .collect();
    assert_eq!(steps, ["F13", "F5", "I1"]);
    for (clause, starts) in [
        ("F1", "Not penalized: "),
        ("F4", "Dead hand: "),
        ("F5", "Chonbo (20 points): "),
        ("F16", "Point penalty (20 points): "),
        ("F39", "The referee decides: "),
    ] {
        let report = foul(clause, &json!({}));
        let verdict = report["verdict"].as_str().expect("a sentence");
        let text = report["steps"][0]["says"].as_str().expect("a sentence");
        assert!(verdict.starts_with(&format!("{starts}{text}")), "{verdict}");
    }
    // The note about obstruction and continued play belongs to the outcome without penalty.
    assert_eq!(foul("F1", &json!({}))["notes"][0]["clause"], "I9");
}

#[test]
fn the_referee_is_offered_what_the_book_allows() {
    let offers = |clause: &str| foul(clause, &json!({}))["offers"].clone();
    assert_eq!(
        offers("F54"),
        json!([{"penalty": "points", "points": [30]}, {"penalty": "disqualification"}])
    );
    assert_eq!(offers("F47"), json!([{"penalty": "points"}]));
    assert_eq!(offers("I8"), json!([{"penalty": "chonbo", "points": [20]}]));
    assert_eq!(
        offers("F39"),
        json!([
            {"penalty": "nothing"},
            {"penalty": "points"},
            {"penalty": "dead-hand"},
            {"penalty": "chonbo", "points": [20]},
            {"penalty": "disqualification"},
        ])
    );
    assert_eq!(offers("F5"), Value::Null);
    // EMA 2025: 8 or 12 points, and 12 to 48 in severe cases.
    let offers = |clause: &str| {
        let fields = json!({"foul": clause});
        event("riichi-ema-2025", "foul", &fields)["offers"].clone()
    };
    assert_eq!(
        offers("F43"),
        json!([{"penalty": "points", "points": [8, 12]}])
    );
    assert_eq!(
        offers("F43a"),
        json!([{"penalty": "points", "least": 12, "most": 48}])
    );
}

/// 25 - 20; 12.3 - 7; the bets of this hand are returned, older ones stay; noten players pay 3,000.
#[test]
fn table_answers_give_a_verdict_in_numbers() {
    let bets = |e: i32, s: i32, w: i32, n: i32| json!({"E": e, "S": s, "W": w, "N": n});
    for (clause, facts, after) in [
        (
            "F5",
            json!({"overall": 25, "declared": ["S", "W"], "bets": 1, "counters": 2}),
            json!({
                "overall": 5, "riichi_bets": 1, "honba": 2, "returned": bets(0, 1000, 1000, 0),
                "dealer": "stays",
            }),
        ),
        (
            "F16",
            json!({"overall": "25"}),
            json!({"overall": 5, "dealer": "normal"}),
        ),
        (
            "F49",
            json!({"minutes": 7, "overall": 12.3}),
            json!({"overall": 5.3, "dealer": "n/a"}),
        ),
        (
            "F28",
            json!({"seat": "W"}),
            json!({"returned": bets(0, 0, 1000, 0), "dealer": "normal"}),
        ),
        (
            "F36",
            json!({"seat": "E", "tenpai": ["S", "W"], "declared": ["E"], "bets": 0, "counters": 1}),
            json!({"riichi_bets": 1, "honba": 2, "dealer": "rotates"}),
        ),
        // The declarers aren't given.
        (
            "F5",
            json!({"overall": 25, "seat": "E"}),
            json!({"overall": 5, "dealer": "stays"}),
        ),
        (
            "F28",
            json!({"overall": 25}),
            json!({"overall": 25, "dealer": "normal"}),
        ),
        ("F5", json!({"same_time": "nothing"}), Value::Null),
    ] {
        let report = foul(clause, &facts);
        assert_eq!(report["after"], after, "{clause} {facts}: {report}");
    }
    let facts = json!({"seat": "E", "tenpai": ["S", "W"]});
    let report = foul("F36", &facts);
    pays(&report, "F36", [-1500, 1500, 1500, -1500]);
    assert_eq!(report["transfers"].as_array().map(Vec::len), Some(4));
    nets(&foul("F5", &json!({"seat": "E", "overall": 3})), [0; 4]);
}

/// Every question and answer of the list is accepted in requests.
#[test]
fn penalty_books_list_their_fouls_and_questions() {
    let books: Value = serde_json::from_str(&tilewise_api::penalty_books_json()).expect("JSON");
    let keys: Vec<_> = penalty_books::ALL.iter().map(|book| book.key).collect();
    let listed: Vec<_> = books
        .as_array()
        .expect("a list")
        .iter()
        .map(|book| book["key"].as_str().unwrap_or_default())
        .collect();
    assert_eq!(listed, keys);
    let book = &books[0];
    assert_eq!(
        (&book["chonbo"], &book["aliases"][0]),
        (&json!(20), &json!("wrc-2015"))
    );
    assert_eq!(
        book["events"],
        json!(["foul", "exhaustive-draw", "hanchan"])
    );
    let first = &book["penalties"][0];
    assert_eq!(first["foul"], "empty-call");
    assert_eq!(first["group"], "Calls");
    assert_eq!(first["clauses"], json!(["F1", "F2", "F3", "F4", "F5"]));
    assert_eq!(
        first["questions"][0],
        json!({
            "key": "call", "question": "What was called?", "optional": false,
            "takes": "claim or concealed-kong or riichi or win",
            "values": first["questions"][0]["values"],
        })
    );
    assert_eq!(first["questions"][0]["values"][3]["value"], "win");
    assert_eq!(first["questions"][3]["key"], "seat");
    assert_eq!(first["questions"][3]["optional"], true);
    // The list of rule sets has no penalty books.
    let rulesets: Value = serde_json::from_str(&tilewise_api::rulesets_json()).expect("JSON");
    assert_eq!(
        rulesets.as_array().map(Vec::len),
        Some(rule_sets::ALL.len())
    );
}
