//! Progression of a game: dealer, repeats, carried debts (T-116, T-133).

use super::debts::CARRY_RULE;
use super::events::{red_card_voids_hand, shared_discard_bonus};
use super::options::choice;
use crate::hands::Circumstance;
use crate::model::{
    Counters, Deal, Ending, HandEnd, HandWords, Progression, Row, SharedDiscardBonus, last_round,
};

/// Returns a row that is always played.
const fn row(text: &'static str, after: &'static [HandEnd], deal: Deal, counters: Counters) -> Row {
    Row {
        counters,
        ..Row::deals("T-133", text, after, |_| true, deal)
    }
}

pub(super) static PROGRESSION: Progression = Progression {
    hands: HandWords::PLAIN,
    rounds: |house| {
        let rounds = house.number(const { choice("rounds") });
        rounds.try_into().unwrap_or(2)
    },
    endings: &[
        Ending {
            event: "false-win",
            end: |_, _, _| Some(HandEnd::Void),
        },
        Ending {
            event: "red-card",
            end: |_, facts, _| red_card_voids_hand(facts).then_some(HandEnd::Void),
        },
    ],
    shares: |_, winners, stakes| vec![stakes; winners.len()],
    shared_discard_bonus: Some(SharedDiscardBonus {
        circumstance: Circumstance::Winners,
        value: |house, winners| shared_discard_bonus(house, winners).into(),
    }),
    claims: Some("claims-on-discard"),
    rows: &[
        row(
            "East won, and deals again",
            &[HandEnd::EastWon],
            Deal::Stays,
            Counters::Added,
        ),
        row(
            "East won beside another, and deals again without repeats",
            &[HandEnd::EastWonWithOthers],
            Deal::Stays,
            Counters::Cleared,
        ),
        row(
            "nobody won, and East deals again",
            HandEnd::NOBODY_WON,
            Deal::Stays,
            Counters::Added,
        ),
        row(
            "East didn’t win, and the deal passes",
            &[HandEnd::OthersWon],
            Deal::Passes,
            Counters::Cleared,
        ),
        Row {
            clause: "T-128",
            ..row(
                "the hand is dealt again",
                &[HandEnd::Void, HandEnd::EastFouled, HandEnd::OthersFouled],
                Deal::Stays,
                Counters::Unchanged,
            )
        },
    ],
    carry: Some(&CARRY_RULE),
    game_ends: &[last_round("T-133", "the last round is over")],
    ..Progression::PLAIN
};
