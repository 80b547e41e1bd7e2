//! Properties of the JSON interface: all input is used, refused or reported as ignored, and reports contain
//! only applicable fields.

use serde_json::{Value, json};
use tilewise_api::{LONGEST, answer_json, event_json, read, rulesets_json, score_json};

const EMA: &str = "riichi-ema-2025";

fn score(request: &Value) -> Value {
    serde_json::from_str(&score_json(&request.to_string())).expect("JSON")
}

/// Returns the report of an event with these fields.
fn event(ruleset: &str, event: &str, fields: Value) -> Value {
    let mut request = fields;
    request["ruleset"] = json!(ruleset);
    request["event"] = json!(event);
    serde_json::from_str(&event_json(&request.to_string())).expect("JSON")
}

/// The second example of `hk-old-style-scoring`, in any rule set.
fn by_self_draw(ruleset: &str) -> Value {
    json!({
        "ruleset": ruleset,
        "hand": {
            "concealed": "46s22s",
            "melds": [
                { "kind": "pung", "tiles": "111z" },
                { "kind": "chow", "tiles": "456m" },
                { "kind": "pung", "tiles": "777p" },
            ],
            "winning_tile": "5s",
        },
        "win": { "by": "self-draw" },
        "seat": "E",
        "prevailing": "E",
    })
}

/// Returns the codes of a refusal, with their places.
fn errors(report: &Value) -> Vec<(&str, &str)> {
    let all = report["errors"].as_array().map_or(&[][..], Vec::as_slice);
    all.iter()
        .map(|one| {
            let of = |key: &str| one[key].as_str().unwrap_or_default();
            (of("code"), of("at"))
        })
        .collect()
}

fn message(report: &Value) -> &str {
    report["errors"][0]["message"].as_str().unwrap_or_default()
}

/// Returns the ignored fields of a report.
fn ignored(report: &Value) -> Vec<&str> {
    let all = report["ignored"].as_array().map_or(&[][..], Vec::as_slice);
    all.iter().filter_map(|one| one["at"].as_str()).collect()
}

fn nets(report: &Value) -> [i64; 4] {
    ["E", "S", "W", "N"].map(|seat| report["payments"][seat].as_i64().expect("a number"))
}

#[test]
fn request_length_is_limited() {
    let hand = r#"{"ruleset":"hk-old-style"}"#;
    let long = |length: usize| hand.to_owned() + &" ".repeat(length - hand.len());
    assert!(read(long(LONGEST).as_bytes()).is_ok());
    let refusal = read(long(LONGEST + 1).as_bytes()).expect_err("too long");
    assert!(refusal.errors[0].message.contains("too long"));
}

/// `tilewise-game` marks a game; as a value it is an ordinary word.
#[test]
fn game_is_recognized_by_its_key() {
    let request = json!({ "ruleset": "tilewise-game", "hand": {} }).to_string();
    let report: Value = serde_json::from_str(&answer_json(request, false)).expect("JSON");
    assert!(
        errors(&report).contains(&("unknown-ruleset", "ruleset")),
        "{report}"
    );
}

#[test]
fn errors_are_limited_to_a_hundred() {
    let mut request = by_self_draw("hk-old-style");
    for place in 0..150 {
        request[format!("field-{place}")] = json!(1);
    }
    assert_eq!(errors(&score(&request)).len(), 100);
}

#[test]
fn list_of_more_than_a_hundred_is_refused() {
    let mut request = by_self_draw("hk-old-style");
    request["circumstances"] = json!(vec!["last-tile"; 101]);
    let report = score(&request);
    assert_eq!(errors(&report), [("bad-request", "circumstances")]);
    let text = message(&report);
    assert!(text.contains("a list of 101") && text.contains("at most 100"));
}

/// Errors quote forty letters of a long text.
#[test]
fn long_text_is_truncated_in_errors() {
    let message_for = |length| {
        let mut request = by_self_draw("hk-old-style");
        request["seat"] = json!("x".repeat(length));
        message(&score(&request)).to_owned()
    };
    assert!(message_for(41).contains(&format!("“{}…”", "x".repeat(40))));
    assert!(message_for(40).contains(&format!("“{}”", "x".repeat(40))));
}

/// R-142: a list of places is accepted too.
#[test]
fn option_may_be_a_list_of_numbers() {
    let request = |uma: Value| {
        let mut request = by_self_draw(EMA);
        request["hand"] = json!({ "concealed": "34m234p55s567s678m", "winning_tile": "5m" });
        request["options"] = json!({ "uma": uma });
        score(&request)
    };
    let listed = request(json!([20, 10, -10, -20]));
    assert_eq!(listed["ok"], true, "{listed}");
    assert_eq!(listed["options"]["uma"], "20/10/-10/-20");
    for uma in [json!(["20", "10", "-10", "-20"]), json!([]), json!({})] {
        let report = request(uma);
        assert_eq!(errors(&report), [("bad-option-value", "options.uma")]);
    }
}

/// SG-8: up to 30, or none.
#[test]
fn limit_is_a_number_or_none() {
    for limit in [json!(30), json!(8), json!("none")] {
        let mut request = by_self_draw("singapore");
        request["options"] = json!({ "limit": limit });
        assert_eq!(score(&request)["options"]["limit"], limit);
    }
}

