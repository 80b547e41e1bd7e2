//! Why something that was told can't be.

use tilewise_rules::{EventError, Fault};

use crate::{EntryId, PlayerId};

/// Why an entry moves nothing. It stays in the log, and is shown with this beside it.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// It stands before the game was opened.
    NotOpened,
    /// The game was opened before.
    OpenedTwice,
    /// The game is over.
    Over,
    /// There are [`PlayerId::MOST`] players already.
    TooManyPlayers,
    /// There is no such player.
    NoSuchPlayer(PlayerId),
    /// This player doesn't sit at the table.
    NotSeated(PlayerId),
    /// This player sits in two seats.
    SeatedTwice(PlayerId),
    /// The rule set has nothing of this key.
    NoSuchEvent(String),
    /// In these rules nobody bets on a hand.
    NoBets,
    /// This player has bet already.
    BetTwice(PlayerId),
    /// What is wrong with a hand.
    Hand(Vec<Fault>),
    /// The hand is worth less than the least that may be won with.
    BelowMinimum,
    /// What is wrong with what was answered.
    Event(Vec<EventError>),
    /// The rule set doesn't allow it: the clause and what it says.
    NotAllowed(&'static str, &'static str),
    /// It corrects an entry that isn't there, or that comes later.
    NoSuchEntry(EntryId),
}
