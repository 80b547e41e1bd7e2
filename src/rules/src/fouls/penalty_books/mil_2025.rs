//! The penalties of the Mahjong International League, 2025, for MCR; and those of the older books, in
//! which who calls a false win pays the others.

mod attendance;
mod calls;
mod conduct;
mod pay_each;
mod steps;
mod tiles;
mod wins;

use crate::fouls::inherit::{self, Differs};
use crate::fouls::{AtDraw, Foul, Named, PenaltyBook, PenaltyPoints};

/// What it is called.
pub const NAMED: Named = Named {
    key: "mcr-mil-2025",
    aliases: &["mil-2025", "mcr"],
    name: "Mahjong International League 2025",
};

/// What the one is called in which a false win is paid to the others.
pub const NAMED_PAY_EACH: Named = Named {
    key: "mcr-pay-each",
    aliases: &["pay-each", "mcr-wmo-2006"],
    name: "MCR, a false win pays each of the others",
};

/// Points are taken from the score, and nobody receives them.
pub static BOOK: PenaltyBook = PenaltyBook {
    key: NAMED.key,
    aliases: NAMED.aliases,
    name: NAMED.name,
    short: "MIL 2025",
    game: "MCR",
    stakes: None,
    tournament: None,
    points: &TABLE_POINTS,
    chonbo: 0,
    chonbo_at_draw: AtDraw::Stands,
    dead: DEAD,
    fouls: &FOULS,
    interactions: &[],
}
.checked();

/// The same, but for what a false win and a false kong cost.
pub static PAY_EACH: PenaltyBook = PenaltyBook {
    key: NAMED_PAY_EACH.key,
    aliases: NAMED_PAY_EACH.aliases,
    name: NAMED_PAY_EACH.name,
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

/// What can go wrong, in the order in which it is offered.
static FOULS: [&Foul; 19] = [
    &wins::FALSE_WIN,
    &wins::WIN_NOT_CALLED,
    &wins::TILE_NOT_TAKEN,
    &wins::COUNTERS,
    &wins::LOW_TOTAL,
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
    &attendance::ABSENT,
];

static PAYS_EACH: [&Foul; 19] = inherit::fouls(
    &FOULS,
    &[
        Differs::Instead(&pay_each::FALSE_WIN),
        Differs::Instead(&pay_each::FALSE_KONG),
    ],
);
