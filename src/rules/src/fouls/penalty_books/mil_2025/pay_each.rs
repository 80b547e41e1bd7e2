//! Differences where a false win is paid to each of the others (M-125 to M-127, M-130).

use super::calls::{NOT_SHOWN, NOT_SHOWN_AFTER_WARNING};
use super::steps::{SECOND, case};
use super::{calls, invalid_wins};
use crate::fouls::{AnswerCondition, Fine, Foul, FoulCase, HandAfter, Outcome, Payee, checked};
use crate::model::Reason;

/// Returns a fine that is paid to each of the others.
const fn to_each(points: i64, clause: &'static str, text: &'static str) -> Fine {
    Fine {
        points,
        to: Payee::Each,
        hand: HandAfter::Dead,
        why: Reason { clause, text },
    }
}

pub(super) static FALSE_WIN: Foul = checked(Foul {
    cases: &[
        FoulCase {
            outcome: Outcome::Fine(
                const { &to_each(10, "M-125", "called a win below the minimum") },
            ),
            text: "A complete hand below the minimum costs 10 points to each of the others, and is dead.",
            ..invalid_wins::FALSE_WIN.case("M-125")
        },
        FoulCase {
            outcome: Outcome::Fine(
                const {
                    &to_each(
                        20,
                        "M-126",
                        "called a win on a tile that doesn’t complete the hand",
                    )
                },
            ),
            text: "A hand that waits for other tiles costs 20 points to each of the others, and is dead.",
            ..invalid_wins::FALSE_WIN.case("M-126")
        },
        FoulCase {
            outcome: Outcome::Fine(
                const { &to_each(20, "M-127", "called a win with a hand that isn’t ready") },
            ),
            text: "A hand that isn’t ready costs 20 points to each of the others, and is dead.",
            ..invalid_wins::FALSE_WIN.case("M-127")
        },
    ],
    ..invalid_wins::FALSE_WIN
});

pub(super) static FALSE_KONG: Foul = checked(Foul {
    cases: &[
        case(
            "M-130",
            "false",
            &[AnswerCondition::Word("found", &["false"])],
            Outcome::Fine(const { &to_each(10, "M-130", "a false concealed kong") }),
            "A false concealed kong costs 10 points to each of the others, and the player has a dead hand.",
        ),
        NOT_SHOWN,
        NOT_SHOWN_AFTER_WARNING,
        case(
            "M-130",
            "not shown once more",
            &[AnswerCondition::Word("found", &["hidden"]), SECOND],
            Outcome::Fine(const { &to_each(10, "M-130", "a concealed kong that wasn’t shown") }),
            "The next time it counts as false: 10 points to each of the others, and the player has a dead hand.",
        ),
    ],
    ..calls::FALSE_KONG
});
