//! Impossible, changed and late calls, and calls with a dead hand (F1 to F5, F10 to F16, E6, E11).

use crate::fouls::{
    AnswerCondition, Foul, FoulCase, FoulGroup, Moment, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::calls::{self, AT_ONCE, FIRST, NO_WIN, PERFORMABLE},
};
use crate::model::Question;

/// Impossible call.
pub(super) static EMPTY_CALL: Foul = checked(Foul {
    // A claim can be revoked until tiles are shown for it, so the question applies to claims too.
    questions: &inherit::questions::<2>(
        calls::EMPTY_CALL.questions,
        &[Patch::Replace(Question {
            words: "Were the tiles shown for it? For a win, the whole hand.",
            ..calls::EMPTY_CALL.question("shown")
        })],
    ),
    cases: &inherit::cases::<6>(
        calls::EMPTY_CALL.cases,
        &[
            Patch::Replace(FoulCase {
                plain: "called a chow, pung or kong and takes it back before tiles are shown",
                when: &[
                    AnswerCondition::Word("call", &["claim"]),
                    AnswerCondition::Flag("shown", false),
                ],
                text: "A minor irregularity: the call is dropped.",
                ..calls::EMPTY_CALL.case("F1")
            }),
            Patch::InsertAfter(
                "F1",
                FoulCase {
                    clause: "F1a",
                    plain: "called a chow, pung or kong and showed tiles for it",
                    when: &[
                        AnswerCondition::Word("call", &["claim"]),
                        AnswerCondition::Flag("shown", true),
                    ],
                    outcome: Outcome::Forced,
                    bets: None,
                    text: "Once tiles have been shown the call can’t be cancelled any more.",
                },
            ),
            Patch::Replace(FoulCase {
                text: "A minor irregularity: the declaration is dropped.",
                ..calls::EMPTY_CALL.case("F2")
            }),
            Patch::Replace(FoulCase {
                outcome: Outcome::DeadHand,
                text: "A riichi that is taken back results in a dead hand. The declaration is void.",
                ..calls::EMPTY_CALL.case("F3")
            }),
            Patch::Replace(FoulCase {
                text: "An invalid win, called with a hand that is still concealed, results in a dead hand.",
                ..calls::EMPTY_CALL.case("F4")
            }),
            Patch::Replace(FoulCase {
                text: "An invalid win that was shown is chombo: a hand that isn’t ready or has no yaku, a wrong tile, a ron while furiten.",
                ..calls::EMPTY_CALL.case("F5")
            }),
        ],
    ),
    ..calls::EMPTY_CALL
});

/// Call that was changed to another one.
pub(super) static CHANGED_CALL: Foul = checked(Foul {
    questions: &[FIRST, AT_ONCE, PERFORMABLE],
    cases: &[
        FoulCase {
            clause: "F12",
            plain: "said the wrong word and put it right at once",
            when: &[
                AnswerCondition::Word("call", NO_WIN),
                AnswerCondition::Flag("at_once", true),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            text: "A wrong word may be put right quickly, unless it called a win.",
        },
        FoulCase {
            when: &[
                AnswerCondition::Word("call", NO_WIN),
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Flag("performable", true),
            ],
            text: "The first call counts.",
            ..calls::CHANGED_CALL.case("F10")
        },
        FoulCase {
            when: &[
                AnswerCondition::Word("call", NO_WIN),
                AnswerCondition::Flag("at_once", false),
                AnswerCondition::Flag("performable", false),
            ],
            text: "The first call counts, and it is an empty call.",
            ..calls::CHANGED_CALL.case("F11")
        },
        FoulCase {
            clause: "F13",
            plain: "called ron, then pon",
            when: &[AnswerCondition::Word("call", &["win"])],
            outcome: Outcome::SameAs("empty-call", &[AnswerCondition::Word("call", &["win"])]),
            bets: None,
            text: "A win call can’t be changed, not even at once: it is treated as an invalid win.",
        },
    ],
    ..calls::CHANGED_CALL
});

/// Call with a dead hand.
pub(super) static DEAD_HAND_CALL: Foul = checked(Foul {
    questions: &[calls::DEAD_HAND_CALL.question("declared_dead")],
    cases: &[
        FoulCase {
            text: "A hand is dead only once it has been declared dead.",
            ..calls::DEAD_HAND_CALL.case("F15")
        },
        FoulCase {
            when: &[AnswerCondition::Flag("declared_dead", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            text: "A call with a hand that was declared dead is chombo.",
            ..calls::DEAD_HAND_CALL.case("F16")
        },
    ],
    ..calls::DEAD_HAND_CALL
});

/// Self-draw called after the tile was discarded.
pub(super) static LATE_TSUMO: Foul = checked(Foul {
    key: "late-tsumo",
    name: "Tsumo called after the discard",
    plain: "Called tsumo after putting the tile among the discards",
    keywords: "self-draw, late win, noticed the win too late, discarded the winning tile",
    group: FoulGroup::Calls,
    questions: &[calls::HAND_SHOWN],
    cases: &[
        FoulCase {
            clause: "E6",
            plain: "tsumo called after the discard, hand not shown",
            when: &[AnswerCondition::Flag("shown", false)],
            outcome: Outcome::DeadHand,
            bets: None,
            text: "The tile has been discarded, and so it is no win: the player has a dead hand.",
        },
        FoulCase {
            clause: "E6a",
            plain: "tsumo called after the discard, hand shown",
            when: &[AnswerCondition::Flag("shown", true)],
            outcome: Outcome::SameAs(
                "empty-call",
                &[
                    AnswerCondition::Word("call", &["win"]),
                    AnswerCondition::Flag("shown", true),
                ],
            ),
            bets: None,
            text: "The tile has been discarded, and so it is no win.",
        },
    ],
});

/// Mistake that causes another player to call an invalid win.
pub(super) static MISLED_WIN: Foul = checked(Foul {
    key: "misled-win",
    name: "Leading another to a wrong win",
    plain: "A mistake made another player call a wrong win",
    keywords: "misled, wrong tile named, wrong announcement, trick, false win of another player",
    group: FoulGroup::Calls,
    questions: &[],
    cases: &[FoulCase {
        clause: "E11",
        plain: "a mistake made another player declare a wrong win",
        when: &[],
        outcome: Outcome::Chonbo(Moment::Any),
        bets: None,
        text: "The chombo is that of the player who made the mistake.",
    }],
});
