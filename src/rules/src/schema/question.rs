//! Questions: what the product asks, and what answers it.

mod after;
mod answers;
mod counted_in;
mod facts;
mod inquiry;
mod reseat;
mod text;

use crate::schema::{HouseRules, same};

pub use after::After;
pub use counted_in::{CountedBeside, CountedIn};
pub use facts::{Fact, Facts, WinClaim, Winner};
pub use inquiry::{Asked, Inquiry, Next};

/// A question: of an event, of a foul.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The key of the data face.
    pub key: &'static str,
    /// What the table is asked.
    pub words: &'static str,
    /// What answers it.
    pub ask: Ask,
    /// Whether it must be answered.
    pub need: Need,
    /// When it comes up.
    pub after: After,
    /// Whether, after the answers before it, its answer can change anything in this house.
    pub matters: fn(&HouseRules, &Facts) -> bool,
    /// What it is called to leave it open; `None` where nobody would.
    pub skip: Option<&'static str>,
    /// Whether its numbers are values of a hand, in the unit of the rule set.
    pub in_unit: bool,
    /// The object or the list of the data face in which its answer stands, where it is no field of its
    /// own.
    pub within: Option<&'static str>,
    /// Another key of the data face under which it may be answered.
    pub alias: Option<&'static str>,
    /// Whether the rule set plays with it at all. Where it doesn't, nothing but 0 answers it.
    pub is_played: bool,
}

impl Question {
    /// The same question, but only after these answers.
    pub(crate) const fn after(self, after: After) -> Self {
        Self { after, ..self }
    }

    /// The same question, where its answer can change something.
    pub(crate) const fn when(self, matters: fn(&HouseRules, &Facts) -> bool) -> Self {
        Self { matters, ..self }
    }

    /// The same question in a rule set that doesn't play with it: it never comes up.
    pub(crate) const fn unplayed(self) -> Self {
        Self {
            matters: |_, _| false,
            is_played: false,
            ..self
        }
    }

    /// The same question, answered inside of another field of the data face.
    pub(crate) const fn within(self, field: &'static str) -> Self {
        let within = Some(field);
        Self { within, ..self }
    }

    /// The same question, answered under another key too.
    pub(crate) const fn or_as(self, key: &'static str) -> Self {
        let alias = Some(key);
        Self { alias, ..self }
    }

    /// The same question for values of a hand.
    pub(crate) const fn in_unit(self) -> Self {
        Self {
            in_unit: true,
            ..self
        }
    }

    /// The same question with a name for leaving it open.
    pub(crate) const fn or(self, skip: &'static str) -> Self {
        let skip = Some(skip);
        Self { skip, ..self }
    }
}

impl PartialEq for Question {
    fn eq(&self, other: &Self) -> bool {
        (self.key, self.words, self.ask) == (other.key, other.words, other.ask)
    }
}

impl Eq for Question {}

/// What answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A seat.
    Seat,
    /// A whole number up to this.
    Number(u32),
    /// One of these numbers.
    NumberOf(&'static [u32]),
    /// Points of the table: a multiple of 100, perhaps below 0.
    Points,
    /// How the winning tile came.
    By,
    /// Yes or no.
    Flag,
    /// One of these: key and words.
    Word(&'static [(&'static str, &'static str)]),
    /// One tile.
    Tile,
    /// Some tiles, perhaps none.
    Tiles,
    /// Tiles, each as often as it is held.
    Held,
    /// Some bonus tiles, perhaps none.
    Bonus,
    /// A number for each seat.
    BySeat,
    /// Points of the table for each seat.
    PointsBySeat,
    /// A score for each seat: whole numbers, perhaps below 0.
    ScoresBySeat,
    /// Who claims, each with a kind of hand.
    Claims,
    /// Who claims, whatever the hand.
    Claimants,
    /// Who wins, each with a value; where the book counts in more, with that too.
    Winners(Option<&'static CountedIn>),
    /// Some seats, perhaps none.
    Seats,
    /// An overall score, with at most three decimals.
    Overall,
    /// An overall score for each seat; 0 for those who aren't named.
    OverallBySeat,
}

/// Whether a question must be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Always.
    Always,
    /// For a tile that another player gave.
    Given,
    /// Never.
    Never,
}

/// A question.
pub(crate) const fn question(
    key: &'static str,
    words: &'static str,
    ask: Ask,
    need: Need,
) -> Question {
    Question {
        key,
        words,
        ask,
        need,
        after: After::Anything,
        matters: |_, _| true,
        skip: None,
        in_unit: false,
        within: None,
        alias: None,
        is_played: true,
    }
}

/// Whether these are keys of words that can be answered; at least one.
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

/// No points of a table are further from 0.
const MOST_POINTS: i64 = 1_000_000;

/// Whether so many points can be a player's.
pub const fn are_points(points: i64) -> bool {
    points % 100 == 0 && is_score(points)
}

/// Whether a score can be so much.
pub const fn is_score(score: i64) -> bool {
    -MOST_POINTS <= score && score <= MOST_POINTS
}
