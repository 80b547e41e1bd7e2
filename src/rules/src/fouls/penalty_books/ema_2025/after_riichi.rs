//! Illegal actions after riichi (E4, E5, E9, E10).

use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Moment, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

/// Illegal action after riichi.
pub(super) static AFTER_RIICHI: Foul = checked(Foul {
    key: "after-riichi",
    name: "Wrong play after riichi",
    plain: "Did something after riichi that isn’t allowed",
    keywords: "touched the hand, drawn tile into the hand, chii, pon or kan after riichi, opened the hand, discarded from the hand, changed the hand",
    group: FoulGroup::Riichi,
    questions: &[
        question(
            "what",
            "What?",
            AnswerKind::Word(&[
                ("touched", "The drawn tile touched the hand"),
                ("called", "Called chii, pon or kan"),
                ("discarded", "Discarded a tile of the hand"),
            ]),
            Required::Always,
        ),
        question(
            "winning",
            "Was it the winning tile?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "warned",
            "Had the player been warned about it before?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "reverted",
            "Was the call undone?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "E4",
            plain: "the drawn tile touched the hand, after a warning",
            when: &[
                AnswerCondition::Word("what", &["touched"]),
                AnswerCondition::Flag("winning", false),
                AnswerCondition::Flag("warned", true),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "After a warning the hand is dead when a drawn tile touches it again.",
        },
        FoulCase {
            clause: "E4a",
            plain: "the drawn tile touched the hand for the first time",
            when: &[
                AnswerCondition::Word("what", &["touched"]),
                AnswerCondition::Flag("winning", false),
                AnswerCondition::Flag("warned", false),
            ],
            outcome: Outcome::Warned,
            bets: None,
            text: "The first time there is a warning: drawn tiles are kept apart from the hand.",
        },
        FoulCase {
            clause: "E4b",
            plain: "the winning tile touched the hand",
            when: &[
                AnswerCondition::Word("what", &["touched"]),
                AnswerCondition::Flag("winning", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The winning tile doesn’t count.",
        },
        FoulCase {
            clause: "E5",
            plain: "called chii, pon or kan, and it was undone",
            when: &[
                AnswerCondition::Word("what", &["called"]),
                AnswerCondition::Flag("reverted", true),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "A call after riichi that is undone results in a dead hand.",
        },
        FoulCase {
            clause: "E10",
            plain: "called chii, pon or kan, and it was not undone",
            when: &[
                AnswerCondition::Word("what", &["called"]),
                AnswerCondition::Flag("reverted", false),
            ],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "A set called after riichi and not undone is chombo.",
        },
        FoulCase {
            clause: "E9",
            plain: "discarded a tile of the hand and not the drawn one",
            when: &[AnswerCondition::Word("what", &["discarded"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "After riichi the drawn tile is discarded: another one is chombo.",
        },
    ],
});
