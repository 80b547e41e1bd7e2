//! The fouls and penalties of the World Riichi Championship, 2025. What doesn't differ from those
//! of 2015 is the same data.

mod calls;
mod conduct;
mod coverage;
mod draw;
mod interactions;
mod play;
mod riichi;
mod sheets;
mod tiles;

use super::{ema_2025, wrc_2015};
use crate::fouls::{AtDraw, Named, Offer, PenaltyBook};

pub use coverage::COVERAGE;

/// What it is called.
pub const NAMED: Named = Named {
    key: "riichi-wrc-2025",
    aliases: &["wrc-2025"],
    name: "World Riichi Championship 2025",
};

/// The book.
pub static BOOK: PenaltyBook = PenaltyBook {
    key: NAMED.key,
    aliases: NAMED.aliases,
    name: NAMED.name,
    short: "WRC 2025",
    chonbo: 30,
    chonbo_at_draw: AtDraw::Stands,
    fouls: &[
        &calls::EMPTY_CALL,
        &calls::CHANGED_CALL,
        &calls::WRONG_WORD,
        &calls::DEAD_HAND_CALL,
        &tiles::SWAP_CALLING,
        &tiles::INVALID_GROUP,
        &tiles::TILE_NOT_TAKEN,
        &tiles::TILE_COUNT,
        &tiles::REVEALED_TILES,
        &play::WRONG_DRAW,
        &play::EARLY_DISCARD,
        &play::TOO_FAST,
        &play::TILE_PLACED,
        &play::MIXED_TILE,
        &draw::TENPAI,
        &draw::AFTER_END,
        &riichi::WRONG_RIICHI,
        &wrc_2015::riichi::NOTEN_RIICHI,
        &wrc_2015::riichi::RIICHI_KONG,
        &riichi::AFTER_RIICHI,
        &ema_2025::riichi::VOIDED_RIICHI,
        &wrc_2015::riichi::DEAD_HAND,
        &conduct::PASSING_INFORMATION,
        &conduct::OBSTRUCTION,
        &wrc_2015::conduct::CHEATING,
        &conduct::ANOTHERS_FAULT,
        &conduct::DEVICE,
        &sheets::SCORE_SHEET,
        &conduct::SEVERAL_AT_ONCE,
        &wrc_2015::attendance::LATE,
        &wrc_2015::attendance::MISSED_HANCHAN,
        &wrc_2015::attendance::SUBSTITUTE,
        &conduct::LEAVING,
    ],
    interactions: &interactions::ALL,
};

/// Every type of penalty that the book has.
const ANY: &[Offer] = &[
    Offer::Warning,
    Offer::Points,
    Offer::DeadHand,
    Offer::Chonbo,
    Offer::Disqualification,
];
