//! House rules: the options of a rule set.

use crate::model::{AdjustableElement, ElementValue, Money, each, element_values, place_of};
use crate::sentence;
use crate::sentence::{Gap, Sentence};

/// An option of a rule set.
#[derive(Debug)]
pub struct RuleOption {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The name: the question in a few words.
    pub name: &'static str,
    /// Other names in every language and script, separated by commas, for the search.
    pub aliases: &'static str,
    /// The effect.
    pub description: &'static str,
    /// The clause.
    pub clause: &'static str,
    /// The possible values, and the default.
    pub kind: OptionKind,
}

/// A group of options on one topic, adjacent in the table of the rule set.
#[derive(Debug)]
pub struct Section {
    /// The topic.
    pub name: &'static str,
    /// The key of its first option.
    pub first: &'static str,
}

/// Values of some options under a common name.
#[derive(Debug)]
pub struct Preset {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The name.
    pub name: &'static str,
    /// The meaning, in a sentence.
    pub description: &'static str,
    /// Keys of options, and their values.
    pub answers: OptionValues,
}

/// Values of some options, by key.
pub type OptionValues = &'static [(&'static str, &'static str)];

/// The possible values of a [`RuleOption`], and the default.
#[derive(Debug)]
pub enum OptionKind {
    /// Yes or no.
    Toggle(bool),
    /// One of these; the first is the default.
    OneOf(&'static [OptionAnswer]),
    /// The value of each rank at the end: one of these, of which the first is the default, or four whole
    /// numbers that add up to 0.
    Places(&'static [OptionAnswer]),
    /// A number from `min` to `max`.
    Number {
        /// The lowest.
        min: u32,
        /// The highest.
        max: u32,
        /// The default.
        default: u32,
    },
    /// A number from 1 to `max`, or none.
    NumberOrNone {
        /// The highest.
        max: u32,
        /// The default.
        default: u32,
    },
    /// An amount of money in hundredths, from `min` to `max`.
    Money {
        /// The lowest.
        min: u32,
        /// The highest.
        max: u32,
        /// The default.
        default: u32,
    },
    /// One of these numbers; the first is the default.
    NumberOf(&'static [u32]),
    /// A table of whole numbers that never decrease, from 0 up; the named one is the default.
    Table {
        /// The name of the default table.
        name: &'static str,
        /// The default table.
        default: &'static [u32],
        /// The condition under which it is used.
        used: Condition,
    },
    /// The values of these elements of a house, such as `full-flush=10,human-hand=0`; none is the default.
    Values(fn() -> &'static [AdjustableElement]),
    /// Any of these keys; none is the default.
    AnyOf(&'static [&'static str]),
}

/// A value in words.
#[derive(Debug)]
pub struct OptionAnswer {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The value as a sentence.
    pub text: &'static str,
}

/// The value of a [`RuleOption`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Yes or no.
    Toggle(bool),
    /// The position in [`OptionKind::OneOf`] or [`OptionKind::Places`].
    OneOf(usize),
    /// The value of each rank, if they have no name.
    Places([i32; 4]),
    /// A number; in hundredths for money; the largest number for none.
    Number(u32),
    /// A table; `None` is the default.
    Table(Option<Vec<u32>>),
    /// The values of elements, in the order of their table.
    Values(Vec<ElementValue>),
    /// The positions in [`OptionKind::AnyOf`], in their order.
    AnyOf(Vec<usize>),
}

/// The value "none" of [`OptionKind::NumberOrNone`].
pub const NONE: u32 = u32::MAX;

/// Money in hundredths.
const MONEY: Money = Money {
    name: "",
    before: true,
    parts: 100,
};

/// Parses an amount with at most two decimals, such as `1`, `0.5`, `2.25`, in hundredths.
fn hundredths(text: &str) -> Option<u32> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| text.bytes().all(|one| one.is_ascii_digit());
    if !digits(whole) || !digits(decimals) || decimals.is_empty() || decimals.len() > 2 {
        return None;
    }
    let tens = if decimals.len() == 1 { 10 } else { 1 };
    let whole: u32 = whole.parse().ok()?;
    let decimals: u32 = decimals.parse().ok()?;
    whole.checked_mul(100)?.checked_add(decimals * tens)
}

/// The longest table, and the highest number in one. A table of one number is an error.
const TABLE: (usize, u32) = (32, 1_000_000);

/// The highest value of a rank.
const PLACE: u32 = 1_000;

/// Parses the values of four ranks, such as `15/5/-5/-15`, which add up to 0.
fn places(text: &str) -> Option<[i32; 4]> {
    let mut all = [0; 4];
    let mut numbers = text.split('/');
    for place in &mut all {
        let number = numbers.next()?.trim();
        let (sign, number) = number
            .strip_prefix('-')
            .map_or((1, number), |rest| (-1, rest));
        let number: u32 = number.parse().ok().filter(|number| *number <= PLACE)?;
        *place = sign * i32::try_from(number).ok()?;
    }
    (numbers.next().is_none() && all.iter().sum::<i32>() == 0).then_some(all)
}

/// Formats the values of four ranks.
fn written([first, second, third, fourth]: [i32; 4]) -> String {
    format!("{first}/{second}/{third}/{fourth}")
}

/// Returns the position of a value by its key, ignoring spelling variants.
fn named(answers: &[OptionAnswer], text: &str) -> Option<usize> {
    let text = match text {
        "true" => "on".to_owned(),
        "false" => "off".to_owned(),
        _ => text.replace([' ', '_'], "-").replace(',', "/"),
    };
    answers.iter().position(|answer| answer.key == text)
}

impl RuleOption {
    /// Returns the default.
    pub const fn default_setting(&self) -> Setting {
        match self.kind {
            OptionKind::Toggle(default) => Setting::Toggle(default),
            OptionKind::OneOf(_) | OptionKind::Places(_) => Setting::OneOf(0),
            OptionKind::Number { default, .. }
            | OptionKind::NumberOrNone { default, .. }
            | OptionKind::Money { default, .. } => Setting::Number(default),
            OptionKind::NumberOf(numbers) => Setting::Number(numbers[0]),
            OptionKind::Table { .. } => Setting::Table(None),
            OptionKind::Values(_) => Setting::Values(Vec::new()),
            OptionKind::AnyOf(_) => Setting::AnyOf(Vec::new()),
        }
    }

