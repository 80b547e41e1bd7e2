//! How people behave (F38 to F41, F43 to F45, I7 to I9).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015::conduct;
use crate::fouls::{Foul, FoulCase, Given, Offer, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// Telling others what they shouldn't know.
pub(super) static PASSING_INFORMATION: Foul = checked(Foul {
    cases: &inherit::cases::<4>(
        conduct::PASSING_INFORMATION.cases,
        &[
            Differs::Instead(FoulCase {
                says: "That is not only allowed: small irregularities must be pointed out.",
                ..conduct::PASSING_INFORMATION.case("F40")
            }),
            Differs::Instead(FoulCase {
                says: "That is not only allowed: a dead hand must be pointed out.",
                ..conduct::PASSING_INFORMATION.case("F41")
            }),
            Differs::Instead(FoulCase {
                says: "A minor irregularity.",
                ..conduct::PASSING_INFORMATION.case("F38")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::As("obstruction", &[Given::Word("what", &["once"])]),
                says: "It is obstruction.",
                ..conduct::PASSING_INFORMATION.case("F39")
            }),
        ],
    ),
    ..conduct::PASSING_INFORMATION
});

/// Getting in the way of the game.
pub(super) static OBSTRUCTION: Foul = checked(Foul {
    questions: &inherit::questions::<2>(
        conduct::OBSTRUCTION.questions,
        &[Differs::Besides(question(
            "severe",
            "Is it a severe case?",
            Ask::Flag,
            Need::Always,
        ))],
    ),
    cases: &inherit::cases::<5>(
        conduct::OBSTRUCTION.cases,
        &[
            Differs::Instead(FoulCase {
                says: "Repeating a minor irregularity, or refusing what is asked, counts as obstruction.",
                ..conduct::OBSTRUCTION.case("I9")
            }),
            Differs::Instead(FoulCase {
                when: &[Given::Word("what", &["once"]), Given::Flag("severe", false)],
                outcome: Outcome::Referee(&[Offer::OneOf(&[8, 12])]),
                says: "8 or 12 points, as the referee decides.",
                ..conduct::OBSTRUCTION.case("F43")
            }),
            Differs::After(
                "F43",
                FoulCase {
                    clause: "F43a",
                    plain: "obstructed the game severely",
                    when: &[Given::Word("what", &["once"]), Given::Flag("severe", true)],
                    outcome: Outcome::Referee(&[Offer::Between(12, 48)]),
                    bets: None,
                    says: "12 to 48 points, as the referee decides.",
                },
            ),
            Differs::Instead(FoulCase {
                outcome: Outcome::Disqualified,
                says: "A player who continues to obstruct is disqualified.",
                ..conduct::OBSTRUCTION.case("F44")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::As("obstruction", &[Given::Word("what", &["once"])]),
                says: "It is obstruction.",
                ..conduct::OBSTRUCTION.case("F45")
            }),
        ],
    ),
    ..conduct::OBSTRUCTION
});

/// Several fouls at once.
pub(super) static SEVERAL_AT_ONCE: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        conduct::SEVERAL_AT_ONCE.cases,
        &[Differs::Instead(FoulCase {
            says: "The book doesn’t say. That of the World Riichi Championship, 2025, has every one of them pay, and one new deal.",
            ..conduct::SEVERAL_AT_ONCE.case("I8")
        })],
    ),
    ..conduct::SEVERAL_AT_ONCE
});
