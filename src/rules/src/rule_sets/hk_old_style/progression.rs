//! How a game goes on: the books are silent, so this is what tables do.

use super::options::choice;
use crate::schema::{Counters, Deal, HandEnd, Payments, Progression, Row, last_round};

pub(super) static PROGRESSION: Progression = Progression {
    start: |house| house.number(const { choice("starting_points") }).into(),
    rounds: |_| 4,
    bet: 0,
    draws: &[],
    endings: &[],
    rows: &[
        Row {
            clause: "HKOS-53",
            says: "East won, and deals again",
            after: &[HandEnd::EastWon],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Kept,
            bets_back: false,
        },
        Row {
            clause: "HKOS-53",
            says: "nobody won, and East deals again",
            after: &[
                HandEnd::Drawn,
                HandEnd::DrawnEastReady,
                HandEnd::BrokenOff,
                HandEnd::Void,
            ],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Kept,
            bets_back: false,
        },
        Row {
            clause: "HKOS-53",
            says: "the deal passes",
            after: &[
                HandEnd::OthersWon,
                HandEnd::EastFouled,
                HandEnd::OthersFouled,
            ],
            played: |_| true,
            deal: Deal::Passes,
            counters: Counters::Kept,
            bets_back: false,
        },
    ],
    game_ends: &[last_round("HKOS-53", "North’s round is over")],
    leftovers: |_, _| Payments::none(),
    overall: None,
};