    /// Parses a value; `None` if it is invalid.
    pub fn parse(&self, text: &str) -> Option<Setting> {
        match &self.kind {
            OptionKind::Toggle(_) => match text {
                "true" | "on" => Some(Setting::Toggle(true)),
                "false" | "off" => Some(Setting::Toggle(false)),
                _ => None,
            },
            OptionKind::OneOf(answers) => named(answers, text).map(Setting::OneOf),
            OptionKind::Places(answers) => {
                let own = places(&text.replace(',', "/"));
                let text = own.map_or_else(|| text.to_owned(), written);
                let place = named(answers, &text).map(Setting::OneOf);
                place.or(own.map(Setting::Places))
            }
            OptionKind::Number { min, max, .. } => {
                let number = if text == "none" {
                    0
                } else {
                    text.parse().ok()?
                };
                (*min..=*max)
                    .contains(&number)
                    .then_some(Setting::Number(number))
            }
            OptionKind::NumberOrNone { .. } if text == "none" => Some(Setting::Number(NONE)),
            OptionKind::NumberOrNone { max, .. } => {
                let number = text.parse().ok()?;
                (1..=*max)
                    .contains(&number)
                    .then_some(Setting::Number(number))
            }
            OptionKind::Money { min, max, .. } => {
                let hundredths = hundredths(text)?;
                (*min..=*max)
                    .contains(&hundredths)
                    .then_some(Setting::Number(hundredths))
            }
            OptionKind::NumberOf(numbers) => {
                let number = text.parse().ok()?;
                numbers.contains(&number).then_some(Setting::Number(number))
            }
            OptionKind::Table { name, default, .. } => {
                if text == *name {
                    return Some(Setting::Table(None));
                }
                let table: Vec<u32> = text
                    .split(',')
                    .map(|number| number.trim().parse().ok())
                    .collect::<Option<_>>()?;
                let fits = (2..=TABLE.0).contains(&table.len())
                    && table.is_sorted()
                    && table.iter().all(|&number| number <= TABLE.1);
                fits.then(|| Setting::Table((table != *default).then_some(table)))
            }
            OptionKind::Values(elements) => {
                let values = element_values::read(elements(), text);
                values.ok().map(Setting::Values)
            }
            OptionKind::AnyOf(keys) => {
                let mut named = text.split(',').map(str::trim);
                let is_key = |one: &str| one.is_empty() || keys.contains(&one);
                named.all(is_key).then(|| {
                    let is_named = |&at: &usize| text.split(',').any(|one| one.trim() == keys[at]);
                    Setting::AnyOf((0..keys.len()).filter(is_named).collect())
                })
            }
        }
    }

