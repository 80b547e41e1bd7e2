//! End of a deal: tenpai and noten, and play after it (W9 to W15).

use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Moment, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

/// Incorrect declaration of tenpai or noten.
pub(super) static TENPAI: Foul = checked(Foul {
    key: "tenpai-declaration",
    name: "Tenpai and noten",
    plain: "Declared tenpai or noten wrongly",
    keywords: "exhaustive draw, too early, before the end, out of order, changed, wrong tenpai, said nothing, silent, then win",
    group: FoulGroup::Calls,
    questions: &[
        question(
            "what",
            "What was wrong?",
            AnswerKind::Word(&[
                ("early", "It came before the end of the hand"),
                ("not-tenpai", "Tenpai, and the hand isn’t"),
                ("not-noten", "Noten, and the hand is tenpai"),
                ("changed", "It was changed"),
                ("order", "It was out of order"),
                ("silent", "Nothing was said"),
                ("win", "First tenpai, then a win on the last tile"),
            ]),
            Required::Always,
        ),
        question(
            "shown",
            "Was the hand shown, or did another player show one because of it?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "repeated",
            "Has the player done it before?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "W11",
            plain: "tenpai or noten declared before the end, no hand shown",
            when: &[
                AnswerCondition::Word("what", &["early"]),
                AnswerCondition::Flag("shown", false),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "Declared before the end of the hand it results in a dead hand.",
        },
        FoulCase {
            clause: "W11a",
            plain: "tenpai or noten declared before the end, a hand shown",
            when: &[
                AnswerCondition::Word("what", &["early"]),
                AnswerCondition::Flag("shown", true),
            ],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "It is chombo when the hand is shown, or another player was led to show a hand as tenpai.",
        },
        FoulCase {
            clause: "W12",
            plain: "declared tenpai without a ready hand, for the first time",
            when: &[
                AnswerCondition::Word("what", &["not-tenpai"]),
                AnswerCondition::Flag("repeated", false),
            ],
            outcome: Outcome::Warned,
            bets: None,
            text: "A hand that isn’t ready is noten, and there is a warning.",
        },
        FoulCase {
            clause: "W12a",
            plain: "declared tenpai without a ready hand, and not for the first time",
            when: &[
                AnswerCondition::Word("what", &["not-tenpai"]),
                AnswerCondition::Flag("repeated", true),
            ],
            outcome: Outcome::Points(5),
            bets: None,
            text: "Repeated, it costs 5 points.",
        },
        FoulCase {
            clause: "W12b",
            plain: "declared noten with a ready hand",
            when: &[AnswerCondition::Word("what", &["not-noten"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "That is allowed.",
        },
        FoulCase {
            clause: "W13",
            plain: "changed the declaration",
            when: &[AnswerCondition::Word("what", &["changed"])],
            outcome: Outcome::Warned,
            bets: None,
            text: "The first declaration counts.",
        },
        FoulCase {
            clause: "W14",
            plain: "declared out of order",
            when: &[AnswerCondition::Word("what", &["order"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "That is tolerated, but it can’t be changed any more.",
        },
        FoulCase {
            clause: "W15",
            plain: "said nothing",
            when: &[AnswerCondition::Word("what", &["silent"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "Nothing has to be said: the hand is laid face up or face down.",
        },
        FoulCase {
            clause: "W9",
            plain: "declared tenpai and then a win on the last tile",
            when: &[AnswerCondition::Word("what", &["win"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "Clearly tenpai first: the hand is over, and the win is void. A win that is called as the hand is shown is valid.",
        },
    ],
});

/// Play after the end of the deal.
pub(super) static AFTER_END: Foul = checked(Foul {
    key: "after-end",
    name: "Playing after the end of the hand",
    plain: "Drew or called though the wall had run out",
    keywords: "exhaustive draw, dead wall, no tiles left, one tile too many, win after the end",
    group: FoulGroup::Tiles,
    questions: &[
        question(
            "what",
            "What?",
            AnswerKind::Word(&[("call", "A call"), ("draw", "A draw")]),
            Required::Always,
        ),
        question(
            "mixed",
            "Is the tile mixed into the hand?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "W10",
            plain: "called after the end",
            when: &[AnswerCondition::Word("what", &["call"])],
            outcome: Outcome::Warned,
            bets: None,
            text: "The call is void, and so is a win, without any other penalty.",
        },
        FoulCase {
            clause: "W10a",
            plain: "drew after the end",
            when: &[
                AnswerCondition::Word("what", &["draw"]),
                AnswerCondition::Flag("mixed", false),
            ],
            outcome: Outcome::Warned,
            bets: None,
            text: "The hand was over before.",
        },
        FoulCase {
            clause: "W10b",
            plain: "drew after the end and mixed the tile into the hand",
            when: &[
                AnswerCondition::Word("what", &["draw"]),
                AnswerCondition::Flag("mixed", true),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "The player has a dead hand, and pays as noten.",
        },
    ],
});
