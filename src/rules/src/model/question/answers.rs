//! Answers to questions.

use super::{AnswerKind, Question};
use crate::hands::{StatedLiability, TableStakes, Win, WinBy};
use crate::model::{BySeat, CarriedDebts, CarriedWin, EventError, GameRules, Overall};
use crate::tiles::{BonusTile, BonusTiles, Seat, Tile};

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A seat.
    Seat(Seat),
    /// A number.
    Number(u32),
    /// The way of winning.
    By(WinBy),
    /// Yes or no.
    Flag(bool),
    /// The position of a word among the possible ones.
    Word(usize),
    /// One or more tiles.
    Tiles(Vec<Tile>),
    /// Bonus tiles.
    Bonus(BonusTiles),
    /// Bonus tiles in the order in which they came.
    BonusInOrder(Vec<BonusTile>),
    /// Points of the table.
    Points(i64),
    /// A number for each seat, as far as known.
    BySeat(BySeat<Option<u32>>),
    /// Points of the table for each seat, as far as known.
    PointsBySeat(BySeat<Option<i64>>),
    /// The claimants.
    Claims(Vec<WinClaim>),
    /// The winners.
    Winners(Vec<Winner>),
    /// Seats.
    Seats(BySeat<bool>),
    /// An overall score.
    Overall(Overall),
    /// An overall score for each seat.
    OverallBySeat(BySeat<Overall>),
    /// Carried debts.
    Debts(CarriedDebts),
    /// What each winner is owed by each payer.
    CarriedWins(Vec<CarriedWin>),
    /// No answer.
    Open,
}

