//! Draws (SG-3, A-78).

use super::super::options::choice;
use super::super::progression::PROGRESSION;
use crate::model::{
    AnswerKind, Answers, Deal, Effect, EffectValue, Event, EventError, HandEnd, Required,
    RuleOptions, Ruling, question,
};

pub(super) const DRAW: Event = Event {
    key: "drawn-hand",
    name: "Nobody won",
    keywords: "drawn hand, wall empty, no winner, exhaustive draw, who deals",
    clauses: &["A-78"],
    questions: &[question(
        "kong",
        "Was there a kong in this hand?",
        AnswerKind::Flag,
        Required::Always,
    )
    .when(|house, _| house.chosen(const { choice("deal_after_draw") }) == AFTER_KONG)],
    rule: draw,
};

/// Index of `passes-after-kong` among the answers of `deal_after_draw`.
const AFTER_KONG: usize = 1;

/// Returns the kind of a draw.
pub(in super::super) fn end(facts: &Answers) -> HandEnd {
    if facts.is("kong") {
        HandEnd::DrawnAfterKong
    } else {
        HandEnd::Drawn
    }
}

/// Rules on a draw: the next dealer.
fn draw(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    if house.chosen(const { choice("deal_after_draw") }) == AFTER_KONG {
        facts.require("kong", Answers::flag)?;
    }
    let Some(row) = PROGRESSION.row(house, end(facts)) else {
        return Err(vec![EventError::missing("kong")]);
    };
    let passes = Effect {
        key: "deal_passes",
        value: EffectValue::Flag(row.deal == Deal::Passes),
        text: "",
    };
    Ok(Ruling {
        effects: vec![passes],
        ..Ruling::new(row.clause, row.text)
    })
}
