//! Being late, missing a hanchan, substitutes (F49 to F54).

use crate::fouls::inherit::{self, Differs};
use crate::fouls::penalty_books::wrc_2015::attendance;
use crate::fouls::{Foul, FoulCase, Given, Outcome, checked};
use crate::schema::{Ask, Need, Question, question};

/// Late for a hanchan: a minute that has begun counts.
pub(super) static LATE: Foul = checked(Foul {
    questions: &inherit::questions::<2>(
        attendance::LATE.questions,
        &[Differs::Instead(Question {
            words: "How many minutes late? One that has begun counts.",
            ..attendance::LATE.question("minutes")
        })],
    ),
    cases: &inherit::cases::<4>(
        attendance::LATE.cases,
        &[
            Differs::Instead(FoulCase {
                plain: "up to ten minutes late, and plays",
                says: "A point for every minute, up to ten. A minute that has begun counts as one.",
                ..attendance::LATE.case("F49")
            }),
            Differs::Instead(FoulCase {
                plain: "not late",
                outcome: Outcome::NotPenalized,
                says: "Who is there in time is not late.",
                ..attendance::LATE.case("F49a")
            }),
        ],
    ),
    ..attendance::LATE
});

/// A hanchan that was missed.
pub(super) static MISSED_HANCHAN: Foul = checked(Foul {
    cases: &inherit::cases::<2>(
        attendance::MISSED_HANCHAN.cases,
        &[
            Differs::Instead(FoulCase {
                says: "15 points down, and the uma of the last place, 15 more: 30 in all.",
                ..attendance::MISSED_HANCHAN.case("F51")
            }),
            Differs::Instead(FoulCase {
                says: "The book doesn’t say more. Where a penalty makes no real difference to the player’s score, the head referee may see obstruction in it and disqualify.",
                ..attendance::MISSED_HANCHAN.case("F54")
            }),
        ],
    ),
    ..attendance::MISSED_HANCHAN
});

/// Somebody who plays for another.
pub(super) static SUBSTITUTE: Foul = checked(Foul {
    questions: &[question(
        "start",
        "Did the substitute play from the start?",
        Ask::Flag,
        Need::Always,
    )],
    cases: &inherit::cases::<2>(
        attendance::SUBSTITUTE.cases,
        &[
            Differs::Instead(FoulCase {
                plain: "a substitute plays from the start",
                when: &[Given::Flag("start", true)],
                says: "The substitute’s score counts for the places at the table: if the substitute is first, the others have an uma of 5, -5 and -15.",
                ..attendance::SUBSTITUTE.case("F53")
            }),
            Differs::Besides(FoulCase {
                clause: "F53a",
                plain: "a substitute comes in later",
                when: &[Given::Flag("start", false)],
                outcome: Outcome::NotRanked,
                bets: None,
                says: "The substitute’s score doesn’t count for the places: the other three have an uma of 15, 5 and -5.",
            }),
        ],
    ),
    ..attendance::SUBSTITUTE
});
