//! Conduct of players (M-122, M-135, M-142).

use super::steps::{
    FIRST, FOURTH_OR_MORE, IS_WARNED, NOT_WARNED, SECOND, THIRD, WARNED, case, loses,
};
use crate::fouls::{AnswerCondition, Foul, FoulGroup, Offer, Outcome, checked};
use crate::model::{AnswerKind, Overall, Required, question};

pub(super) static SLOW: Foul = checked(Foul {
    key: "slow-play",
    name: "Slow or untidy play",
    plain: "Played slowly, named the discard, or laid discards in disorder",
    keywords: "15 seconds, too slow, time, thinking, late win, late hu, discards in disorder, untidy, said the tile",
    group: FoulGroup::Conduct,
    questions: &[WARNED],
    cases: &[
        case(
            "M-135",
            "by somebody who wasn’t warned before",
            &[NOT_WARNED],
            Outcome::Warned,
            "More than 15 seconds, a discard that is named, discards in disorder, a late call of a win: a warning.",
        ),
        case(
            "M-135",
            "by somebody who was warned before",
            &[IS_WARNED],
            loses!(10, "M-122", "a second warning"),
            "From the second warning of a session on it costs 10 points.",
        ),
    ],
});

pub(super) static DISCIPLINE: Foul = checked(Foul {
    key: "discipline",
    name: "Discipline",
    plain: "Used a phone, smoked, or left the table",
    keywords: "phone, mobile, device, smoking, cigarette, left the table, rude, dispute, insult, discipline, conduct",
    group: FoulGroup::Conduct,
    questions: &[
        question(
            "grave",
            "Was it grave, or on purpose?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "before",
            "How often did the player do this before, in this session?",
            AnswerKind::Word(&[
                ("never", "Never"),
                ("once", "Once"),
                ("twice", "Twice"),
                ("three", "Three times"),
                ("more", "More often"),
            ]),
            Required::Always,
        ),
    ],
    cases: &[
        case(
            "M-142",
            "for the first time",
            &[AnswerCondition::Flag("grave", false), FIRST],
            Outcome::Part(Overall::shared(1, 2)),
            "The first time it costs half a table point.",
        ),
        case(
            "M-142",
            "for the second time",
            &[AnswerCondition::Flag("grave", false), SECOND],
            Outcome::Points(1),
            "The second time it costs a table point.",
        ),
        case(
            "M-142",
            "for the third time",
            &[AnswerCondition::Flag("grave", false), THIRD],
            Outcome::Points(2),
            "The third time it costs 2 table points.",
        ),
        case(
            "M-142",
            "for the fourth time",
            &[
                AnswerCondition::Flag("grave", false),
                AnswerCondition::Word("before", &["three"]),
            ],
            Outcome::Points(3),
            "The fourth time it costs 3 table points.",
        ),
        case(
            "M-142",
            "once more",
            &[AnswerCondition::Flag("grave", false), FOURTH_OR_MORE],
            Outcome::Referee(&[Offer::Between(4, 16)]),
            "Each further time costs one table point more.",
        ),
        case(
            "M-142",
            "grave, or on purpose",
            &[AnswerCondition::Flag("grave", true)],
            Outcome::Disqualified,
            "Grave, or on purpose: the player is out of the tournament.",
        ),
    ],
});

pub(super) static OTHER: Foul = checked(Foul {
    key: "other",
    name: "Any other foul",
    plain: "Something else went wrong",
    keywords: "other, anything, scale, referee, warning, points",
    group: FoulGroup::Conduct,
    questions: &[
        question(
            "light",
            "Was it light, and not meant?",
            AnswerKind::Flag,
            Required::Always,
        ),
        WARNED,
    ],
    cases: &[
        case(
            "M-122",
            "light, not meant, and the first warning",
            &[AnswerCondition::Flag("light", true), NOT_WARNED],
            Outcome::Warned,
            "A first light foul that wasn’t meant is a warning.",
        ),
        case(
            "M-122",
            "light and not meant, by somebody who was warned before",
            &[AnswerCondition::Flag("light", true), IS_WARNED],
            loses!(10, "M-122", "a second warning"),
            "From the second warning of a session on it costs 10 points at least.",
        ),
        case(
            "M-122",
            "not light, or meant",
            &[AnswerCondition::Flag("light", false)],
            Outcome::Referee(&[Offer::Warning, Offer::OneOf(&[10, 20, 40, 80])]),
            "The scale is a warning, then 10, 20, 40 and 80 points.",
        ),
    ],
});
