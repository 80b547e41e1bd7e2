//! How a game goes on.

use super::options::choice;
use crate::schema::{Counters, Deal, Ending, HandEnd, Payments, Progression, Row, last_round};
use crate::tiles::Seat;

pub(super) static PROGRESSION: Progression = Progression {
    start: |house| house.number(const { choice("start_points") }).into(),
    rounds: |_| 2,
    bet: super::payment::BET,
    draws: &["exhaustive-draw", "abortive-draw"],
    endings: &[
        Ending {
            event: "exhaustive-draw",
            end: |_, facts, _| {
                let tenpai = facts.seats("tenpai")?;
                Some(if tenpai[Seat::East] {
                    HandEnd::DrawnEastReady
                } else {
                    HandEnd::Drawn
                })
            },
        },
        Ending {
            event: "abortive-draw",
            end: |_, _, ruling| (ruling.allowed == Some(true)).then_some(HandEnd::BrokenOff),
        },
    ],
    rows: &[
        Row {
            clause: "R-129",
            says: "East won, and deals again",
            after: &[HandEnd::EastWon],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-130",
            says: "East didn’t win, and the deal passes",
            after: &[HandEnd::OthersWon],
            played: |_| true,
            deal: Deal::Passes,
            counters: Counters::Cleared,
            bets_back: false,
        },
        Row {
            clause: "R-129",
            says: "East is tenpai, and deals again",
            after: &[HandEnd::DrawnEastReady],
            played: |house| house.chosen(const { choice("dealer_stays") }) == 0,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-130",
            says: "nobody won, and the deal passes",
            after: &[HandEnd::Drawn, HandEnd::DrawnEastReady],
            played: |_| true,
            deal: Deal::Passes,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-129",
            says: "after a hand that was broken off East deals again",
            after: &[HandEnd::BrokenOff],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-133",
            says: "the same hand is dealt again",
            after: &[HandEnd::Void, HandEnd::EastFouled, HandEnd::OthersFouled],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Kept,
            bets_back: true,
        },
    ],
    game_ends: &[last_round("R-134", "the last round is over")],
    leftovers: |_, _| Payments::none(),
    overall: None,
};
