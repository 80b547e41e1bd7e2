//! The penalty books: their fouls and questions.

use tilewise_rules::fouls::{Foul, PenaltyBook, questions};
use tilewise_rules::{AnswerKind, Question, Required, penalty_books};

use super::PenaltyEvent;
use crate::answer::accepted_input;
use crate::schema::penalty_book::{AnswerWordJson, FoulJson, PenaltyBookReport, QuestionJson};

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

fn question(field: &'static Question) -> QuestionJson {
    let words = match field.kind {
        AnswerKind::Word(words) => words,
        _ => &[],
    };
    let word = |(value, text): &(&'static str, &'static str)| AnswerWordJson { value, text };
    QuestionJson {
        key: field.key,
        question: field.words,
        takes: accepted_input(field.kind),
        values: words.iter().map(word).collect(),
        optional: field.required == Required::Optional,
    }
}
