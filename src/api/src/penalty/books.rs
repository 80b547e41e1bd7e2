//! The penalty books: their fouls and questions.

use serde::Serialize;
use tilewise_rules::fouls::{Foul, PenaltyBook, questions};
use tilewise_rules::{AnswerKind, Question, Required, penalty_books};

use super::PenaltyEvent;
use crate::answer::accepted_input;

/// A penalty book.
#[derive(Clone, Debug, Serialize)]
pub struct PenaltyBookReport {
    key: &'static str,
    /// Other keys that a request may use.
    aliases: &'static [&'static str],
    name: &'static str,
    /// The game of the book.
    game: &'static str,
    /// The penalty for a chonbo, in points of the overall score.
    chonbo: i32,
    penalties: Vec<FoulJson>,
    events: Vec<&'static str>,
}

/// A foul.
#[derive(Clone, Debug, Serialize)]
struct FoulJson {
    foul: &'static str,
    name: &'static str,
    plain: &'static str,
    group: &'static str,
    clauses: Vec<&'static str>,
    questions: Vec<QuestionReport>,
}

/// A question about a foul.
#[derive(Clone, Debug, Serialize)]
struct QuestionReport {
    key: &'static str,
    question: &'static str,
    /// The accepted input, in words.
    takes: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<AnswerWordJson>,
    /// Whether it is never required: with it the verdict also contains amounts.
    optional: bool,
}

/// A word that answers a question.
#[derive(Clone, Copy, Debug, Serialize)]
struct AnswerWordJson {
    value: &'static str,
    #[serde(rename = "says")]
    text: &'static str,
}

/// Returns all penalty books.
pub fn all() -> Vec<PenaltyBookReport> {
    penalty_books::ALL.into_iter().map(book).collect()
}

fn book(book: &'static PenaltyBook) -> PenaltyBookReport {
    PenaltyBookReport {
        key: book.key,
        aliases: book.aliases,
        name: book.name,
        game: book.game,
        chonbo: book.chonbo,
        penalties: book.fouls.iter().map(|foul| listed(book, foul)).collect(),
        events: PenaltyEvent::in_book(book).map(PenaltyEvent::key).collect(),
    }
}

fn listed(book: &'static PenaltyBook, foul: &'static Foul) -> FoulJson {
    let mut clauses: Vec<_> = foul.cases.iter().map(|case| case.clause).collect();
    clauses.dedup();
    FoulJson {
        foul: foul.key,
        name: foul.name,
        plain: foul.plain,
        group: foul.group.name(),
        clauses,
        questions: questions(book, foul).into_iter().map(question).collect(),
    }
}

fn question(field: &'static Question) -> QuestionReport {
    let words = match field.kind {
        AnswerKind::Word(words) => words,
        _ => &[],
    };
    let word = |(value, text): &(&'static str, &'static str)| AnswerWordJson { value, text };
    QuestionReport {
        key: field.key,
        question: field.words,
        takes: accepted_input(field.kind),
        values: words.iter().map(word).collect(),
        optional: field.required == Required::Optional,
    }
}
