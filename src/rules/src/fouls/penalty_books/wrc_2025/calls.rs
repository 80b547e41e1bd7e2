//! Impossible and changed calls, and calls with a dead hand (F1 to F5, F10 to F16).

use crate::fouls::{
    AnswerCondition, Foul, FoulCase, Moment, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::calls::{self, AT_ONCE, CALL, FIRST, NO_WIN, PERFORMABLE},
};
use crate::model::{AnswerKind, Question, Required, question};

/// Impossible call.
pub(super) static EMPTY_CALL: Foul = checked(Foul {
    cases: &inherit::cases::<5>(
        calls::EMPTY_CALL.cases,
        &[
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                text: EMPTY,
                ..calls::EMPTY_CALL.case("F1")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                text: EMPTY,
                ..calls::EMPTY_CALL.case("F2")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                text: "An empty riichi results in a dead hand. The declaration is dropped.",
                ..calls::EMPTY_CALL.case("F3")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::Chonbo(Moment::Any),
                text: EMPTY_WIN,
                ..calls::EMPTY_CALL.case("F4")
            }),
            Patch::Replace(FoulCase {
                text: EMPTY_WIN,
                ..calls::EMPTY_CALL.case("F5")
            }),
        ],
    ),
    ..calls::EMPTY_CALL
});

const EMPTY: &str = "An empty call results in a dead hand.";
const EMPTY_WIN: &str = "An invalid win is chombo, whether the hand was shown or not.";

/// Call that was changed to another one.
pub(super) static CHANGED_CALL: Foul = checked(Foul {
    questions: &[AT_ONCE, PERFORMABLE, FIRST],
    cases: &[
        FoulCase {
            clause: "F12",
            plain: "said the wrong word, put it right at once, and can do what was said",
            when: &[
                AnswerCondition::Flag("at_once", true),
                AnswerCondition::Flag("performable", true),
            ],
            outcome: Outcome::Warned,
            bets: None,
            text: "Not even a quick correction is allowed: the first call is done, and there is a warning.",
        },
        FoulCase {
            clause: "F12a",
            plain: "said the wrong word, put it right at once, and can’t do what was said",
            when: &[
                AnswerCondition::Flag("at_once", true),
                AnswerCondition::Flag("performable", false),
                AnswerCondition::Word("call", NO_WIN),
            ],
            outcome: Outcome::SameAs("empty-call", &[AnswerCondition::Word("call", NO_WIN)]),
            bets: None,
            text: "Not even a quick correction is allowed: the first call is an empty call.",
        },
        FoulCase {
            clause: "F12a",
            plain: "said a win by a wrong word, put it right at once, and has no win",
            when: &[
                AnswerCondition::Flag("at_once", true),
                AnswerCondition::Flag("performable", false),
                AnswerCondition::Word("call", &["win"]),
            ],
            outcome: Outcome::SameAs("empty-call", &[AnswerCondition::Word("call", &["win"])]),
            bets: None,
            text: "Not even a quick correction is allowed: the win is an empty call.",
        },
        FoulCase {
            when: &[
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Flag("performable", true),
                AnswerCondition::Word("call", NO_WIN),
            ],
            text: "A call can’t be changed: the first one is done, and there is a warning.",
            ..calls::CHANGED_CALL.case("F10")
        },
        FoulCase {
            when: &[
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Flag("performable", false),
                AnswerCondition::Word("call", NO_WIN),
            ],
            ..calls::CHANGED_CALL.case("F11")
        },
        FoulCase {
            clause: "F13",
            plain: "called ron, then after a while pon, and has no win",
            when: &[
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Flag("performable", false),
                AnswerCondition::Word("call", &["win"]),
            ],
            outcome: Outcome::SameAs("empty-call", &[AnswerCondition::Word("call", &["win"])]),
            bets: None,
            text: "The win is an empty call, and the second call is void.",
        },
        FoulCase {
            clause: "F13a",
            plain: "called ron, then after a while pon, and has the win",
            when: &[
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Flag("performable", true),
                AnswerCondition::Word("call", &["win"]),
            ],
            outcome: Outcome::Forced,
            bets: None,
            text: "The win must be done, and there is a warning.",
        },
    ],
    ..calls::CHANGED_CALL
});

/// Invalid word for a call.
pub(super) static WRONG_WORD: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        calls::WRONG_WORD.cases,
        &[
            Patch::Replace(FoulCase {
                outcome: Outcome::Warned,
                text: "The call is valid once the right tiles are shown. The terms to use are chii, pon, kan, riichi or reach, ron on a claimed tile, tsumo on a drawn one.",
                ..calls::WRONG_WORD.case("F14")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::Warned,
                text: "The tiles tell: two that are shown make it a pon, the whole hand makes it a ron.",
                ..calls::WRONG_WORD.case("F14a")
            }),
        ],
    ),
    ..calls::WRONG_WORD
});

pub(super) const DECLARED_DEAD: Question = question(
    "declared_dead",
    "Had the hand been declared dead, so that the player knew?",
    AnswerKind::Flag,
    Required::Always,
);

/// Call with a dead hand.
pub(super) static DEAD_HAND_CALL: Foul = checked(Foul {
    questions: &[CALL, DECLARED_DEAD],
    cases: &inherit::cases::<3>(
        calls::DEAD_HAND_CALL.cases,
        &[
            Patch::Replace(FoulCase {
                when: &[
                    AnswerCondition::Word("call", NO_WIN),
                    AnswerCondition::Flag("declared_dead", false),
                ],
                outcome: Outcome::Warned,
                text: "The call is void, and the hand stays dead.",
                ..calls::DEAD_HAND_CALL.case("F15")
            }),
            Patch::Replace(FoulCase {
                when: &[
                    AnswerCondition::Word("call", NO_WIN),
                    AnswerCondition::Flag("declared_dead", true),
                ],
                outcome: Outcome::Points(30),
                text: "The call is void, and play goes on.",
                ..calls::DEAD_HAND_CALL.case("F16")
            }),
            Patch::Replace(FoulCase {
                plain: "called a win with a dead hand",
                when: &[AnswerCondition::Word("call", &["win"])],
                outcome: Outcome::Chonbo(Moment::Any),
                text: "Calling a win with a dead hand is chombo, whether the player knew of it or not.",
                ..calls::DEAD_HAND_CALL.case("F16a")
            }),
        ],
    ),
    ..calls::DEAD_HAND_CALL
});
