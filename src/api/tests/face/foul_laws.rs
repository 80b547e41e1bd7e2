//! Properties of the penalty books: every foul has a verdict, and every input leads to a report.

use crate::common::{answer, each, event};
use proptest::prelude::*;
use serde_json::{Value, json};
use tilewise_rules::fouls::{PenaltyBook, inquire};
use tilewise_rules::{Answer, AnswerKind, Answers, Next, penalty_books};

const WRC: &str = "riichi-wrc-2015";

/// Returns the answers that lead to a verdict, each the first that fits.
fn walk(book: &'static PenaltyBook, name: &str) -> Value {
    let clause = book.foul(name).is_none().then_some(name);
    let foul = book.foul(name).or_else(|| book.of_clause(name));
    let foul = foul.expect(name);
    let (mut facts, mut json) = (Answers::default(), json!({}));
    loop {
        let inquiry = inquire(book, foul, clause, &facts).expect(name);
        let Next::Prompt(prompt) = inquiry.next else {
            return json;
        };
        let (fact, value) = match (prompt.question.kind, prompt.answers.first()) {
            (AnswerKind::Word(words), Some(fact @ Answer::Word(place))) => {
                (fact.clone(), json!(words[*place].0))
            }
            (AnswerKind::Flag, Some(fact @ Answer::Flag(flag))) => (fact.clone(), json!(flag)),
            (AnswerKind::Number(_), None) => (Answer::Number(1), json!(1)),
            other => panic!("{name}: {other:?}"),
        };
        facts.set(prompt.question.key, fact);
        json[prompt.question.key] = value;
    }
}

/// Each clause and each foul of each book, with exactly the answers that its questions need.
#[test]
fn every_foul_of_every_book_is_answered() {
    for book in penalty_books::ALL {
        let cases = book.fouls.iter().flat_map(|foul| foul.cases);
        let clauses = cases.map(|case| case.clause);
        for name in clauses.chain(book.fouls.iter().map(|foul| foul.key)) {
            let facts = walk(book, name);
            let report = event(book.key, "foul", &json!({"foul": name, "facts": facts}));
            assert_eq!(report["ok"], true, "{name} {facts}: {report}");
            let clause = report["clause"].as_str().expect("a clause");
            let named = book.foul(name).is_some() || clause == name;
            assert!(named, "{name}: {report}");
            for key in facts.as_object().expect("facts").keys() {
                let less = crate::common::with(facts.clone(), [(key, Value::Null)]);
                let report = event(book.key, "foul", &json!({"foul": name, "facts": less}));
                let first = &report["errors"][0]["at"];
                let is_default = key == "same_time" && book.foul(name).is_none();
                assert!(is_default || first.is_string(), "{name} {less}: {report}");
            }
        }
    }
}

/// A value that may be valid as a fact.
fn answer_strategy(ask: AnswerKind) -> BoxedStrategy<Value> {
    let right = match ask {
        AnswerKind::Word(words) => prop::sample::select(words)
            .prop_map(|(key, _)| json!(key))
            .boxed(),
        AnswerKind::Flag => any::<bool>().prop_map(Value::from).boxed(),
        AnswerKind::Number(most) => prop_oneof![0..=12u32, 0..=most]
            .prop_map(Value::from)
            .boxed(),
        AnswerKind::Seat => prop::sample::select(vec!["E", "S", "W", "N"])
            .prop_map(Value::from)
            .boxed(),
        AnswerKind::Seats => {
            prop::collection::vec(prop::sample::select(vec!["E", "S", "W", "N"]), 0..5)
                .prop_map(Value::from)
                .boxed()
        }
        _ => prop_oneof![
            any::<i32>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from)
        ]
        .boxed(),
    };
    prop_oneof![8 => right, 1 => junk()].boxed()
}

fn junk() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,6}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({"E": {}})),
        prop::collection::vec(any::<bool>(), 0..3).prop_map(Value::from),
    ]
}

/// A foul of a book with some facts, valid or not.
fn a_foul() -> impl Strategy<Value = Value> {
    let fouls: Vec<_> = penalty_books::ALL
        .into_iter()
        .flat_map(|book| book.fouls.iter().map(move |foul| (book, *foul)))
        .collect();
    prop::sample::select(fouls).prop_flat_map(|(book, foul)| {
        let names: Vec<_> = foul.cases.iter().map(|case| case.clause).collect();
        let names = prop_oneof![Just(foul.key), prop::sample::select(names)];
        let questions = tilewise_rules::fouls::questions(book, foul);
        let facts: Vec<_> = questions
            .iter()
            .map(|field| prop::option::weighted(0.7, answer_strategy(field.kind)))
            .collect();
        (names, facts).prop_map(move |(name, facts)| {
            let mut answers = json!({});
            for (field, fact) in questions.iter().zip(facts) {
                if let Some(fact) = fact {
                    answers[field.key] = fact;
                }
            }
            json!({"ruleset": book.key, "event": "foul", "foul": name, "facts": answers})
        })
    })
}

/// A draw or a hanchan, valid or not.
fn an_end() -> impl Strategy<Value = Value> {
    let points =
        || prop_oneof![8 => (-900..900i64).prop_map(|hundreds| json!(hundreds * 100)), 1 => junk()];
    let table = prop::collection::vec(points(), 4).prop_map(|mut points| {
        let sum: i64 = points[..3]
            .iter()
            .filter_map(Value::as_i64)
            .fold(0, i64::wrapping_add);
        if sum.abs() < 1_000_000 {
            points[3] = json!(120_000 - sum);
        }
        each([0, 1, 2, 3].map(|place| points[place].clone()))
    });
    let scores = || {
        prop::option::of(prop_oneof![
            points(),
            [points(), points(), points(), points()].prop_map(each)
        ])
    };
    let events = prop::sample::select(vec!["hanchan", "exhaustive-draw"]);
    (
        events,
        table,
        scores(),
        scores(),
        answer_strategy(AnswerKind::Seats),
    )
        .prop_map(|(event, table, overall, penalties, tenpai)| {
            let mut request = json!({"ruleset": WRC, "event": event});
            if event == "hanchan" {
                request["table"] = table;
                request["overall"] = overall.into();
                request["penalties"] = penalties.into();
            } else {
                request["tenpai"] = tenpai;
            }
            request
        })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Every input leads to one report: payments sum to zero, a refusal has errors.
    #[test]
    fn any_foul_has_a_report(json in prop_oneof![4 => a_foul(), 1 => an_end()]) {
        let report = answer(&json, false);
        if report["ok"] == true {
            let payments = report["payments"].as_object().expect("payments");
            let sum: i64 = payments.values().filter_map(Value::as_i64).sum();
            let fines = report["fines"].as_array().into_iter().flatten();
            let lost: i64 = fines.filter_map(|fine| fine["amount"].as_i64()).sum();
            prop_assert_eq!((payments.len(), sum + lost), (4, 0), "{}", report);
        } else {
            let errors = report["errors"].as_array().map_or(0, Vec::len);
            prop_assert!(errors > 0, "{report}");
        }
    }
}
