//! Who pays for the others because they fed the hand, as a rule set knows it.

use crate::hands::{Hand, LiableTile, Meld, MeldKind, SetKind};
use crate::schema::{Ask, Need, Question, place_of, question};

/// A way to feed a hand for which somebody pays.
#[derive(Debug)]
pub struct Liability {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// What was fed, in words.
    pub name: &'static str,
    /// The question for who fed it; `{0}` is its name.
    pub asks: Question,
    /// The clause.
    pub clause: &'static str,
    /// The tile that can't be what was fed, and what to say instead.
    pub never: Option<(LiableTile, &'static str)>,
    /// The claimed sets that it can be about though tiles don't tell.
    pub unseen: Unseen,
}

/// Claimed sets of which tiles don't tell whether they made somebody liable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// None: tiles tell it, or a circumstance of the win.
    Nothing,
    /// The last kong of a discard: when a tile was added to a pung isn't seen.
    LastKong,
    /// Pungs and kongs of honours: when bonus tiles were drawn isn't seen.
    Honors,
}

impl Unseen {
    /// Those sets of a hand, with their places on the table.
    pub(crate) fn sets(self, hand: &Hand) -> Vec<(usize, Meld)> {
        let melds = hand.claimed();
        match self {
            Self::Nothing => Vec::new(),
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

/// What frees a feeder.
#[derive(Debug)]
pub struct Exemption {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The question whether it frees somebody; `{0}` is the seat.
    pub asks: Question,
    /// The clause.
    pub clause: &'static str,
}

impl PartialEq for Exemption {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Exemption {}

/// A question for who fed a hand.
pub(crate) const fn who_fed(words: &'static str) -> Question {
    question("seat", words, Ask::Seat, Need::Never).or("Nobody")
}

/// A question whether something frees a feeder.
pub(crate) const fn is_freed(words: &'static str) -> Question {
    question("exempt", words, Ask::Flag, Need::Never)
}

/// The key of a liability. In a `const`, one that isn't in the table stops the build.
///
/// # Panics
/// If there is no such liability.
pub const fn liability_key(all: &[Liability], key: &str) -> &'static str {
    match place_of!(liability of all, liability.key, key) {
        Some(place) => all[place].key,
        None => panic!("no such liability"),
    }
}
