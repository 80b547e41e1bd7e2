//! How a game goes on: NEST-01, NEST-05 to NEST-07.

use super::options::choice;
use crate::schema::{
    Account, Counters, Deal, Ending, HandEnd, Payments, PotKey, Progression, Reason, Row,
    last_round,
};

const BACK: &Reason = &Reason {
    clause: "NEST-07",
    says: "gets back what was put into the pot",
};

const TAKES_POT: &Reason = &Reason {
    clause: "NEST-06",
    says: "takes the pot",
};

pub(super) static PROGRESSION: Progression = Progression {
    start: |_| 0,
    rounds: |_| 4,
    bet: 0,
    bet_reasons: [""; 2],
    draws: &["draw"],
    endings: &[
        Ending {
            event: "draw",
            end: |_, _, _| Some(HandEnd::Drawn),
        },
        //
        Ending {
            event: "false-mahjong",
            end: |_, facts, _| facts.seat("seat").map(HandEnd::fouled_by),
        },
    ],
    shares: Progression::NOTHING_LIES_THERE,
    claims: Some("claims-on-discard"),
    takes_pot: Some(TAKES_POT),
    rows: &[
        Row {
            clause: "NEST-06",
            says: "nobody won, and the dealer deals again",
            after: &[
                HandEnd::Drawn,
                HandEnd::DrawnEastReady,
                HandEnd::DrawnAfterKong,
            ],
            played: |house| !house.on(const { choice("deal_passes_on_draw") }),
            deal: Deal::Stays,
            counters: Counters::Kept,
            bets_back: false,
        },
        Row {
            clause: "NEST-05",
            says: "the hand is dealt again",
            after: &[HandEnd::Void, HandEnd::BrokenOff],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Kept,
            bets_back: false,
        },
        Row {
            clause: "NEST-05",
            says: "the deal passes after every hand",
            after: &HandEnd::ALL,
            played: |_| true,
            deal: Deal::Passes,
            counters: Counters::Kept,
            bets_back: false,
        },
    ],
    game_ends: &[last_round("NEST-01", "North’s round is over")],
    leftovers: |_, standing| {
        let mut payments = Payments::none();
        for (seat, &amount) in standing.put_in.iter() {
            payments.transfer(Account::Pot(PotKey::Draws), seat.into(), amount, BACK);
        }
        payments
    },
    overall: None,
};
