use tilewise_rules::notation;

use super::*;

/// Returns the text forms of the rules and the hand after a message to an empty tray.
#[track_caller]
fn leads(text: &str) -> Option<(String, String)> {
    let json = json(text).expect(text);
    let message = read(&json).expect(text);
    let draft = message
        .draft(&Draft::new(rule_sets::first_house()))
        .expect(text)?;
    Some((draft.house.to_string(), draft.entry.to_string()))
}

#[track_caller]
fn refused(text: &str, codes: &[&str]) {
    let json = json(text).expect(text);
    let refusal = match read(&json) {
        Ok(message) => message
            .draft(&Draft::new(rule_sets::first_house()))
            .expect_err(text),
        Err(refusal) => refusal,
    };
    let found: Vec<_> = refusal.errors.iter().map(|one| one.code).collect();
    assert_eq!(found, codes, "{text}");
}

fn both(house: &str, hand: &str) -> (String, String) {
    (house.to_owned(), hand.to_owned())
}

#[test]
fn a_hand_comes_into_the_house_as_it_is() {
    let hand = "2223s c567s p777s p555z w1s@W SE";
    let text = format!(r#"{{"tilewise":1,"type":"hand","hand":"{hand}"}}"#);
    assert_eq!(leads(&text), Some(both("hk-old-style", hand)));
    // An empty hand starts the next one.
    let text = r#"{"tilewise":1,"type":"hand","hand":""}"#;
    assert_eq!(leads(text), Some(both("hk-old-style", "?E")));
}

#[test]
fn a_request_brings_its_house() {
    let text = r#"{"tilewise": 1.0, "type": "request", "request": {
        "ruleset": "hk-old-style", "options": {"minimum_fan": 1},
        "hand": {"concealed": "123m", "melds": [{"kind": "pung", "tiles": "555z", "from": "W"}]},
        "seat": "S"}}"#;
    assert_eq!(
        leads(text),
        Some(both("hk-old-style;minimum_fan=1", "123m p555z@W S?"))
    );
}

#[test]
fn rules_leave_the_hand() {
    let from = Draft {
        entry: notation::parse("123m SE").expect("a hand"),
        ..Draft::new(rule_sets::first_house())
    };
    let json = json(r#"{"tilewise":1,"type":"rules","rules":"hk-old-style;minimum_fan=0"}"#);
    let json = json.expect("JSON");
    let draft = read(&json).expect("a message").draft(&from);
    let draft = draft.expect("a house").expect("a draft");
    assert_eq!(draft.house.to_string(), "hk-old-style;minimum_fan=0");
    assert_eq!(draft.entry, from.entry);
}

#[test]
fn a_look_is_a_language_and_a_theme() {
    let look = |text| match read(&json(text).expect(text)) {
        Ok(Message::Look { language, theme }) => Some((language.to_owned(), theme)),
        _ => None,
    };
    assert_eq!(
        look(r#"{"tilewise":1,"type":"look","lang":"zh-HK","theme":"dark"}"#),
        Some(("zh-HK".to_owned(), Theme::Dark))
    );
    assert_eq!(
        look(r#"{"tilewise":1,"type":"look","lang":"","theme":""}"#),
        Some((String::new(), Theme::Auto))
    );
    assert_eq!(
        leads(r#"{"tilewise":1,"type":"look","lang":"","theme":""}"#),
        None
    );
}

#[test]
fn unrelated_messages_are_ignored() {
    let deep = format!(
        r#"{{"tilewise":{}1{}}}"#,
        "[".repeat(5000),
        "]".repeat(5000)
    );
    let long = format!(
        r#"{{"tilewise":1,"type":"hand","hand":"{}"}}"#,
        "1m".repeat(LONGEST)
    );
    for text in [
        "",
        "null",
        "[1]",
        "{}",
        "tilewise",
        r#"{"type":"hand"}"#,
        &deep,
        &long,
    ] {
        assert_eq!(json(text), None);
    }
}

#[test]
fn forged_messages_are_refused_with_a_reason() {
    refused(
        r#"{"tilewise":2,"type":"hand","hand":""}"#,
        &["unknown-version"],
    );
    refused(
        r#"{"tilewise":"1","type":"hand","hand":""}"#,
        &["unknown-version"],
    );
    refused(r#"{"tilewise":1}"#, &["bad-message"]);
    refused(
        r#"{"tilewise":1,"type":"eval","code":"1"}"#,
        &["bad-message"],
    );
    refused(
        r#"{"tilewise":1,"type":"hand","hand":{"toString":"x"}}"#,
        &["bad-message"],
    );
    refused(
        r#"{"tilewise":1,"type":"hand","hand":"12x 8z"}"#,
        &["bad-notation", "bad-notation"],
    );
    refused(
        r#"{"tilewise":1,"type":"rules","rules":"nowhere"}"#,
        &["unknown-ruleset"],
    );
    refused(
        r#"{"tilewise":1,"type":"rules","rules":"hk-old-style;a=1;limit_fan=x"}"#,
        &["unknown-option", "bad-option-value"],
    );
    refused(r#"{"tilewise":1,"type":"request"}"#, &["bad-message"]);
    refused(
        r#"{"tilewise":1,"type":"request","request":[]}"#,
        &["bad-request"],
    );
    refused(
        r#"{"tilewise":1,"type":"look","lang":"en","theme":"blue"}"#,
        &["bad-message"],
    );
}
