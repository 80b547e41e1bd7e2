//! Progression of a game. The rule books don't define it, so it follows common practice.

use super::options::choice;
use super::payment::money;
use crate::model::{
    Deal, Ending, HandEnd, HandWords, OptionId, Progression, Row, RuleOptions, last_round,
};

/// Clause for rules that are not in the rule books.
const BY_DECISION: &str = "A-21";

/// Returns a row of the progression that decides only the next dealer.
const fn row(
    text: &'static str,
    after: &'static [HandEnd],
    played: fn(&RuleOptions) -> bool,
    deal: Deal,
) -> Row {
    Row::deals(BY_DECISION, text, after, played, deal)
}

const DRAWN: &[HandEnd] = &[
    HandEnd::Drawn,
    HandEnd::DrawnEastReady,
    HandEnd::DrawnAfterKong,
];
const FALSE_WIN: &[HandEnd] = &[HandEnd::EastFouled, HandEnd::OthersFouled];

const ON_DRAW: OptionId = choice("deal_passes_on_draw");
const ON_WIN: OptionId = choice("deal_passes_on_win");
const ON_FALSE_WIN: OptionId = choice("deal_passes_on_false_win");

pub(super) static PROGRESSION: Progression = Progression {
    hands: HandWords {
        named: "{0} {1}",
        ..HandWords::PLAIN
    },
    start: |house| {
        let start = i64::from(house.number(const { choice("starting_points") }));
        start * money(house).parts
    },
    rounds: |house| {
        let rounds = house.number(const { choice("rounds") });
        rounds.try_into().unwrap_or(4)
    },
    endings: &[Ending {
        event: "erroneous-mahjong",
        end: |_, facts, _| facts.seat("seat").map(HandEnd::fouled_by),
    }],
    claims: Some("claims-on-discard"),
    rows: &[
        row(
            "East won, and deals again",
            HandEnd::ALL_EAST_WON,
            |house| !house.on(ON_WIN),
            Deal::Stays,
        ),
        row(
            "East won, and under your house rules the deal passes",
            HandEnd::ALL_EAST_WON,
            |house| house.on(ON_WIN),
            Deal::Passes,
        ),
        row(
            "East didn’t win, and the deal passes",
            &[HandEnd::OthersWon],
            |_| true,
            Deal::Passes,
        ),
        row(
            "nobody won, and East deals again",
            DRAWN,
            |house| !house.on(ON_DRAW),
            Deal::Stays,
        ),
        row(
            "nobody won, and under your house rules the deal passes",
            DRAWN,
            |house| house.on(ON_DRAW),
            Deal::Passes,
        ),
        row(
            "after a false win East deals again",
            FALSE_WIN,
            |house| !house.on(ON_FALSE_WIN),
            Deal::Stays,
        ),
        row(
            "after a false win the deal passes under your house rules",
            FALSE_WIN,
            |house| house.on(ON_FALSE_WIN),
            Deal::Passes,
        ),
        row(
            "the hand is dealt again",
            &[HandEnd::Void, HandEnd::BrokenOff],
            |_| true,
            Deal::Stays,
        ),
    ],
    game_ends: &[last_round(BY_DECISION, "the last round is over")],
    ..Progression::PLAIN
};
