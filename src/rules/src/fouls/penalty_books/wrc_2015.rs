//! The fouls and penalties of the World Riichi Championship, 2015.

pub(in crate::fouls::penalty_books) mod attendance;
pub(in crate::fouls::penalty_books) mod calls;
pub(in crate::fouls::penalty_books) mod conduct;
pub(in crate::fouls::penalty_books) mod interactions;
pub(in crate::fouls::penalty_books) mod riichi;
pub(in crate::fouls::penalty_books) mod tiles;

use crate::fouls::{AtDraw, Foul, Named, Offer, PenaltyBook, PenaltyPoints, Stakes, Tournament};
use crate::schema::Reason;

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
    game: "Riichi",
    stakes: Some(&STAKES),
    tournament: Some(&TOURNAMENT),
    points: &OVERALL,
    chonbo: 20,
    chonbo_at_draw: AtDraw::Stands,
    dead: DEAD,
    fouls: &FOULS,
    interactions: &interactions::ALL,
}
.checked();

/// Points that count beyond the table.
pub(in crate::fouls::penalty_books) static OVERALL: PenaltyPoints = PenaltyPoints {
    name: "Overall score",
    counted: "{0}{1} {1:point|points}",
};

/// What a dead hand may not do.
pub(in crate::fouls::penalty_books) const DEAD: &str = "In this hand the player may not chow, pung, kong, declare riichi or win any more, and the hand is noten. The others play on.";

/// What can go wrong, in the order in which it is offered.
pub(in crate::fouls::penalty_books) static FOULS: [&Foul; 23] = [
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
];

/// What is played for at the table.
pub(in crate::fouls::penalty_books) static STAKES: Stakes = Stakes {
    bet: 1_000,
    noten: 3_000,
    noten_pays: Reason {
        clause: "I3",
        says: "noten at an exhaustive draw",
    },
};

/// From 30,000 at the table, with an uma of 15 and 5.
pub(in crate::fouls::penalty_books) static TOURNAMENT: Tournament = Tournament {
    start: 30_000,
    uma: [15, 5, -5, -15],
    missed: -15,
    clause: "I5",
};

/// Every type of penalty that the book has.
pub(in crate::fouls::penalty_books) const ANY: &[Offer] = &[
    Offer::Nothing,
    Offer::Points,
    Offer::DeadHand,
    Offer::Chonbo,
    Offer::Disqualification,
];