    /// Returns whether a value is possible, in a `const`: a subset of what [`RuleOption::parse`] accepts, except
    /// that amounts and tables are not read.
    pub(crate) const fn has_answer(&self, text: &str) -> bool {
        match self.kind {
            OptionKind::Toggle(_) => same(text, "true") || same(text, "false"),
            OptionKind::OneOf(answers) | OptionKind::Places(answers) => {
                place_of!(answer of answers, answer.key, text).is_some()
            }
            OptionKind::Number { min, max, .. } => is_number_within(text, min, max),
            OptionKind::NumberOrNone { max, .. } => {
                same(text, "none") || is_number_within(text, 1, max)
            }
            OptionKind::NumberOf(numbers) => {
                let mut is_listed = false;
                each!(number of numbers, {
                    is_listed = is_listed || is_number_within(text, *number, *number);
                });
                is_listed
            }
            OptionKind::Money { .. } | OptionKind::Table { .. } => !text.is_empty(),
            OptionKind::Values(_) | OptionKind::AnyOf(_) => true,
        }
    }

    /// Formats a value in the form that [`RuleOption::parse`] accepts.
    pub fn text(&self, setting: &Setting) -> String {
        match (setting, &self.kind) {
            (Setting::Toggle(on), _) => on.to_string(),
            (Setting::OneOf(place), OptionKind::OneOf(answers) | OptionKind::Places(answers)) => {
                answers
                    .get(*place)
                    .map_or("", |answer| answer.key)
                    .to_owned()
            }
            (Setting::OneOf(place), _) => place.to_string(),
            (Setting::Number(NONE), OptionKind::NumberOrNone { .. }) => "none".to_owned(),
            (&Setting::Number(hundredths), OptionKind::Money { .. }) => {
                MONEY.decimal(hundredths.into()).to_string()
            }
            (Setting::Number(number), _) => number.to_string(),
            (Setting::Table(Some(table)), _) => table
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(","),
            (&Setting::Places(places), _) => written(places),
            (Setting::Table(None), OptionKind::Table { name, .. }) => (*name).to_owned(),
            (Setting::Values(values), _) => element_values::text(values),
            (Setting::AnyOf(places), OptionKind::AnyOf(keys)) => {
                let keys: Vec<_> = places
                    .iter()
                    .filter_map(|&at| keys.get(at))
                    .copied()
                    .collect();
                keys.join(",")
            }
            (Setting::Table(None) | Setting::AnyOf(_), _) => String::new(),
        }
    }

    /// Returns the possible values; for an invalid value of several parts also what is wrong with it.
    pub fn remedy(&self, text: &str) -> Sentence {
        match &self.kind {
            OptionKind::Values(elements) => element_values::read(elements(), text)
                .err()
                .unwrap_or_else(|| self.answers()),
            OptionKind::AnyOf(keys) => {
                let mut named = text.split(',').map(str::trim);
                let unknown = named.find(|key| !key.is_empty() && !keys.contains(key));
                unknown.map_or_else(
                    || self.answers(),
                    |key| {
                        sentence!(
                            "{0}, and “{1}” is none of them",
                            self.answers(),
                            key.to_owned()
                        )
                    },
                )
            }
            _ => self.answers(),
        }
    }

