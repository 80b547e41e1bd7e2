//! What was answered.

use super::{Ask, Question};
use crate::hands::{Win, WinBy};
use crate::schema::{BySeat, Overall};
use crate::tiles::{BonusTiles, Seat, Tile};

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A seat.
    Seat(Seat),
    /// A number.
    Number(u32),
    /// How the winning tile came.
    By(WinBy),
    /// Yes or no.
    Flag(bool),
    /// The place of a word among those that can be answered.
    Word(usize),
    /// Tiles; one, where one is asked for.
    Tiles(Vec<Tile>),
    /// Bonus tiles.
    Bonus(BonusTiles),
    /// A number for each seat, as far as they are known.
    BySeat(BySeat<Option<u32>>),
    /// Who claims.
    Claims(Vec<WinClaim>),
    /// Who wins.
    Winners(Vec<Winner>),
    /// Some seats.
    Seats(BySeat<bool>),
    /// An overall score.
    Overall(Overall),
    /// It is left open.
    Nothing,
}

/// Answers to questions, by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts(Vec<(&'static str, Fact)>);

impl Facts {
    /// Answers a question, instead of any answer before.
    pub fn set(&mut self, key: &'static str, fact: Fact) {
        self.unset(key);
        self.0.push((key, fact));
    }

    /// Takes an answer back.
    pub fn unset(&mut self, key: &str) {
        self.0.retain(|(other, _)| *other != key);
    }

    /// The answer to a question.
    pub fn fact(&self, key: &str) -> Option<&Fact> {
        self.0
            .iter()
            .find_map(|(other, fact)| (*other == key).then_some(fact))
    }

    /// All answers, in the order in which they came.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Fact> {
        self.0.iter().map(|(_, fact)| fact)
    }

    /// A seat that was answered.
    pub fn seat(&self, key: &str) -> Option<Seat> {
        match self.fact(key)? {
            Fact::Seat(seat) => Some(*seat),
            _ => None,
        }
    }

    pub(crate) fn number(&self, key: &str) -> Option<u32> {
        match self.fact(key)? {
            Fact::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(crate) fn flag(&self, key: &str) -> Option<bool> {
        match self.fact(key)? {
            Fact::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    pub(crate) fn word(&self, key: &str, words: &'static [(&str, &str)]) -> Option<&'static str> {
        match self.fact(key)? {
            Fact::Word(place) => words.get(*place).map(|(word, _)| *word),
            _ => None,
        }
    }

    /// The word that was answered to one of these questions.
    pub(crate) fn word_of(&self, questions: &[Question], key: &str) -> Option<&'static str> {
        let question = questions.iter().find(|question| question.key == key)?;
        match question.ask {
            Ask::Word(words) => self.word(key, words),
            _ => None,
        }
    }

    pub(crate) fn tiles(&self, key: &str) -> Vec<Tile> {
        match self.fact(key) {
            Some(Fact::Tiles(tiles)) => tiles.clone(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn bonus(&self, key: &str) -> Option<BonusTiles> {
        match self.fact(key)? {
            Fact::Bonus(tiles) => Some(*tiles),
            _ => None,
        }
    }

    /// How a winning tile came, with the seat that it takes.
    pub(crate) fn win(&self) -> Option<Win> {
        let Fact::By(by) = self.fact("by")? else {
            return None;
        };
        let from = self.seat("from");
        Some(match by {
            WinBy::SelfDraw => Win::SelfDraw,
            WinBy::Discard => Win::Discard { from: from? },
            WinBy::RobbingTheKong => Win::RobbingTheKong { from: from? },
            WinBy::BonusTiles => Win::BonusTiles { from },
        })
    }
}

/// One of several winners on one discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Winner {
    /// Who wins.
    pub seat: Seat,
    /// Fan, faan or tai.
    pub value: u16,
}

/// One player's claim to win on a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinClaim {
    /// Who claims.
    pub seat: Seat,
    /// Whether the hand is thirteen orphans.
    pub thirteen_orphans: bool,
}
