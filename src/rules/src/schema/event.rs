//! What a book says about everything beside the score of a hand: what moves points, and who may do
//! what.

mod claim;
mod questions;
mod ruling;
#[cfg(test)]
pub(crate) mod testing;

use std::fmt;

use crate::schema::{After, Ask, Facts, HouseRules, Question, are_words, distinct, place_of};

pub(crate) use claim::*;
pub(crate) use questions::*;
pub use ruling::{Effect, EffectValue, Ruling};

/// Something that happens at the table beside the score of a hand, and what its rule set says about it.
#[derive(Clone, Copy)]
pub struct Event {
    /// Public identity. Never renamed. Rule sets that share a key ask the same questions.
    pub key: &'static str,
    /// What it is called at the table.
    pub name: &'static str,
    /// Other words under which somebody may look for it.
    pub keywords: &'static str,
    /// Every clause under which it may be ruled, or something be paid.
    pub clauses: &'static [&'static str],
    /// What it needs to know, in the order in which a table would be asked.
    pub questions: &'static [Question],
    /// What the book says.
    pub rule: fn(&HouseRules, &Facts) -> Result<Ruling, Vec<EventError>>,
}

impl Event {
    /// Whether its name is a question that yes or no answers, by [`Ruling::allowed`].
    pub fn asks_leave(&self) -> bool {
        self.name.ends_with('?')
    }

    /// The question of a key.
    pub fn question(&self, key: &str) -> Option<&'static Question> {
        self.questions.iter().find(|question| question.key == key)
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.name == other.name
    }
}

/// Why an event can't be ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventError {
    /// The code of the data face.
    pub code: &'static str,
    /// The question that it is about.
    pub at: &'static str,
    /// What is wrong, and what would be right.
    pub says: &'static str,
}

impl EventError {
    /// Something that can't be as it was told.
    pub(crate) const fn impossible(at: &'static str, says: &'static str) -> Self {
        Self {
            code: "impossible",
            at,
            says,
        }
    }

    /// A winner who would pay for the others.
    pub(crate) const fn own_liability(at: &'static str) -> Self {
        Self::impossible(
            at,
            "a player can’t be liable for their own hand: choose another seat",
        )
    }

    /// What is said of something that must be known.
    const MISSING: &'static str = "this isn’t known yet: answer it";

    /// Something that must be known.
    pub const fn missing(at: &'static str) -> Self {
        Self {
            code: "bad-request",
            at,
            says: Self::MISSING,
        }
    }

    /// Whether it is only that something isn't known.
    pub fn is_missing(&self) -> bool {
        self.says == Self::MISSING
    }
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.says)
    }
}

impl std::error::Error for EventError {}

/// The events of a rule set, checked when the program is built. A program without the feature `events`
/// links nothing of them but their keys.
///
/// # Panics
/// If two events or two questions of an event have the same key, or if a question comes up after
/// an answer that no question before it takes.
pub(crate) const fn checked_events<const N: usize>(mut events: [Event; N]) -> [Event; N] {
    distinct!(event of events, event.key);
    let mut place = 0;
    while place < N {
        let event = events[place];
        check_questions(event.questions);
        if !cfg!(feature = "events") {
            events[place] = only_key(event.key);
        }
        place += 1;
    }
    events
}

/// The key of an event. In a `const`, one that isn't in the table stops the build.
///
/// # Panics
/// If there is no such event.
pub(crate) const fn event_key(all: &[Event], key: &str) -> &'static str {
    match place_of!(event of all, event.key, key) {
        Some(place) => all[place].key,
        None => panic!("no such event"),
    }
}

/// An event of which only the key is known.
const fn only_key(key: &'static str) -> Event {
    Event {
        key,
        name: "",
        keywords: "",
        clauses: &[],
        questions: &[],
        rule: |_, _| Err(Vec::new()),
    }
}

const fn check_questions(questions: &[Question]) {
    distinct!(question of questions, question.key);
    let mut place = 0;
    while place < questions.len() {
        let question = questions[place];
        let (before, _) = questions.split_at(place);
        let is_asked = match question.after {
            After::Anything | After::Ruling | After::Never => true,
            After::Given => matches!(find(before, "by"), Some(Ask::By)),
            After::Yes(key) => matches!(find(before, key), Some(Ask::Flag)),
            After::Tiles(key) => matches!(find(before, key), Some(Ask::Tiles)),
            After::Word(key, some) => match find(before, key) {
                Some(Ask::Word(words)) => are_words(words, some),
                _ => false,
            },
        };
        assert!(is_asked, "after an answer to no question");
        place += 1;
    }
}

/// What the question of a key takes.
const fn find(questions: &[Question], key: &str) -> Option<Ask> {
    match place_of!(question of questions, question.key, key) {
        Some(place) => Some(questions[place].ask),
        None => None,
    }
}