/// Answers to questions, by key.
#[derive(Clone, Debug, Default)]
pub struct Answers(pub(super) Vec<(&'static str, Answer)>);

/// Independent of the order.
impl PartialEq for Answers {
    fn eq(&self, other: &Self) -> bool {
        let mut all = self.0.iter();
        self.0.len() == other.0.len() && all.all(|(key, answer)| other.get(key) == Some(answer))
    }
}

impl Eq for Answers {}

impl Answers {
    /// Returns the answers about a win of known value, for the event that pays it.
    pub fn of_counted_win(seat: Seat, value: u16, win: Win) -> Self {
        let mut answers = Self::default();
        answers.set("seat", Answer::Seat(seat));
        answers.set("by", Answer::By(win.by()));
        if let Some(from) = win.from() {
            answers.set("from", Answer::Seat(from));
        }
        answers.set("value", Answer::Number(value.into()));
        answers
    }

    /// Sets the stakes that are possible under the rules of a game.
    pub fn set_stakes(&mut self, rules: &GameRules, stakes: TableStakes) {
        if let Some(counter) = rules.counter {
            let count = stakes.count(counter);
            self.set(counter.key(), Answer::Number(count.into()));
        }
        if rules.declaration.is_some() {
            self.set("bets", Answer::Number(stakes.all_bets().into()));
        }
    }

    /// Sets an answer and replaces an earlier one.
    pub fn set(&mut self, key: &'static str, answer: Answer) {
        self.unset(key);
        self.0.push((key, answer));
    }

    /// Removes an answer.
    pub fn unset(&mut self, key: &str) {
        self.0.retain(|(other, _)| *other != key);
    }

    /// Returns the answer to a question.
    pub fn get(&self, key: &str) -> Option<&Answer> {
        self.0
            .iter()
            .find_map(|(other, answer)| (*other == key).then_some(answer))
    }

    /// Iterates over all answers, in their order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Answer> {
        self.0.iter().map(|(_, answer)| answer)
    }

    /// Iterates over the keys of the questions that are answered.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(key, _)| *key)
    }

    /// Returns a seat.
    pub fn seat(&self, key: &str) -> Option<Seat> {
        match self.get(key)? {
            Answer::Seat(seat) => Some(*seat),
            _ => None,
        }
    }

    pub(crate) fn number(&self, key: &str) -> Option<u32> {
        match self.get(key)? {
            Answer::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(crate) fn flag(&self, key: &str) -> Option<bool> {
        match self.get(key)? {
            Answer::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    /// Returns whether the answer is yes.
    pub(crate) fn is(&self, key: &str) -> bool {
        self.flag(key) == Some(true)
    }

    /// Returns the key of a word.
    pub(crate) fn word(&self, question: &Question) -> Option<&'static str> {
        match (self.get(question.key)?, question.kind) {
            (Answer::Word(place), AnswerKind::Word(words)) => {
                words.get(*place).map(|(word, _)| *word)
            }
            _ => None,
        }
    }

    /// Returns the element of `all` at the position of the word.
    pub(crate) fn one_of<T, const N: usize>(&self, key: &str, all: [T; N]) -> Option<T> {
        match self.get(key)? {
            Answer::Word(place) => all.into_iter().nth(*place),
            _ => None,
        }
    }

    /// Returns the tiles; empty without an answer.
    pub(crate) fn tiles(&self, key: &str) -> Vec<Tile> {
        match self.get(key) {
            Some(Answer::Tiles(tiles)) => tiles.clone(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn tile(&self, key: &str) -> Option<Tile> {
        match self.get(key)? {
            Answer::Tiles(tiles) => tiles.first().copied(),
            _ => None,
        }
    }

    pub(crate) fn bonus(&self, key: &str) -> Option<BonusTiles> {
        match self.get(key)? {
            Answer::Bonus(tiles) => Some(*tiles),
            _ => None,
        }
    }

    /// Returns the bonus tiles in the order in which they came.
    pub(crate) fn bonus_in_order(&self, key: &str) -> Option<Vec<BonusTile>> {
        match self.get(key)? {
            Answer::BonusInOrder(tiles) => Some(tiles.clone()),
            _ => None,
        }
    }

    /// Returns all bonus tiles of an answer, in whatever order; empty without an answer.
    pub fn all_bonus(&self, key: &str) -> BonusTiles {
        match self.get(key) {
            Some(Answer::Bonus(tiles)) => *tiles,
            Some(Answer::BonusInOrder(tiles)) => tiles.iter().copied().collect(),
            _ => BonusTiles::NONE,
        }
    }

    /// Returns carried debts.
    pub(crate) fn debts(&self, key: &str) -> Option<CarriedDebts> {
        match self.get(key)? {
            Answer::Debts(debts) => Some(*debts),
            _ => None,
        }
    }

    /// Returns what each winner is owed by each payer.
    pub(crate) fn carried_wins(&self, key: &str) -> Option<Vec<CarriedWin>> {
        match self.get(key)? {
            Answer::CarriedWins(wins) => Some(wins.clone()),
            _ => None,
        }
    }

    pub(crate) fn claims(&self, key: &str) -> Option<Vec<WinClaim>> {
        match self.get(key)? {
            Answer::Claims(claims) => Some(claims.clone()),
            _ => None,
        }
    }

    pub(crate) fn winners(&self, key: &str) -> Option<Vec<Winner>> {
        match self.get(key)? {
            Answer::Winners(winners) => Some(winners.clone()),
            _ => None,
        }
    }

    /// Returns a number for each seat, if any is answered.
    ///
    /// # Errors
    /// If some are missing.
    pub(crate) fn by_seat(
        &self,
        key: &'static str,
    ) -> Result<Option<BySeat<u32>>, Vec<EventError>> {
        match self.get(key) {
            Some(Answer::BySeat(all)) => complete(key, *all).map(Some),
            _ => Ok(None),
        }
    }

    /// Returns points for each seat, if any are answered.
    ///
    /// # Errors
    /// If some are missing.
    pub(crate) fn points_by_seat(
        &self,
        key: &'static str,
    ) -> Result<Option<BySeat<i64>>, Vec<EventError>> {
        match self.get(key) {
            Some(Answer::PointsBySeat(all)) => complete(key, *all).map(Some),
            _ => Ok(None),
        }
    }

    /// Returns points of the table.
    pub(crate) fn points(&self, key: &str) -> Option<i64> {
        match self.get(key)? {
            Answer::Points(points) => Some(*points),
            _ => None,
        }
    }

    /// Returns seats.
    pub(crate) fn seats(&self, key: &str) -> Option<BySeat<bool>> {
        match self.get(key)? {
            Answer::Seats(seats) => Some(*seats),
            _ => None,
        }
    }

    /// Returns an overall score for each seat.
    pub(crate) fn overall_by_seat(&self, key: &str) -> Option<BySeat<Overall>> {
        match self.get(key)? {
            Answer::OverallBySeat(all) => Some(*all),
            _ => None,
        }
    }

    /// Returns whether the word at this position is the answer.
    pub(crate) fn word_is(&self, key: &str, place: usize) -> bool {
        self.get(key) == Some(&Answer::Word(place))
    }

    /// Returns whether a question was skipped.
    pub(crate) fn is_open(&self, key: &str) -> bool {
        self.get(key) == Some(&Answer::Open)
    }

    /// Returns a required answer, read by another method of this type.
    ///
    /// # Errors
    /// If there is no answer.
    pub(crate) fn require<T>(
        &self,
        key: &'static str,
        read: fn(&Self, &str) -> Option<T>,
    ) -> Result<T, Vec<EventError>> {
        read(self, key).ok_or_else(|| vec![EventError::missing(key)])
    }

    /// Returns the element of `all` at the position of the required word.
    ///
    /// # Errors
    /// If there is no answer.
    pub(crate) fn require_one_of<T, const N: usize>(
        &self,
        key: &'static str,
        all: [T; N],
    ) -> Result<T, Vec<EventError>> {
        self.one_of(key, all)
            .ok_or_else(|| vec![EventError::missing(key)])
    }

    /// Returns the required way of winning, with its seat.
    ///
    /// # Errors
    /// If there is no answer.
    pub(crate) fn require_win(&self) -> Result<Win, Vec<EventError>> {
        self.win().ok_or_else(|| vec![EventError::missing("by")])
    }

    /// Returns the required winner, value and way of winning.
    ///
    /// # Errors
    /// If an answer is missing.
    pub(crate) fn counted_win(&self) -> Result<(Seat, u16, Win), Vec<EventError>> {
        let value = |answers: &Self, key: &str| answers.number(key)?.try_into().ok();
        let seat = self.require("seat", Self::seat)?;
        Ok((seat, self.require("value", value)?, self.require_win()?))
    }

    /// Returns the way of winning, with its seat.
    fn win(&self) -> Option<Win> {
        let Answer::By(by) = self.get("by")? else {
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

/// Returns the values if all seats are known.
fn complete<T: Copy + Default>(
    key: &'static str,
    all: BySeat<Option<T>>,
) -> Result<BySeat<T>, Vec<EventError>> {
    if all.iter().any(|(_, number)| number.is_none()) {
        return Err(vec![EventError {
            message: "a number is missing: give one for each player, 0 for nothing",
            ..EventError::missing(key)
        }]);
    }
    Ok(all.map(Option::unwrap_or_default))
}

/// One of several winners on one discard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winner {
    /// The seat.
    pub seat: Seat,
    /// The value in fan, faan, tai or han.
    pub value: u16,
    /// The value on the further axis, if there is one: fu.
    pub on_axis: Option<u16>,
    /// The number of units of the highest level, instead of a value: yakuman.
    pub units: u16,
    /// The liable player, if any.
    pub liable: Option<Seat>,
    /// The stated liabilities, in the order in which they arose.
    pub liability: Vec<StatedLiability>,
    /// Whether a bet of this hand is on the table and the other bettors are unknown.
    pub bets: bool,
}

impl Winner {
    /// Creates a winner without liability.
    pub const fn new(seat: Seat, value: u16) -> Self {
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

/// A claim to win on a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinClaim {
    /// The seat.
    pub seat: Seat,
    /// Whether the hand is thirteen orphans.
    pub thirteen_orphans: bool,
}
