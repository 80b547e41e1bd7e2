//! Questions: what the product asks, and what answers it.

mod after;
mod answers;
mod facts;
mod text;

pub use after::After;
pub use facts::{Fact, Facts, WinClaim, Winner};

/// A question: of an event, of a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// What it is called to leave it open; `None` where nobody would.
    pub skip: Option<&'static str>,
}

impl Question {
    /// The same question, but only after these answers.
    pub(crate) const fn after(self, after: After) -> Self {
        Self { after, ..self }
    }

    /// The same question with a name for leaving it open.
    pub(crate) const fn or(self, skip: &'static str) -> Self {
        let skip = Some(skip);
        Self { skip, ..self }
    }
}

/// What answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A seat.
    Seat,
    /// A whole number up to this.
    Number(u32),
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
    /// Some bonus tiles, perhaps none.
    Bonus,
    /// A number for each seat.
    BySeat,
    /// Who claims, each with a kind of hand.
    Claims,
    /// Who wins, each with a value.
    Winners,
    /// Some seats, perhaps none.
    Seats,
    /// An overall score, with at most three decimals.
    Overall,
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
        skip: None,
    }
}
