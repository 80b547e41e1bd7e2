//! The text of a verdict matches the options and the facts.

use serde_json::{Value, json};

use crate::common::event;

/// Checks the words of a verdict; those that must be missing begin with "-".
#[track_caller]
fn assert_verdict_words(rule_set: &str, of: &str, fields: &Value, words: &[&str]) {
    let report = event(rule_set, of, fields);
    let verdict = report["verdict"].as_str().unwrap_or_default();
    for word in words {
        let (is_there, word) = match word.strip_prefix('-') {
            Some(word) => (false, word),
            None => (true, *word),
        };
        assert_eq!(verdict.contains(word), is_there, "{word}: {report}");
    }
}

#[test]
fn verdict_mentions_the_pot_only_if_there_is_one() {
    let won = |pot| json!({"seat": "S", "value": 3, "by": "self-draw", "pot": pot});
    assert_verdict_words(
        "sparrows-nest",
        "settle-win",
        &won(0),
        &["all three", "-pot"],
    );
    assert_verdict_words("sparrows-nest", "settle-win", &won(12), &["takes the pot"]);
    let by_discard =
        |pot| json!({"seat": "S", "value": 3, "by": "discard", "from": "W", "pot": pot});
    assert_verdict_words(
        "sparrows-nest",
        "settle-win",
        &by_discard(0),
        &["discarder alone", "-pot"],
    );
    assert_verdict_words(
        "sparrows-nest",
        "settle-win",
        &by_discard(12),
        &["discarder alone", "pot"],
    );
    // NEST-64, A-33.
    let two = json!([{"seat": "S", "value": 3}, {"seat": "N", "value": 5}]);
    let several = |winners: &Value, pot| json!({"from": "W", "winners": winners, "pot": pot});
    let ask = |fields: Value, words: &[&str]| {
        assert_verdict_words("sparrows-nest", "multiple-wins", &fields, words);
    };
    ask(several(&two, 0), &["each winner in full", "-pot"]);
    ask(several(&two, 16), &["pot goes to the first"]);
    let one = json!([{"seat": "S", "value": 3}]);
    ask(
        several(&one, 16),
        &["each winner in full", "-first of them"],
    );
    let mut split = several(&two, 16);
    split["options"] = json!({"pot_with_several_winners": "split"});
    ask(split, &["share the pot"]);
    let mut robbed = several(&two, 16);
    robbed["robbed"] = json!(true);
    ask(robbed, &["robbed gong"]);
}

#[test]
fn single_claim_has_its_own_verdict() {
    let claims = |seats: &[&str]| {
        let of = |seat: &&str| json!({"seat": seat, "hand": "ordinary"});
        json!({"from": "W", "claims": seats.iter().map(of).collect::<Vec<_>>()})
    };
    let ask = |fields: Value, words: &[&str]| {
        assert_verdict_words("sparrows-nest", "claims-on-discard", &fields, words);
    };
    ask(claims(&["S"]), &["one player"]);
    ask(claims(&["S", "E"]), &["all who claim"]);
}

/// HKOS-57 and HKOS-80, with the defaults and with other options.
#[test]
fn hong_kong_verdicts_name_payer_and_payee() {
    let robbed = |options: Value| json!({"seat": "S", "value": 3, "by": "robbing-the-kong", "from": "W", "options": options});
    let ask = |fields: Value, words: &[&str]| {
        assert_verdict_words("hk-old-style", "settle-win", &fields, words);
    };
    ask(
        robbed(json!({"robbing_the_kong": "as-discard"})),
        &["like a discarder"],
    );
    ask(
        robbed(json!({"robbing_the_kong": "pays-for-all"})),
        &["for all three"],
    );
    let called = |paid| json!({"seat": "S", "options": {"false_win": paid}});
    let ask = |fields: Value, words: &[&str]| {
        assert_verdict_words("hk-old-style", "erroneous-mahjong", &fields, words);
    };
    ask(called("each"), &["pays each of the others"]);
    ask(called("limit"), &["pays each of the others"]);
    ask(called("fine"), &["a fine that nobody receives"]);
}

#[test]
fn win_from_oneself_is_refused_with_a_reason() {
    let won = |by: &str| json!({"seat": "S", "value": 3, "by": by, "from": "S"});
    for (by, word) in [
        ("discard", "own discard"),
        ("robbing-the-kong", "own kong"),
        ("bonus-tiles", "own bonus tile"),
    ] {
        let report = event("singapore", "settle-win", &won(by));
        let message = report["errors"][0]["message"].as_str().expect(by);
        assert!(message.contains(word), "{message}");
    }
    // There is no pot, not even an empty one.
    let none = json!({"seat": "S", "value": 3, "by": "self-draw", "pot": 0});
    assert_eq!(event("singapore", "settle-win", &none)["ok"], true);
}
