//! What a request answers to the questions of its event.

use tilewise_rules::{Ask, Fact, Facts, Question, RuleSet};

use crate::fact::{fact, wants};
use crate::reason::{Path, Reasons};
use crate::request::stated;
use crate::value::{Object, Value};

/// What was answered, and whether it is everything that must be.
pub(super) fn facts(
    questions: &'static [Question],
    rule_set: Option<&'static RuleSet>,
    request: &Object,
    reasons: &mut Reasons,
) -> (Facts, bool) {
    let mut facts = Facts::default();
    let mut complete = true;
    for name in fields(questions) {
        let mut inside = questions.iter().filter(|field| field.within == Some(name));
        let Some(value) = inside.next().and_then(|_| request.field(name)) else {
            continue;
        };
        within(name, &value, questions, rule_set, &mut facts, reasons);
    }
    for field in questions.iter().filter(|field| field.within.is_none()) {
        let found = match request.field(field.key) {
            Some(value) => fact(field.ask, &value, reasons),
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
    (facts, complete)
}

/// The answers inside of one field: those of an object by their keys, those of a list of who fed what
/// by what was fed.
fn within(
    name: &'static str,
    value: &Value,
    questions: &'static [Question],
    rule_set: Option<&'static RuleSet>,
    facts: &mut Facts,
    reasons: &mut Reasons,
) {
    let inside = || questions.iter().filter(|field| field.within == Some(name));
    if name == "liability" {
        for value in value.items("a list of liabilities", reasons) {
            let Some(stated) = stated(&value, rule_set, reasons) else {
                continue;
            };
            if let Some(field) = inside().find(|field| field.key == stated.key) {
                facts.set(field.key, Fact::Seat(stated.seat));
            }
        }
        return;
    }
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
        if !all.contains(&field) {
            all.push(field);
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
