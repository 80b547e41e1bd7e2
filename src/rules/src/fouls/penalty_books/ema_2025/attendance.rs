//! Being late, missing a hanchan, substitutes (F49 to F54).

use crate::fouls::penalty_books::wrc_2015::attendance;
use crate::fouls::{Foul, FoulCase, Given, Group, Offer, Outcome, checked};
use crate::schema::{Ask, Need, Question, question};

/// The most minutes that are asked for.
const LONG: u32 = 600;

static LATE_ASKS: [Question; 2] = [
    attendance::LATE.questions[0],
    question(
        "minutes",
        "How many minutes late? One that has begun counts.",
        Ask::Number(LONG),
        Need::Always,
    ),
];

/// Late for a hanchan: a minute that has begun counts.
pub(super) static LATE: Foul = checked(Foul {
    key: "late",
    name: "Being late for a hanchan",
    plain: "Came late to a hanchan",
    keywords: attendance::LATE.keywords,
    group: Group::Attendance,
    questions: &LATE_ASKS,
    cases: &[
        FoulCase {
            clause: "F49",
            plain: "up to ten minutes late, and plays",
            when: &[
                Given::Flag("substituted", false),
                Given::Number("minutes", 1, 10),
            ],
            outcome: Outcome::PointsPerMinute,
            bets: None,
            says: "A point for every minute, up to ten. A minute that has begun counts as one.",
        },
        FoulCase {
            clause: "F49a",
            plain: "not late",
            when: &[
                Given::Flag("substituted", false),
                Given::Number("minutes", 0, 0),
            ],
            outcome: Outcome::NotPenalized,
            bets: None,
            says: "Who is there in time is not late.",
        },
        FoulCase {
            clause: "F50",
            plain: "more than ten minutes late",
            when: &[
                Given::Flag("substituted", false),
                Given::Number("minutes", 11, LONG),
            ],
            outcome: Outcome::As("missed-hanchan", &[Given::Unsaid("purpose", false)]),
            bets: None,
            says: "After ten minutes a substitute plays the hanchan.",
        },
        FoulCase {
            clause: "F52",
            plain: "late and replaced by a substitute",
            when: &[Given::Flag("substituted", true)],
            outcome: Outcome::Missed(30),
            bets: None,
            says: "30 points down for missing the hanchan, and none besides for being late.",
        },
    ],
});

/// A hanchan that was missed.
pub(super) static MISSED_HANCHAN: Foul = checked(Foul {
    key: "missed-hanchan",
    name: "Missing a hanchan",
    plain: "Missed a hanchan",
    keywords: attendance::MISSED_HANCHAN.keywords,
    group: Group::Attendance,
    questions: attendance::MISSED_HANCHAN.questions,
    cases: &[
        FoulCase {
            clause: "F51",
            plain: "missed the hanchan",
            when: &[Given::Flag("purpose", false)],
            outcome: Outcome::Missed(30),
            bets: None,
            says: "15 points down, and the uma of the last place, 15 more: 30 in all.",
        },
        FoulCase {
            clause: "F54",
            plain: "missed it on purpose, without good reason",
            when: &[Given::Flag("purpose", true)],
            outcome: Outcome::Referee(&[Offer::OneOf(&[30]), Offer::Disqualification]),
            bets: None,
            says: "The book doesn't say more. Where a penalty makes no real difference to the player's score, the head referee may see obstruction in it and disqualify.",
        },
    ],
});

/// Somebody who plays for another.
pub(super) static SUBSTITUTE: Foul = checked(Foul {
    key: "substitute",
    name: "Substitute players",
    plain: "A substitute plays for somebody",
    keywords: attendance::SUBSTITUTE.keywords,
    group: Group::Attendance,
    questions: &[question(
        "start",
        "Did the substitute play from the start?",
        Ask::Flag,
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F53",
            plain: "a substitute plays from the start",
            when: &[Given::Flag("start", true)],
            outcome: Outcome::NotRanked,
            bets: None,
            says: "The substitute's score counts for the places at the table: if the substitute is first, the others have an uma of 5, -5 and -15.",
        },
        FoulCase {
            clause: "F53a",
            plain: "a substitute comes in later",
            when: &[Given::Flag("start", false)],
            outcome: Outcome::NotRanked,
            bets: None,
            says: "The substitute's score doesn't count for the places: the other three have an uma of 15, 5 and -5.",
        },
    ],
});
