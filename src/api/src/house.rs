//! `ruleset` and `options`: which rules a request is about.

use std::sync::Arc;

use tilewise_rules::{House, HouseError, rule_sets};

use crate::catalogue::Catalogue;
use crate::json::short;
use crate::reason::{Path, Reasons};
use crate::value::{Object, Value};

/// The house rules of a request. An option that is none is said, and then left out, so that the
/// rest of the request can be looked at. Nothing if the rule set isn't known.
pub fn house(request: &Object, catalogue: Catalogue, reasons: &mut Reasons) -> Option<Arc<House>> {
    let with_defaults = request
        .needed("ruleset", "the key of a rule book", reasons)
        .and_then(|value| rule_set(&value, catalogue, reasons));
    let Some(options) = request.field("options") else {
        return with_defaults;
    };
    let at = options.at;
    let entries = options.entries("an object of options and their answers", reasons);
    // Without a rule set nobody can say which options are right.
    let rule_set = with_defaults?.rule_set();
    let mut answers = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    for (key, value) in entries {
        if reasons.is_full() {
            break;
        }
        let Some(choice) = rule_set.options.iter().find(|choice| choice.key == key) else {
            let key = key.to_owned();
            refuse(&HouseError::UnknownOption { rule_set, key }, &at, reasons);
            continue;
        };
        if seen.contains(&key) {
            let message = format!("{} is there twice: remove one", short(key));
            reasons.unread("bad-request", named(&value.at, &short(key)), message);
            continue;
        }
        seen.push(key);
        match value.json.scalar() {
            Some(answer) => answers.push((key, answer)),
            // A list, an object or null.
            None => refuse(
                &HouseError::BadOptionValue {
                    key: choice.key,
                    value: value.json.words(),
                    answers: choice.answers(),
                },
                &at,
                reasons,
            ),
        }
    }
    let pairs = answers.iter().map(|(key, answer)| (*key, answer.as_ref()));
    match House::with(rule_set, pairs.clone()) {
        Ok(house) => Some(Arc::new(house)),
        Err(errors) => {
            for error in &errors {
                refuse(error, &at, reasons);
            }
            let bad = |key: &str| errors.iter().any(|error| named_key(error) == Some(key));
            House::with(rule_set, pairs.filter(|(key, _)| !bad(key)))
                .ok()
                .map(Arc::new)
        }
    }
}

pub fn rule_set(value: &Value, catalogue: Catalogue, reasons: &mut Reasons) -> Option<Arc<House>> {
    let key = value.text("the key of a rule book", reasons)?;
    let rule_set = (catalogue.house)(key);
    if rule_set.is_some() {
        return rule_set;
    }
    if let Some(message) = (catalogue.other)(key) {
        reasons.unread("unknown-ruleset", value.at, message);
    } else {
        let error = rule_sets::unknown(key);
        reasons.unread(error.code(), value.at, error.to_string());
    }
    None
}

fn named_key(error: &HouseError) -> Option<&str> {
    match error {
        HouseError::UnknownRuleset { .. } => None,
        HouseError::UnknownOption { key, .. } => Some(key),
        HouseError::BadOptionValue { key, .. } | HouseError::TwoAnswers { key, .. } => Some(key),
    }
}

fn refuse(error: &HouseError, options: &Path, reasons: &mut Reasons) {
    let key = short(named_key(error).unwrap_or_default());
    let at = Path::Field(options, &key);
    reasons.unread(error.code(), at, error.to_string());
}

fn named<'a>(at: &Path<'a>, key: &'a str) -> Path<'a> {
    match at {
        Path::Field(parent, _) => Path::Field(parent, key),
        other => *other,
    }
}
