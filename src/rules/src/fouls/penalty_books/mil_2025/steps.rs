//! Penalties that increase with each repetition: a warning, then points (M-122).

use crate::fouls::{AnswerCondition, Fine, FoulCase, HandAfter, Outcome, Payee};
use crate::model::{AnswerKind, Question, Reason, Required, question};

/// Question for the number of earlier fouls of this kind, if third and fourth fouls differ.
pub(super) const BEFORE: Question = question(
    "before",
    "How often did the player do this before, in this session?",
    AnswerKind::Word(&[
        ("never", "Never"),
        ("once", "Once"),
        ("twice", "Twice"),
        ("more", "More often"),
    ]),
    Required::Always,
);

/// Question for an earlier foul of this kind.
pub(super) const AGAIN: Question = question(
    "before",
    "Did the player do this before, in this session?",
    AnswerKind::Word(&[("never", "No"), ("once", "Yes")]),
    Required::Always,
);

/// Question for an earlier warning of any kind.
pub(super) const WARNED: Question = question(
    "warned",
    "Was the player warned before, in this session?",
    AnswerKind::Flag,
    Required::Always,
);

pub(super) const FIRST: AnswerCondition = AnswerCondition::Word("before", &["never"]);
pub(super) const SECOND: AnswerCondition = AnswerCondition::Word("before", &["once"]);
pub(super) const THIRD: AnswerCondition = AnswerCondition::Word("before", &["twice"]);
pub(super) const FOURTH_OR_MORE: AnswerCondition = AnswerCondition::Word("before", &["more"]);
pub(super) const NOT_WARNED: AnswerCondition = AnswerCondition::Flag("warned", false);
pub(super) const IS_WARNED: AnswerCondition = AnswerCondition::Flag("warned", true);

/// Returns a case of the penalty book.
pub(super) const fn case(
    clause: &'static str,
    plain: &'static str,
    when: &'static [AnswerCondition],
    outcome: Outcome,
    text: &'static str,
) -> FoulCase {
    FoulCase {
        clause,
        plain,
        when,
        outcome,
        bets: None,
        text,
    }
}

/// Returns a fine that nobody receives.
pub(super) const fn lost(
    points: i64,
    hand: HandAfter,
    clause: &'static str,
    text: &'static str,
) -> Fine {
    Fine {
        points,
        to: Payee::Bank,
        hand,
        why: Reason { clause, text },
    }
}

/// Expands to the outcome of a fine that nobody receives, after which all players play on.
macro_rules! loses {
    ($points:literal, $clause:literal, $text:literal) => {
        $crate::fouls::Outcome::Fine(
            const {
                &$crate::fouls::penalty_books::mil_2025::steps::lost(
                    $points,
                    $crate::fouls::HandAfter::Continues,
                    $clause,
                    $text,
                )
            },
        )
    };
    ($points:literal, $hand:ident, $clause:literal, $text:literal) => {
        $crate::fouls::Outcome::Fine(
            const {
                &$crate::fouls::penalty_books::mil_2025::steps::lost(
                    $points,
                    $crate::fouls::HandAfter::$hand,
                    $clause,
                    $text,
                )
            },
        )
    };
}
pub(super) use loses;
