//! Inquiries: one question at a time.

use super::{Answer, AnswerKind, Answers, Question};
use crate::sentence::{Gap, Sentence};

/// The state of an inquiry that ends in a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inquiry<T> {
    /// The questions that were answered, in their order.
    pub answered: Vec<&'static Question>,
    /// The accepted answers, including those with only one possibility, without answers to questions that
    /// don't come up.
    pub answers: Answers,
    /// The next step.
    pub next: Next<T>,
}

/// The next step of an inquiry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<T> {
    /// A question.
    Prompt(Prompt),
    /// The result.
    Ruling(T),
}

/// A question that comes up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// The question.
    pub question: &'static Question,
    /// The values of the gaps in its text.
    pub gaps: Vec<Gap>,
    /// The possible answers; empty if the answer is typed or picked.
    pub answers: Vec<Answer>,
    /// The label of [`Answer::Open`]; `None` if an answer is required.
    pub skip: Option<&'static str>,
}

impl Prompt {
    /// Creates a prompt without gaps, with its possible answers.
    pub const fn new(question: &'static Question, answers: Vec<Answer>) -> Self {
        Self {
            question,
            gaps: Vec::new(),
            answers,
            skip: None,
        }
    }

    /// Returns the question as a sentence.
    pub fn sentence(&self) -> Sentence {
        Sentence::new(self.question.words, self.gaps.clone())
    }

    /// Returns whether it accepts an answer.
    pub fn accepts(&self, answer: &Answer) -> bool {
        match answer {
            Answer::Open => self.skip.is_some(),
            _ if self.answers.is_empty() => self.question.kind.accepts(answer),
            _ => self.answers.contains(answer),
        }
    }

    /// Returns whether its answers fit into one row.
    pub fn is_short(&self) -> bool {
        self.answers.len() == 2 || self.question.kind == AnswerKind::Seat
    }
}
