//! Refused requests about fouls, with their errors.

use crate::common::{answer, event, refused_because};
use serde_json::{Value, json};
use tilewise_rules::penalty_books;

const WRC: &str = "riichi-wrc-2015";

/// Returns the report on a foul by this clause or key, in WRC 2015.
#[track_caller]
fn foul(foul: &str, facts: &Value) -> Value {
    event(WRC, "foul", &json!({"foul": foul, "facts": facts}))
}

#[test]
fn a_fact_that_is_missing_or_wrong_is_named() {
    let bad = "bad-request";
    for (clause, facts, at, message) in [
        (
            "F49",
            json!({}),
            "facts.minutes",
            "facts.minutes is missing, “How many full minutes late? (Anything over ten is 11.)”: it takes a whole number from 1 to 10",
        ),
        (
            "F49",
            json!({"minutes": "7"}),
            "facts.minutes",
            "facts.minutes is “7”: it takes a whole number from 0 to 600",
        ),
        (
            "F49",
            json!({"minutes": 11}),
            "facts.minutes",
            "facts.minutes is 11, which doesn’t fit F49: it takes a whole number from 1 to 10",
        ),
        (
            "F49",
            json!({"substituted": true, "minutes": 3}),
            "facts.substituted",
            "facts.substituted is true, which doesn’t fit F49: it takes false",
        ),
        (
            "F4",
            json!({"call": "riichi"}),
            "facts.call",
            "facts.call is “riichi”, which doesn’t fit F4: it takes win",
        ),
        (
            "F4",
            json!({"call": "chow"}),
            "facts.call",
            "facts.call is “chow”: it takes claim or concealed-kong or riichi or win",
        ),
        (
            "F11",
            json!({"call": "win"}),
            "facts.call",
            "facts.call is “win”, which doesn’t fit F11: it takes claim or concealed-kong or riichi",
        ),
        (
            "F1",
            json!({"cal": "win"}),
            "facts.cal",
            "there is no field “cal” here: choose from call, shown, same_time, seat, overall, declared, bets, counters, tenpai",
        ),
        (
            "F5",
            json!({"seat": "east"}),
            "facts.seat",
            "facts.seat is “east”: it takes a seat, E, S, W or N",
        ),
        (
            "F5",
            json!({"declared": ["E", 3]}),
            "facts.declared[1]",
            "facts.declared[1] is 3: it takes a seat, E, S, W or N",
        ),
        (
            "F5",
            json!({"overall": 1.23456}),
            "facts.overall",
            "facts.overall is 1.23456: it takes a number with at most three decimals, such as 12.3",
        ),
        (
            "F5",
            json!({"bets": -1}),
            "facts.bets",
            "facts.bets is -1: it takes a whole number from 0 to 99",
        ),
        (
            "F5",
            json!([]),
            "facts",
            "facts is a list: it takes an object with call, shown, same_time, seat, overall, declared, bets, counters, tenpai",
        ),
    ] {
        refused_because(&foul(clause, &facts), bad, at, message);
    }
    // All values that can't be read are reported at once.
    let report = foul("late", &json!({"minuts": 7, "substituted": 1}));
    let reasons = [(bad, "facts.minuts"), (bad, "facts.substituted")];
    crate::common::refused(&report, &reasons);
}

#[test]
fn a_foul_that_is_none_is_named_with_those_that_there_are() {
    let unknown = foul("F99", &json!({}));
    crate::common::refused(&unknown, &[("bad-request", "foul")]);
    let message = unknown["errors"][0]["message"].as_str().expect("a text");
    assert!(message.starts_with(
        "World Riichi Championship 2015 has no foul “F99”: choose from empty-call, changed-call, "
    ));
    let listed = |name: &str| message.contains(&format!(" {name},"));
    for foul in penalty_books::WRC_2015.fouls {
        assert!(listed(foul.key), "{}", foul.key);
    }
    for clause in (1..=52).map(|row| format!("F{row}")) {
        assert!(listed(&clause), "{clause}");
    }
    // Clauses about simultaneous events apply in addition to a foul, and aren't fouls.
    let met = foul("I1", &json!({}));
    crate::common::refused(&met, &[("bad-request", "foul")]);
    let message = met["errors"][0]["message"].as_str().expect("a text");
    assert!(message.ends_with("name the foul, and among its facts what happened at the same time"));
    for (fields, message) in [
        (
            json!({}),
            "foul is missing: it takes a clause, such as F5, or the key of a foul, such as empty-call",
        ),
        (
            json!({"foul": 5}),
            "foul is 5: it takes a clause, such as F5, or the key of a foul, such as empty-call",
        ),
    ] {
        refused_because(&event(WRC, "foul", &fields), "bad-request", "foul", message);
    }
}

