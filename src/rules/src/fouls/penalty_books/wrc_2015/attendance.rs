//! Being late, missing a hanchan, substitutes (F49 to F54).

use crate::fouls::{Foul, FoulCase, Given, Group, Offer, Outcome, checked};
use crate::schema::{Ask, Need, question};

/// The most minutes that are asked for.
const LONG: u32 = 600;

/// Late for a hanchan. The book doesn't say whether a minute that has begun counts: full minutes
/// are asked for.
pub(in crate::fouls::penalty_books) static LATE: Foul = checked(Foul {
    key: "late",
    name: "Being late for a hanchan",
    plain: "Came late to a hanchan",
    keywords: "minutes, delay, not there, substitute, replaced",
    group: Group::Attendance,
    questions: &[
        question(
            "substituted",
            "Did a substitute play the hanchan?",
            Ask::Flag,
            Need::Always,
        ),
        question(
            "minutes",
            "How many full minutes late? (Anything over ten is 11.)",
            Ask::Number(LONG),
            Need::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F49",
            plain: "one to ten minutes late, and plays",
            when: &[
                Given::Flag("substituted", false),
                Given::Number("minutes", 1, 10),
            ],
            outcome: Outcome::PointsPerMinute,
            bets: None,
            says: "A point for every minute, up to ten.",
        },
        FoulCase {
            clause: "F49a",
            plain: "less than a minute late",
            when: &[
                Given::Flag("substituted", false),
                Given::Number("minutes", 0, 0),
            ],
            outcome: Outcome::Allowed,
            bets: None,
            says: "Only full minutes count, and not one has passed.",
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
            outcome: Outcome::As("missed-hanchan", &[Given::Unsaid("purpose", false)]),
            bets: None,
            says: "The hanchan counts as missed. Being late costs nothing besides.",
        },
    ],
});

/// A hanchan that was missed.
pub(in crate::fouls::penalty_books) static MISSED_HANCHAN: Foul = checked(Foul {
    key: "missed-hanchan",
    name: "Missing a hanchan",
    plain: "Missed a hanchan",
    keywords: "absent, not there, left, went home, ill, gave up, quit, walked out",
    group: Group::Attendance,
    questions: &[question(
        "purpose",
        "On purpose, and without good reason?",
        Ask::Flag,
        Need::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F51",
            plain: "missed the hanchan",
            when: &[Given::Flag("purpose", false)],
            outcome: Outcome::Missed(30),
            bets: None,
            says: "No points for the hanchan, and 30 points penalty.",
        },
        FoulCase {
            clause: "F54",
            plain: "missed it on purpose, without good reason",
            when: &[Given::Flag("purpose", true)],
            outcome: Outcome::Referee(&[Offer::OneOf(&[30]), Offer::Disqualification]),
            bets: None,
            says: "The head referee may disqualify for obstruction, above all if the player leaves with less than the penalty, or if the penalty makes no real difference.",
        },
    ],
});

/// Somebody who plays for another.
pub(in crate::fouls::penalty_books) static SUBSTITUTE: Foul = checked(Foul {
    key: "substitute",
    name: "Substitute players",
    plain: "A substitute plays for somebody",
    keywords: "replacement, stand-in, not ranked",
    group: Group::Attendance,
    questions: &[],
    cases: &[FoulCase {
        clause: "F53",
        plain: "a substitute plays",
        when: &[],
        outcome: Outcome::NotRanked,
        bets: None,
        says: "The substitute is scored at the table as anybody, and left out of the ranking.",
    }],
});
