//! Hands of the page: the written request is read as the same hand.

use std::sync::Arc;

use crate::common::{by_discard, liable};
use serde_json::{Value, json};
use tilewise_api::{Catalogue, Report, ScoreRequest, read, read_hand, report, score_json};
use tilewise_rules::{RuleConfig, WinInput, notation, rule_sets};

/// A catalogue with one rule set.
const ONE: Catalogue = Catalogue {
    house: |key| {
        let rule_set =
            rule_sets::by_key(key).filter(|rule_set| rule_set.identity.key == "singapore")?;
        Some(Arc::new(RuleConfig::with_defaults(rule_set)))
    },
    other: |_| None,
};

/// A catalogue with all rule sets.
const ALL: Catalogue = Catalogue {
    house: |key| Some(Arc::new(RuleConfig::with_defaults(rule_sets::by_key(key)?))),
    other: |_| None,
};

fn house(text: &str) -> RuleConfig {
    text.parse().expect(text)
}

fn entry(text: &str) -> WinInput {
    notation::parse(text).expect(text)
}

#[test]
fn score_request_round_trips() {
    for (rules, hand) in [
        ("hk-old-style", "2223s c567s p777s p555z w1s@W SE"),
        (
            "hk-old-style;minimum_fan=1",
            "46s p111z@N ck4444p ak3333p@S f1 g4 w5s@W:robbed EE last-tile",
        ),
        ("hk-old-style", "12m"),
        ("hk-old-style", ""),
        ("hk-old-style", "w@? ?N"),
        (
            "singapore;base=0.5",
            "23m99s p555z p777z@N c456p a1 f2 w4m SE bonus-replacement=2",
        ),
        (
            "singapore",
            "f1 f2 f3 f4 g1 g2 g3 w:bonus@W SE robbing-the-eighth",
        ),
        (
            "sparrows-nest",
            "23m99s p555z p666z p777z@N w4m SE fed-set:big-three-dragons@N:no-choice",
        ),
        (
            "sparrows-nest",
            "123m no-choice@N tiles-left=0 fed:full-flush@W",
        ),
    ] {
        let (house, entry) = (house(rules), entry(hand));
        let text = serde_json::to_string(&ScoreRequest::new(&house, &entry)).expect(hand);
        let json = read(text.as_bytes()).expect(&text);
        let (house_read, entry_read) = read_hand(&json, ALL).expect(&text);
        assert_eq!(house_read, house, "{text}");
        assert_eq!(entry_read, entry, "{text}");
        // Both reports are equal.
        let direct = serde_json::to_string(&report(&house, &entry)).expect(hand);
        let direct: Value = serde_json::from_str(&direct).expect(hand);
        let request: Value = serde_json::from_str(&score_json(&text)).expect(hand);
        assert_eq!(direct["ok"], request["ok"], "{text}");
        if direct["ok"] == true {
            assert_eq!(direct, request, "{text}");
        }
    }
}

#[test]
fn a_hand_is_written_in_the_words_of_the_face() {
    let (house, entry) = (
        house("hk-old-style"),
        entry("2223s c567s p777s p555z w1s@W SE"),
    );
    let written = serde_json::to_value(ScoreRequest::new(&house, &entry)).expect("JSON");
    assert_eq!(written, by_discard());
}

/// Honba without bets, bets without honba: zero stakes aren't written.
#[test]
fn score_request_omits_missing_stakes() {
    for (hand, on_table) in [
        ("12m honba=2", json!({"honba": 2})),
        ("12m bets=1", json!({"bets": 1})),
        ("12m", Value::Null),
    ] {
        let house = house("riichi-ema-2025");
        let written = serde_json::to_value(ScoreRequest::new(&house, &entry(hand))).expect("JSON");
        assert_eq!(written["on_table"], on_table);
    }
}

#[test]
fn only_rule_sets_of_the_catalogue_are_found() {
    let text = liable().to_string();
    let json = read(text.as_bytes()).expect("JSON");
    assert!(read_hand(&json, ALL).is_ok());
    let refusal = read_hand(&json, ONE).expect_err("not in the catalogue");
    let codes: Vec<_> = refusal.errors.iter().map(|one| one.code).collect();
    assert_eq!(codes, ["unknown-ruleset"]);
}

#[test]
fn every_unreadable_field_is_reported() {
    let text = r#"{"ruleset": "singapore", "hand": {"concealed": "12x"}, "seat": "Q", "more": 1}"#;
    let json = read(text.as_bytes()).expect("JSON");
    let refusal = read_hand(&json, ALL).expect_err("unreadable");
    let codes: Vec<_> = refusal.errors.iter().map(|one| one.code).collect();
    assert_eq!(codes, ["bad-request", "bad-notation", "bad-request"]);
}

#[test]
fn a_hand_that_is_no_win_is_refused_with_its_reasons() {
    let Report::Refusal(refusal) = report(&house("hk-old-style"), &entry("11111m EE")) else {
        panic!("expected a refusal");
    };
    assert!(
        refusal
            .errors
            .iter()
            .any(|one| one.code == "too-many-copies")
    );
}
