//! The rule books: what can be scored, chosen and asked.

use serde::Serialize;
use tilewise_rules::ruleset::{self, RuleSet};
use tilewise_rules::{Choice, CircumstanceRule, Element, House, Kind, WinBy, Worth};

/// A rule book.
#[derive(Clone, Debug, Serialize)]
pub struct Book {
    key: &'static str,
    name: &'static str,
    unit: &'static str,
    money: &'static str,
    elements: Vec<Scores>,
    options: Vec<Asks>,
    circumstances: Vec<Holds>,
    liabilities: Vec<&'static str>,
    events: Vec<&'static str>,
}

/// A scoring element.
#[derive(Clone, Debug, Serialize)]
struct Scores {
    key: &'static str,
    name: &'static str,
    says: &'static str,
    clause: &'static str,
    /// By the book; in riichi with a closed hand.
    value: u16,
    limit: bool,
    /// A hand that scores it, in the text form of a hand.
    example: &'static str,
}

/// An option.
#[derive(Clone, Debug, Serialize)]
struct Asks {
    key: &'static str,
    name: &'static str,
    says: &'static str,
    clause: &'static str,
    default: Scalar,
    /// Every answer that is allowed, where they can be listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<Vec<Allowed>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<u32>,
    /// What is allowed, in words.
    allowed: String,
}

/// An answer to an option.
#[derive(Clone, Debug, Serialize)]
struct Allowed {
    value: Scalar,
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<&'static str>,
}

/// Yes or no, a number, or a text.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
enum Scalar {
    Flag(bool),
    Number(u32),
    Text(&'static str),
}

/// A circumstance.
#[derive(Clone, Debug, Serialize)]
struct Holds {
    key: &'static str,
    name: &'static str,
    says: &'static str,
    clause: &'static str,
    /// The ways of winning for which it is asked.
    by: Vec<&'static str>,
    /// Whether it comes with a count.
    count: bool,
    /// Circumstances that can't hold beside it.
    excludes: Vec<&'static str>,
}

/// All books.
pub fn all() -> Vec<Book> {
    ruleset::ALL.into_iter().map(book).collect()
}

fn book(book: &'static RuleSet) -> Book {
    let limit = House::book(book).limit();
    Book {
        key: book.key,
        name: book.name,
        unit: book.unit.key(),
        money: book.money,
        elements: book.elements.iter().map(|one| scores(one, limit)).collect(),
        options: book.choices.iter().map(asks).collect(),
        circumstances: book.circumstances.iter().map(holds).collect(),
        liabilities: book.liabilities.iter().map(|one| one.key()).collect(),
        events: book.events.iter().map(|one| one.key()).collect(),
    }
}

fn scores(one: &Element, limit: u16) -> Scores {
    Scores {
        key: one.key,
        name: one.name,
        says: one.says,
        clause: one.clause,
        value: one.worth.value(limit, true),
        limit: one.worth == Worth::Limit,
        example: one.example,
    }
}

fn asks(choice: &'static Choice) -> Asks {
    let flag = |flag, says| Allowed {
        value: Scalar::Flag(flag),
        says,
    };
    let number = |&number: &u32| Allowed {
        value: Scalar::Number(number),
        says: None,
    };
    let (default, values, range) = match choice.kind {
        Kind::Toggle(book) => {
            let values = vec![flag(true, None), flag(false, None)];
            (Scalar::Flag(book), Some(values), None)
        }
        Kind::OneOf(answers) => {
            let values = answers.iter().map(|answer| Allowed {
                value: Scalar::Text(answer.key),
                says: Some(answer.says),
            });
            let book = answers.first().map_or("", |answer| answer.key);
            (Scalar::Text(book), Some(values.collect()), None)
        }
        Kind::Number { min, max, book } => (Scalar::Number(book), None, Some((min, max))),
        Kind::NumberOf(numbers) => {
            let book = numbers.first().copied().unwrap_or_default();
            let values = numbers.iter().map(number).collect();
            (Scalar::Number(book), Some(values), None)
        }
        Kind::Table { name, .. } => (Scalar::Text(name), None, None),
    };
    Asks {
        key: choice.key,
        name: choice.name,
        says: choice.says,
        clause: choice.clause,
        default,
        values,
        min: range.map(|(min, _)| min),
        max: range.map(|(_, max)| max),
        allowed: choice.answers(),
    }
}

fn holds(rule: &CircumstanceRule) -> Holds {
    Holds {
        key: rule.circumstance.key(),
        name: rule.name,
        says: rule.says,
        clause: rule.clause,
        by: rule.needs.by.iter().copied().map(WinBy::key).collect(),
        count: rule.needs.counted,
        excludes: rule.excludes.iter().map(|one| one.key()).collect(),
    }
}
