//! `foul`: a foul, named by a clause or by its key or alias.

use tilewise_rules::fouls::{
    Bets, Foul, FoulError, PenaltyBook, SAME_TIME, SameTime, Verdict, inquire, questions,
};
use tilewise_rules::{Answer, AnswerKind, Answers, Inquiry, Next, Question, Required};

use super::verdict_report::TableNumbers;
use crate::answer::{accepted_input, read_answer};
use crate::diagnostics::{Diagnostics, Path};
use crate::json::{Json, short};
use crate::schema::penalty_report::PenaltyReport;
use crate::value::{JsonObject, JsonValue};

const FOUL: &str = "a clause, such as F5, or the key of a foul, such as empty-call";
const FACTS: Path = Path::Field(&Path::Top, "facts");
/// The maximum number that is tested as an answer.
const TRIED: u32 = 1_000;

/// A foul as the request names it.
#[derive(Clone, Copy)]
struct NamedFoul<'a> {
    book: &'static PenaltyBook,
    foul: &'static Foul,
    clause: Option<&'a str>,
}

/// Returns the ruling on a foul.
pub(super) fn rule_on(
    book: &'static PenaltyBook,
    request: &JsonObject,
    diagnostics: &mut Diagnostics,
) -> Option<PenaltyReport> {
    let value = request.needed("foul", FOUL, diagnostics)?;
    let named = find_foul(book, &value, diagnostics)?;
    let mut all_questions = questions(book, named.foul);
    // The answer that nothing else happened is valid for every foul.
    if all_questions.iter().all(|field| field.key != SAME_TIME.key) {
        all_questions.push(&SAME_TIME);
    }
    let answers = read_answers(&all_questions, request, diagnostics);
    let inquiry = named.inquire(&answers);
    if let Ok(inquiry) = &inquiry
        && matches!(inquiry.next, Next::Ruling(_))
        && has_unused_same_time(&answers, inquiry)
    {
        let at = Path::Field(&FACTS, SAME_TIME.key).to_string();
        let message = format!(
            "{at}: how the hand ended changes nothing of this, or was said already: leave it out"
        );
        diagnostics.push("bad-request", Some(at), message);
        return None;
    }
    match inquiry.map(|inquiry| inquiry.next) {
        Ok(Next::Ruling(verdict)) => {
            let is_answered_optional = |field: &'static Question| {
                field.required == Required::Optional && has(&answers, field.key)
            };
            let numbers = TableNumbers {
                returned: match verdict.effects.bets {
                    Bets::Returned => has(&answers, "declared"),
                    Bets::Back => has(&answers, "seat"),
                    _ => false,
                },
                has_optional_answers: questions(book, named.foul)
                    .into_iter()
                    .any(is_answered_optional),
                table_effects: verdict.table_effects(&answers),
            };
            Some(PenaltyReport::of_foul(book, &verdict, &numbers))
        }
        Ok(Next::Prompt(prompt)) => {
            let field = prompt.question;
            let takes = named.takes(field, &answers);
            let at = Path::Field(&FACTS, field.key).to_string();
            if !diagnostics.is_unparsed(&at) {
                let question = field.words;
                let message = format!("{at} is missing, “{question}”: it takes {takes}");
                diagnostics.push("bad-request", Some(at), message);
            }
            None
        }
        Err(error) => {
            named.refuse(&error, &answers, request, diagnostics);
            None
        }
    }
}

/// Returns whether another end of the hand is given for a foul that has no question about it.
fn has_unused_same_time(answers: &Answers, inquiry: &Inquiry<Verdict>) -> bool {
    let is_used = inquiry.answered.iter().any(|one| one.key == SAME_TIME.key);
    matches!(
        SameTime::from_answers(answers),
        Some(SameTime::Win | SameTime::Draw)
    ) && !is_used
}

fn has(answers: &Answers, key: &str) -> bool {
    answers.get(key).is_some()
}

/// Returns the foul that a request names.
fn find_foul<'a>(
    book: &'static PenaltyBook,
    value: &JsonValue<'a>,
    diagnostics: &mut Diagnostics,
) -> Option<NamedFoul<'a>> {
    let Json::Text(text) = value.json else {
        value.refuse(FOUL, diagnostics);
        return None;
    };
    if let Some(foul) = book.foul(text) {
        let clause = None;
        return Some(NamedFoul { book, foul, clause });
    }
    if let Some(foul) = book.of_clause(text) {
        let clause = Some(text.as_ref());
        return Some(NamedFoul { book, foul, clause });
    }
    let message = if let Some(other) = book.interactions().find(|one| one.clause == *text) {
        format!(
            "{} says what follows where two things meet, “{}”: name the foul, and among its facts what happened at the same time",
            other.clause, other.text
        )
    } else {
        unknown(book, text)
    };
    diagnostics.push_unparsed("bad-request", value.at, message);
    None
}

