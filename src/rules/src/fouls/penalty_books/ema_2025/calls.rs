//! Calls that can't be done, are changed, or made with a dead hand or too late (F1 to F5, F10 to
//! F16, E6, E11).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015::calls::{self, AT_ONCE, FIRST, NO_WIN, PERFORMABLE};
use crate::fouls::{Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::Question;

/// A call that can't be done.
pub(super) static EMPTY_CALL: Foul = checked(Foul {
    // A claim can be taken back only until tiles are shown for it, so that it is asked there too.
    questions: &inherit::questions::<2>(
        calls::EMPTY_CALL.questions,
        &[Differs::Instead(Question {
            words: "Were the tiles shown for it? For a win, the whole hand.",
            ..calls::EMPTY_CALL.question("shown")
        })],
    ),
    cases: &inherit::cases::<6>(
        calls::EMPTY_CALL.cases,
        &[
            Differs::Instead(FoulCase {
                plain: "called a chow, pung or kong and takes it back before tiles are shown",
                when: &[Given::Word("call", &["claim"]), Given::Flag("shown", false)],
                says: "A minor irregularity: the call is dropped.",
                ..calls::EMPTY_CALL.case("F1")
            }),
            Differs::After(
                "F1",
                FoulCase {
                    clause: "F1a",
                    plain: "called a chow, pung or kong and showed tiles for it",
                    when: &[Given::Word("call", &["claim"]), Given::Flag("shown", true)],
                    outcome: Outcome::Forced,
                    bets: None,
                    says: "Once tiles have been shown the call can’t be cancelled any more.",
                },
            ),
            Differs::Instead(FoulCase {
                says: "A minor irregularity: the declaration is dropped.",
                ..calls::EMPTY_CALL.case("F2")
            }),
            Differs::Instead(FoulCase {
                outcome: Outcome::DeadHand,
                says: "A riichi that is taken back results in a dead hand. The declaration is void.",
                ..calls::EMPTY_CALL.case("F3")
            }),
            Differs::Instead(FoulCase {
                says: "An invalid win, called with a hand that is still concealed, results in a dead hand.",
                ..calls::EMPTY_CALL.case("F4")
            }),
            Differs::Instead(FoulCase {
                says: "An invalid win that was shown is chombo: a hand that isn’t ready or has no yaku, a wrong tile, a ron while furiten.",
                ..calls::EMPTY_CALL.case("F5")
            }),
        ],
    ),
    ..calls::EMPTY_CALL
});

/// One call, then another.
pub(super) static CHANGED_CALL: Foul = checked(Foul {
    questions: &[FIRST, AT_ONCE, PERFORMABLE],
    cases: &[
        FoulCase {
            clause: "F12",
            plain: "said the wrong word and put it right at once",
            when: &[Given::Word("call", NO_WIN), Given::Flag("at_once", true)],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "A wrong word may be put right quickly, unless it called a win.",
        },
        FoulCase {
            when: &[
                Given::Word("call", NO_WIN),
                Given::Flag("at_once", false),
                Given::Flag("performable", true),
            ],
            says: "The first call counts.",
            ..calls::CHANGED_CALL.case("F10")
        },
        FoulCase {
            when: &[
                Given::Word("call", NO_WIN),
                Given::Flag("at_once", false),
                Given::Flag("performable", false),
            ],
            says: "The first call counts, and it is an empty call.",
            ..calls::CHANGED_CALL.case("F11")
        },
        FoulCase {
            clause: "F13",
            plain: "called ron, then pon",
            when: &[Given::Word("call", &["win"])],
            outcome: Outcome::As("empty-call", &[Given::Word("call", &["win"])]),
            bets: None,
            says: "A win call can’t be changed, not even at once: it is treated as an invalid win.",
        },
    ],
    ..calls::CHANGED_CALL
});

/// A call though the hand is dead.
pub(super) static DEAD_HAND_CALL: Foul = checked(Foul {
    questions: &[calls::DEAD_HAND_CALL.question("declared_dead")],
    cases: &[
        FoulCase {
            says: "A hand is dead only once it has been declared dead.",
            ..calls::DEAD_HAND_CALL.case("F15")
        },
        FoulCase {
            when: &[Given::Flag("declared_dead", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            says: "A call with a hand that was declared dead is chombo.",
            ..calls::DEAD_HAND_CALL.case("F16")
        },
    ],
    ..calls::DEAD_HAND_CALL
});

/// A self-draw called when the tile lies among the discards.
pub(super) static LATE_TSUMO: Foul = checked(Foul {
    key: "late-tsumo",
    name: "Tsumo called after the discard",
    plain: "Called tsumo after putting the tile among the discards",
    keywords: "self-draw, late win, noticed the win too late, discarded the winning tile",
    group: Group::Calls,
    questions: &[calls::SHOWN],
    cases: &[
        FoulCase {
            clause: "E6",
            plain: "tsumo called after the discard, hand not shown",
            when: &[Given::Flag("shown", false)],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "The tile has been discarded, and so it is no win: the player has a dead hand.",
        },
        FoulCase {
            clause: "E6a",
            plain: "tsumo called after the discard, hand shown",
            when: &[Given::Flag("shown", true)],
            outcome: Outcome::As(
                "empty-call",
                &[Given::Word("call", &["win"]), Given::Flag("shown", true)],
            ),
            bets: None,
            says: "The tile has been discarded, and so it is no win.",
        },
    ],
});

/// A mistake by which somebody else calls a win that is none.
pub(super) static MISLED_WIN: Foul = checked(Foul {
    key: "misled-win",
    name: "Leading another to a wrong win",
    plain: "A mistake made another player call a wrong win",
    keywords: "misled, wrong tile named, wrong announcement, trick, false win of another player",
    group: Group::Calls,
    questions: &[],
    cases: &[FoulCase {
        clause: "E11",
        plain: "a mistake made another player declare a wrong win",
        when: &[],
        outcome: Outcome::Chonbo(Moment::Any),
        bets: None,
        says: "The chombo is that of the player who made the mistake.",
    }],
});
