//! Events of the Sparrow's Nest HK League.

mod claim;
mod penalty;
mod pot;
#[cfg(test)]
mod tests;
mod win;

use crate::model::{Event, checked_events};

pub(super) use pot::to_winners as pot_to_winners;

pub(super) static EVENTS: [Event; 7] = checked_events([
    win::SETTLE_WIN,
    win::MULTIPLE_WINS,
    win::CLAIMS_ON_DISCARD,
    claim::CLAIM,
    pot::DRAW,
    penalty::FALSE_MAHJONG,
    penalty::WRONG_TILE_COUNT,
]);