/// FACE, table of circumstances: the catalogue marks those with a count, and no others have one.
#[test]
fn catalogue_marks_counted_circumstances() {
    let all: Value = serde_json::from_str(&rulesets_json()).expect("JSON");
    let all = all.as_array().expect("rule sets").iter();
    let all: Vec<&Value> = all
        .flat_map(|one| one["circumstances"].as_array().expect("a list"))
        .collect();
    let counted = |key: &str| {
        let mut of_key = all.iter().filter(|one| one["key"] == key);
        of_key.any(|one| one["count"] == true)
    };
    for key in ["bonus-replacement", "tiles-left", "passed-win"] {
        assert!(counted(key), "{key}");
    }
    for key in ["last-tile", "kong-replacement", "initial-hand", "riichi"] {
        assert!(!counted(key), "{key}");
    }
}

/// `collected` is the amount that players take from the table, only in riichi.
#[test]
fn collected_is_reported_only_where_stakes_exist() {
    let report = score(&by_self_draw("hk-old-style"));
    assert_eq!(report["ok"], true, "{report}");
    assert_eq!(report.get("collected"), None);
    let mut request = by_self_draw(EMA);
    request["on_table"] = json!({ "bets": 1 });
    request["hand"] = json!({ "concealed": "34m234p55s567s678m", "winning_tile": "5m" });
    let collected = &score(&request)["collected"];
    // R-91.
    assert_eq!(
        (&collected[0]["seat"], &collected[0]["amount"]),
        (&json!("E"), &json!(1_000))
    );
}

/// HKOS-52: all pay, without effects. In Singapore a short hand has effects.
#[test]
fn effects_are_reported_only_if_any() {
    let won = json!({ "seat": "S", "by": "self-draw", "value": 3 });
    assert_eq!(
        event("hk-old-style", "settle-win", won).get("effects"),
        None
    );
    let short = event("singapore", "short-hand", json!({ "seat": "S" }));
    assert!(short["effects"].is_object(), "{short}");
}

/// The prevailing wind applies to hands: otherwise it has no effect.
#[test]
fn prevailing_wind_with_counted_winners_is_ignored() {
    let winners = json!([{ "seat": "S", "value": 3, "fu": 30 }, { "seat": "W", "value": 5 }]);
    let fields = json!({ "from": "E", "prevailing": "E", "winners": winners });
    let report = event(EMA, "multiple-wins", fields);
    assert_eq!(ignored(&report), ["prevailing"], "{report}");
}

/// The riichi circumstance has no seat.
#[test]
fn each_winning_hand_reports_its_ignored_fields() {
    let south = json!({
        "seat": "S",
        "hand": { "concealed": "34m234p55s567s678m", "winning_tile": "5m" },
        "circumstances": [{ "key": "riichi", "seat": "W" }],
    });
    let counted = json!({ "seat": "W", "value": 5 });
    let fields = json!({ "from": "E", "prevailing": "E", "winners": [south, counted] });
    let report = event(EMA, "multiple-wins", fields);
    let score = &report["hands"][0]["score"];
    assert_eq!(ignored(score), ["circumstances[0].seat"], "{report}");
    // It was used in the hand.
    assert_eq!(ignored(&report), Vec::<&str>::new());
}

/// R-108, R-159: North pays half of South's yakuman and both honba, West half of it; East has 2 han 30 fu.
#[test]
fn liability_of_one_counted_winner_is_paid() {
    let liability = json!([{ "key": "big-three-dragons", "seat": "W", "fed": "set" }]);
    for (key, value) in [("liable", json!("W")), ("liability", liability)] {
        let mut south = json!({ "seat": "S", "yakuman": 1 });
        south[key] = value;
        let east = json!({ "seat": "E", "value": 2, "fu": 30 });
        let fields = json!({ "from": "N", "winners": [south, east], "on_table": { "honba": 2 } });
        let report = event(EMA, "multiple-wins", fields);
        assert_eq!(
            nets(&report),
            [3_500, 32_600, -16_000, -20_100],
            "{key}: {report}"
        );
    }
}

/// It implies that no winner is left.
#[test]
fn invalid_winner_is_the_only_error() {
    let other = json!([{ "key": "twelve-tile", "seat": "W", "fed": "winning-tile" }]);
    let south = json!({ "seat": "S", "yakuman": 1, "liability": other });
    let report = event(
        EMA,
        "multiple-wins",
        json!({ "from": "N", "winners": [south] }),
    );
    assert_eq!(
        errors(&report),
        [("unknown-liability", "winners[0].liability[0]")]
    );
}

/// F4 is a dead hand: no chow, pung, kong, riichi or win. F1 costs nothing.
#[test]
fn verdict_describes_a_dead_hand() {
    for (foul, is_dead) in [("F4", true), ("F1", false)] {
        let report = event("riichi-wrc-2015", "foul", json!({ "foul": foul }));
        let verdict = report["verdict"].as_str().expect("a sentence");
        assert_eq!(verdict.contains("the hand is noten"), is_dead, "{verdict}");
    }
}