/// Returns the message for an unknown foul, with the known ones.
fn unknown(book: &PenaltyBook, text: &str) -> String {
    let keys: Vec<_> = book.fouls.iter().map(|foul| foul.key).collect();
    let mut clauses: Vec<&str> = Vec::new();
    for case in book.fouls.iter().flat_map(|foul| foul.cases) {
        if !clauses.contains(&case.clause) {
            clauses.push(case.clause);
        }
    }
    format!(
        "{} has no foul “{}”: choose from {}, or a clause from {}",
        book.name,
        short(text),
        keys.join(", "),
        clauses.join(", "),
    )
}

/// Reads the answers.
fn read_answers(
    questions: &[&'static Question],
    request: &JsonObject,
    diagnostics: &mut Diagnostics,
) -> Answers {
    let mut answers = Answers::default();
    let keys: Vec<&str> = questions.iter().map(|field| field.key).collect();
    let Some(value) = request.field("facts") else {
        return answers;
    };
    let Some(object) = value.object(&keys, diagnostics) else {
        return answers;
    };
    for field in questions {
        let answer = object.field(field.key);
        if let Some(answer) = answer.and_then(|value| read_answer(field.kind, &value, diagnostics))
        {
            answers.set(field.key, answer);
        }
    }
    answers
}

impl NamedFoul<'_> {
    fn inquire(&self, answers: &Answers) -> Result<Inquiry<Verdict>, FoulError> {
        inquire(self.book, self.foul, self.clause, answers)
    }

    /// Adds an error for an answer that doesn't fit, with those that do.
    fn refuse(
        &self,
        error: &FoulError,
        answers: &Answers,
        request: &JsonObject,
        diagnostics: &mut Diagnostics,
    ) {
        let questions = questions(self.book, self.foul);
        let field = questions.iter().find(|field| field.key == error.question);
        let Some(field) = field else {
            diagnostics.push("bad-request", Some("foul".to_owned()), error.to_string());
            return;
        };
        let at = Path::Field(&FACTS, field.key).to_string();
        let found = request.field("facts").and_then(|value| match value.json {
            Json::Object(fields) => fields.iter().find(|(key, _)| key == field.key),
            _ => None,
        });
        let found = found.map_or_else(String::new, |(_, json)| json.words());
        let takes = self.takes(field, answers);
        let message = match self.clause {
            Some(clause) => {
                format!("{at} is {found}, which doesn’t fit {clause}: it takes {takes}")
            }
            None => format!(
                "{at} is {found}, which doesn’t fit the other facts: after those it takes {takes}"
            ),
        };
        diagnostics.push_unparsed("bad-request", Path::Field(&FACTS, field.key), message);
    }

    /// Returns the accepted input for a question after the other answers.
    fn takes(&self, field: &'static Question, answers: &Answers) -> String {
        let fits = |answer: Answer| {
            let mut trial = answers.clone();
            trial.set(field.key, answer);
            !matches!(self.inquire(&trial), Err(error) if error.question == field.key)
        };
        match field.kind {
            AnswerKind::Word(words) => {
                let keys = words.iter().enumerate();
                let keys = keys.filter(|(place, _)| fits(Answer::Word(*place)));
                either(keys.map(|(_, (key, _))| *key))
            }
            AnswerKind::Flag => {
                let flags = [(true, "true"), (false, "false")].into_iter();
                let flags = flags.filter(|(flag, _)| fits(Answer::Flag(*flag)));
                either(flags.map(|(_, word)| word))
            }
            AnswerKind::Number(most) if most <= TRIED => {
                let numbers = (0..=most).filter(|number| fits(Answer::Number(*number)));
                format!("a whole number {}", ranges(numbers))
            }
            ask => accepted_input(ask),
        }
    }
}

fn either<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" or ")
}

/// Formats numbers as ranges: `from 1 to 10`.
fn ranges(numbers: impl Iterator<Item = u32>) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let words: Vec<_> = ranges
        .iter()
        .map(|(first, last)| format!("from {first} to {last}"))
        .collect();
    words.join(" or ")
}
