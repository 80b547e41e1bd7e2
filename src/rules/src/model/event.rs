//! Table events: rulings beyond the score of a hand, on payments and permissions.

mod claim;
mod dealer_repeats;
mod event_inquiry;
mod questions;
mod ruling;

use std::fmt;

use crate::model::{
    AnswerKind, Answers, AskWhen, Question, RuleOptions, are_words, distinct, place_of,
};

pub(crate) use claim::*;
pub(crate) use dealer_repeats::*;
pub(crate) use questions::*;
pub use ruling::{Effect, EffectValue, Ruling};

/// A table event and its rules.
#[derive(Clone, Copy)]
pub struct Event {
    /// Public identity. Never renamed. Rule sets that share a key have the same questions.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
    /// Other search words.
    pub keywords: &'static str,
    /// Every clause of its rulings and payments.
    pub clauses: &'static [&'static str],
    /// The questions, in their order.
    pub questions: &'static [Question],
    /// Returns the ruling.
    pub rule: fn(&RuleOptions, &Answers) -> Result<Ruling, Vec<EventError>>,
}

impl Event {
    /// Returns whether its name is a yes/no question that [`Ruling::allowed`] answers.
    pub fn is_permission_question(&self) -> bool {
        self.name.ends_with('?')
    }

    /// Returns the question with a key.
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

/// The reason why an event can't be ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventError {
    /// The code in the JSON interface.
    pub code: &'static str,
    /// The key of the question.
    pub at: &'static str,
    /// The fault and its remedy.
    pub message: &'static str,
}

impl EventError {
    /// Creates the error of an impossible answer.
    pub(crate) const fn impossible(at: &'static str, message: &'static str) -> Self {
        Self {
            code: "impossible",
            at,
            message,
        }
    }

    /// Creates the error of an answer that no question accepts.
    pub(crate) const fn bad_request(at: &'static str, message: &'static str) -> Self {
        Self {
            code: "bad-request",
            at,
            message,
        }
    }

    /// Creates the error of a winner who would pay for the others.
    pub(crate) const fn own_liability(at: &'static str) -> Self {
        Self::impossible(
            at,
            "a player can’t be liable for their own hand: choose another seat",
        )
    }

    /// The message of a missing answer.
    const MISSING: &'static str = "this isn’t known yet: answer it";

    /// Creates the error of a missing answer.
    pub const fn missing(at: &'static str) -> Self {
        Self {
            code: "bad-request",
            at,
            message: Self::MISSING,
        }
    }

    /// Returns whether it is only a missing answer.
    pub fn is_missing(&self) -> bool {
        self.message == Self::MISSING
    }
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)
    }
}

impl std::error::Error for EventError {}

/// Checks the events of a rule set at compile time.
///
/// # Panics
/// If two events or two questions of an event have the same key, or if a question depends on an answer that
/// no earlier question accepts.
pub(crate) const fn checked_events<const N: usize>(events: [Event; N]) -> [Event; N] {
    distinct!(event of events, event.key);
    let mut place = 0;
    while place < N {
        check_questions(events[place].questions);
        place += 1;
    }
    events
}

/// Returns the key of an event. In a `const`, an unknown key stops the build.
///
/// # Panics
/// If there is no such event.
pub(crate) const fn event_key(all: &[Event], key: &str) -> &'static str {
    match place_of!(event of all, event.key, key) {
        Some(place) => all[place].key,
        None => panic!("no such event"),
    }
}

const fn check_questions(questions: &[Question]) {
    distinct!(question of questions, question.key);
    let mut place = 0;
    while place < questions.len() {
        let question = questions[place];
        let (before, _) = questions.split_at(place);
        let is_valid = match question.ask_when {
            AskWhen::Always | AskWhen::AfterRuling | AskWhen::Never => true,
            AskWhen::IfDiscard => matches!(find(before, "by"), Some(AnswerKind::By)),
            AskWhen::AfterYes(key) => matches!(find(before, key), Some(AnswerKind::Flag)),
            AskWhen::AfterTiles(key) => matches!(find(before, key), Some(AnswerKind::Tiles)),
            AskWhen::AfterWord(key, some) => match find(before, key) {
                Some(AnswerKind::Word(words)) => are_words(words, some),
                _ => false,
            },
        };
        assert!(is_valid, "after an answer to no question");
        place += 1;
    }
}

/// Returns the kind of answer of the question with a key.
const fn find(questions: &[Question], key: &str) -> Option<AnswerKind> {
    match place_of!(question of questions, question.key, key) {
        Some(place) => Some(questions[place].kind),
        None => None,
    }
}
