//! Which answers a question takes.

use super::{Ask, Fact, Facts, Need, Question};
use crate::hands::WinBy;
use crate::tiles::{Seat, Tile};

impl Question {
    /// Whether it must be answered, after the questions before it were.
    pub fn is_needed(&self, facts: &Facts) -> bool {
        match self.need {
            Need::Always => true,
            Need::Given => {
                matches!(facts.fact("by"), Some(Fact::By(by)) if by.needs_seat())
            }
            Need::Never => false,
        }
    }
}

impl Ask {
    /// Everything that can be answered, where that is a short list.
    pub(crate) fn answers(self) -> Vec<Fact> {
        match self {
            Self::Seat => Seat::ALL.map(Fact::Seat).to_vec(),
            Self::By => WinBy::ALL.map(Fact::By).to_vec(),
            Self::Flag => vec![Fact::Flag(true), Fact::Flag(false)],
            Self::NumberOf(all) => all.iter().copied().map(Fact::Number).collect(),
            Self::Word(words) => (0..words.len()).map(Fact::Word).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether something is an answer of this kind.
    pub(crate) fn takes(self, fact: &Fact) -> bool {
        match (self, fact) {
            (Self::Number(most), Fact::Number(number)) => *number <= most,
            (Self::NumberOf(all), Fact::Number(number)) => all.contains(number),
            (Self::Word(words), Fact::Word(place)) => *place < words.len(),
            (Self::Tile, Fact::Tiles(tiles)) => tiles.len() == 1,
            (Self::Seat, Fact::Seat(_))
            | (Self::By, Fact::By(_))
            | (Self::Flag, Fact::Flag(_))
            | (Self::Tiles | Self::Held, Fact::Tiles(_))
            | (Self::Points, Fact::Points(_))
            | (Self::PointsBySeat | Self::ScoresBySeat, Fact::PointsBySeat(_))
            | (Self::Bonus, Fact::Bonus(_))
            | (Self::BySeat, Fact::BySeat(_))
            | (Self::Claims | Self::Claimants, Fact::Claims(_))
            | (Self::Winners(_), Fact::Winners(_))
            | (Self::Seats, Fact::Seats(_))
            | (Self::Overall, Fact::Overall(_))
            | (Self::OverallBySeat, Fact::OverallBySeat(_)) => true,
            _ => false,
        }
    }

    /// An answer of this kind that has nothing against it, as far as that can be known.
    pub(crate) fn some(self, facts: &Facts) -> Fact {
        let free = || {
            let taken = |seat: &Seat| facts.iter().any(|fact| *fact == Fact::Seat(*seat));
            Seat::ALL.into_iter().find(|seat| !taken(seat))
        };
        let seat = free().unwrap_or(Seat::East);
        match self {
            Self::Seat => Fact::Seat(seat),
            Self::Number(_) => Fact::Number(0),
            Self::NumberOf(all) => all.first().map_or(Fact::Nothing, |one| Fact::Number(*one)),
            Self::Points => Fact::Points(0),
            Self::By => Fact::By(WinBy::SelfDraw),
            Self::Flag => Fact::Flag(false),
            Self::Word(_) => Fact::Word(0),
            Self::Tile => Fact::Tiles(vec![Tile::ALL[0]]),
            _ => Fact::Nothing,
        }
    }
}
