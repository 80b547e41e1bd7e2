//! Events of HK-style Taiwanese (T-112 to T-134).

mod carry;
mod flowers;
mod instant;
mod next_hand;
mod penalty;
#[cfg(test)]
mod tests;
mod win;

pub(super) use penalty::red_card_voids_hand;
pub(super) use win::shared_discard_bonus;

use crate::model::{Event, checked_events};

pub(super) static EVENTS: [Event; 16] = checked_events([
    win::SETTLE_WIN,
    win::MULTIPLE_WINS,
    win::CLAIMS_ON_DISCARD,
    carry::CARRY,
    carry::CARRY_CUT,
    carry::CARRY_COLLECT,
    flowers::BONUS_COLLECTED,
    flowers::FLOWER_WIN_DECLINED,
    instant::KONG,
    instant::SAME_DISCARD,
    penalty::FALSE_WIN,
    penalty::EMPTY_WIN,
    penalty::CLAIM_CANCELLED,
    penalty::FALSE_KONG,
    penalty::RED_CARD,
    next_hand::NEXT_HAND,
]);
