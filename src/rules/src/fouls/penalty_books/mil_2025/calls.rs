//! Claims, kongs and call words (M-128 to M-130, M-133).

use super::steps::{
    AGAIN, BEFORE, FIRST, FOURTH_OR_MORE, IS_WARNED, NOT_WARNED, SECOND, THIRD, WARNED, case, loses,
};
use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Outcome, checked};
use crate::model::{AnswerKind, Question, Required, question};

pub(super) static EMPTY_CLAIM: Foul = checked(Foul {
    key: "empty-claim",
    name: "Empty claim",
    plain: "Claimed a chow, pung or kong that can’t be made",
    keywords: "empty call, kong chi peng gang, took back, changed one’s mind, chow, pung, kong, claim",
    group: FoulGroup::Calls,
    questions: &[BEFORE, WARNED],
    cases: &[
        case(
            "M-128",
            "for the first time",
            &[FIRST, NOT_WARNED],
            Outcome::Warned,
            "The first time it is a warning.",
        ),
        case(
            "M-128",
            "for the first time, by somebody who was warned before",
            &[FIRST, IS_WARNED],
            loses!(10, "M-122", "a second warning"),
            "From the second warning of a session on it costs 10 points.",
        ),
        case(
            "M-128",
            "for the second time",
            &[SECOND],
            loses!(10, "M-128", "claimed what can’t be made"),
            "The second time it costs 10 points.",
        ),
        case(
            "M-128",
            "for the third time",
            &[THIRD],
            loses!(20, "M-128", "claimed what can’t be made"),
            "The third time it costs 20 points.",
        ),
        case(
            "M-128",
            "once more",
            &[FOURTH_OR_MORE],
            loses!(40, "M-128", "claimed what can’t be made"),
            "From the fourth time on it costs 40 points each.",
        ),
    ],
});

pub(super) static WRONG_MELD: Foul = checked(Foul {
    key: "wrong-meld",
    name: "Wrong meld",
    plain: "Made a wrong chow, pung or kong, and discarded",
    keywords: "wrong chow, wrong pung, wrong kong, false meld, not a set",
    group: FoulGroup::Tiles,
    questions: &[],
    cases: &[case(
        "M-129",
        "a wrong meld, and a discard after it",
        &[],
        Outcome::DeadHand,
        "After the discard a wrong meld results in a dead hand.",
    )],
});

/// Question about the fault of a concealed kong.
const FOUND: Question = question(
    "found",
    "What was found at the end of the hand?",
    AnswerKind::Word(&[
        ("false", "It isn’t four of a kind"),
        ("hidden", "It wasn’t shown"),
    ]),
    Required::Always,
);

/// First concealed kong that isn't shown.
pub(super) const NOT_SHOWN: FoulCase = case(
    "M-130",
    "not shown, for the first time",
    &[
        AnswerCondition::Word("found", &["hidden"]),
        FIRST,
        NOT_WARNED,
    ],
    Outcome::Warned,
    "A concealed kong that isn’t shown at the end is a warning the first time.",
);

/// First concealed kong that isn't shown, after a warning for another foul.
pub(super) const NOT_SHOWN_AFTER_WARNING: FoulCase = case(
    "M-130",
    "not shown, by somebody who was warned before",
    &[
        AnswerCondition::Word("found", &["hidden"]),
        FIRST,
        IS_WARNED,
    ],
    loses!(10, "M-122", "a second warning"),
    "From the second warning of a session on it costs 10 points.",
);

pub(super) static FALSE_KONG: Foul = checked(Foul {
    key: "false-kong",
    name: "False concealed kong",
    plain: "A concealed kong is false, or wasn’t shown",
    keywords: "an gang, hidden kong, face down, fake kong, wrong kong, not shown at the end",
    group: FoulGroup::Tiles,
    questions: &[FOUND, AGAIN, WARNED],
    cases: &[
        case(
            "M-130",
            "false",
            &[AnswerCondition::Word("found", &["false"])],
            loses!(40, "M-130", "a false concealed kong"),
            "A false concealed kong costs 40 points.",
        ),
        NOT_SHOWN,
        NOT_SHOWN_AFTER_WARNING,
        case(
            "M-130",
            "not shown once more",
            &[AnswerCondition::Word("found", &["hidden"]), SECOND],
            loses!(40, "M-130", "a concealed kong that wasn’t shown"),
            "The next time it counts as false: 40 points.",
        ),
    ],
});

pub(super) static OTHER_WORDS: Foul = checked(Foul {
    key: "other-words",
    name: "Other words, out of turn, wall tiles shown",
    plain: "Used other words, acted out of turn, or showed tiles of the wall",
    keywords: "wrong word, terms, language, flowers out of turn, first discard, wall tile, exposed, peng, chi, gang, hu",
    group: FoulGroup::Calls,
    questions: &[AGAIN, WARNED],
    cases: &[
        case(
            "M-133",
            "for the first time",
            &[FIRST, NOT_WARNED],
            Outcome::Warned,
            "The first time it is a warning.",
        ),
        case(
            "M-133",
            "for the first time, by somebody who was warned before",
            &[FIRST, IS_WARNED],
            loses!(10, "M-122", "a second warning"),
            "From the second warning of a session on it costs 10 points.",
        ),
        case(
            "M-133",
            "once more",
            &[SECOND],
            loses!(10, "M-133", "other words, out of turn, or wall tiles shown"),
            "From the second time on it costs 10 points each.",
        ),
    ],
});
