//! What isn't known yet about a win, as a question.

use crate::engine::{Fault, MissingSeat};
use crate::hands::{HandError, WinBy};
use crate::schema::{Ask, Asked, Fact, Need, Question, question};
use crate::sentence::Gap;
use crate::tiles::Seat;

/// What isn't known yet about a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A seat.
    Seat(MissingSeat),
    /// How the winning tile came.
    Win,
    /// Which tile of the hand it is.
    WinningTile,
}

static WINNER: Question = seat("seat", "Who won?");
static PREVAILING: Question = seat("prevailing", "Which wind prevails?");
static FROM: Question = seat("from", "From whom?").or("Self-draw");
static FROM_OF: Question = seat("from", "{0} won. From whom?").or("Self-draw");
static DISCARDER: Question = seat("from", "Who discarded the winning tile?").or("Self-draw");
static ROBBED: Question = seat("from", "Whose kong was robbed?").or("Self-draw");
static EIGHTH: Question = seat("from", "Who drew the eighth?");
static WINNING_TILE: Question = question(
    "winning_tile",
    "Which tile won? Tap it in the hand.",
    Ask::Tile,
    Need::Always,
);

const fn seat(key: &'static str, words: &'static str) -> Question {
    question(key, words, Ask::Seat, Need::Always)
}

impl Fault {
    /// What isn't known yet, where nothing is wrong but that.
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
    /// The question for it, if this player won.
    ///
    /// ```
    /// use tilewise_rules::{Missing, Seat};
    /// let asked = Missing::Win.asked(Some(Seat::South));
    /// assert_eq!(asked.sentence().to_string(), "South won. From whom?");
    /// assert_eq!((asked.answers.len(), asked.skip), (3, Some("Self-draw")));
    /// ```
    pub fn asked(self, winner: Option<Seat>) -> Asked {
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
        // Nobody wins on their own discard.
        let own = winner.filter(|_| question.key == FROM.key).map(Fact::Seat);
        let mut answers = question.ask.answers();
        answers.retain(|fact| Some(fact) != own.as_ref());
        Asked {
            gaps: winner.into_iter().map(Gap::from).collect(),
            skip: question.skip,
            ..Asked::new(question, answers)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Missing, MissingSeat};
    use crate::{Seat, WinBy};

    #[test]
    fn what_a_hand_lacks_is_one_of_few() {
        let by = WinBy::ALL.map(MissingSeat::From);
        let seats = [MissingSeat::Winner, MissingSeat::Prevailing]
            .into_iter()
            .chain(by);
        for missing in seats.map(Missing::Seat).chain([Missing::Win]) {
            let asked = missing.asked(Some(Seat::South));
            assert!(!asked.answers.is_empty());
            for answer in &asked.answers {
                assert!(asked.question.write_choice(answer).is_some(), "{answer:?}");
            }
        }
    }
}
