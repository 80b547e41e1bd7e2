//! Conduct of players (F38 to F41, F43 to F45, I7 to I9).

use crate::fouls::{
    AnswerCondition, Foul, FoulCase, Offer, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::conduct,
};
use crate::model::{AnswerKind, Required, question};

/// Passing hidden information to other players.
pub(super) static PASSING_INFORMATION: Foul = checked(Foul {
    cases: &inherit::cases::<4>(
        conduct::PASSING_INFORMATION.cases,
        &[
            Patch::Replace(FoulCase {
                text: "That is not only allowed: small irregularities must be pointed out.",
                ..conduct::PASSING_INFORMATION.case("F40")
            }),
            Patch::Replace(FoulCase {
                text: "That is not only allowed: a dead hand must be pointed out.",
                ..conduct::PASSING_INFORMATION.case("F41")
            }),
            Patch::Replace(FoulCase {
                text: "A minor irregularity.",
                ..conduct::PASSING_INFORMATION.case("F38")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::SameAs(
                    "obstruction",
                    &[AnswerCondition::Word("what", &["once"])],
                ),
                text: "It is obstruction.",
                ..conduct::PASSING_INFORMATION.case("F39")
            }),
        ],
    ),
    ..conduct::PASSING_INFORMATION
});

/// Obstruction of the game.
pub(super) static OBSTRUCTION: Foul = checked(Foul {
    questions: &inherit::questions::<2>(
        conduct::OBSTRUCTION.questions,
        &[Patch::Append(question(
            "severe",
            "Is it a severe case?",
            AnswerKind::Flag,
            Required::Always,
        ))],
    ),
    cases: &inherit::cases::<5>(
        conduct::OBSTRUCTION.cases,
        &[
            Patch::Replace(FoulCase {
                text: "Repeating a minor irregularity, or refusing what is asked, counts as obstruction.",
                ..conduct::OBSTRUCTION.case("I9")
            }),
            Patch::Replace(FoulCase {
                when: &[
                    AnswerCondition::Word("what", &["once"]),
                    AnswerCondition::Flag("severe", false),
                ],
                outcome: Outcome::Referee(&[Offer::OneOf(&[8, 12])]),
                text: "8 or 12 points, as the referee decides.",
                ..conduct::OBSTRUCTION.case("F43")
            }),
            Patch::InsertAfter(
                "F43",
                FoulCase {
                    clause: "F43a",
                    plain: "obstructed the game severely",
                    when: &[
                        AnswerCondition::Word("what", &["once"]),
                        AnswerCondition::Flag("severe", true),
                    ],
                    outcome: Outcome::Referee(&[Offer::Between(12, 48)]),
                    bets: None,
                    text: "12 to 48 points, as the referee decides.",
                },
            ),
            Patch::Replace(FoulCase {
                outcome: Outcome::Disqualified,
                text: "A player who continues to obstruct is disqualified.",
                ..conduct::OBSTRUCTION.case("F44")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::SameAs(
                    "obstruction",
                    &[AnswerCondition::Word("what", &["once"])],
                ),
                text: "It is obstruction.",
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
        &[Patch::Replace(FoulCase {
            text: "The book doesn’t say. That of the World Riichi Championship, 2025, has every one of them pay, and one new deal.",
            ..conduct::SEVERAL_AT_ONCE.case("I8")
        })],
    ),
    ..conduct::SEVERAL_AT_ONCE
});
