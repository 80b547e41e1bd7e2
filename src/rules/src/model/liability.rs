//! Liability: players who pay for the others.

use crate::hands::{Hand, LiableTile, Meld, MeldKind, SetKind};
use crate::model::{AnswerKind, Question, Required, place_of, question};

/// A liability of a rule set.
#[derive(Debug)]
pub struct Liability {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
    /// The question for the liable player; `{0}` is the name.
    pub question: Question,
    /// The clause.
    pub clause: &'static str,
    /// A tile for which it is impossible, and the message.
    pub never: Option<(LiableTile, &'static str)>,
    /// The claimed sets for which tiles don't show it.
    pub unseen: Unseen,
}

/// The claimed sets for which tiles don't show whether they made a player liable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// None: tiles or a circumstance show it.
    NoSets,
    /// The last kong of a discard: tiles don't show when a tile was added to a pung.
    LastKong,
    /// Pungs and kongs of honours: tiles don't show when bonus tiles were drawn.
    Honors,
}

impl Unseen {
    /// Returns those sets of a hand, with their positions among the melds.
    pub(crate) fn sets(self, hand: &Hand) -> Vec<(usize, Meld)> {
        let melds = hand.claimed();
        match self {
            Self::NoSets => Vec::new(),
            Self::LastKong => {
                let kongs = melds.filter(|(_, meld)| meld.kind == MeldKind::Kong);
                kongs.last().into_iter().collect()
            }
            Self::Honors => melds
                .filter(|(_, meld)| meld.kind.set() != SetKind::Chow && meld.tile.is_honor())
                .collect(),
        }
    }
}

impl PartialEq for Liability {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Liability {}

/// An exemption of a liable player.
#[derive(Debug)]
pub struct Exemption {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The question whether it applies; `{0}` is the seat.
    pub question: Question,
    /// The clause.
    pub clause: &'static str,
}

impl PartialEq for Exemption {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Exemption {}

/// Creates a question for the liable player.
pub(crate) const fn liable_question(words: &'static str) -> Question {
    question("seat", words, AnswerKind::Seat, Required::Optional).with_skip("Nobody")
}

/// Creates a question about an exemption.
pub(crate) const fn exemption_question(words: &'static str) -> Question {
    question("exempt", words, AnswerKind::Flag, Required::Optional)
}

/// Returns the key of a liability. In a `const`, an unknown key stops the build.
///
/// # Panics
/// If there is no such liability.
pub const fn liability_key(all: &[Liability], key: &str) -> &'static str {
    match place_of!(liability of all, liability.key, key) {
        Some(place) => all[place].key,
        None => panic!("no such liability"),
    }
}
