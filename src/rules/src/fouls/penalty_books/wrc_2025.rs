//! Fouls and penalties of the World Riichi Championship, 2025, based on those of 2015.

mod calls;
mod conduct;
mod draw;
mod interactions;
mod play;
mod riichi;
mod sheets;
mod tiles;

use super::{ema_2025, wrc_2015};
use crate::fouls::{
    AtDraw, Foul, Offer, PenaltyBook, PenaltyBookName,
    inherit::{self, Patch},
};

/// Key and names of the penalty book.
pub const NAME: PenaltyBookName = PenaltyBookName {
    key: "riichi-wrc-2025",
    aliases: &["wrc-2025"],
    name: "World Riichi Championship 2025",
};

/// WRC penalty book, 2025.
pub static BOOK: PenaltyBook = PenaltyBook {
    key: NAME.key,
    aliases: NAME.aliases,
    name: NAME.name,
    short: "WRC 2025",
    game: "Riichi",
    stakes: Some(&wrc_2015::STAKES),
    tournament: Some(&wrc_2015::TOURNAMENT),
    points: &wrc_2015::OVERALL,
    chonbo: 30,
    chonbo_at_draw: AtDraw::Applies,
    dead: wrc_2015::DEAD,
    fouls: &FOULS,
    interactions: &interactions::ALL,
}
.checked();

/// Fouls, in display order.
static FOULS: [&Foul; 33] = inherit::fouls(
    &wrc_2015::FOULS,
    &[
        Patch::Replace(&calls::EMPTY_CALL),
        Patch::Replace(&calls::CHANGED_CALL),
        Patch::Replace(&calls::WRONG_WORD),
        Patch::Replace(&calls::DEAD_HAND_CALL),
        Patch::Replace(&tiles::SWAP_CALLING),
        Patch::Replace(&tiles::INVALID_GROUP),
        Patch::Replace(&tiles::TILE_NOT_TAKEN),
        Patch::Replace(&tiles::TILE_COUNT),
        Patch::Replace(&tiles::REVEALED_TILES),
        Patch::InsertAfter("revealed-tiles", &play::WRONG_DRAW),
        Patch::InsertAfter("wrong-draw", &play::EARLY_DISCARD),
        Patch::InsertAfter("early-discard", &play::TOO_FAST),
        Patch::InsertAfter("too-fast", &play::TILE_PLACED),
        Patch::InsertAfter("tile-placed", &play::MIXED_TILE),
        Patch::InsertAfter("mixed-tile", &draw::TENPAI),
        Patch::InsertAfter("tenpai-declaration", &draw::AFTER_END),
        Patch::Replace(&riichi::WRONG_RIICHI),
        Patch::InsertAfter("riichi-kong", &riichi::AFTER_RIICHI),
        Patch::Replace(&ema_2025::riichi::VOIDED_RIICHI),
        Patch::Replace(&conduct::PASSING_INFORMATION),
        Patch::Replace(&conduct::OBSTRUCTION),
        Patch::Replace(&conduct::ANOTHERS_FAULT),
        Patch::Replace(&conduct::DEVICE),
        Patch::InsertAfter("device", &sheets::SCORE_SHEET),
        Patch::Replace(&conduct::SEVERAL_AT_ONCE),
        Patch::InsertAfter("substitute", &conduct::LEAVING),
    ],
);

/// All types of penalty of the book.
const ANY: &[Offer] = &[
    Offer::Warning,
    Offer::Points,
    Offer::DeadHand,
    Offer::Chonbo,
    Offer::Disqualification,
];
