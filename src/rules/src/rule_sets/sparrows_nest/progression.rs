//! Progression of a game (NEST-01, NEST-05 to NEST-07).

use super::options::choice;
use crate::model::{
    Account, Deal, Ending, HandEnd, HandWords, Payments, PotKey, Progression, Reason, Row,
    last_round,
};

pub(super) const BACK: &Reason = &Reason {
    clause: "NEST-07",
    text: "gets back what was put into the pot",
};

pub(super) static PROGRESSION: Progression = Progression {
    hands: HandWords {
        named: "{0} {1}",
        ..HandWords::PLAIN
    },
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
    claims: Some("claims-on-discard"),
    rows: &[
        Row::deals(
            "A-34",
            "nobody won, and the dealer deals again",
            &[
                HandEnd::Drawn,
                HandEnd::DrawnEastReady,
                HandEnd::DrawnAfterKong,
            ],
            |house| !house.on(const { choice("deal_passes_on_draw") }),
            Deal::Stays,
        ),
        Row::deals(
            "NEST-05",
            "the hand is dealt again",
            &[HandEnd::Void, HandEnd::BrokenOff],
            |_| true,
            Deal::Stays,
        ),
        Row::deals(
            "NEST-05",
            "the deal passes after every hand",
            &HandEnd::ALL,
            |_| true,
            Deal::Passes,
        ),
    ],
    game_ends: &[last_round("NEST-01", "North’s round is over")],
    leftovers: |_, standing| {
        let mut payments = Payments::none();
        for (seat, &amount) in standing.pot_contributions.iter() {
            payments.transfer(Account::Pot(PotKey::Draws), seat.into(), amount, BACK);
        }
        payments
    },
    ..Progression::PLAIN
};
