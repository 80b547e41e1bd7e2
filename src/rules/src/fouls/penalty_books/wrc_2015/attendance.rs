//! Lateness, missed hanchan, substitutes (F49 to F54).

use crate::fouls::{AnswerCondition, Foul, FoulCase, FoulGroup, Offer, Outcome, checked};
use crate::model::{AnswerKind, Required, question};

/// Maximum of minutes in an answer.
const LONG: u32 = 600;

/// Late arrival. The question asks for full minutes because the book doesn't state whether a started minute
/// counts.
pub(in crate::fouls::penalty_books) static LATE: Foul = checked(Foul {
    key: "late",
    name: "Being late for a hanchan",
    plain: "Came late to a hanchan",
    keywords: "minutes, delay, not there, substitute, replaced",
    group: FoulGroup::Attendance,
    questions: &[
        question(
            "substituted",
            "Did a substitute play the hanchan?",
            AnswerKind::Flag,
            Required::Always,
        ),
        question(
            "minutes",
            "How many full minutes late? (Anything over ten is 11.)",
            AnswerKind::Number(LONG),
            Required::Always,
        ),
    ],
    cases: &[
        FoulCase {
            clause: "F49",
            plain: "one to ten minutes late, and plays",
            when: &[
                AnswerCondition::Flag("substituted", false),
                AnswerCondition::Number("minutes", 1, 10),
            ],
            outcome: Outcome::PointsPerMinute,
            bets: None,
            text: "A point for every minute, up to ten.",
        },
        FoulCase {
            clause: "F49a",
            plain: "less than a minute late",
            when: &[
                AnswerCondition::Flag("substituted", false),
                AnswerCondition::Number("minutes", 0, 0),
            ],
            outcome: Outcome::Allowed,
            bets: None,
            text: "Only full minutes count, and not one has passed.",
        },
        FoulCase {
            clause: "F50",
            plain: "more than ten minutes late",
            when: &[
                AnswerCondition::Flag("substituted", false),
                AnswerCondition::Number("minutes", 11, LONG),
            ],
            outcome: Outcome::SameAs(
                "missed-hanchan",
                &[AnswerCondition::Assumed("purpose", false)],
            ),
            bets: None,
            text: "After ten minutes a substitute plays the hanchan.",
        },
        FoulCase {
            clause: "F52",
            plain: "late and replaced by a substitute",
            when: &[AnswerCondition::Flag("substituted", true)],
            outcome: Outcome::SameAs(
                "missed-hanchan",
                &[AnswerCondition::Assumed("purpose", false)],
            ),
            bets: None,
            text: "The hanchan counts as missed. Being late costs nothing besides.",
        },
    ],
});

/// Missed hanchan.
pub(in crate::fouls::penalty_books) static MISSED_HANCHAN: Foul = checked(Foul {
    key: "missed-hanchan",
    name: "Missing a hanchan",
    plain: "Missed a hanchan",
    keywords: "absent, not there, left, went home, ill, gave up, quit, walked out",
    group: FoulGroup::Attendance,
    questions: &[question(
        "purpose",
        "On purpose, and without good reason?",
        AnswerKind::Flag,
        Required::Always,
    )],
    cases: &[
        FoulCase {
            clause: "F51",
            plain: "missed the hanchan",
            when: &[AnswerCondition::Flag("purpose", false)],
            outcome: Outcome::Missed(30),
            bets: None,
            text: "No points for the hanchan, and 30 points penalty.",
        },
        FoulCase {
            clause: "F54",
            plain: "missed it on purpose, without good reason",
            when: &[AnswerCondition::Flag("purpose", true)],
            outcome: Outcome::Referee(&[Offer::OneOf(&[30]), Offer::Disqualification]),
            bets: None,
            text: "The head referee may disqualify for obstruction, above all if the player leaves with less than the penalty, or if the penalty makes no real difference.",
        },
    ],
});

/// Substitute player.
pub(in crate::fouls::penalty_books) static SUBSTITUTE: Foul = checked(Foul {
    key: "substitute",
    name: "Substitute players",
    plain: "A substitute plays for somebody",
    keywords: "replacement, stand-in, not ranked",
    group: FoulGroup::Attendance,
    questions: &[],
    cases: &[FoulCase {
        clause: "F53",
        plain: "a substitute plays",
        when: &[],
        outcome: Outcome::NotRanked,
        bets: None,
        text: "The substitute is scored at the table as anybody, and left out of the ranking.",
    }],
});
