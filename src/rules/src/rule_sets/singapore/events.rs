//! Events of Singapore.

mod claim;
mod draw;
mod instant;
mod penalty;
#[cfg(test)]
mod tests;
mod win;

pub(super) use draw::end as end_of_draw;
pub(super) use win::OTHER_WIN_STANDS;

use crate::model::{Event, EventError, checked_events};

pub(super) static EVENTS: [Event; 14] = checked_events([
    win::SETTLE_WIN,
    win::MULTIPLE_WINS,
    claim::CLAIMS_ON_DISCARD,
    win::CLAIM_ON_SELF_DRAW,
    claim::CLAIM,
    instant::BONUS_COLLECTED,
    instant::KONG,
    win::HIDDEN_EIGHTH,
    penalty::FALSE_WIN,
    penalty::REVEAL_AFTER_DECLARATION,
    penalty::SHORT_HAND,
    penalty::LONG_HAND,
    penalty::DROPPED_TILE,
    draw::DRAW,
]);

/// Returns an error for an impossible answer.
fn impossible<T>(at: &'static str, message: &'static str) -> Result<T, Vec<EventError>> {
    Err(vec![EventError::impossible(at, message)])
}
