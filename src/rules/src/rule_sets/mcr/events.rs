//! Events of MCR.

mod false_win;
mod next_hand;
mod table_points;
#[cfg(test)]
mod tests;
mod win;

use crate::model::{Event, Ruling, checked_events};

/// Events, in display order.
pub(super) static EVENTS: [Event; 6] = checked_events([
    win::SETTLE_WIN,
    win::CLAIMS_ON_DISCARD,
    DRAW,
    false_win::FALSE_WIN,
    next_hand::NEXT_HAND,
    table_points::TABLE_POINTS,
]);

const DRAW: Event = Event {
    key: "draw",
    name: "Nobody won",
    keywords: "drawn hand, wall empty, no winner, exhaustive draw, huang zhuang",
    clauses: &["M-119"],
    questions: &[],
    rule: |_, _| {
        Ok(Ruling::new(
            "M-119",
            "the hand is drawn: nobody pays, and the deal passes",
        ))
    },
};
