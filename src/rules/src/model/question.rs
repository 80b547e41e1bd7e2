//! Questions and their kinds of answer.

mod answer_kind;
mod answers;
mod ask_when;
mod counted_in;
mod inquiry;
mod reseat_answers;
mod text;

use crate::model::{RuleOptions, same};

pub use answers::{Answer, Answers, WinClaim, Winner};
pub use ask_when::AskWhen;
pub use counted_in::{CountedIn, CountedUnit};
pub use inquiry::{Inquiry, Next, Prompt};

/// A question of an event or a foul.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The key in the JSON interface.
    pub key: &'static str,
    /// The text.
    pub words: &'static str,
    /// The kind of answer.
    pub kind: AnswerKind,
    /// Whether an answer is required.
    pub required: Required,
    /// The condition under which it comes up.
    pub ask_when: AskWhen,
    /// Returns whether its answer can change anything, given the earlier answers.
    pub matters: fn(&RuleOptions, &Answers) -> bool,
    /// The label for skipping it; `None` if that isn't offered.
    pub skip: Option<&'static str>,
    /// Whether its numbers are values of a hand, in the unit of the rule set.
    pub in_unit: bool,
    /// The object or list in the JSON interface that contains its answer; `None` if the answer is a field of
    /// its own.
    pub nested_in: Option<&'static str>,
    /// Another key in the JSON interface.
    pub alias: Option<&'static str>,
    /// Whether the rule set uses it. If not, only 0 is accepted.
    pub is_enabled: bool,
    /// Whether its answer is the player who committed a foul.
    pub names_offender: bool,
}

impl Question {
    /// Returns the question with this condition on earlier answers.
    pub(crate) const fn ask_when(self, ask_when: AskWhen) -> Self {
        Self { ask_when, ..self }
    }

    /// Returns the question with this test of relevance.
    pub(crate) const fn when(self, matters: fn(&RuleOptions, &Answers) -> bool) -> Self {
        Self { matters, ..self }
    }

    /// Returns the question as that for the player who committed a foul.
    pub(crate) const fn of_offender(self) -> Self {
        Self {
            names_offender: true,
            ..self
        }
    }

    /// Returns the question for a rule set without it: it never comes up.
    pub(crate) const fn disabled(self) -> Self {
        Self {
            matters: |_, _| false,
            is_enabled: false,
            ..self
        }
    }

    /// Returns the question nested in another field of the JSON interface.
    pub(crate) const fn nested_in(self, field: &'static str) -> Self {
        let nested_in = Some(field);
        Self { nested_in, ..self }
    }

    /// Returns the question with another key.
    pub(crate) const fn with_alias(self, key: &'static str) -> Self {
        let alias = Some(key);
        Self { alias, ..self }
    }

    /// Returns the question for values of a hand.
    pub(crate) const fn in_unit(self) -> Self {
        Self {
            in_unit: true,
            ..self
        }
    }

    /// Returns the question with a label for skipping it.
    pub(crate) const fn with_skip(self, skip: &'static str) -> Self {
        let skip = Some(skip);
        Self { skip, ..self }
    }
}

impl PartialEq for Question {
    fn eq(&self, other: &Self) -> bool {
        (self.key, self.words, self.kind) == (other.key, other.words, other.kind)
    }
}

impl Eq for Question {}

/// The kind of answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// A seat.
    Seat,
    /// A whole number up to this.
    Number(u32),
    /// One of these numbers.
    NumberOf(&'static [u32]),
    /// Points of the table: a multiple of 100, possibly negative.
    Points,
    /// How the winning tile came.
    By,
    /// Yes or no.
    Flag,
    /// One of these words: key and text.
    Word(&'static [(&'static str, &'static str)]),
    /// One tile.
    Tile,
    /// Any number of tiles.
    Tiles,
    /// Tiles with their number.
    Held,
    /// Any number of bonus tiles.
    Bonus,
    /// Bonus tiles in the order in which they came.
    BonusInOrder,
    /// A number for each seat.
    BySeat,
    /// Points of the table for each seat.
    PointsBySeat,
    /// A score for each seat: whole numbers, possibly negative.
    ScoresBySeat,
    /// The claimants, each with a kind of hand.
    Claims,
    /// The claimants.
    Claimants,
    /// The winners, each with a value, and with the units of the further axis if there is one.
    Winners(Option<&'static CountedIn>),
    /// Any number of seats.
    Seats,
    /// An overall score, with at most three decimals.
    Overall,
    /// An overall score for each seat; 0 by default.
    OverallBySeat,
    /// The debts that are carried from hand to hand.
    Debts,
    /// What each winner is owed by each payer in one hand.
    CarriedWins,
}

/// Whether an answer to a question is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Required {
    /// Always.
    Always,
    /// If another player gave the winning tile.
    IfDiscard,
    /// Never.
    Optional,
}

/// Creates a question.
pub(crate) const fn question(
    key: &'static str,
    words: &'static str,
    kind: AnswerKind,
    required: Required,
) -> Question {
    Question {
        key,
        words,
        kind,
        required,
        ask_when: AskWhen::Always,
        matters: |_, _| true,
        skip: None,
        in_unit: false,
        nested_in: None,
        alias: None,
        is_enabled: true,
        names_offender: false,
    }
}

/// Returns whether these are keys of the words of an answer; at least one.
pub(crate) const fn are_words(words: &[(&str, &str)], allowed: &[&str]) -> bool {
    let mut one = 0;
    while one < allowed.len() {
        let mut place = 0;
        while place < words.len() && !same(words[place].0, allowed[one]) {
            place += 1;
        }
        if place == words.len() {
            return false;
        }
        one += 1;
    }
    !allowed.is_empty()
}

/// The largest distance of table points from 0.
const MOST_POINTS: i64 = 1_000_000;

/// Returns whether a player can have this number of points.
pub const fn are_points(points: i64) -> bool {
    points % 100 == 0 && is_score(points)
}

/// Returns whether a score can be this number.
pub const fn is_score(score: i64) -> bool {
    -MOST_POINTS <= score && score <= MOST_POINTS
}
