//! `ruleset` and `options`: which rules a request is about.

use std::sync::{Arc, LazyLock};

use tilewise_rules::ruleset::{self, RuleSet};
use tilewise_rules::{Choice, House, HouseError, penalties};

use crate::face::json::short;
use crate::face::penalty;
use crate::face::reason::{Path, Reasons};
use crate::face::value::{Object, Value};

/// The house rules of a request. An option that is none is said, and then left out, so that the
/// rest of the request can be looked at. Nothing if the book isn't known.
pub fn house(request: &Object, reasons: &mut Reasons) -> Option<Arc<House>> {
    let ruleset = request
        .needed("ruleset", "the key of a rule book", reasons)
        .and_then(|value| book(&value, reasons));
    let Some(options) = request.field("options") else {
        return ruleset.map(by_the_book);
    };
    let entries = options.entries("an object of options and their answers", reasons);
    // Without a book nobody can say which options are right.
    let ruleset = ruleset?;
    let mut answers = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    for (key, value) in entries {
        if seen.contains(&key) {
            let message = format!("{} is there twice: remove one", short(key));
            reasons.unread("bad-request", named(&value.at, &short(key)), message);
            continue;
        }
        seen.push(key);
        match value.json.scalar() {
            Some(answer) => answers.push((key, answer)),
            None => not_scalar(ruleset, key, &value, reasons),
        }
    }
    let pairs = answers.iter().map(|(key, answer)| (*key, answer.as_ref()));
    match House::with(ruleset, pairs.clone()) {
        Ok(house) => Some(Arc::new(house)),
        Err(errors) => {
            for error in &errors {
                refuse(error, reasons);
            }
            let bad = |key: &str| errors.iter().any(|error| named_key(error) == Some(key));
            House::with(ruleset, pairs.filter(|(key, _)| !bad(key)))
                .ok()
                .map(Arc::new)
        }
    }
}

/// A book with its own answers, made once.
fn by_the_book(ruleset: &'static RuleSet) -> Arc<House> {
    static HOUSES: LazyLock<Vec<Arc<House>>> = LazyLock::new(|| {
        let books = ruleset::ALL.into_iter();
        books.map(|book| Arc::new(House::book(book))).collect()
    });
    let house = HOUSES.iter().find(|house| house.ruleset() == ruleset);
    house.map_or_else(|| Arc::new(House::book(ruleset)), Arc::clone)
}

fn book(value: &Value, reasons: &mut Reasons) -> Option<&'static RuleSet> {
    let key = value.text("the key of a rule book", reasons)?;
    let book = ruleset::by_key(key);
    if book.is_some() {
        return book;
    }
    if let Some(book) = penalties::by_key(key) {
        let message = penalty::scores_nothing(book);
        reasons.unread("unknown-ruleset", value.at, message);
    } else {
        let error = HouseError::UnknownRuleset {
            key: key.to_owned(),
        };
        reasons.unread(error.code(), value.at, error.to_string());
    }
    None
}

fn named_key(error: &HouseError) -> Option<&str> {
    match error {
        HouseError::UnknownRuleset { .. } => None,
        HouseError::UnknownOption { key, .. } => Some(key),
        HouseError::BadOptionValue { key, .. } => Some(key),
    }
}

fn refuse(error: &HouseError, reasons: &mut Reasons) {
    let key = short(named_key(error).unwrap_or_default());
    let at = Path::Field(&OPTIONS, &key);
    reasons.unread(error.code(), at, error.to_string());
}

/// A list, an object or null where an answer should stand.
fn not_scalar(ruleset: &'static RuleSet, key: &str, value: &Value, reasons: &mut Reasons) {
    let choice = ruleset.choices.iter().find(|choice| choice.key == key);
    let error = match choice {
        Some(choice) => HouseError::BadOptionValue {
            key: choice.key,
            value: value.json.words(),
            answers: Choice::answers(choice),
        },
        None => HouseError::UnknownOption {
            ruleset,
            key: key.to_owned(),
        },
    };
    refuse(&error, reasons);
}

const OPTIONS: Path = Path::Field(&Path::Top, "options");

fn named<'a>(at: &Path<'a>, key: &'a str) -> Path<'a> {
    match at {
        Path::Field(parent, _) => Path::Field(parent, key),
        other => *other,
    }
}
