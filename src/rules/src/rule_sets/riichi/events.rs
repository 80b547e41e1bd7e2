//! Events of riichi.

mod claim;
mod declare;
mod draw;
mod hanchan;
mod kong;
mod next_hand;
mod several;
mod stated_stakes;
mod tenpai;
#[cfg(test)]
mod tests;
mod win;

pub(super) use several::{OWN_BET, is_paid_counters, takes_own_bet, winner};

use crate::model::{Event, EventError, checked_events};

pub(super) static EVENTS: [Event; 10] = checked_events([
    win::SETTLE_WIN,
    several::MULTIPLE_WINS,
    several::CLAIMS_ON_DISCARD,
    declare::RIICHI,
    kong::KONG_AFTER_RIICHI,
    claim::CLAIM,
    draw::EXHAUSTIVE_DRAW,
    draw::ABORTIVE_DRAW,
    next_hand::NEXT_HAND,
    hanchan::HANCHAN,
]);

/// Returns an error for an impossible answer.
fn impossible<T>(at: &'static str, message: &'static str) -> Result<T, Vec<EventError>> {
    Err(vec![EventError::impossible(at, message)])
}
