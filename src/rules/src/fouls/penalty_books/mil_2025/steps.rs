//! A foul that costs more each time: a warning, then points (M-122).

use crate::fouls::{Fine, FoulCase, Given, HandAfter, Outcome, Payee};
use crate::schema::{Ask, Need, Question, Reason, question};

/// How often the player did the same before, where the third and the fourth time differ.
pub(super) const BEFORE: Question = question(
    "before",
    "How often did the player do this before, in this session?",
    Ask::Word(&[
        ("never", "Never"),
        ("once", "Once"),
        ("twice", "Twice"),
        ("more", "More often"),
    ]),
    Need::Always,
);

/// Whether the player did the same before.
pub(super) const AGAIN: Question = question(
    "before",
    "Did the player do this before, in this session?",
    Ask::Word(&[("never", "No"), ("once", "Yes")]),
    Need::Always,
);

/// Whether the player was warned, for whatever it was.
pub(super) const WARNED: Question = question(
    "warned",
    "Was the player warned before, in this session?",
    Ask::Flag,
    Need::Always,
);

pub(super) const FIRST: Given = Given::Word("before", &["never"]);
pub(super) const SECOND: Given = Given::Word("before", &["once"]);
pub(super) const THIRD: Given = Given::Word("before", &["twice"]);
pub(super) const LATER: Given = Given::Word("before", &["more"]);
pub(super) const NOT_WARNED: Given = Given::Flag("warned", false);
pub(super) const IS_WARNED: Given = Given::Flag("warned", true);

/// A line of the book.
pub(super) const fn case(
    clause: &'static str,
    plain: &'static str,
    when: &'static [Given],
    outcome: Outcome,
    says: &'static str,
) -> FoulCase {
    FoulCase {
        clause,
        plain,
        when,
        outcome,
        bets: None,
        says,
    }
}

/// Points that nobody receives.
pub(super) const fn lost(
    points: i64,
    hand: HandAfter,
    clause: &'static str,
    says: &'static str,
) -> Fine {
    Fine {
        points,
        to: Payee::Bank,
        hand,
        why: Reason { clause, says },
    }
}

/// The outcome of so many points that are lost for this while everybody plays on.
macro_rules! loses {
    ($points:literal, $clause:literal, $says:literal) => {
        $crate::fouls::Outcome::Fine(
            const {
                &$crate::fouls::penalty_books::mil_2025::steps::lost(
                    $points,
                    $crate::fouls::HandAfter::Continues,
                    $clause,
                    $says,
                )
            },
        )
    };
    ($points:literal, $hand:ident, $clause:literal, $says:literal) => {
        $crate::fouls::Outcome::Fine(
            const {
                &$crate::fouls::penalty_books::mil_2025::steps::lost(
                    $points,
                    $crate::fouls::HandAfter::$hand,
                    $clause,
                    $says,
                )
            },
        )
    };
}
pub(super) use loses;
