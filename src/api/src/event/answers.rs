//! Answers of a request to the questions of its event.

use std::sync::Arc;

use tilewise_rules::{Answer, AnswerKind, Answers, Question, RuleConfig, RuleSet};

use super::winners;
use crate::answer::{accepted_input, read_answer};
use crate::diagnostics::{Diagnostics, Path};
use crate::request::counted_liability;
use crate::schema::event_report::HandReport;
use crate::value::{JsonObject, JsonValue};

/// The answers of a request.
pub(super) struct EventAnswers {
    pub answers: Answers,
    /// Whether all required answers are present.
    pub complete: bool,
    /// The reports on the hands in the answers.
    pub hands: Vec<HandReport>,
}

/// Reads the answers of a request, for a rule configuration or at least a rule set.
pub(super) fn read_answers(
    questions: &'static [Question],
    (rule_set, house): (Option<&'static RuleSet>, Option<&Arc<RuleConfig>>),
    request: &JsonObject,
    diagnostics: &mut Diagnostics,
) -> EventAnswers {
    let mut answers = Answers::default();
    let mut complete = true;
    let mut winners = None;
    for name in fields(questions) {
        let mut inside = questions
            .iter()
            .filter(|field| field.nested_in == Some(name));
        let Some(value) = inside.next().and_then(|_| request.field(name)) else {
            continue;
        };
        if name == "liability" {
            read_liabilities(&value, questions, rule_set, &mut answers, diagnostics);
        } else {
            read_nested(name, &value, questions, &mut answers, diagnostics);
        }
    }
    for field in questions.iter().filter(|field| field.nested_in.is_none()) {
        let found = match field_in(field, request, diagnostics) {
            // The scores of hands depend on the other answers.
            Some(value) => match field.kind {
                AnswerKind::Winners(Some(counted_in)) => {
                    winners = Some((field, counted_in, value));
                    continue;
                }
                ask => read_answer(ask, &value, diagnostics),
            },
            None if field.is_required(&answers) => {
                missing(field, diagnostics);
                None
            }
            None => continue,
        };
        match found {
            Some(answer) => answers.set(field.key, answer),
            None => complete &= !field.is_required(&answers),
        }
    }
    let mut hands = Vec::new();
    if let Some((field, counted_in, value)) = winners {
        match winners::read(counted_in, &value, house, &answers, diagnostics) {
            Some((all, reports)) => {
                answers.set(field.key, Answer::Winners(all));
                hands = reports;
            }
            None => complete &= !field.is_required(&answers),
        }
    }
    EventAnswers {
        answers,
        complete,
        hands,
    }
}

/// Returns the field of a request for a question, by its key or an alias.
fn field_in<'a>(
    question: &'static Question,
    request: &JsonObject<'a>,
    diagnostics: &mut Diagnostics,
) -> Option<JsonValue<'a>> {
    let first = request.field(question.key);
    let Some(alias) = question.alias else {
        return first;
    };
    let other = request.field(alias);
    if let (Some(_), Some(other)) = (first, other) {
        let message = format!("{alias} is the same as {}: remove one", question.key);
        diagnostics.push_unparsed("bad-request", other.at, message);
    }
    first.or(other)
}

/// Reads a list of liabilities.
fn read_liabilities(
    value: &JsonValue,
    questions: &'static [Question],
    rule_set: Option<&'static RuleSet>,
    answers: &mut Answers,
    diagnostics: &mut Diagnostics,
) {
    for value in value.items("a list of liabilities", diagnostics) {
        let Some(stated) = counted_liability(&value, rule_set, diagnostics) else {
            continue;
        };
        let mut inside = questions
            .iter()
            .filter(|field| field.nested_in == Some("liability"));
        if let Some(field) = inside.find(|field| field.key == stated.key) {
            answers.set(field.key, Answer::Seat(stated.seat));
        }
    }
}

/// Reads the answers inside a field, by their keys.
fn read_nested(
    name: &'static str,
    value: &JsonValue,
    questions: &'static [Question],
    answers: &mut Answers,
    diagnostics: &mut Diagnostics,
) {
    let inside = || {
        questions
            .iter()
            .filter(|field| field.nested_in == Some(name))
    };
    let keys: Vec<_> = inside().map(|field| field.key).collect();
    let Some(object) = value.object(&keys, diagnostics) else {
        return;
    };
    for field in inside() {
        if let Some(value) = object.field(field.key)
            && let Some(answer) = read_answer(field.kind, &value, diagnostics)
        {
            answers.set(field.key, answer);
        }
    }
}

/// Returns the distinct fields of a request for questions.
pub(super) fn fields(questions: &'static [Question]) -> Vec<&'static str> {
    let mut all = Vec::new();
    for question in questions {
        let field = question.nested_in.unwrap_or(question.key);
        for key in [field].into_iter().chain(question.alias) {
            if !all.contains(&key) {
                all.push(key);
            }
        }
    }
    all
}

/// Returns the path of the field for a question.
pub(super) fn field_of(question: &Question) -> String {
    match question.nested_in {
        None => question.key.to_owned(),
        Some("liability") => "liability".to_owned(),
        Some(field) => format!("{field}.{}", question.key),
    }
}

fn missing(field: &Question, diagnostics: &mut Diagnostics) {
    let key = field.key;
    let message = format!("{key} is missing: it takes {}", accepted_input(field.kind));
    if field.kind == AnswerKind::Seat {
        diagnostics.push("missing-seat", Some(key.to_owned()), message);
    } else {
        diagnostics.push_unparsed("bad-request", Path::Field(&Path::Top, key), message);
    }
}
