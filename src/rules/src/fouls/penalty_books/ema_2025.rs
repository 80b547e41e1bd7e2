//! The fouls and penalties of the European Mahjong Association, 2025. What doesn't differ from the
//! World Riichi Championship, 2015, is the same data.

mod after_riichi;
mod attendance;
mod calls;
mod conduct;
mod interactions;
pub(in crate::fouls::penalty_books) mod riichi;
mod sheets;
mod tiles;

use super::wrc_2015;
use crate::fouls::inherit::{self, Differs};
use crate::fouls::{AtDraw, Foul, Named, PenaltyBook};

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

/// What can go wrong, in the order in which it is offered.
static FOULS: [&Foul; 30] = inherit::fouls(
    &wrc_2015::FOULS,
    &[
        Differs::Instead(&calls::EMPTY_CALL),
        Differs::Instead(&calls::CHANGED_CALL),
        Differs::Instead(&calls::DEAD_HAND_CALL),
        Differs::After("dead-hand-call", &calls::LATE_TSUMO),
        Differs::After("late-tsumo", &calls::MISLED_WIN),
        Differs::Instead(&tiles::INVALID_GROUP),
        Differs::Instead(&tiles::REVEALED_TILES),
        Differs::After("revealed-tiles", &tiles::WRONG_DRAW),
        Differs::After("wrong-draw", &tiles::TOO_FAST),
        Differs::After("too-fast", &tiles::MIXED_TILE),
        Differs::Instead(&riichi::WRONG_RIICHI),
        Differs::Instead(&riichi::NOTEN_RIICHI),
        Differs::After("riichi-kong", &after_riichi::AFTER_RIICHI),
        Differs::Instead(&riichi::VOIDED_RIICHI),
        Differs::Instead(&conduct::PASSING_INFORMATION),
        Differs::Instead(&conduct::OBSTRUCTION),
        Differs::After("device", &sheets::SCORE_SHEET),
        Differs::Instead(&conduct::SEVERAL_AT_ONCE),
        Differs::Instead(&attendance::LATE),
        Differs::Instead(&attendance::MISSED_HANCHAN),
        Differs::Instead(&attendance::SUBSTITUTE),
    ],
);
