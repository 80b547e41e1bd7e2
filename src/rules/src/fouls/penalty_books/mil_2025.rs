//! Penalties of the Mahjong International League for MCR, 2025, and those of the older rule books, in which a
//! false win is paid to each of the others.

mod attendance;
mod calls;
mod conduct;
mod invalid_wins;
mod pay_each;
mod steps;
mod tiles;

use crate::fouls::{
    AtDraw, Foul, PenaltyBook, PenaltyBookName, PenaltyPoints,
    inherit::{self, Patch},
};

/// Key and names of the penalty book.
pub const NAME: PenaltyBookName = PenaltyBookName {
    key: "mcr-mil-2025",
    aliases: &["mil-2025", "mcr"],
    name: "Mahjong International League 2025",
};

/// Key and names of the penalty book in which a false win is paid to each of the others.
pub const PAY_EACH_NAME: PenaltyBookName = PenaltyBookName {
    key: "mcr-pay-each",
    aliases: &["pay-each", "mcr-wmo-2006"],
    name: "MCR, a false win pays each of the others",
};

/// MIL penalty book: penalty points are lost, and nobody receives them.
pub static BOOK: PenaltyBook = PenaltyBook {
    key: NAME.key,
    aliases: NAME.aliases,
    name: NAME.name,
    short: "MIL 2025",
    game: "MCR",
    stakes: None,
    tournament: None,
    points: &TABLE_POINTS,
    chonbo: 0,
    chonbo_at_draw: AtDraw::Applies,
    dead: DEAD,
    fouls: &FOULS,
    interactions: &[],
}
.checked();

/// Variant of [`BOOK`] with other penalties for a false win and a false kong.
pub static PAY_EACH: PenaltyBook = PenaltyBook {
    key: PAY_EACH_NAME.key,
    aliases: PAY_EACH_NAME.aliases,
    name: PAY_EACH_NAME.name,
    short: "Pay each",
    fouls: &PAYS_EACH,
    ..BOOK
}
.checked();

static TABLE_POINTS: PenaltyPoints = PenaltyPoints {
    name: "Table points",
    counted: "{0}{1} table {1:point|points}",
};

const DEAD: &str = "In this hand the player may not win any more, nor claim a chow, a pung or a kong. Concealed and added kongs and flowers go on, and the others play on.";

/// Fouls, in display order.
static FOULS: [&Foul; 19] = [
    &invalid_wins::FALSE_WIN,
    &invalid_wins::WIN_NOT_CALLED,
    &invalid_wins::TILE_NOT_TAKEN,
    &invalid_wins::COUNTERS,
    &invalid_wins::LOW_TOTAL,
    &calls::EMPTY_CLAIM,
    &calls::WRONG_MELD,
    &calls::FALSE_KONG,
    &calls::OTHER_WORDS,
    &tiles::TILE_COUNT,
    &tiles::EARLY_DRAW,
    &tiles::WRONG_DRAW,
    &tiles::SHOWN_TILES,
    &tiles::BROKEN_WALL,
    &conduct::SLOW,
    &conduct::DISCIPLINE,
    &conduct::OTHER,
    &attendance::LATE,
    &attendance::INCOMPLETE_TABLE,
];

static PAYS_EACH: [&Foul; 19] = inherit::fouls(
    &FOULS,
    &[
        Patch::Replace(&pay_each::FALSE_WIN),
        Patch::Replace(&pay_each::FALSE_KONG),
    ],
);
