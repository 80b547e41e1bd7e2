//! Calls that can't be done, are changed, or made with a dead hand or too late (F1 to F5, F10 to
//! F16, E6, E11).

use crate::fouls::penalty_books::wrc_2015::calls::{
    self, AT_ONCE, CALL, FIRST, NO_WIN, PERFORMABLE,
};
use crate::fouls::{Bets, Foul, FoulCase, Given, Group, Moment, Outcome, checked};
use crate::schema::{Ask, Need, Question, question};

/// A claim can be taken back only until tiles are shown for it, so that it is asked here too.
const SHOWN: Question = question(
    "shown",
    "Were the tiles shown for it? For a win, the whole hand.",
    Ask::Flag,
    Need::Always,
);

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
            plain: "called a chow, pung or kong and takes it back before tiles are shown",
            when: &[Given::Word("call", &["claim"]), Given::Flag("shown", false)],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "A minor irregularity: the call is dropped.",
        },
        FoulCase {
            clause: "F1a",
            plain: "called a chow, pung or kong and showed tiles for it",
            when: &[Given::Word("call", &["claim"]), Given::Flag("shown", true)],
            outcome: Outcome::Forced,
            bets: None,
            says: "Once tiles have been shown the call can't be cancelled any more.",
        },
        FoulCase {
            clause: "F2",
            plain: "declared a concealed kong without having it",
            when: &[Given::Word("call", &["concealed-kong"])],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "A minor irregularity: the declaration is dropped.",
        },
        FoulCase {
            clause: "F3",
            plain: "declared riichi and can't or won't do it",
            when: &[Given::Word("call", &["riichi"])],
            outcome: Outcome::DeadHand,
            bets: Some(Bets::Back),
            says: "A riichi that is taken back makes the hand dead. The declaration is void.",
        },
        FoulCase {
            clause: "F4",
            plain: "called a win, not a win, hand not shown",
            when: &[Given::Word("call", &["win"]), Given::Flag("shown", false)],
            outcome: Outcome::DeadHand,
            bets: None,
            says: "A win that is none, called with a hand that is still concealed, makes the hand dead.",
        },
        FoulCase {
            clause: "F5",
            plain: "called a win, hand shown, not a win",
            when: &[Given::Word("call", &["win"]), Given::Flag("shown", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "An invalid win that was shown is chonbo: a hand that isn't ready or has no yaku, a wrong tile, a ron while furiten.",
        },
    ],
});

/// One call, then another.
pub(super) static CHANGED_CALL: Foul = checked(Foul {
    key: "changed-call",
    name: "Changing a call",
    plain: "Called one thing, then another",
    keywords: calls::CHANGED_CALL.keywords,
    group: Group::Calls,
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
            clause: "F10",
            plain: "changed a call though the first one can be done",
            when: &[
                Given::Word("call", NO_WIN),
                Given::Flag("at_once", false),
                Given::Flag("performable", true),
            ],
            outcome: Outcome::Forced,
            bets: None,
            says: "The first call counts.",
        },
        FoulCase {
            clause: "F11",
            plain: "changed a call because the first one can't be done",
            when: &[
                Given::Word("call", NO_WIN),
                Given::Flag("at_once", false),
                Given::Flag("performable", false),
            ],
            outcome: Outcome::As("empty-call", &[Given::Word("call", NO_WIN)]),
            bets: None,
            says: "The first call counts, and it is an empty call.",
        },
        FoulCase {
            clause: "F13",
            plain: "called ron, then pon",
            when: &[Given::Word("call", &["win"])],
            outcome: Outcome::As("empty-call", &[Given::Word("call", &["win"])]),
            bets: None,
            says: "A win call can't be changed, not even at once: it is treated as a win that is none.",
        },
    ],
});

/// A call though the hand is dead.
pub(super) static DEAD_HAND_CALL: Foul = checked(Foul {
    key: "dead-hand-call",
    name: "Calling with a dead hand",
    plain: "Called something with a dead hand",
    keywords: calls::DEAD_HAND_CALL.keywords,
    group: Group::Calls,
    questions: &[question(
        "declared_dead",
        "Had the hand been declared dead, so that all knew?",
        Ask::Flag,
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F15",
            plain: "the hand had not been declared dead",
            when: &[Given::Flag("declared_dead", false)],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "A hand is dead only once it has been declared dead.",
        },
        FoulCase {
            clause: "F16",
            plain: "the hand had been declared dead",
            when: &[Given::Flag("declared_dead", true)],
            outcome: Outcome::Chonbo(Moment::Any),
            bets: None,
            says: "A call with a hand that was declared dead is chonbo.",
        },
    ],
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
            says: "The tile has been discarded, and so it is no win: the hand is dead.",
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
        says: "The chonbo is that of the player who made the mistake.",
    }],
});
