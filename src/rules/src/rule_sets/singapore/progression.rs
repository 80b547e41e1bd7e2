//! How a game goes on: the book is silent, so this is what tables do.

use crate::schema::{Counters, Deal, HandEnd, Payments, Progression, Row, last_round};

pub(super) static PROGRESSION: Progression = Progression {
    start: |_| 0,
    rounds: |_| 4,
    bet: 0,
    draws: &[],
    endings: &[],
    rows: &[
        Row {
            clause: "SG-5",
            says: "East deals again",
            after: &[
                HandEnd::EastWon,
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
            clause: "SG-5",
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
    game_ends: &[last_round("SG-5", "North’s round is over")],
    leftovers: |_, _| Payments::none(),
    overall: None,
};
