//! Nobody won: SG-3, A-78.

use super::super::options::choice;
use super::super::progression::PROGRESSION;
use crate::schema::{
    Ask, Deal, Effect, EffectValue, Event, EventError, Facts, HandEnd, HouseRules, Need, Ruling,
    question,
};

pub(super) const DRAW: Event = Event {
    key: "drawn-hand",
    name: "Nobody won",
    keywords: "drawn hand, wall empty, no winner, exhaustive draw, who deals",
    clauses: &["A-78"],
    questions: &[question(
        "kong",
        "Was there a kong in this hand?",
        Ask::Flag,
        Need::Always,
    )
    .when(|house, _| house.chosen(const { choice("deal_after_draw") }) == AFTER_KONG)],
    rule: draw,
};

/// The place of `passes-after-kong` among the answers of `deal_after_draw`.
const AFTER_KONG: usize = 1;

/// How a hand ended that nobody won.
pub(in super::super) fn end(facts: &Facts) -> HandEnd {
    if facts.is("kong") {
        HandEnd::DrawnAfterKong
    } else {
        HandEnd::Drawn
    }
}

/// Who deals the next hand.
fn draw(house: &HouseRules, facts: &Facts) -> Result<Ruling, Vec<EventError>> {
    if house.chosen(const { choice("deal_after_draw") }) == AFTER_KONG {
        facts.need("kong", Facts::flag)?;
    }
    let Some(row) = PROGRESSION.row(house, end(facts)) else {
        return Err(vec![EventError::missing("kong")]);
    };
    let passes = Effect {
        key: "deal_passes",
        value: EffectValue::Flag(row.deal == Deal::Passes),
        says: "",
    };
    Ok(Ruling {
        effects: vec![passes],
        ..Ruling::says(row.clause, row.says)
    })
}
