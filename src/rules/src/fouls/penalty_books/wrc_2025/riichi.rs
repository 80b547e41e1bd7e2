//! Invalid riichi declarations, and illegal actions after riichi (F24 to F28, W6, W7).

use crate::fouls::{
    AnswerCondition, Foul, FoulCase, FoulGroup, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::riichi,
};
use crate::model::{AnswerKind, Required, question};

/// Incorrect riichi declaration.
pub(super) static WRONG_RIICHI: Foul = checked(Foul {
    cases: &inherit::cases::<5>(
        riichi::WRONG_RIICHI.cases,
        &[
            Patch::Replace(FoulCase {
                outcome: Outcome::Warned,
                ..riichi::WRONG_RIICHI.case("F24")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::Warned,
                ..riichi::WRONG_RIICHI.case("F25")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::Warned,
                ..riichi::WRONG_RIICHI.case("F26")
            }),
            Patch::Replace(FoulCase {
                text: "The riichi is valid, and there is a warning. For furiten the earliest of the discards that it can have been counts.",
                ..riichi::WRONG_RIICHI.case("F27")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                text: "The declaration is not valid, so that no bet is paid, and the player has a dead hand.",
                ..riichi::WRONG_RIICHI.case("F28")
            }),
        ],
    ),
    ..riichi::WRONG_RIICHI
});

/// Illegal action after riichi.
pub(super) static AFTER_RIICHI: Foul = checked(Foul {
    key: "after-riichi",
    name: "Wrong play after riichi",
    plain: "Did something after riichi that isn’t allowed",
    keywords: "chii, pon or kan after riichi, opened the hand, discarded from the hand, changed the hand",
    group: FoulGroup::Riichi,
    questions: &[
        question(
            "what",
            "What?",
            AnswerKind::Word(&[
                ("called", "Called chii, pon or kan"),
                ("discarded", "Discarded a tile of the hand"),
            ]),
            Required::Always,
        ),
        question(
            "ended",
            "How does the hand stand?",
            AnswerKind::Word(&[
                ("playing", "It is still being played"),
                ("draw", "Exhaustive draw"),
            ]),
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "W6",
            plain: "called chii, pon or kan after riichi",
            when: &[AnswerCondition::Word("what", &["called"])],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "The call is void, and the player has a dead hand.",
        },
        FoulCase {
            clause: "W7",
            plain: "discarded a tile of the hand after riichi, while the hand is being played",
            when: &[
                AnswerCondition::Word("what", &["discarded"]),
                AnswerCondition::Word("ended", &["playing"]),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "After riichi the drawn tile is discarded: another one results in a dead hand.",
        },
        FoulCase {
            clause: "W7a",
            plain: "discarded a tile of the hand after riichi, exhaustive draw",
            when: &[
                AnswerCondition::Word("what", &["discarded"]),
                AnswerCondition::Word("ended", &["draw"]),
            ],
            outcome: Outcome::SameAs(
                "noten-riichi",
                &[
                    AnswerCondition::Word("ended", &["draw"]),
                    AnswerCondition::Flag("dead", false),
                ],
            ),
            bets: None,
            text: "The hand can’t prove any more that it was ready.",
        },
    ],
});
