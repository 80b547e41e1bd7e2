//! Answers about an event or a foul as fields of a JSON object.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use tilewise_ledger::{DERIVED_FOUL_ANSWERS, is_derived};
use tilewise_rules::fouls::{self, PenaltyBook, SAME_TIME};
use tilewise_rules::{Answer, Answers, Event, Question, RuleSet};

use crate::answer::{AnswerJson, read_answer};
use crate::diagnostics::Diagnostics;
use crate::request::counted_liability;
use crate::schema::hand_request::LiabilityJson;
use crate::value::JsonValue;

/// The field for liabilities.
const LIABILITY: &str = "liability";

/// Returns the questions of an event without derived answers.
pub fn event_questions(event: &Event) -> Vec<&'static Question> {
    let all = event.questions.iter();
    all.filter(|one| !is_derived(one)).collect()
}

/// Returns the questions about a foul without derived answers; empty if the penalty book has no foul of this
/// key.
pub fn foul_questions(book: Option<&'static PenaltyBook>, key: &str) -> Vec<&'static Question> {
    let Some((book, foul)) = book.and_then(|book| Some((book, book.foul(key)?))) else {
        return Vec::new();
    };
    let mut all = fouls::questions(book, foul);
    if all.iter().all(|one| one.key != SAME_TIME.key) {
        all.push(&SAME_TIME);
    }
    all.retain(|one| !DERIVED_FOUL_ANSWERS.contains(&one.key));
    all
}

/// Returns the distinct fields of questions.
fn fields(questions: &[&'static Question]) -> Vec<&'static str> {
    let mut all = Vec::new();
    for field in questions.iter().map(|one| one.nested_in.unwrap_or(one.key)) {
        if !all.contains(&field) {
            all.push(field);
        }
    }
    all
}

/// Reads the answers from an object with additional fields. Missing answers are no errors here: the replay
/// reports them.
pub fn read(
    value: &JsonValue,
    extra_keys: &[&str],
    questions: &[&'static Question],
    rule_set: Option<&'static RuleSet>,
    diagnostics: &mut Diagnostics,
) -> Option<Answers> {
    let keys: Vec<&str> = extra_keys
        .iter()
        .copied()
        .chain(fields(questions))
        .collect();
    let object = value.object(&keys, diagnostics)?;
    let mut answers = Answers::default();
    for name in fields(questions) {
        let one = questions
            .iter()
            .find(|one| one.key == name && one.nested_in.is_none());
        if let Some(question) = one {
            if object.is_null(name) {
                answers.set(question.key, Answer::Open);
            } else if let Some(value) = object.field(name) {
                answers.set(
                    question.key,
                    read_answer(question.kind, &value, diagnostics)?,
                );
            }
            continue;
        }
        let Some(value) = object.field(name) else {
            continue;
        };
        let inside = || questions.iter().filter(|one| one.nested_in == Some(name));
        if name == LIABILITY {
            for value in value.items("a list of liabilities", diagnostics) {
                let one = counted_liability(&value, rule_set, diagnostics)?;
                if let Some(question) = inside().find(|question| question.key == one.key) {
                    answers.set(question.key, Answer::Seat(one.seat));
                }
            }
            continue;
        }
        let keys: Vec<_> = inside().map(|question| question.key).collect();
        let object = value.object(&keys, diagnostics)?;
        for question in inside() {
            if let Some(value) = object.field(question.key) {
                answers.set(
                    question.key,
                    read_answer(question.kind, &value, diagnostics)?,
                );
            }
        }
    }
    Some(answers)
}

/// Returns the number of answers to these questions.
pub fn count_answered(answers: &Answers, questions: &[&'static Question]) -> usize {
    let keys = answers.keys();
    keys.filter(|key| questions.iter().any(|one| one.key == *key))
        .count()
}

/// Writes the answers as fields of an object.
pub fn write<M: SerializeMap>(
    answers: &Answers,
    questions: &[&'static Question],
    object: &mut M,
) -> Result<(), M::Error> {
    for name in fields(questions) {
        let inside: Vec<_> = questions
            .iter()
            .filter(|one| one.nested_in == Some(name) && answers.get(one.key).is_some())
            .copied()
            .collect();
        let one = questions
            .iter()
            .find(|one| one.key == name && one.nested_in.is_none());
        let answered = one.and_then(|one| Some((one.kind, answers.get(one.key)?)));
        if let Some((kind, answer)) = answered {
            object.serialize_entry(name, &AnswerJson { kind, answer })?;
        } else if name == LIABILITY && !inside.is_empty() {
            let liabilities = inside.iter().filter_map(|one| match answers.get(one.key) {
                Some(Answer::Seat(seat)) => Some(LiabilityJson {
                    key: one.key,
                    seat: seat.letter(),
                    tile: "set",
                    exempt: None,
                }),
                _ => None,
            });
            object.serialize_entry(name, &liabilities.collect::<Vec<_>>())?;
        } else if !inside.is_empty() {
            object.serialize_entry(name, &NestedAnswers { answers, inside })?;
        }
    }
    Ok(())
}

/// The answers inside one field.
struct NestedAnswers<'a> {
    answers: &'a Answers,
    inside: Vec<&'static Question>,
}

impl Serialize for NestedAnswers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.inside.iter();
        serializer.collect_map(all.filter_map(|one| {
            let (kind, answer) = (one.kind, self.answers.get(one.key)?);
            Some((one.key, AnswerJson { kind, answer }))
        }))
    }
}
