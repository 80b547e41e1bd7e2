//! What riichi says about events beside the score of a hand.

mod claim;
mod declare;
mod draw;
mod hanchan;
mod kong;
mod next_hand;
mod on_table;
mod several;
mod tenpai;
#[cfg(test)]
mod tests;
mod win;

pub(super) use several::{OWN_BET, is_paid_counters, takes_own_bet, winner};

use crate::schema::{Event, EventError, checked_events};

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

/// The answer to something that can't be as it was told.
fn impossible<T>(at: &'static str, says: &'static str) -> Result<T, Vec<EventError>> {
    Err(vec![EventError::impossible(at, says)])
}
