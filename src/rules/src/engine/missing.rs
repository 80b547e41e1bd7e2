//! The facts that an incomplete input lacks, as questions.

use crate::engine::{Fault, MissingSeat};
use crate::hands::{HandError, WinBy};
use crate::model::{Answer, AnswerKind, Prompt, Question, Required, question};
use crate::sentence::Gap;
use crate::tiles::Seat;

/// A fact that an input lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A seat.
    Seat(MissingSeat),
    /// How the winning tile came.
    Win,
    /// Which tile of the hand is the winning tile.
    WinningTile,
}

static WINNER: Question = seat("seat", "Who won?");
static PREVAILING: Question = seat("prevailing", "Which wind prevails?");
static FROM: Question = seat("from", "From whom?").with_skip("Self-draw");
static FROM_OF: Question = seat("from", "{0} won. From whom?").with_skip("Self-draw");
static DISCARDER: Question = seat("from", "Who discarded the winning tile?").with_skip("Self-draw");
static ROBBED: Question = seat("from", "Whose kong was robbed?").with_skip("Self-draw");
static EIGHTH: Question = seat("from", "Who drew the eighth?");
static WINNING_TILE: Question = question(
    "winning_tile",
    "Which tile won? Tap it in the hand.",
    AnswerKind::Tile,
    Required::Always,
);

const fn seat(key: &'static str, words: &'static str) -> Question {
    question(key, words, AnswerKind::Seat, Required::Always)
}

impl Fault {
    /// Returns the missing fact, if that is the only fault.
    pub const fn missing(&self) -> Option<Missing> {
        match self {
            Self::MissingSeat(seat) => Some(Missing::Seat(*seat)),
            Self::MissingWin => Some(Missing::Win),
            Self::Hand(HandError::NoWinningTile) => Some(Missing::WinningTile),
            _ => None,
        }
    }
}

impl Missing {
    /// Returns the question for it, if this player won.
    ///
    /// ```
    /// use tilewise_rules::{Missing, Seat};
    /// let prompt = Missing::Win.prompt(Some(Seat::South));
    /// assert_eq!(prompt.sentence().to_string(), "South won. From whom?");
    /// assert_eq!((prompt.answers.len(), prompt.skip), (3, Some("Self-draw")));
    /// ```
    pub fn prompt(self, winner: Option<Seat>) -> Prompt {
        let question = match (self, winner) {
            (Self::Seat(MissingSeat::Winner), _) => &WINNER,
            (Self::Seat(MissingSeat::Prevailing), _) => &PREVAILING,
            (Self::Seat(MissingSeat::From(WinBy::RobbingTheKong)), _) => &ROBBED,
            (Self::Seat(MissingSeat::From(WinBy::BonusTiles)), _) => &EIGHTH,
            (Self::Seat(MissingSeat::From(_)), _) => &DISCARDER,
            (Self::Win, None) => &FROM,
            (Self::Win, Some(_)) => &FROM_OF,
            (Self::WinningTile, _) => &WINNING_TILE,
        };
        // The winner's own seat is impossible.
        let own = winner
            .filter(|_| question.key == FROM.key)
            .map(Answer::Seat);
        let mut answers = question.kind.answers();
        answers.retain(|answer| Some(answer) != own.as_ref());
        Prompt {
            gaps: winner.into_iter().map(Gap::from).collect(),
            skip: question.skip,
            ..Prompt::new(question, answers)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Missing, MissingSeat};
    use crate::{Seat, WinBy};

    #[test]
    fn every_missing_fact_has_choices() {
        let by = WinBy::ALL.map(MissingSeat::From);
        let seats = [MissingSeat::Winner, MissingSeat::Prevailing]
            .into_iter()
            .chain(by);
        for missing in seats.map(Missing::Seat).chain([Missing::Win]) {
            let prompt = missing.prompt(Some(Seat::South));
            assert!(!prompt.answers.is_empty());
            for answer in &prompt.answers {
                assert!(prompt.question.write_choice(answer).is_some(), "{answer:?}");
            }
        }
    }
}
