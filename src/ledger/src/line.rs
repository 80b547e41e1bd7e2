//! The history of a game.

use tilewise_rules::{HandEnd, Position};

use crate::{EntryId, Holder, PlayerId, Refusal, Value, Way};

/// What an entry did.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The entry.
    pub entry: EntryId,
    /// The hand that was played when it was told.
    pub position: Position,
    /// So many hands of the same deal were played before that one.
    pub repeats: u32,
    /// Who won, with what.
    pub won: Vec<HandWon>,
    /// What moved, in order.
    pub moves: Vec<Move>,
    /// How the hand ended, if it did.
    pub end: Option<HandEnd>,
    /// The clause of the ruling, and what it says, where there was one.
    pub ruled: Option<(&'static str, &'static str)>,
    /// The clause that says what followed then, and it in a sentence.
    pub followed: Option<(&'static str, &'static str)>,
    /// The clause by which players moved to other seats for the next hand, and it in a sentence.
    pub reseated: Option<(&'static str, &'static str)>,
    /// Why it moved nothing, if it couldn't be.
    pub refused: Option<Refusal>,
}

/// A hand that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandWon {
    /// Who won it.
    pub player: PlayerId,
    /// How.
    pub way: Way,
    /// What it was worth.
    pub value: Value,
}

/// A movement between two accounts, in hundredths; above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who pays.
    pub from: Holder,
    /// Who is paid.
    pub to: Holder,
    /// How much.
    pub amount: i64,
    /// The clause.
    pub clause: &'static str,
    /// The reason in a few words.
    pub says: &'static str,
}