#[test]
fn an_event_of_the_other_kind_of_book_names_the_right_ones() {
    let books =
        "choose from riichi-wrc-2015, riichi-ema-2025, riichi-wrc-2025, mcr-mil-2025, mcr-pay-each";
    for (book, kind, code, at, message) in [
        (
            "singapore",
            "foul",
            "bad-request",
            "event",
            format!("Singapore has no event “foul”, which is of the books of penalties: {books}"),
        ),
        (
            "hk-old-style",
            "exhaustive-draw",
            "bad-request",
            "event",
            format!(
                "Hong Kong Old Style has no event “exhaustive-draw”, which is of the books of penalties: {books}"
            ),
        ),
        (
            "wrc",
            "foul",
            "unknown-ruleset",
            "ruleset",
            format!("no book of penalties is called “wrc”: {books}"),
        ),
        (
            "wrc-2015",
            "draw",
            "bad-request",
            "event",
            "World Riichi Championship 2015 is a book of penalties, with the events foul, exhaustive-draw, hanchan: for “draw” choose from sparrows-nest, mcr, mcr-wmo-2006".to_owned(),
        ),
        (
            "mcr-pay-each",
            "false-win",
            "bad-request",
            "event",
            "MCR, a false win pays each of the others is a book of penalties, with the events foul: for “false-win” choose from singapore, mcr, mcr-wmo-2006, taiwanese, taiwanese-cml, taiwanese-star31, taiwanese-shenlaiye, taiwanese-home, taiwanese-southern, hk-taiwanese, hk-taiwanese-2025".to_owned(),
        ),
        (
            WRC,
            "draw",
            "bad-request",
            "event",
            "Riichi, WRC 2015 has no event “draw”: choose from settle-win, multiple-wins, claims-on-discard, riichi, kong-after-riichi, claim, exhaustive-draw, abortive-draw, next-hand, hanchan, foul".to_owned(),
        ),
    ] {
        let fields = match kind {
            "foul" => json!({"foul": "F5"}),
            "draw" => json!({"pot": 0}),
            "false-win" => json!({"fault": "not-ready", "seat": "S"}),
            _ => json!({"tenpai": []}),
        };
        refused_because(&event(book, kind, &fields), code, at, &message);
    }
    let hand = crate::common::with(
        crate::common::by_discard(),
        [("ruleset", json!("wrc-2015"))],
    );
    refused_because(
        &answer(&hand, false),
        "unknown-ruleset",
        "ruleset",
        "World Riichi Championship 2015 is a book of penalties, by which no hand is scored: choose from hk-old-style, sparrows-nest, singapore, riichi-ema-2025, riichi-ema-2016, riichi-wrc-2015, riichi-wrc-2025, riichi-mleague, riichi-tenhou, riichi-majsoul, riichi-jpml-a, mcr, mcr-wmo-2006, taiwanese, taiwanese-cml, taiwanese-star31, taiwanese-shenlaiye, taiwanese-home, taiwanese-southern, hk-taiwanese, hk-taiwanese-2025",
    );
    let options = json!({"foul": "F5", "options": {"minimum_fan": 3}});
    refused_because(
        &event(WRC, "foul", &options),
        "unknown-option",
        "options.minimum_fan",
        "books of penalties have no option “minimum_fan”: remove it",
    );
    let none = json!({"foul": "F5", "options": {}});
    assert_eq!(event(WRC, "foul", &none)["ok"], true);
    let more = json!({"foul": "F5", "seat": "E"});
    refused_because(
        &event(WRC, "foul", &more),
        "bad-request",
        "seat",
        "there is no field “seat” here: choose from ruleset, options, event, foul, facts",
    );
}
