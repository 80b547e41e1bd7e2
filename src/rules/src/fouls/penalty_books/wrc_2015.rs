//! The fouls and penalties of the World Riichi Championship, 2015.

pub(in crate::fouls::penalty_books) mod attendance;
pub(in crate::fouls::penalty_books) mod calls;
pub(in crate::fouls::penalty_books) mod conduct;
pub(in crate::fouls::penalty_books) mod interactions;
pub(in crate::fouls::penalty_books) mod riichi;
pub(in crate::fouls::penalty_books) mod tiles;

use crate::fouls::{
    AtDraw, Foul, Offer, PenaltyBook, PenaltyBookName, PenaltyPoints, Stakes, Tournament,
};
use crate::model::Reason;

/// Key and names of the penalty book.
pub const NAME: PenaltyBookName = PenaltyBookName {
    key: "riichi-wrc-2015",
    aliases: &["wrc-2015", "wrc-riichi-fouls", "riichi"],
    name: "World Riichi Championship 2015",
};

/// WRC penalty book, 2015.
pub static BOOK: PenaltyBook = PenaltyBook {
    key: NAME.key,
    aliases: NAME.aliases,
    name: NAME.name,
    short: "WRC 2015",
    game: "Riichi",
    stakes: Some(&STAKES),
    tournament: Some(&TOURNAMENT),
    points: &OVERALL,
    chonbo: 20,
    chonbo_at_draw: AtDraw::Applies,
    dead: DEAD,
    fouls: &FOULS,
    interactions: &interactions::ALL,
}
.checked();

/// Penalty points, which count in the overall score.
pub(in crate::fouls::penalty_books) static OVERALL: PenaltyPoints = PenaltyPoints {
    name: "Overall score",
    counted: "{0}{1} {1:point|points}",
};

/// Text on the restrictions of a dead hand.
pub(in crate::fouls::penalty_books) const DEAD: &str = "In this hand the player may not chow, pung, kong, declare riichi or win any more, and the hand is noten. The others play on.";

/// Fouls, in display order.
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

/// Payments, bets and counters at the table.
pub(in crate::fouls::penalty_books) static STAKES: Stakes = Stakes {
    bet: 1_000,
    noten: 3_000,
    noten_pays: Reason {
        clause: "I3",
        text: "noten at an exhaustive draw",
    },
};

/// Overall scores: 30,000 points at the start, uma of 15 and 5.
pub(in crate::fouls::penalty_books) static TOURNAMENT: Tournament = Tournament {
    start: 30_000,
    uma: [15, 5, -5, -15],
    missed: -15,
    clause: "I5",
};

/// All types of penalty of the book.
pub(in crate::fouls::penalty_books) const ANY: &[Offer] = &[
    Offer::NoPenalty,
    Offer::Points,
    Offer::DeadHand,
    Offer::Chonbo,
    Offer::Disqualification,
];
