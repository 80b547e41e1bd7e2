//! One question at a time.

use super::{Ask, Fact, Facts, Question};
use crate::sentence::{Gap, Sentence};

/// Where an inquiry stands that ends in a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inquiry<T> {
    /// The questions that were answered, in the order in which they came up.
    pub answered: Vec<&'static Question>,
    /// What was answered to them, and what could be answered in one way alone. What was answered
    /// to a question that doesn't come up is not among it.
    pub facts: Facts,
    /// What comes next.
    pub next: Next<T>,
}

/// What comes next in an inquiry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<T> {
    /// A question.
    Ask(Asked),
    /// Everything is known, and this is what follows.
    Ruled(T),
}

/// A question that comes up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub question: &'static Question,
    /// What goes into the gaps of its words.
    pub gaps: Vec<Gap>,
    /// The answers that lead on; none are listed where something is typed or picked.
    pub answers: Vec<Fact>,
    /// What [`Fact::Nothing`] is called as its answer; `None` where it must be answered otherwise.
    pub skip: Option<&'static str>,
}

impl Asked {
    /// A question without gaps, and the answers that lead on.
    pub const fn new(question: &'static Question, answers: Vec<Fact>) -> Self {
        Self {
            question,
            gaps: Vec::new(),
            answers,
            skip: None,
        }
    }

    /// The question in words.
    pub fn sentence(&self) -> Sentence {
        Sentence::new(self.question.words, self.gaps.clone())
    }

    /// Whether something answers the question.
    pub fn takes(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Nothing => self.skip.is_some(),
            _ if self.answers.is_empty() => self.question.ask.takes(fact),
            _ => self.answers.contains(fact),
        }
    }

    /// Whether its answers fit into one row.
    pub fn is_short(&self) -> bool {
        self.answers.len() == 2 || self.question.ask == Ask::Seat
    }
}
