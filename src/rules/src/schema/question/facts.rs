//! What was answered.

use super::{Ask, Question};
use crate::hands::{OnTable, StatedLiability, Win, WinBy};
use crate::schema::{BySeat, EventError, Overall};
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
    /// Points of the table.
    Points(i64),
    /// A number for each seat, as far as they are known.
    BySeat(BySeat<Option<u32>>),
    /// Points of the table for each seat, as far as they are known.
    PointsBySeat(BySeat<Option<i64>>),
    /// Who claims.
    Claims(Vec<WinClaim>),
    /// Who wins.
    Winners(Vec<Winner>),
    /// Some seats.
    Seats(BySeat<bool>),
    /// An overall score.
    Overall(Overall),
    /// An overall score for each seat.
    OverallBySeat(BySeat<Overall>),
    /// It is left open.
    Nothing,
}

/// Answers to questions, by their keys.
#[derive(Clone, Debug, Default)]
pub struct Facts(pub(super) Vec<(&'static str, Fact)>);

/// In whatever order they were answered.
impl PartialEq for Facts {
    fn eq(&self, other: &Self) -> bool {
        let mut all = self.0.iter();
        self.0.len() == other.0.len() && all.all(|(key, fact)| other.fact(key) == Some(fact))
    }
}

impl Eq for Facts {}

impl Facts {
    /// The facts of a win whose value is known, as the event asks for them that pays it.
    pub fn of_counted_win(seat: Seat, value: u16, win: Win) -> Self {
        let mut facts = Self::default();
        facts.set("seat", Fact::Seat(seat));
        facts.set("by", Fact::By(win.by()));
        if let Some(from) = win.from() {
            facts.set("from", Fact::Seat(from));
        }
        facts.set("value", Fact::Number(value.into()));
        facts
    }

    /// Says what lies on the table for the winner, as the event asks for it.
    pub fn set_on_table(&mut self, on_table: OnTable) {
        self.set("honba", Fact::Number(on_table.honba.into()));
        self.set("bets", Fact::Number(on_table.all_bets().into()));
    }

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

    /// The questions that were answered.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(key, _)| *key)
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

    /// Whether the answer was yes.
    pub(crate) fn is(&self, key: &str) -> bool {
        self.flag(key) == Some(true)
    }

    /// The word that was answered.
    pub(crate) fn word(&self, question: &Question) -> Option<&'static str> {
        match (self.fact(question.key)?, question.ask) {
            (Fact::Word(place), Ask::Word(words)) => words.get(*place).map(|(word, _)| *word),
            _ => None,
        }
    }

    /// The one of these that stands in the place of the word that was answered.
    pub(crate) fn one_of<T, const N: usize>(&self, key: &str, all: [T; N]) -> Option<T> {
        match self.fact(key)? {
            Fact::Word(place) => all.into_iter().nth(*place),
            _ => None,
        }
    }

    /// The tiles that were answered; none where none were.
    pub(crate) fn tiles(&self, key: &str) -> Vec<Tile> {
        match self.fact(key) {
            Some(Fact::Tiles(tiles)) => tiles.clone(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn tile(&self, key: &str) -> Option<Tile> {
        match self.fact(key)? {
            Fact::Tiles(tiles) => tiles.first().copied(),
            _ => None,
        }
    }

    pub(crate) fn bonus(&self, key: &str) -> Option<BonusTiles> {
        match self.fact(key)? {
            Fact::Bonus(tiles) => Some(*tiles),
            _ => None,
        }
    }

    pub(crate) fn claims(&self, key: &str) -> Option<Vec<WinClaim>> {
        match self.fact(key)? {
            Fact::Claims(claims) => Some(claims.clone()),
            _ => None,
        }
    }

    pub(crate) fn winners(&self, key: &str) -> Option<Vec<Winner>> {
        match self.fact(key)? {
            Fact::Winners(winners) => Some(winners.clone()),
            _ => None,
        }
    }

    /// A number for each seat, if any were answered.
    ///
    /// # Errors
    /// If some are missing.
    pub(crate) fn by_seat(
        &self,
        key: &'static str,
    ) -> Result<Option<BySeat<u32>>, Vec<EventError>> {
        match self.fact(key) {
            Some(Fact::BySeat(all)) => complete(key, *all).map(Some),
            _ => Ok(None),
        }
    }

    /// Points for each seat, if any were answered.
    ///
    /// # Errors
    /// If some are missing.
    pub(crate) fn points_by_seat(
        &self,
        key: &'static str,
    ) -> Result<Option<BySeat<i64>>, Vec<EventError>> {
        match self.fact(key) {
            Some(Fact::PointsBySeat(all)) => complete(key, *all).map(Some),
            _ => Ok(None),
        }
    }

    /// Points of the table.
    pub(crate) fn points(&self, key: &str) -> Option<i64> {
        match self.fact(key)? {
            Fact::Points(points) => Some(*points),
            _ => None,
        }
    }

    /// Some seats.
    pub(crate) fn seats(&self, key: &str) -> Option<BySeat<bool>> {
        match self.fact(key)? {
            Fact::Seats(seats) => Some(*seats),
            _ => None,
        }
    }

    /// An overall score for each seat.
    pub(crate) fn overall_by_seat(&self, key: &str) -> Option<BySeat<Overall>> {
        match self.fact(key)? {
            Fact::OverallBySeat(all) => Some(*all),
            _ => None,
        }
    }

    /// Whether the word in this place was answered.
    pub(crate) fn word_is(&self, key: &str, place: usize) -> bool {
        self.fact(key) == Some(&Fact::Word(place))
    }

    /// Whether a question was answered by leaving it open.
    pub(crate) fn is_open(&self, key: &str) -> bool {
        self.fact(key) == Some(&Fact::Nothing)
    }

    /// What must be answered, read by one of the methods beside this one.
    ///
    /// # Errors
    /// If it isn't answered.
    pub(crate) fn need<T>(
        &self,
        key: &'static str,
        read: fn(&Self, &str) -> Option<T>,
    ) -> Result<T, Vec<EventError>> {
        read(self, key).ok_or_else(|| vec![EventError::missing(key)])
    }

    /// The one of these that stands in the place of the word that must be answered.
    ///
    /// # Errors
    /// If it isn't answered.
    pub(crate) fn need_one_of<T, const N: usize>(
        &self,
        key: &'static str,
        all: [T; N],
    ) -> Result<T, Vec<EventError>> {
        self.one_of(key, all)
            .ok_or_else(|| vec![EventError::missing(key)])
    }

    /// How a winning tile came, which must be answered, with the seat that it takes.
    ///
    /// # Errors
    /// If it isn't answered.
    pub(crate) fn need_win(&self) -> Result<Win, Vec<EventError>> {
        self.win().ok_or_else(|| vec![EventError::missing("by")])
    }

    /// Who won, with what value, and how the winning tile came.
    ///
    /// # Errors
    /// If one of them isn't answered.
    pub(crate) fn counted_win(&self) -> Result<(Seat, u16, Win), Vec<EventError>> {
        let value = |facts: &Self, key: &str| facts.number(key)?.try_into().ok();
        let seat = self.need("seat", Self::seat)?;
        Ok((seat, self.need("value", value)?, self.need_win()?))
    }

    /// How a winning tile came, with the seat that it takes.
    fn win(&self) -> Option<Win> {
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

/// What is known for all seats.
fn complete<T: Copy + Default>(
    key: &'static str,
    all: BySeat<Option<T>>,
) -> Result<BySeat<T>, Vec<EventError>> {
    if all.iter().any(|(_, number)| number.is_none()) {
        return Err(vec![EventError {
            says: "a number is missing: give one for each player, 0 for nothing",
            ..EventError::missing(key)
        }]);
    }
    Ok(all.map(Option::unwrap_or_default))
}

/// One of several winners on one discard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winner {
    /// Who wins.
    pub seat: Seat,
    /// Fan, faan, tai or han.
    pub value: u16,
    /// So many on the further axis, where the book has one: fu.
    pub on_axis: Option<u16>,
    /// So many units of the highest level, instead of a value: yakuman.
    pub units: u16,
    /// Who pays for the others, if somebody is liable.
    pub liable: Option<Seat>,
    /// The same with what for, in the order in which it arose.
    pub liability: Vec<StatedLiability>,
    /// Whether a bet of this hand lies on the table, and it isn't known who else has bet.
    pub bets: bool,
}

impl Winner {
    /// A winner with such a hand, and nobody liable.
    pub const fn of(seat: Seat, value: u16) -> Self {
        Self {
            seat,
            value,
            on_axis: None,
            units: 0,
            liable: None,
            liability: Vec::new(),
            bets: false,
        }
    }
}

/// One player's claim to win on a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinClaim {
    /// Who claims.
    pub seat: Seat,
    /// Whether the hand is thirteen orphans.
    pub thirteen_orphans: bool,
}
