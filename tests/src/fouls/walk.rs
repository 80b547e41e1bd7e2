//! Every way through the questions about a foul.

use tilewise_rules::fouls::{Foul, PenaltyBook, Verdict, inquire};
use tilewise_rules::{Ask, Fact, Facts, Inquiry, Next, Question, penalty_books};

/// Where answers end.
pub struct End {
    /// The answers that led there.
    pub facts: Facts,
    /// The questions that came up.
    pub answered: Vec<&'static Question>,
    /// What was ruled.
    pub verdict: Verdict,
}

/// All ends that the questions about a foul, or about one of its clauses, lead to.
///
/// # Panics
/// If an answer that was offered is refused, or a question comes up twice or without a choice.
pub fn ends(book: &'static PenaltyBook, foul: &'static Foul, clause: Option<&str>) -> Vec<End> {
    let mut open = vec![Facts::default()];
    let mut ends = Vec::new();
    while let Some(facts) = open.pop() {
        let Inquiry { answered, next, .. } = match inquire(book, foul, clause, &facts) {
            Ok(inquiry) => inquiry,
            // A number isn't offered: a clause may take only some.
            Err(error) if clause.is_some() && error.question == "minutes" => continue,
            Err(error) => panic!("{}: only answers that were offered: {error:?}", foul.key),
        };
        match next {
            Next::Ruled(verdict) => ends.push(End {
                facts,
                answered,
                verdict,
            }),
            Next::Ask(asked) => {
                let (field, offered) = (asked.question, asked.answers);
                assert_eq!(facts.fact(field.key), None, "{} is asked twice", field.key);
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

/// What is offered; some numbers where nothing is listed.
pub fn possible(field: &Question, offered: Vec<Fact>) -> Vec<Fact> {
    match field.ask {
        Ask::Number(most) => (0..=12).chain([most]).map(Fact::Number).collect(),
        _ => offered,
    }
}

/// Every answer to a question, whether it is offered or not.
pub fn every(field: &Question) -> Vec<Fact> {
    let listed = match field.ask {
        Ask::Word(words) => (0..words.len()).map(Fact::Word).collect(),
        Ask::Flag => vec![Fact::Flag(true), Fact::Flag(false)],
        _ => Vec::new(),
    };
    possible(field, listed)
}

/// Holds a law against every foul of every book.
pub fn each_foul(mut law: impl FnMut(&'static PenaltyBook, &'static Foul)) {
    for book in penalty_books::ALL {
        for foul in book.fouls {
            law(book, foul);
        }
    }
}

/// Holds a law against everything that questions lead to.
pub fn each_end(mut law: impl FnMut(&'static PenaltyBook, &'static Foul, &End)) {
    each_foul(|book, foul| {
        for end in ends(book, foul, None) {
            law(book, foul, &end);
        }
    });
}
