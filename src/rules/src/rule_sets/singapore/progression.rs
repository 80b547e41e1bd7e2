//! Progression of a game. The rule book doesn't define it, so it follows common practice.

use super::events::{OTHER_WIN_STANDS, end_of_draw};
use super::options::choice;
use crate::model::{Deal, Ending, HandEnd, HandWords, Progression, Row, RuleOptions, last_round};

/// Clause for rules that are not in the rule book.
const BY_DECISION: &str = "A-78";

/// Returns a row of the progression that decides only the next dealer.
const fn row(
    text: &'static str,
    after: &'static [HandEnd],
    played: fn(&RuleOptions) -> bool,
    deal: Deal,
) -> Row {
    Row::deals(BY_DECISION, text, after, played, deal)
}

/// Deals without a winner.
const NOBODY_WON: &[HandEnd] = &[
    HandEnd::Drawn,
    HandEnd::DrawnEastReady,
    HandEnd::DrawnAfterKong,
    HandEnd::EastFouled,
    HandEnd::OthersFouled,
];

/// Returns the index of the answer to `deal_after_draw`.
fn after_draw(house: &RuleOptions) -> usize {
    house.chosen(const { choice("deal_after_draw") })
}

pub(super) static PROGRESSION: Progression = Progression {
    hands: HandWords {
        named: "{0} {1}",
        ..HandWords::PLAIN
    },
    draws: &["drawn-hand"],
    endings: &[
        Ending {
            event: "drawn-hand",
            end: |_, facts, _| Some(end_of_draw(facts)),
        },
        //
        Ending {
            event: "false-win",
            end: |_, facts, _| {
                let plays_on = facts.flag("plays_on") == Some(true);
                let seat = facts.seat("seat").filter(|_| !plays_on);
                seat.map(HandEnd::fouled_by)
            },
        },
        // SG-99: the deal is won with eight flowers. Another win that is paid as well is entered separately.
        Ending {
            event: "hidden-eighth",
            end: |_, _, ruling| {
                let other_win_stands = ruling.effects.contains(&OTHER_WIN_STANDS);
                let won = !ruling.winners.is_empty() && !other_win_stands;
                won.then(|| HandEnd::won_by(&ruling.winners))
            },
        },
        // SG-124: a void win ends the deal as a false win does.
        Ending {
            event: "reveal-after-declaration",
            end: |_, facts, ruling| {
                let is_void = !ruling.payments.transfers().is_empty();
                let seat = facts.seat("seat").filter(|_| is_void);
                seat.map(HandEnd::fouled_by)
            },
        },
    ],
    rounds: |house| {
        let rounds = house.number(const { choice("rounds") });
        rounds.try_into().unwrap_or(4)
    },
    claims: Some("claims-on-discard"),
    rows: &[
        row(
            "East won, and deals again",
            HandEnd::ALL_EAST_WON,
            |_| true,
            Deal::Stays,
        ),
        row(
            "East didn’t win, and the deal passes",
            &[HandEnd::OthersWon],
            |_| true,
            Deal::Passes,
        ),
        row(
            "nobody won, there was a kong, and the deal passes",
            &[HandEnd::DrawnAfterKong],
            |house| after_draw(house) == 1,
            Deal::Passes,
        ),
        row(
            "nobody won, and East deals again",
            NOBODY_WON,
            |house| after_draw(house) != 2,
            Deal::Stays,
        ),
        row(
            "nobody won, and under your house rules the deal passes",
            NOBODY_WON,
            |house| after_draw(house) == 2,
            Deal::Passes,
        ),
        row(
            "the hand is dealt again",
            &[HandEnd::Void, HandEnd::BrokenOff],
            |_| true,
            Deal::Stays,
        ),
    ],
    game_ends: &[last_round(BY_DECISION, "North’s round is over")],
    ..Progression::PLAIN
};
