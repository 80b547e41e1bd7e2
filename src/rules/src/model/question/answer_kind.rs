//! The answers that a question accepts.

use super::{Answer, AnswerKind, Answers, Question, Required};
use crate::hands::WinBy;
use crate::tiles::{Seat, Tile};

impl Question {
    /// Returns whether an answer is required, given the earlier answers.
    pub fn is_required(&self, answers: &Answers) -> bool {
        match self.required {
            Required::Always => true,
            Required::IfDiscard => {
                matches!(answers.get("by"), Some(Answer::By(by)) if by.needs_seat())
            }
            Required::Optional => false,
        }
    }
}

impl AnswerKind {
    /// Returns all possible answers, if they are few.
    pub(crate) fn answers(self) -> Vec<Answer> {
        match self {
            Self::Seat => Seat::ALL.map(Answer::Seat).to_vec(),
            Self::By => WinBy::ALL.map(Answer::By).to_vec(),
            Self::Flag => vec![Answer::Flag(true), Answer::Flag(false)],
            Self::NumberOf(all) => all.iter().copied().map(Answer::Number).collect(),
            Self::Word(words) => (0..words.len()).map(Answer::Word).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns whether an answer is of this kind.
    pub(crate) fn accepts(self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Number(most), Answer::Number(number)) => *number <= most,
            (Self::NumberOf(all), Answer::Number(number)) => all.contains(number),
            (Self::Word(words), Answer::Word(place)) => *place < words.len(),
            (Self::Tile, Answer::Tiles(tiles)) => tiles.len() == 1,
            (Self::Seat, Answer::Seat(_))
            | (Self::By, Answer::By(_))
            | (Self::Flag, Answer::Flag(_))
            | (Self::Tiles | Self::Held, Answer::Tiles(_))
            | (Self::Points, Answer::Points(_))
            | (Self::PointsBySeat | Self::ScoresBySeat, Answer::PointsBySeat(_))
            | (Self::Bonus, Answer::Bonus(_))
            | (Self::BonusInOrder, Answer::BonusInOrder(_))
            | (Self::BySeat, Answer::BySeat(_))
            | (Self::Claims | Self::Claimants, Answer::Claims(_))
            | (Self::Winners(_), Answer::Winners(_))
            | (Self::Seats, Answer::Seats(_))
            | (Self::Overall, Answer::Overall(_))
            | (Self::OverallBySeat, Answer::OverallBySeat(_))
            | (Self::Debts, Answer::Debts(_))
            | (Self::CarriedWins, Answer::CarriedWins(_)) => true,
            _ => false,
        }
    }

    /// Returns a valid answer of this kind, as far as the other answers allow.
    pub(crate) fn placeholder(self, answers: &Answers) -> Answer {
        let free = || {
            let is_taken =
                |seat: &Seat| answers.iter().any(|answer| *answer == Answer::Seat(*seat));
            Seat::ALL.into_iter().find(|seat| !is_taken(seat))
        };
        let seat = free().unwrap_or(Seat::East);
        match self {
            Self::Seat => Answer::Seat(seat),
            Self::Number(_) => Answer::Number(0),
            Self::NumberOf(all) => all.first().map_or(Answer::Open, |one| Answer::Number(*one)),
            Self::Points => Answer::Points(0),
            Self::By => Answer::By(WinBy::SelfDraw),
            Self::Flag => Answer::Flag(false),
            Self::Word(_) => Answer::Word(0),
            Self::Tile => Answer::Tiles(vec![Tile::ALL[0]]),
            _ => Answer::Open,
        }
    }
}
