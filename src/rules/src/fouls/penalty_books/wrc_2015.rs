//! The fouls and penalties of the World Riichi Championship, 2015.

pub(in crate::fouls::penalty_books) mod attendance;
pub(in crate::fouls::penalty_books) mod calls;
pub(in crate::fouls::penalty_books) mod conduct;
mod coverage;
pub(in crate::fouls::penalty_books) mod interactions;
pub(in crate::fouls::penalty_books) mod riichi;
pub(in crate::fouls::penalty_books) mod tiles;

use crate::fouls::{AtDraw, Named, Offer, PenaltyBook};

pub use coverage::COVERAGE;

/// What it is called.
pub const NAMED: Named = Named {
    key: "riichi-wrc-2015",
    aliases: &["wrc-2015", "wrc-riichi-fouls", "riichi"],
    name: "World Riichi Championship 2015",
};

/// The book.
pub static BOOK: PenaltyBook = PenaltyBook {
    key: NAMED.key,
    aliases: NAMED.aliases,
    name: NAMED.name,
    short: "WRC 2015",
    chonbo: 20,
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
        &riichi::WRONG_RIICHI,
        &riichi::NOTEN_RIICHI,
        &riichi::RIICHI_KONG,
        &riichi::VOIDED_RIICHI,
        &riichi::DEAD_HAND,
        &conduct::PASSING_INFORMATION,
        &conduct::OBSTRUCTION,
        &conduct::CHEATING,
        &conduct::ANOTHERS_FAULT,
        &conduct::DEVICE,
        &conduct::SEVERAL_AT_ONCE,
        &attendance::LATE,
        &attendance::MISSED_HANCHAN,
        &attendance::SUBSTITUTE,
    ],
    interactions: &interactions::ALL,
};

/// Every type of penalty that the book has.
pub(in crate::fouls::penalty_books) const ANY: &[Offer] = &[
    Offer::Nothing,
    Offer::Points,
    Offer::DeadHand,
    Offer::Chonbo,
    Offer::Disqualification,
];
