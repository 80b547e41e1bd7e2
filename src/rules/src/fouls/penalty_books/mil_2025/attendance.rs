//! Lateness and incomplete tables (M-140, M-141).

use super::steps::{case, loses, lost};
use crate::fouls::{AnswerCondition, Foul, FoulGroup, HandAfter, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

pub(super) static LATE: Foul = checked(Foul {
    key: "late",
    name: "Being late",
    plain: "Came late to a session",
    keywords: "minutes, delay, not there, too late, missed session",
    group: FoulGroup::Attendance,
    questions: &[question(
        "how_late",
        "How late?",
        AnswerKind::Word(&[
            ("five", "Up to 5 minutes"),
            ("ten", "Up to 10 minutes"),
            ("fifteen", "Up to 15 minutes"),
            ("later", "More than 15 minutes"),
            ("again", "More than 15 minutes, and for the second time"),
        ]),
        Required::Always,
    )],
    cases: &[
        case(
            "M-140",
            "up to 5 minutes late",
            &[AnswerCondition::Word("how_late", &["five"])],
            loses!(10, "M-140", "came late"),
            "Up to 5 minutes cost 10 points.",
        ),
        case(
            "M-140",
            "up to 10 minutes late",
            &[AnswerCondition::Word("how_late", &["ten"])],
            loses!(20, "M-140", "came late"),
            "Up to 10 minutes cost 20 points.",
        ),
        case(
            "M-140",
            "up to 15 minutes late",
            &[AnswerCondition::Word("how_late", &["fifteen"])],
            loses!(40, "M-140", "came late"),
            "Up to 15 minutes cost 40 points.",
        ),
        case(
            "M-140",
            "more than 15 minutes late",
            &[AnswerCondition::Word("how_late", &["later"])],
            loses!(80, Lost, "M-140", "lost the session by being late"),
            "Later than that, the session is lost: no table points, and 80 points.",
        ),
        case(
            "M-140",
            "more than 15 minutes late, and a second lost session",
            &[AnswerCondition::Word("how_late", &["again"])],
            Outcome::DisqualifiedAndFined(
                const {
                    &lost(
                        80,
                        HandAfter::Lost,
                        "M-140",
                        "lost a second session by being late",
                    )
                },
            ),
            "Two lost sessions: the player is out of the tournament. This one is lost as the first was: no table points, and 80 points.",
        ),
    ],
});

pub(super) static INCOMPLETE_TABLE: Foul = checked(Foul {
    key: "absent",
    name: "A table that isn’t full",
    plain: "Fewer than four players are there",
    keywords: "three players, two players, missing player, empty seat, absent",
    group: FoulGroup::Attendance,
    questions: &[question(
        "present",
        "How many are there?",
        AnswerKind::Word(&[("three", "Three"), ("fewer", "One or two")]),
        Required::Always,
    )],
    cases: &[
        case(
            "M-141",
            "three are there",
            &[AnswerCondition::Word("present", &["three"])],
            Outcome::EmptySeat,
            "The three play, and the empty seat pays as if somebody sat there. Their places are worth 4, 2 and 1 table points.",
        ),
        case(
            "M-141",
            "one or two are there",
            &[AnswerCondition::Word("present", &["fewer"])],
            Outcome::EmptySeat,
            "Nobody plays: each who is there has 3 table points and a score of 0.",
        ),
    ],
});
