//! What a request answers to the questions of its event.

use std::sync::Arc;

use tilewise_rules::{Ask, DORA_AND_BETS, Fact, Facts, House, Question, RuleSet};

use super::winners::{self, HandReport};
use crate::fact::{fact, wants};
use crate::reason::{Path, Reasons};
use crate::request::counted_liability;
use crate::value::{Object, Value};

/// What was answered.
pub(super) struct Answers {
    pub facts: Facts,
    /// Whether it is everything that must be.
    pub complete: bool,
    /// The reports on the hands among it.
    pub hands: Vec<HandReport>,
}

/// What was answered in a request by such a house, or at least by such a rule set.
pub(super) fn answers(
    questions: &'static [Question],
    (rule_set, house): (Option<&'static RuleSet>, Option<&Arc<House>>),
    request: &Object,
    reasons: &mut Reasons,
) -> Answers {
    let mut facts = Facts::default();
    let mut complete = true;
    let mut winners = None;
    for name in fields(questions) {
        let mut inside = questions.iter().filter(|field| field.within == Some(name));
        let Some(value) = inside.next().and_then(|_| request.field(name)) else {
            continue;
        };
        if name == "liability" {
            fed(&value, questions, rule_set, &mut facts, reasons);
        } else {
            within(name, &value, questions, &mut facts, reasons);
        }
    }
    for field in questions.iter().filter(|field| field.within.is_none()) {
        let found = match field_in(field, request, reasons) {
            // Hands are scored by what the other answers say.
            Some(value) => match field.ask {
                Ask::Winners(Some(counted_in)) if DORA_AND_BETS => {
                    winners = Some((field, counted_in, value));
                    continue;
                }
                ask => fact(ask, &value, reasons),
            },
            None if field.is_needed(&facts) => {
                missing(field, reasons);
                None
            }
            None => continue,
        };
        match found {
            Some(fact) => facts.set(field.key, fact),
            None => complete &= !field.is_needed(&facts),
        }
    }
    let mut hands = Vec::new();
    if DORA_AND_BETS && let Some((field, counted_in, value)) = winners {
        match winners::read(counted_in, &value, house, &facts, reasons) {
            Some((all, reports)) => {
                facts.set(field.key, Fact::Winners(all));
                hands = reports;
            }
            None => complete &= !field.is_needed(&facts),
        }
    }
    Answers {
        facts,
        complete,
        hands,
    }
}

/// The field of a request in which a question is answered, under one of its keys.
fn field_in<'a>(
    question: &'static Question,
    request: &Object<'a>,
    reasons: &mut Reasons,
) -> Option<Value<'a>> {
    let first = request.field(question.key);
    let Some(alias) = question.alias else {
        return first;
    };
    let other = request.field(alias);
    if let (Some(_), Some(other)) = (first, other) {
        let message = format!("{alias} is the same as {}: remove one", question.key);
        reasons.unread("bad-request", other.at, message);
    }
    first.or(other)
}

/// The answers in a list of who fed what.
fn fed(
    value: &Value,
    questions: &'static [Question],
    rule_set: Option<&'static RuleSet>,
    facts: &mut Facts,
    reasons: &mut Reasons,
) {
    for value in value.items("a list of liabilities", reasons) {
        let Some(stated) = counted_liability(&value, rule_set, reasons) else {
            continue;
        };
        let mut inside = questions
            .iter()
            .filter(|field| field.within == Some("liability"));
        if let Some(field) = inside.find(|field| field.key == stated.key) {
            facts.set(field.key, Fact::Seat(stated.seat));
        }
    }
}

/// The answers inside of one field, by their keys.
fn within(
    name: &'static str,
    value: &Value,
    questions: &'static [Question],
    facts: &mut Facts,
    reasons: &mut Reasons,
) {
    let inside = || questions.iter().filter(|field| field.within == Some(name));
    let keys: Vec<_> = inside().map(|field| field.key).collect();
    let Some(object) = value.object(&keys, reasons) else {
        return;
    };
    for field in inside() {
        if let Some(value) = object.field(field.key)
            && let Some(fact) = fact(field.ask, &value, reasons)
        {
            facts.set(field.key, fact);
        }
    }
}

/// The fields of a request in which questions are answered, each once.
pub(super) fn fields(questions: &'static [Question]) -> Vec<&'static str> {
    let mut all = Vec::new();
    for question in questions {
        let field = question.within.unwrap_or(question.key);
        for key in [field].into_iter().chain(question.alias) {
            if !all.contains(&key) {
                all.push(key);
            }
        }
    }
    all
}

/// Where a question is answered.
pub(super) fn field_of(question: &Question) -> String {
    match question.within {
        None => question.key.to_owned(),
        Some("liability") => "liability".to_owned(),
        Some(field) => format!("{field}.{}", question.key),
    }
}

fn missing(field: &Question, reasons: &mut Reasons) {
    let key = field.key;
    let message = format!("{key} is missing: it takes {}", wants(field.ask));
    if field.ask == Ask::Seat {
        reasons.push("missing-seat", Some(key.to_owned()), message);
    } else {
        reasons.unread("bad-request", Path::Field(&Path::Top, key), message);
    }
}
