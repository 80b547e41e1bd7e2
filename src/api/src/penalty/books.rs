//! The penalty books: what can go wrong, and what is asked about it.

use serde::Serialize;
use tilewise_rules::fouls::{Foul, PenaltyBook, questions};
use tilewise_rules::{Ask, Need, Question, penalty_books};

use super::PenaltyEvent;
use crate::fact::wants;

/// A penalty book.
#[derive(Clone, Debug, Serialize)]
pub struct PenaltyBookReport {
    key: &'static str,
    /// Other names by which a request may call it.
    aliases: &'static [&'static str],
    name: &'static str,
    /// The game that it is for.
    game: &'static str,
    /// What a chonbo costs, in points of the overall score.
    chonbo: i32,
    penalties: Vec<Listed>,
    events: Vec<&'static str>,
}

/// A foul.
#[derive(Clone, Debug, Serialize)]
struct Listed {
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
    /// What answers it, in words.
    takes: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<Said>,
    /// Whether it is never needed: with it the verdict comes in numbers too.
    optional: bool,
}

/// A word that answers a question.
#[derive(Clone, Copy, Debug, Serialize)]
struct Said {
    value: &'static str,
    says: &'static str,
}

/// All penalty books.
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
        events: PenaltyEvent::of(book).map(PenaltyEvent::key).collect(),
    }
}

fn listed(book: &'static PenaltyBook, foul: &'static Foul) -> Listed {
    let mut clauses: Vec<_> = foul.cases.iter().map(|case| case.clause).collect();
    clauses.dedup();
    Listed {
        foul: foul.key,
        name: foul.name,
        plain: foul.plain,
        group: foul.group.name(),
        clauses,
        questions: questions(book, foul).into_iter().map(question).collect(),
    }
}

fn question(field: &'static Question) -> QuestionReport {
    let words = match field.ask {
        Ask::Word(words) => words,
        _ => &[],
    };
    let said = |(value, says): &(&'static str, &'static str)| Said { value, says };
    QuestionReport {
        key: field.key,
        question: field.words,
        takes: wants(field.ask),
        values: words.iter().map(said).collect(),
        optional: field.need == Need::Never,
    }
}
