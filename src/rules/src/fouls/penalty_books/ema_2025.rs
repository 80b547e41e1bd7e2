//! Fouls and penalties of the European Mahjong Association, 2025, based on those of the World Riichi
//! Championship, 2015.

mod after_riichi;
mod attendance;
mod calls;
mod conduct;
mod interactions;
pub(in crate::fouls::penalty_books) mod riichi;
mod sheets;
mod tiles;

use super::wrc_2015;
use crate::fouls::{
    AtDraw, Foul, PenaltyBook, PenaltyBookName,
    inherit::{self, Patch},
};

/// Key and names of the penalty book.
pub const NAME: PenaltyBookName = PenaltyBookName {
    key: "riichi-ema-2025",
    aliases: &["ema-2025"],
    name: "European Mahjong Association 2025",
};

/// EMA penalty book, 2025.
pub static BOOK: PenaltyBook = PenaltyBook {
    key: NAME.key,
    aliases: NAME.aliases,
    name: NAME.name,
    short: "EMA 2025",
    game: "Riichi",
    stakes: Some(&wrc_2015::STAKES),
    tournament: Some(&wrc_2015::TOURNAMENT),
    points: &wrc_2015::OVERALL,
    chonbo: 20,
    chonbo_at_draw: AtDraw::DeadHand,
    dead: wrc_2015::DEAD,
    fouls: &FOULS,
    interactions: &interactions::ALL,
}
.checked();

/// Fouls, in display order.
static FOULS: [&Foul; 30] = inherit::fouls(
    &wrc_2015::FOULS,
    &[
        Patch::Replace(&calls::EMPTY_CALL),
        Patch::Replace(&calls::CHANGED_CALL),
        Patch::Replace(&calls::DEAD_HAND_CALL),
        Patch::InsertAfter("dead-hand-call", &calls::LATE_TSUMO),
        Patch::InsertAfter("late-tsumo", &calls::MISLED_WIN),
        Patch::Replace(&tiles::INVALID_GROUP),
        Patch::Replace(&tiles::REVEALED_TILES),
        Patch::InsertAfter("revealed-tiles", &tiles::WRONG_DRAW),
        Patch::InsertAfter("wrong-draw", &tiles::TOO_FAST),
        Patch::InsertAfter("too-fast", &tiles::MIXED_TILE),
        Patch::Replace(&riichi::WRONG_RIICHI),
        Patch::Replace(&riichi::NOTEN_RIICHI),
        Patch::InsertAfter("riichi-kong", &after_riichi::AFTER_RIICHI),
        Patch::Replace(&riichi::VOIDED_RIICHI),
        Patch::Replace(&conduct::PASSING_INFORMATION),
        Patch::Replace(&conduct::OBSTRUCTION),
        Patch::InsertAfter("device", &sheets::SCORE_SHEET),
        Patch::Replace(&conduct::SEVERAL_AT_ONCE),
        Patch::Replace(&attendance::LATE),
        Patch::Replace(&attendance::MISSED_HANCHAN),
        Patch::Replace(&attendance::SUBSTITUTE),
    ],
);
