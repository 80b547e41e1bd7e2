//! The fouls and penalties of the European Mahjong Association, 2025. What doesn't differ from the
//! World Riichi Championship, 2015, is the same data.

mod after_riichi;
mod attendance;
mod calls;
mod conduct;
mod coverage;
mod interactions;
pub(in crate::fouls::penalty_books) mod riichi;
mod sheets;
mod tiles;

use super::wrc_2015;
use crate::fouls::{AtDraw, Named, PenaltyBook};

pub use coverage::COVERAGE;

/// What it is called.
pub const NAMED: Named = Named {
    key: "riichi-ema-2025",
    aliases: &["ema-2025"],
    name: "European Mahjong Association 2025",
};

/// The book.
pub static BOOK: PenaltyBook = PenaltyBook {
    key: NAMED.key,
    aliases: NAMED.aliases,
    name: NAMED.name,
    short: "EMA 2025",
    chonbo: 20,
    chonbo_at_draw: AtDraw::DeadHand,
    fouls: &[
        &calls::EMPTY_CALL,
        &calls::CHANGED_CALL,
        &wrc_2015::calls::WRONG_WORD,
        &calls::DEAD_HAND_CALL,
        &calls::LATE_TSUMO,
        &calls::MISLED_WIN,
        &wrc_2015::tiles::SWAP_CALLING,
        &tiles::INVALID_GROUP,
        &wrc_2015::tiles::TILE_NOT_TAKEN,
        &wrc_2015::tiles::TILE_COUNT,
        &tiles::REVEALED_TILES,
        &tiles::WRONG_DRAW,
        &tiles::TOO_FAST,
        &tiles::MIXED_TILE,
        &riichi::WRONG_RIICHI,
        &riichi::NOTEN_RIICHI,
        &wrc_2015::riichi::RIICHI_KONG,
        &after_riichi::AFTER_RIICHI,
        &riichi::VOIDED_RIICHI,
        &wrc_2015::riichi::DEAD_HAND,
        &conduct::PASSING_INFORMATION,
        &conduct::OBSTRUCTION,
        &wrc_2015::conduct::CHEATING,
        &wrc_2015::conduct::ANOTHERS_FAULT,
        &wrc_2015::conduct::DEVICE,
        &sheets::SCORE_SHEET,
        &conduct::SEVERAL_AT_ONCE,
        &attendance::LATE,
        &attendance::MISSED_HANCHAN,
        &attendance::SUBSTITUTE,
    ],
    interactions: &interactions::ALL,
};
