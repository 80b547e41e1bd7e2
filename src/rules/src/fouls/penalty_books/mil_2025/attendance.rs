//! Being late, and tables that aren't full (M-140, M-141).

use super::steps::{case, loses, lost};
use crate::fouls::{Foul, Given, Group, HandAfter, Outcome, checked};
use crate::schema::{Ask, Need, question};

pub(super) static LATE: Foul = checked(Foul {
    key: "late",
    name: "Being late",
    plain: "Came late to a session",
    keywords: "minutes, delay, not there, too late, missed session",
    group: Group::Attendance,
    questions: &[question(
        "how_late",
        "How late?",
        Ask::Word(&[
            ("five", "Up to 5 minutes"),
            ("ten", "Up to 10 minutes"),
            ("fifteen", "Up to 15 minutes"),
            ("later", "More than 15 minutes"),
            ("again", "More than 15 minutes, and for the second time"),
        ]),
        Need::Always,
    )],
    cases: &[
        case(
            "M-140",
            "up to 5 minutes late",
            &[Given::Word("how_late", &["five"])],
            loses!(10, "M-140", "came late"),
            "Up to 5 minutes cost 10 points.",
        ),
        case(
            "M-140",
            "up to 10 minutes late",
            &[Given::Word("how_late", &["ten"])],
            loses!(20, "M-140", "came late"),
            "Up to 10 minutes cost 20 points.",
        ),
        case(
            "M-140",
            "up to 15 minutes late",
            &[Given::Word("how_late", &["fifteen"])],
            loses!(40, "M-140", "came late"),
            "Up to 15 minutes cost 40 points.",
        ),
        case(
            "M-140",
            "more than 15 minutes late",
            &[Given::Word("how_late", &["later"])],
            loses!(80, Lost, "M-140", "lost the session by being late"),
            "Later than that, the session is lost: no table points, and 80 points.",
        ),
        case(
            "M-140",
            "more than 15 minutes late, and a second lost session",
            &[Given::Word("how_late", &["again"])],
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

pub(super) static ABSENT: Foul = checked(Foul {
    key: "absent",
    name: "A table that isn’t full",
    plain: "Fewer than four players are there",
    keywords: "three players, two players, missing player, empty seat, absent",
    group: Group::Attendance,
    questions: &[question(
        "present",
        "How many are there?",
        Ask::Word(&[("three", "Three"), ("fewer", "One or two")]),
        Need::Always,
    )],
    cases: &[
        case(
            "M-141",
            "three are there",
            &[Given::Word("present", &["three"])],
            Outcome::Absent,
            "The three play, and the empty seat pays as if somebody sat there. Their places are worth 4, 2 and 1 table points.",
        ),
        case(
            "M-141",
            "one or two are there",
            &[Given::Word("present", &["fewer"])],
            Outcome::Absent,
            "Nobody plays: each who is there has 3 table points and a score of 0.",
        ),
    ],
});
