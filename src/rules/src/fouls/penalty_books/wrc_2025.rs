//! The fouls and penalties of the World Riichi Championship, 2025. What doesn't differ from those
//! of 2015 is the same data.

mod calls;
mod conduct;
mod draw;
mod interactions;
mod play;
mod riichi;
mod sheets;
mod tiles;

use super::{ema_2025, wrc_2015};
use crate::fouls::inherit::{self, Differs};
use crate::fouls::{AtDraw, Foul, Named, Offer, PenaltyBook};

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
    game: "Riichi",
    stakes: Some(&wrc_2015::STAKES),
    tournament: Some(&wrc_2015::TOURNAMENT),
    points: &wrc_2015::OVERALL,
    chonbo: 30,
    chonbo_at_draw: AtDraw::Stands,
    dead: wrc_2015::DEAD,
    fouls: &FOULS,
    interactions: &interactions::ALL,
}
.checked();

/// What can go wrong, in the order in which it is offered.
static FOULS: [&Foul; 33] = inherit::fouls(
    &wrc_2015::FOULS,
    &[
        Differs::Instead(&calls::EMPTY_CALL),
        Differs::Instead(&calls::CHANGED_CALL),
        Differs::Instead(&calls::WRONG_WORD),
        Differs::Instead(&calls::DEAD_HAND_CALL),
        Differs::Instead(&tiles::SWAP_CALLING),
        Differs::Instead(&tiles::INVALID_GROUP),
        Differs::Instead(&tiles::TILE_NOT_TAKEN),
        Differs::Instead(&tiles::TILE_COUNT),
        Differs::Instead(&tiles::REVEALED_TILES),
        Differs::After("revealed-tiles", &play::WRONG_DRAW),
        Differs::After("wrong-draw", &play::EARLY_DISCARD),
        Differs::After("early-discard", &play::TOO_FAST),
        Differs::After("too-fast", &play::TILE_PLACED),
        Differs::After("tile-placed", &play::MIXED_TILE),
        Differs::After("mixed-tile", &draw::TENPAI),
        Differs::After("tenpai-declaration", &draw::AFTER_END),
        Differs::Instead(&riichi::WRONG_RIICHI),
        Differs::After("riichi-kong", &riichi::AFTER_RIICHI),
        Differs::Instead(&ema_2025::riichi::VOIDED_RIICHI),
        Differs::Instead(&conduct::PASSING_INFORMATION),
        Differs::Instead(&conduct::OBSTRUCTION),
        Differs::Instead(&conduct::ANOTHERS_FAULT),
        Differs::Instead(&conduct::DEVICE),
        Differs::After("device", &sheets::SCORE_SHEET),
        Differs::Instead(&conduct::SEVERAL_AT_ONCE),
        Differs::After("substitute", &conduct::LEAVING),
    ],
);

/// Every type of penalty that the book has.
const ANY: &[Offer] = &[
    Offer::Warning,
    Offer::Points,
    Offer::DeadHand,
    Offer::Chonbo,
    Offer::Disqualification,
];
