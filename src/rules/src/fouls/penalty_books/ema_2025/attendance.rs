//! Lateness, missed hanchan, substitutes (F49 to F54).

use crate::fouls::{
    AnswerCondition, Foul, FoulCase, Outcome, checked,
    inherit::{self, Patch},
    penalty_books::wrc_2015::attendance,
};
use crate::model::{AnswerKind, Question, Required, question};

/// Late arrival: a started minute counts.
pub(super) static LATE: Foul = checked(Foul {
    questions: &inherit::questions::<2>(
        attendance::LATE.questions,
        &[Patch::Replace(Question {
            words: "How many minutes late? One that has begun counts.",
            ..attendance::LATE.question("minutes")
        })],
    ),
    cases: &inherit::cases::<4>(
        attendance::LATE.cases,
        &[
            Patch::Replace(FoulCase {
                plain: "up to ten minutes late, and plays",
                text: "A point for every minute, up to ten. A minute that has begun counts as one.",
                ..attendance::LATE.case("F49")
            }),
            Patch::Replace(FoulCase {
                plain: "not late",
                outcome: Outcome::NotPenalized,
                text: "Who is there in time is not late.",
                ..attendance::LATE.case("F49a")
            }),
        ],
    ),
    ..attendance::LATE
});

/// Missed hanchan.
pub(super) static MISSED_HANCHAN: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        attendance::MISSED_HANCHAN.cases,
        &[
            Patch::Replace(FoulCase {
                text: "15 points down, and the uma of the last place, 15 more: 30 in all.",
                ..attendance::MISSED_HANCHAN.case("F51")
            }),
            Patch::Replace(FoulCase {
                text: "The book doesn’t say more. Where a penalty makes no real difference to the player’s score, the head referee may see obstruction in it and disqualify.",
                ..attendance::MISSED_HANCHAN.case("F54")
            }),
        ],
    ),
    ..attendance::MISSED_HANCHAN
});

/// Substitute player.
pub(super) static SUBSTITUTE: Foul = checked(Foul {
    questions: &[question(
        "start",
        "Did the substitute play from the start?",
        AnswerKind::Flag,
        Required::Always,
    )],
    cases: &inherit::cases::<2>(
        attendance::SUBSTITUTE.cases,
        &[
            Patch::Replace(FoulCase {
                plain: "a substitute plays from the start",
                when: &[AnswerCondition::Flag("start", true)],
                text: "The substitute’s score counts for the places at the table: if the substitute is first, the others have an uma of 5, -5 and -15.",
                ..attendance::SUBSTITUTE.case("F53")
            }),
            Patch::Append(FoulCase {
                clause: "F53a",
                plain: "a substitute comes in later",
                when: &[AnswerCondition::Flag("start", false)],
                outcome: Outcome::NotRanked,
                bets: None,
                text: "The substitute’s score doesn’t count for the places: the other three have an uma of 15, 5 and -5.",
            }),
        ],
    ),
    ..attendance::SUBSTITUTE
});