    /// Returns the possible values, in words.
    pub fn answers(&self) -> Sentence {
        let listed = |answers: Vec<String>| {
            sentence!(
                "{0}",
                Sentence::joined("{0}, {1}", answers.into_iter().map(Gap::from))
            )
        };
        match &self.kind {
            OptionKind::Toggle(_) => sentence!("true or false"),
            OptionKind::OneOf(answers) => {
                listed(answers.iter().map(|one| one.key.to_owned()).collect())
            }
            OptionKind::Places(answers) => sentence!(
                "{0}, or four whole numbers that add up to 0, such as 10/5/-5/-10",
                listed(answers.iter().map(|one| one.key.to_owned()).collect())
            ),
            OptionKind::Number { min, max, .. } => {
                sentence!("a whole number from {0} to {1}", *min, *max)
            }
            OptionKind::NumberOrNone { max, .. } => {
                sentence!("a whole number from 1 to {0}, or none", *max)
            }
            OptionKind::Money { min, max, .. } => {
                let amount = |amount: u32| MONEY.decimal(amount.into()).to_string();
                sentence!(
                    "an amount from {0} to {1} with at most two decimals",
                    amount(*min),
                    amount(*max)
                )
            }
            OptionKind::NumberOf(numbers) => {
                listed(numbers.iter().map(ToString::to_string).collect())
            }
            OptionKind::Table { name, .. } => sentence!(
                "“{0}” for the figures of the book, or whole numbers that never decrease, divided by \
                 commas, from 0 up",
                (*name).to_owned()
            ),
            OptionKind::Values(elements) => element_values::answers(elements()),
            OptionKind::AnyOf(keys) => sentence!(
                "none or some of these, divided by commas: {0}",
                listed(keys.iter().map(|&one| one.to_owned()).collect())
            ),
        }
    }
}

/// Returns whether a text is a whole number within these limits, in a `const`.
const fn is_number_within(text: &str, min: u32, max: u32) -> bool {
    match u32::from_str_radix(text, 10) {
        Ok(number) => min <= number && number <= max,
        Err(_) => false,
    }
}

/// A condition on the options of a rule configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Always.
    Always,
    /// This toggle is on.
    If(&'static str),
    /// This toggle is off.
    Unless(&'static str),
    /// This option has this value.
    IfChosen(&'static str, &'static str),
    /// This option has another value.
    UnlessChosen(&'static str, &'static str),
}

impl Condition {
    /// Returns the key of the option that it depends on.
    pub(crate) const fn choice(self) -> Option<&'static str> {
        match self {
            Self::Always => None,
            Self::If(key)
            | Self::Unless(key)
            | Self::IfChosen(key, _)
            | Self::UnlessChosen(key, _) => Some(key),
        }
    }
}

/// The position of an option in its table, looked up at compile time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionId(pub(crate) usize);

/// Returns the id of an option. In a `const`, an unknown key stops the build.
///
/// # Panics
/// If there is no such option.
pub const fn find(options: &[RuleOption], key: &str) -> OptionId {
    match place_of!(option of options, option.key, key) {
        Some(place) => OptionId(place),
        None => panic!("no such choice"),
    }
}

/// A value of an option with several, looked up at compile time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerId {
    pub(crate) option: OptionId,
    pub(crate) place: usize,
}

/// Returns the id of a value of an option with several. In a `const`, an unknown key stops the build.
///
/// # Panics
/// If there is no such option or value.
pub const fn find_answer(options: &[RuleOption], key: &str, answer: &str) -> AnswerId {
    let option = find(options, key);
    let OptionKind::OneOf(answers) = &options[option.0].kind else {
        panic!("no choice of several values");
    };
    match place_of!(one of answers, one.key, answer) {
        Some(place) => AnswerId { option, place },
        None => panic!("no such value"),
    }
}

/// Returns whether two texts are equal, in a `const`.
pub(crate) const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
