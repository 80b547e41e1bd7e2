//! Events of Taiwan (T-65 to T-80).

mod false_win;
mod next_hand;
mod several;
#[cfg(test)]
mod tests;
mod win;

use crate::model::{Event, checked_events};

pub(super) static EVENTS: [Event; 5] = checked_events([
    win::SETTLE_WIN,
    several::MULTIPLE_WINS,
    several::CLAIMS_ON_DISCARD,
    false_win::FALSE_WIN,
    next_hand::NEXT_HAND,
]);
