//! `ruleset` and `options`: the rules of a request.

use std::sync::Arc;

use tilewise_rules::{RuleConfig, RuleConfigError, rule_sets};

use crate::catalogue::Catalogue;
use crate::diagnostics::{Diagnostics, Path};
use crate::json::short;
use crate::value::{JsonObject, JsonValue};

/// Reads the rule configuration of a request. Invalid options are reported and skipped, so that the rest can
/// be checked. Returns `None` if the rule set is unknown.
pub fn house(
    request: &JsonObject,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<Arc<RuleConfig>> {
    let with_defaults = request
        .needed("ruleset", "the key of a rule book", diagnostics)
        .and_then(|value| rule_set(&value, catalogue, diagnostics));
    let Some(options) = request.field("options") else {
        return with_defaults;
    };
    let at = options.at;
    let entries = options.entries("an object of options and their answers", diagnostics);
    // Options can't be checked without a rule set.
    let rule_set = with_defaults?.rule_set();
    let mut answers = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    for (key, value) in entries {
        if diagnostics.is_full() {
            break;
        }
        let Some(choice) = rule_set
            .settings
            .options
            .iter()
            .find(|choice| choice.key == key)
        else {
            let key = key.to_owned();
            refuse(
                &RuleConfigError::UnknownOption { rule_set, key },
                &at,
                diagnostics,
            );
            continue;
        };
        if seen.contains(&key) {
            let message = format!("{} is there twice: remove one", short(key));
            diagnostics.push_unparsed("bad-request", named(&value.at, &short(key)), message);
            continue;
        }
        seen.push(key);
        match value.json.scalar() {
            Some(answer) => answers.push((key, answer)),
            // A list, an object or null.
            None => refuse(
                &RuleConfigError::BadOptionValue {
                    key: choice.key,
                    value: value.json.words(),
                    answers: choice.answers(),
                },
                &at,
                diagnostics,
            ),
        }
    }
    let pairs = answers.iter().map(|(key, answer)| (*key, answer.as_ref()));
    match RuleConfig::with(rule_set, pairs.clone()) {
        Ok(house) => Some(Arc::new(house)),
        Err(errors) => {
            for error in &errors {
                refuse(error, &at, diagnostics);
            }
            let bad = |key: &str| errors.iter().any(|error| named_key(error) == Some(key));
            RuleConfig::with(rule_set, pairs.filter(|(key, _)| !bad(key)))
                .ok()
                .map(Arc::new)
        }
    }
}

pub fn rule_set(
    value: &JsonValue,
    catalogue: Catalogue,
    diagnostics: &mut Diagnostics,
) -> Option<Arc<RuleConfig>> {
    let key = value.text("the key of a rule book", diagnostics)?;
    let rule_set = (catalogue.house)(key);
    if rule_set.is_some() {
        return rule_set;
    }
    if let Some(message) = (catalogue.other)(key) {
        diagnostics.push_unparsed("unknown-ruleset", value.at, message);
    } else {
        let error = rule_sets::unknown(key);
        diagnostics.push_unparsed(error.code(), value.at, error.to_string());
    }
    None
}

fn named_key(error: &RuleConfigError) -> Option<&str> {
    match error {
        RuleConfigError::UnknownRuleset { .. } => None,
        RuleConfigError::UnknownOption { key, .. } => Some(key),
        RuleConfigError::BadOptionValue { key, .. } | RuleConfigError::TwoAnswers { key, .. } => {
            Some(key)
        }
    }
}

fn refuse(error: &RuleConfigError, options: &Path, diagnostics: &mut Diagnostics) {
    let key = short(named_key(error).unwrap_or_default());
    let at = Path::Field(options, &key);
    diagnostics.push_unparsed(error.code(), at, error.to_string());
}

fn named<'a>(at: &Path<'a>, key: &'a str) -> Path<'a> {
    match at {
        Path::Field(parent, _) => Path::Field(parent, key),
        other => *other,
    }
}
