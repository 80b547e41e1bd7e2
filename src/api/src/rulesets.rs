//! The rule sets: what can be scored, chosen and asked.

use serde::Serialize;
use tilewise_rules::{
    CircumstanceRule, Count, Element, House, OptionKind, OwnAnswer, RuleOption, RuleSet,
    SHARED_TABLES, Setting, WinBy, rule_sets,
};

use crate::report::Amount;

/// A rule set in the catalogue.
#[derive(Clone, Debug, Serialize)]
pub struct RuleSetEntry {
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
    #[serde(skip_serializing_if = "str::is_empty")]
    chinese: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    japanese: &'static str,
    #[serde(skip_serializing_if = "str::is_empty")]
    romaji: &'static str,
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
    /// How well it is known that the book says so, where some say so of it and some don't.
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<&'static str>,
    /// Every answer that is allowed, where they can be listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<Vec<Allowed>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<Amount>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<Amount>,
    /// Whether "none" is an answer too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    none: bool,
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
    Number(Amount),
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

/// All rule sets.
pub fn all() -> Vec<RuleSetEntry> {
    rule_sets::ALL.into_iter().map(rule_set).collect()
}

fn rule_set(rule_set: &'static RuleSet) -> RuleSetEntry {
    let house = House::with_defaults(rule_set);
    RuleSetEntry {
        key: rule_set.key,
        name: rule_set.name,
        unit: rule_set.unit.name,
        money: house.money().name,
        elements: rule_set
            .elements
            .iter()
            .map(|one| scores(one, &house))
            .collect(),
        options: rule_set
            .options
            .iter()
            .map(|choice| asked(choice, rule_set.own_answer(choice.key)))
            .collect(),
        circumstances: rule_set.circumstances.iter().map(holds).collect(),
        liabilities: rule_set.liabilities.iter().map(|one| one.key).collect(),
        events: rule_set.events.iter().map(|one| one.key).collect(),
    }
}

fn scores(one: &Element, house: &House) -> Scores {
    Scores {
        key: one.key,
        name: one.name,
        chinese: one.native.chinese(),
        japanese: one.native.japanese(),
        romaji: one.native.romaji(),
        says: one.says,
        clause: one.clause,
        value: house.worth(one).value(house.limits(), true),
        limit: house.worth(one).is_limit(),
        example: one.example,
    }
}

/// An option with the answer of one of the rule sets that share it.
fn asked(choice: &'static RuleOption, own: Option<&'static OwnAnswer>) -> Asks {
    let mut asks = asks(choice);
    let Some(own) = own.filter(|_| SHARED_TABLES) else {
        return asks;
    };
    asks.known = Some(own.known.key());
    asks.default = match choice.parse(own.answer) {
        Some(Setting::Toggle(on)) => Scalar::Flag(on),
        Some(Setting::Number(number)) => match choice.kind {
            OptionKind::Money { .. } => Scalar::Number(Amount::hundredths(number)),
            OptionKind::NumberOrNone { max, .. } if number > max => Scalar::Text("none"),
            _ => Scalar::Number(Amount::whole(number)),
        },
        _ => Scalar::Text(own.answer),
    };
    asks
}

fn asks(choice: &'static RuleOption) -> Asks {
    let mut asks = Asks {
        key: choice.key,
        name: choice.name,
        says: choice.says,
        clause: choice.clause,
        default: Scalar::Text(""),
        known: None,
        values: None,
        min: None,
        max: None,
        none: false,
        allowed: choice.answers().to_string(),
    };
    let said = |value, says| Allowed { value, says };
    match choice.kind {
        OptionKind::Toggle(default) => {
            let flags = [true, false].map(|flag| said(Scalar::Flag(flag), None));
            asks.values = Some(flags.into());
            asks.default = Scalar::Flag(default);
        }
        OptionKind::OneOf(answers) | OptionKind::Places(answers) => {
            let values = answers
                .iter()
                .map(|answer| said(Scalar::Text(answer.key), Some(answer.says)));
            asks.values = Some(values.collect());
            asks.default = Scalar::Text(answers.first().map_or("", |answer| answer.key));
        }
        OptionKind::Number { min, max, default } => asks.range(min, max, default, Amount::whole),
        OptionKind::NumberOrNone { max, default } => {
            asks.range(1, max, default, Amount::whole);
            asks.none = true;
            if default > max {
                asks.default = Scalar::Text("none");
            }
        }
        OptionKind::Money { min, max, default } => {
            asks.range(min, max, default, Amount::hundredths);
        }
        OptionKind::NumberOf(numbers) => {
            let value = |&number| Scalar::Number(Amount::whole(number));
            asks.values = Some(
                numbers
                    .iter()
                    .map(|number| said(value(number), None))
                    .collect(),
            );
            asks.default = value(numbers.first().unwrap_or(&0));
        }
        OptionKind::Table { name, .. } => asks.default = Scalar::Text(name),
    }
    asks
}

impl Asks {
    fn range(&mut self, min: u32, max: u32, rule_set: u32, amount: fn(u32) -> Amount) {
        self.min = Some(amount(min));
        self.max = Some(amount(max));
        self.default = Scalar::Number(amount(rule_set));
    }
}

fn holds(rule: &CircumstanceRule) -> Holds {
    Holds {
        key: rule.circumstance.key(),
        name: rule.name,
        says: rule.says,
        clause: rule.clause,
        by: rule.needs.by.iter().copied().map(WinBy::key).collect(),
        count: rule.needs.count != Count::Never,
        excludes: rule.excludes.iter().map(|one| one.key()).collect(),
    }
}
