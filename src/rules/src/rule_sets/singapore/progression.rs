//! How a game goes on: the book is silent, so this is what tables do.

use super::events::end_of_draw;
use super::options::choice;
use crate::schema::{
    Counters, Deal, Ending, HandEnd, House, Payments, Progression, Row, last_round,
};

/// What follows is the same, but who deals.
const fn row(
    says: &'static str,
    after: &'static [HandEnd],
    played: fn(&House) -> bool,
    deal: Deal,
) -> Row {
    Row {
        clause: "SG-5",
        says,
        after,
        played,
        deal,
        counters: Counters::Kept,
        bets_back: false,
    }
}

/// Nobody won, whatever ended the hand.
const NOBODY_WON: &[HandEnd] = &[
    HandEnd::Drawn,
    HandEnd::DrawnEastReady,
    HandEnd::DrawnAfterKong,
    HandEnd::EastFouled,
    HandEnd::OthersFouled,
];

/// The place of the answer to `deal_after_draw`.
fn after_draw(house: &House) -> usize {
    house.chosen(const { choice("deal_after_draw") })
}

pub(super) static PROGRESSION: Progression = Progression {
    start: |_| 0,
    rounds: |_| 4,
    bet: 0,
    bet_reasons: [""; 2],
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
    ],
    shares: Progression::NOTHING_LIES_THERE,
    claims: Some("claims-on-discard"),
    takes_pot: None,
    rows: &[
        row(
            "East won, and deals again",
            &[HandEnd::EastWon],
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
            "nobody won, and in this house the deal passes",
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
    game_ends: &[last_round("SG-5", "North’s round is over")],
    leftovers: |_, _| Payments::none(),
    overall: None,
};
