//! Calls that can't be done, are changed, or made with a dead hand (F1 to F5, F10 to F16).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015::calls::{
    self, AT_ONCE, CALL, FIRST, NO_WIN, PERFORMABLE,
};
use crate::fouls::{Foul, FoulCase, Given, Moment, Outcome, checked};
use crate::schema::{Ask, Need, Question, question};

/// A call that can't be done.
pub(super) static EMPTY_CALL: Foul = checked(Foul {
    cases: &inherit::cases::<5>(
        calls::EMPTY_CALL.cases,
        &[
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                says: EMPTY,
                ..calls::EMPTY_CALL.case("F1")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                says: EMPTY,
                ..calls::EMPTY_CALL.case("F2")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                says: "An empty riichi results in a dead hand. The declaration is dropped.",
                ..calls::EMPTY_CALL.case("F3")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::Chonbo(Moment::Any),
                says: EMPTY_WIN,
                ..calls::EMPTY_CALL.case("F4")
            }),
            Differs::Instead(FoulCase {
                says: EMPTY_WIN,
                ..calls::EMPTY_CALL.case("F5")
            }),
        ],
    ),
    ..calls::EMPTY_CALL
});

const EMPTY: &str = "An empty call results in a dead hand.";
const EMPTY_WIN: &str = "An invalid win is chombo, whether the hand was shown or not.";

/// One call, then another.
pub(super) static CHANGED_CALL: Foul = checked(Foul {
    questions: &[AT_ONCE, PERFORMABLE, FIRST],
    cases: &[
        FoulCase {
            clause: "F12",
            plain: "said the wrong word, put it right at once, and can do what was said",
            when: &[
                Given::Flag("at_once", true),
                Given::Flag("performable", true),
            ],
            outcome: Outcome::Warned,
            bets: None,
            says: "Not even a quick correction is allowed: the first call is done, and there is a warning.",
        },
        FoulCase {
            clause: "F12a",
            plain: "said the wrong word, put it right at once, and can’t do what was said",
            when: &[
                Given::Flag("at_once", true),
                Given::Flag("performable", false),
                Given::Word("call", NO_WIN),
            ],
            outcome: Outcome::As("empty-call", &[Given::Word("call", NO_WIN)]),
            bets: None,
            says: "Not even a quick correction is allowed: the first call is an empty call.",
        },
        FoulCase {
            clause: "F12a",
            plain: "said a win by a wrong word, put it right at once, and has no win",
            when: &[
                Given::Flag("at_once", true),
                Given::Flag("performable", false),
                Given::Word("call", &["win"]),
            ],
            outcome: Outcome::As("empty-call", &[Given::Word("call", &["win"])]),
            bets: None,
            says: "Not even a quick correction is allowed: the win is an empty call.",
        },
        FoulCase {
            when: &[
                Given::Flag("at_once", false),
                Given::Flag("performable", true),
                Given::Word("call", NO_WIN),
            ],
            says: "A call can’t be changed: the first one is done, and there is a warning.",
            ..calls::CHANGED_CALL.case("F10")
        },
        FoulCase {
            when: &[
                Given::Flag("at_once", false),
                Given::Flag("performable", false),
                Given::Word("call", NO_WIN),
            ],
            ..calls::CHANGED_CALL.case("F11")
        },
        FoulCase {
            clause: "F13",
            plain: "called ron, then after a while pon, and has no win",
            when: &[
                Given::Flag("at_once", false),
                Given::Flag("performable", false),
                Given::Word("call", &["win"]),
            ],
            outcome: Outcome::As("empty-call", &[Given::Word("call", &["win"])]),
            bets: None,
            says: "The win is an empty call, and the second call is void.",
        },
        FoulCase {
            clause: "F13a",
            plain: "called ron, then after a while pon, and has the win",
            when: &[
                Given::Flag("at_once", false),
                Given::Flag("performable", true),
                Given::Word("call", &["win"]),
            ],
            outcome: Outcome::Forced,
            bets: None,
            says: "The win must be done, and there is a warning.",
        },
    ],
    ..calls::CHANGED_CALL
});

/// Another word than the valid one.
pub(super) static WRONG_WORD: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        calls::WRONG_WORD.cases,
        &[
            Differs::Instead(FoulCase {
                outcome: Outcome::Warned,
                says: "The call is valid once the right tiles are shown. The terms to use are chii, pon, kan, riichi or reach, ron on a claimed tile, tsumo on a drawn one.",
                ..calls::WRONG_WORD.case("F14")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::Warned,
                says: "The tiles tell: two that are shown make it a pon, the whole hand makes it a ron.",
                ..calls::WRONG_WORD.case("F14a")
            }),
        ],
    ),
    ..calls::WRONG_WORD
});

pub(super) const DECLARED_DEAD: Question = question(
    "declared_dead",
    "Had the hand been declared dead, so that the player knew?",
    Ask::Flag,
    Need::Always,
);

/// A call though the hand is dead.
pub(super) static DEAD_HAND_CALL: Foul = checked(Foul {
    questions: &[CALL, DECLARED_DEAD],
    cases: &inherit::cases::<3>(
        calls::DEAD_HAND_CALL.cases,
        &[
            Differs::Instead(FoulCase {
                when: &[
                    Given::Word("call", NO_WIN),
                    Given::Flag("declared_dead", false),
                ],
                outcome: Outcome::Warned,
                says: "The call is void, and the hand stays dead.",
                ..calls::DEAD_HAND_CALL.case("F15")
            }),
            Differs::Instead(FoulCase {
                when: &[
                    Given::Word("call", NO_WIN),
                    Given::Flag("declared_dead", true),
                ],
                outcome: Outcome::Points(30),
                says: "The call is void, and play goes on.",
                ..calls::DEAD_HAND_CALL.case("F16")
            }),
            Differs::Instead(FoulCase {
                plain: "called a win with a dead hand",
                when: &[Given::Word("call", &["win"])],
                outcome: Outcome::Chonbo(Moment::Any),
                says: "Calling a win with a dead hand is chombo, whether the player knew of it or not.",
                ..calls::DEAD_HAND_CALL.case("F16a")
            }),
        ],
    ),
    ..calls::DEAD_HAND_CALL
});
