//! Enumeration of all paths through the questions about a foul.

use tilewise_rules::fouls::{Foul, PenaltyBook, Verdict, inquire};
use tilewise_rules::{Answer, AnswerKind, Answers, Inquiry, Next, Question, penalty_books};

/// End of a path.
pub struct FoulEnding {
    /// The answers of the path.
    pub facts: Answers,
    /// The questions of the path.
    pub answered: Vec<&'static Question>,
    /// The verdict.
    pub verdict: Verdict,
}

/// Returns all ends of the questions about a foul, or about one of its clauses.
///
/// # Panics
/// If an offered answer is refused, or a question comes up twice or has no choice.
pub fn ends(
    book: &'static PenaltyBook,
    foul: &'static Foul,
    clause: Option<&str>,
) -> Vec<FoulEnding> {
    let mut open = vec![Answers::default()];
    let mut ends = Vec::new();
    while let Some(facts) = open.pop() {
        let Inquiry { answered, next, .. } = match inquire(book, foul, clause, &facts) {
            Ok(inquiry) => inquiry,
            // Numbers aren't offered, and a clause may accept only some.
            Err(error) if clause.is_some() && error.question == "minutes" => continue,
            Err(error) => panic!("{}: only answers that were offered: {error:?}", foul.key),
        };
        match next {
            Next::Ruling(verdict) => ends.push(FoulEnding {
                facts,
                answered,
                verdict,
            }),
            Next::Prompt(prompt) => {
                let (field, offered) = (prompt.question, prompt.answers);
                assert_eq!(facts.get(field.key), None, "{} is asked twice", field.key);
                assert_ne!(offered.len(), 1, "{}: nothing to choose", field.key);
                for answer in possible(field, offered) {
                    let mut next = facts.clone();
                    next.set(field.key, answer);
                    open.push(next);
                }
            }
        }
    }
    ends
}

/// Returns the offered answers, or sample numbers if none are listed.
pub fn possible(field: &Question, offered: Vec<Answer>) -> Vec<Answer> {
    match field.kind {
        AnswerKind::Number(most) => (0..=12).chain([most]).map(Answer::Number).collect(),
        _ => offered,
    }
}

/// Returns every answer to a question, offered or not.
pub fn every(field: &Question) -> Vec<Answer> {
    let listed = match field.kind {
        AnswerKind::Word(words) => (0..words.len()).map(Answer::Word).collect(),
        AnswerKind::Flag => vec![Answer::Flag(true), Answer::Flag(false)],
        _ => Vec::new(),
    };
    possible(field, listed)
}

/// Checks a law on every foul of every penalty book.
pub fn each_foul(mut law: impl FnMut(&'static PenaltyBook, &'static Foul)) {
    for book in penalty_books::ALL {
        for foul in book.fouls {
            law(book, foul);
        }
    }
}

/// Checks a law on every end of the questions.
pub fn each_end(mut law: impl FnMut(&'static PenaltyBook, &'static Foul, &FoulEnding)) {
    each_foul(|book, foul| {
        for end in ends(book, foul, None) {
            law(book, foul, &end);
        }
    });
}
