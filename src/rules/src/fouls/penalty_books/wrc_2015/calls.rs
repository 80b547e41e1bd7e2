//! Impossible and changed calls, and calls with a dead hand (F1 to F5, F10 to F16).

use crate::fouls::{AnswerCondition, Bets, Foul, FoulCase, FoulGroup, Moment, Outcome, checked};
use crate::model::{AnswerKind, Question, Required, question};

use super::ANY;

/// Question for the kind of call.
pub(in crate::fouls::penalty_books) const CALL: Question = question(
    "call",
    "What was called?",
    AnswerKind::Word(CALLS),
    Required::Always,
);

const CALLS: &[(&str, &str)] = &[
    ("claim", "A chow, pung or kong"),
    ("concealed-kong", "A concealed kong"),
    ("riichi", "Riichi"),
    ("win", "A win"),
];

pub(in crate::fouls::penalty_books) const HAND_SHOWN: Question = question(
    "shown",
    "Was the hand shown?",
    AnswerKind::Flag,
    Required::Always,
);

/// Impossible call.
pub(in crate::fouls::penalty_books) static EMPTY_CALL: Foul = checked(Foul {
    key: "empty-call",
    name: "Empty call",
    plain: "Called something that can’t be done",
    keywords: "false win, wrong win, not a win, no yaku, furiten, ron, tsumo, chii, pon, kan, called and took it back, changed one’s mind, chombo",
    group: FoulGroup::Calls,
    questions: &[CALL, HAND_SHOWN],
    cases: &[
        FoulCase {
            clause: "F1",
            plain: "called a chow, pung or kong and can’t or won’t make it",
            when: &[AnswerCondition::Word("call", &["claim"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The call is dropped.",
        },
        FoulCase {
            clause: "F2",
            plain: "declared a concealed kong without having it",
            when: &[AnswerCondition::Word("call", &["concealed-kong"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The declaration is dropped.",
        },
        FoulCase {
            clause: "F3",
            plain: "declared riichi and can’t or won’t do it",
            when: &[AnswerCondition::Word("call", &["riichi"])],
            outcome: Outcome::NotPenalized,
            bets: Some(Bets::Back),
            text: "The declaration is dropped: it was no riichi.",
        },
        FoulCase {
            clause: "F4",
            plain: "called a win, not a win, hand not shown",
            when: &[
                AnswerCondition::Word("call", &["win"]),
                AnswerCondition::Flag("shown", false),
            ],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "An invalid win, called before the hand is shown, results in a dead hand.",
        },
        FoulCase {
            clause: "F5",
            plain: "called a win, hand shown, not a win",
            when: &[
                AnswerCondition::Word("call", &["win"]),
                AnswerCondition::Flag("shown", true),
            ],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            text: "An invalid win is chombo once the hand has been shown.",
        },
    ],
});

pub(in crate::fouls::penalty_books) const AT_ONCE: Question = question(
    "at_once",
    "Was it only the wrong word, put right at once?",
    AnswerKind::Flag,
    Required::Always,
);
pub(in crate::fouls::penalty_books) const FIRST: Question = question(
    "call",
    "What was called first?",
    AnswerKind::Word(CALLS),
    Required::Always,
);
pub(in crate::fouls::penalty_books) const PERFORMABLE: Question = question(
    "performable",
    "Can the first call be done?",
    AnswerKind::Flag,
    Required::Always,
);
/// Keys of the calls other than a win.
pub(in crate::fouls::penalty_books) const NO_WIN: &[&str] = &["claim", "concealed-kong", "riichi"];

/// Call that was changed to another one.
pub(in crate::fouls::penalty_books) static CHANGED_CALL: Foul = checked(Foul {
    key: "changed-call",
    name: "Changing a call",
    plain: "Called one thing, then another",
    keywords: "chii no pon, ron then pon, wrong word, corrected, slip of the tongue, changed one’s mind",
    group: FoulGroup::Calls,
    questions: &[AT_ONCE, FIRST, PERFORMABLE],
    cases: &[
        FoulCase {
            clause: "F12",
            plain: "said the wrong word and put it right at once: “chii, no, pon”",
            when: &[AnswerCondition::Flag("at_once", true)],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "A wrong word may be put right if that follows at once: the call that was meant is valid.",
        },
        FoulCase {
            clause: "F10",
            plain: "changed a call though the first one can be done",
            when: &[
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Word("call", NO_WIN),
                AnswerCondition::Flag("performable", true),
            ],
            outcome: Outcome::Forced,
            bets: None,
            text: "A call can’t be changed: the first one is done, the second one is void.",
        },
        FoulCase {
            clause: "F11",
            plain: "changed a call because the first one can’t be done",
            when: &[
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Word("call", NO_WIN),
                AnswerCondition::Flag("performable", false),
            ],
            outcome: Outcome::SameAs("empty-call", &[AnswerCondition::Word("call", NO_WIN)]),
            bets: None,
            text: "The first call is an empty call, and the second one is void.",
        },
        FoulCase {
            clause: "F13",
            plain: "called ron, then after a while pon, and has the win",
            when: &[
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Word("call", &["win"]),
                AnswerCondition::Flag("performable", true),
            ],
            outcome: Outcome::Forced,
            bets: None,
            text: "The win must be done. A pung that was melded is taken back.",
        },
        FoulCase {
            clause: "F13",
            plain: "called ron, then after a while pon, and has no win",
            when: &[
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Word("call", &["win"]),
                AnswerCondition::Flag("performable", false),
            ],
            outcome: Outcome::SameAs("empty-call", &[AnswerCondition::Word("call", &["win"])]),
            bets: None,
            text: "The win is an empty call, and the second call is void. A pung that was melded is taken back.",
        },
    ],
});

/// Invalid word for a call.
pub(in crate::fouls::penalty_books) static WRONG_WORD: Foul = checked(Foul {
    key: "wrong-word",
    name: "Wrong word",
    plain: "Used another word for a call",
    keywords: "chii, pon, kan, riichi, reach, ron, tsumo, pung, chow, kong, mahjong, hu, terms, language, valid words",
    group: FoulGroup::Calls,
    questions: &[question(
        "clear",
        "Was it clear what was meant?",
        AnswerKind::Flag,
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F14",
            plain: "another word, and clear what was meant",
            when: &[AnswerCondition::Flag("clear", true)],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The call is valid. The terms to use are chii, pon, kan, riichi or reach, ron on a claimed tile, tsumo on a drawn one.",
        },
        FoulCase {
            clause: "F14a",
            plain: "another word, and unclear what was meant",
            when: &[AnswerCondition::Flag("clear", false)],
            outcome: Outcome::Referee(ANY),
            bets: None,
            text: "Other words go free only where it is clear what is meant. What follows otherwise the book doesn’t say.",
        },
    ],
});

/// Call with a dead hand.
pub(in crate::fouls::penalty_books) static DEAD_HAND_CALL: Foul = checked(Foul {
    key: "dead-hand-call",
    name: "Calling with a dead hand",
    plain: "Called something with a dead hand",
    keywords: "chow, pung, kong, concealed kong, riichi, win after a penalty",
    group: FoulGroup::Calls,
    questions: &[
        question(
            "declared_dead",
            "Had the hand been declared dead, so that all knew?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "shown",
            "Was a win called, and the hand shown?",
            AnswerKind::Flag,
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F15",
            plain: "the hand had not been declared dead",
            when: &[AnswerCondition::Flag("declared_dead", false)],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "The call is void. This holds for a concealed kong and for riichi too.",
        },
        FoulCase {
            clause: "F16",
            plain: "the hand had been declared dead",
            when: &[
                AnswerCondition::Flag("declared_dead", true),
                AnswerCondition::Flag("shown", false),
            ],
            outcome: Outcome::Points(20),
            bets: None,
            text: "The call is not executed and play goes on, without a new deal.",
        },
        FoulCase {
            clause: "F16a",
            plain: "called a win and showed a hand that had been declared dead",
            when: &[
                AnswerCondition::Flag("declared_dead", true),
                AnswerCondition::Flag("shown", true),
            ],
            outcome: Outcome::SameAs(
                "empty-call",
                &[
                    AnswerCondition::Word("call", &["win"]),
                    AnswerCondition::Flag("shown", true),
                ],
            ),
            bets: None,
            text: "The book speaks only of the call. Once the hand has been shown the others can’t play on, so it is treated as an empty win call. It can also be read as F16: 20 points, and play goes on.",
        },
    ],
});
