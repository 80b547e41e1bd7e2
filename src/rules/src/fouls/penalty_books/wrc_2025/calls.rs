//! Calls that can't be done, are changed, or made with a dead hand (F1 to F5, F10 to F16).

use crate::fouls::penalty_books::wrc_2015::calls::{
    self, AT_ONCE, CALL, FIRST, NO_WIN, PERFORMABLE, SHOWN,
};
use crate::fouls::{Bets, Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::{Ask, Need, Question, question};

/// A call that can't be done.
pub(super) static EMPTY_CALL: Foul = checked(Foul {
    key: "empty-call",
    name: "Empty call",
    plain: "Called something that can't be done",
    keywords: calls::EMPTY_CALL.keywords,
    group: Group::Calls,
    questions: &[CALL, SHOWN],
    cases: &[
        FoulCase {
            clause: "F1",
            plain: "called a chow, pung or kong and can't or won't make it",
            when: &[Given::Word("call", &["claim"])],
            outcome: Outcome::DeadHand,
            bets: None,
            says: EMPTY,
        },
        FoulCase {
            clause: "F2",
            plain: "declared a concealed kong without having it",
            when: &[Given::Word("call", &["concealed-kong"])],
            outcome: Outcome::DeadHand,
            bets: None,
            says: EMPTY,
        },
        FoulCase {
            clause: "F3",
            plain: "declared riichi and can't or won't do it",
            when: &[Given::Word("call", &["riichi"])],
            outcome: Outcome::DeadHand,
            bets: Some(Bets::Back),
            says: "An empty riichi makes the hand dead. The declaration is dropped.",
        },
        FoulCase {
            clause: "F4",
            plain: "called a win, not a win, hand not shown",
            when: &[Given::Word("call", &["win"]), Given::Flag("shown", false)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: EMPTY_WIN,
        },
        FoulCase {
            clause: "F5",
            plain: "called a win, hand shown, not a win",
            when: &[Given::Word("call", &["win"]), Given::Flag("shown", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: EMPTY_WIN,
        },
    ],
});

const EMPTY: &str = "An empty call makes the hand dead.";
const EMPTY_WIN: &str = "A win that is none is chonbo, whether the hand was shown or not.";

/// One call, then another.
pub(super) static CHANGED_CALL: Foul = checked(Foul {
    key: "changed-call",
    name: "Changing a call",
    plain: "Called one thing, then another",
    keywords: calls::CHANGED_CALL.keywords,
    group: Group::Calls,
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
            plain: "said the wrong word, put it right at once, and can't do what was said",
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
            clause: "F10",
            plain: "changed a call though the first one can be done",
            when: &[
                Given::Flag("at_once", false),
                Given::Flag("performable", true),
                Given::Word("call", NO_WIN),
            ],
            outcome: Outcome::Forced,
            bets: None,
            says: "A call can't be changed: the first one is done, and there is a warning.",
        },
        FoulCase {
            clause: "F11",
            plain: "changed a call because the first one can't be done",
            when: &[
                Given::Flag("at_once", false),
                Given::Flag("performable", false),
                Given::Word("call", NO_WIN),
            ],
            outcome: Outcome::As("empty-call", &[Given::Word("call", NO_WIN)]),
            bets: None,
            says: "The first call is an empty call, and the second one is void.",
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
});

/// Another word than the valid one.
pub(super) static WRONG_WORD: Foul = checked(Foul {
    key: "wrong-word",
    name: "Wrong word",
    plain: "Used another word for a call",
    keywords: calls::WRONG_WORD.keywords,
    group: Group::Calls,
    questions: calls::WRONG_WORD.questions,
    cases: &[
        FoulCase {
            clause: "F14",
            plain: "another word, and clear what was meant",
            when: &[Given::Flag("clear", true)],
            outcome: Outcome::Warned,
            bets: None,
            says: "The call is valid once the right tiles are shown. The terms to use are chii, pon, kan, riichi or reach, ron on a claimed tile, tsumo on a drawn one.",
        },
        FoulCase {
            clause: "F14a",
            plain: "another word, and unclear what was meant",
            when: &[Given::Flag("clear", false)],
            outcome: Outcome::Warned,
            bets: None,
            says: "The tiles tell: two that are shown make it a pon, the whole hand makes it a ron.",
        },
    ],
});

pub(super) const DECLARED_DEAD: Question = question(
    "declared_dead",
    "Had the hand been declared dead, so that the player knew?",
    Ask::Flag,
    Need::Always,
);

/// A call though the hand is dead.
pub(super) static DEAD_HAND_CALL: Foul = checked(Foul {
    key: "dead-hand-call",
    name: "Calling with a dead hand",
    plain: "Called something with a dead hand",
    keywords: calls::DEAD_HAND_CALL.keywords,
    group: Group::Calls,
    questions: &[CALL, DECLARED_DEAD],
    cases: &[
        FoulCase {
            clause: "F15",
            plain: "the hand had not been declared dead",
            when: &[
                Given::Word("call", NO_WIN),
                Given::Flag("declared_dead", false),
            ],
            outcome: Outcome::Warned,
            bets: None,
            says: "The call is void, and the hand stays dead.",
        },
        FoulCase {
            clause: "F16",
            plain: "the hand had been declared dead",
            when: &[
                Given::Word("call", NO_WIN),
                Given::Flag("declared_dead", true),
            ],
            outcome: Outcome::Points(30),
            bets: None,
            says: "The call is void, and play goes on.",
        },
        FoulCase {
            clause: "F16a",
            plain: "called a win with a dead hand",
            when: &[Given::Word("call", &["win"])],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "Calling a win with a dead hand is chonbo, whether the player knew of it or not.",
        },
    ],
});
