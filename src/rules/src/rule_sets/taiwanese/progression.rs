//! Progression of a game: dealer and repeats (T-77 to T-80).

use super::options::choice;
use crate::model::{
    CounterLimit, Counters, Deal, Ending, HandEnd, HandWords, Progression, Row, RuleOptions,
    last_round,
};

/// Returns a row of the progression.
const fn row(
    (clause, text): (&'static str, &'static str),
    after: &'static [HandEnd],
    played: fn(&RuleOptions) -> bool,
    (deal, counters): (Deal, Counters),
) -> Row {
    Row {
        counters,
        ..Row::deals(clause, text, after, played, deal)
    }
}

fn keeps_dealer(house: &RuleOptions) -> bool {
    house.on(const { choice("draw_keeps_dealer") })
}

pub(super) static PROGRESSION: Progression = Progression {
    hands: HandWords::PLAIN,
    rounds: |house| {
        let rounds = house.number(const { choice("rounds") });
        rounds.try_into().unwrap_or(4)
    },
    endings: &[Ending {
        event: "false-win",
        end: |_, _, _| Some(HandEnd::Void),
    }],
    shares: |_, winners, stakes| vec![stakes; winners.len()],
    claims: Some("claims-on-discard"),
    rows: &[
        row(
            ("T-79", "East won, and deals again"),
            HandEnd::ALL_EAST_WON,
            |_| true,
            (Deal::Stays, Counters::Added),
        ),
        row(
            ("T-78", "nobody won, and East deals again"),
            HandEnd::NOBODY_WON,
            |house| keeps_dealer(house) && house.on(const { choice("draw_adds_streak") }),
            (Deal::Stays, Counters::Added),
        ),
        row(
            (
                "T-78",
                "nobody won, and East deals again without a further repeat",
            ),
            HandEnd::NOBODY_WON,
            keeps_dealer,
            (Deal::Stays, Counters::Unchanged),
        ),
        row(
            (
                "T-78",
                "nobody won, and under your house rules the deal passes",
            ),
            HandEnd::NOBODY_WON,
            |_| true,
            (Deal::Passes, Counters::Cleared),
        ),
        row(
            ("T-79", "East didn’t win, and the deal passes"),
            &[HandEnd::OthersWon],
            |_| true,
            (Deal::Passes, Counters::Cleared),
        ),
        row(
            ("T-77", "the hand is dealt again"),
            &[HandEnd::Void, HandEnd::EastFouled, HandEnd::OthersFouled],
            |_| true,
            (Deal::Stays, Counters::Unchanged),
        ),
    ],
    counter_limit: Some(CounterLimit {
        counters: |house| house.number(const { choice("dealer_streak_limit") }),
        row: row(
            (
                "T-79",
                "East has dealt again as often as your house rules allow, and the deal passes",
            ),
            &[
                HandEnd::EastWon,
                HandEnd::EastWonWithOthers,
                HandEnd::OthersWon,
                HandEnd::Drawn,
                HandEnd::DrawnEastReady,
                HandEnd::DrawnAfterKong,
                HandEnd::BrokenOff,
            ],
            |_| true,
            (Deal::Passes, Counters::Cleared),
        ),
    }),
    game_ends: &[last_round("T-80", "the last round is over")],
    ..Progression::PLAIN
};
