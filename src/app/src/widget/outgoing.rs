//! Messages to the embedding page.

use serde::Serialize;
use std::sync::Arc;

use tilewise_api::{Diagnostic, RefusalReport, Report, ScoreReport, ScoreRequest, report};

use super::incoming::VERSION;
use crate::outcome::{HandOutcome, ScoredWin};
use crate::store::Draft;

/// Message to the embedding page.
#[derive(Serialize)]
struct Outgoing<T> {
    tilewise: i64,
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(flatten)]
    more: T,
}

#[derive(Serialize)]
struct Ready {}

#[derive(Serialize)]
struct Errors<'a> {
    errors: &'a [Diagnostic],
}

#[derive(Serialize)]
struct HandMessage {
    hand: String,
    rules: String,
    request: ScoreRequest,
    report: Option<ScoreReport>,
}

/// Returns the message that the page is ready to receive.
pub fn ready() -> String {
    message_text("ready", Ready {})
}

/// Returns the message with the errors of a request.
pub fn errors(refusal: &RefusalReport) -> String {
    let errors = &refusal.errors;
    message_text("error", Errors { errors })
}

/// Returns the message with the hand, and with its report if the hand is scored.
pub fn hand(draft: &Draft, outcome: &HandOutcome) -> String {
    message_text(
        "hand",
        HandMessage {
            hand: format!("{}", draft.entry),
            rules: draft.house.to_string(),
            request: ScoreRequest::new(&draft.house, &draft.entry),
            report: outcome.win().map(scored),
        },
    )
}

/// Returns the message with the errors of a hand; `None` if the hand is valid or only incomplete.
pub fn wrong(draft: &Draft, outcome: &HandOutcome) -> Option<String> {
    let HandOutcome::Invalid(_) = outcome else {
        return None;
    };
    match report(&draft.house, &draft.entry) {
        Report::Refusal(refusal) => Some(errors(&refusal)),
        Report::Answer(_) => None,
    }
}

/// Returns the report of a win, as the page shows it.
fn scored(win: &ScoredWin) -> ScoreReport {
    let house = Arc::new(win.draft.house.clone());
    ScoreReport::from_score(&house, &win.hand, &win.context, win.score.clone())
}

fn message_text(kind: &'static str, more: impl Serialize) -> String {
    let tilewise = VERSION;
    let message = Outgoing {
        tilewise,
        kind,
        more,
    };
    tilewise_api::text(&message)
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use tilewise_rules::notation;

    use super::*;
    use crate::rule_sets;

    fn draft(hand: &str) -> Draft {
        Draft {
            entry: notation::parse(hand).expect(hand),
            ..Draft::new(rule_sets::first_house())
        }
    }

    fn message(hand: &str) -> Value {
        let draft = draft(hand);
        let hand = super::hand(&draft, &HandOutcome::from_draft(&draft));
        serde_json::from_str(&hand).expect("JSON")
    }

    fn wrong(hand: &str) -> Option<String> {
        let draft = draft(hand);
        super::wrong(&draft, &HandOutcome::from_draft(&draft))
    }

    /// Rule book `hk-old-style-scoring`, first example: 5 fan, West pays 32, the others 16.
    #[test]
    fn a_scored_hand_is_sent_with_its_report() {
        let text = "2223s c567s p777s p555z w1s@W SE";
        let message = message(text);
        assert_eq!(message["tilewise"], 1);
        assert_eq!(message["type"], "hand");
        assert_eq!(message["hand"], text);
        assert_eq!(message["rules"], "hk-old-style");
        assert_eq!(message["request"]["hand"]["winning_tile"], "1s");
        assert_eq!(message["report"]["counted"], 5);
        let paid = serde_json::json!({"E": -16, "S": 64, "W": -32, "N": -16});
        assert_eq!(message["report"]["payments"], paid);
    }

    #[test]
    fn a_hand_whose_winning_tile_does_not_matter_is_scored() {
        assert_eq!(
            message("33m567789p c234s p777z f1 w EE")["report"]["ok"],
            true
        );
    }

    #[test]
    fn a_hand_that_is_not_scored_has_no_report() {
        assert_eq!(message("123m EE")["report"], Value::Null);
        assert_eq!(wrong("123m EE"), None);
        assert_eq!(wrong("2223s c567s p777s p555z SE"), None);
    }

    #[test]
    fn what_is_wrong_is_sent_with_its_codes() {
        let wrong = wrong("11111m EE").expect("wrong");
        let wrong: Value = serde_json::from_str(&wrong).expect("JSON");
        assert_eq!(wrong["type"], "error");
        let codes = wrong["errors"].as_array().expect("a list");
        assert!(codes.iter().any(|one| one["code"] == "too-many-copies"));
        assert_eq!(ready(), r#"{"tilewise":1,"type":"ready"}"#);
    }
}
