//! House rules: where circles differ, the difference is a choice.

use crate::schema::{Money, place_of};
use crate::sentence;
use crate::sentence::{Gap, Sentence};

/// One question that the players of a book settle among themselves.
#[derive(Debug)]
pub struct RuleOption {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The question in a few words.
    pub name: &'static str,
    /// What else players call it, in every language and script, divided by commas: for the search.
    pub also: &'static str,
    /// What it decides.
    pub says: &'static str,
    /// The clause that it is about.
    pub clause: &'static str,
    /// Possible answers, and the book's own.
    pub kind: OptionKind,
}

/// Options that are about the same, one after the other in the table of the rule set.
#[derive(Debug)]
pub struct Section {
    /// What they are about.
    pub name: &'static str,
    /// The key of the first of them.
    pub first: &'static str,
}

/// Answers to some options that tables know by one name.
#[derive(Debug)]
pub struct Preset {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// What tables call it.
    pub name: &'static str,
    /// What it means, in a sentence.
    pub says: &'static str,
    /// Keys of options, and their answers.
    pub answers: Answers,
}

/// Answers to some options: the key of each, and its answer.
pub type Answers = &'static [(&'static str, &'static str)];

impl Preset {
    /// The presets of a rule set, where they are asked for: the feature `colloquial`.
    pub(crate) const fn known(all: &'static [Self]) -> &'static [Self] {
        if_colloquial(all)
    }
}

/// What players say, where it is asked for: the feature `colloquial`.
pub(crate) const fn if_colloquial<T>(all: &'static [T]) -> &'static [T] {
    if cfg!(feature = "colloquial") {
        all
    } else {
        &[]
    }
}

/// Possible answers to a [`RuleOption`], and the book's own.
#[derive(Debug)]
pub enum OptionKind {
    /// Yes or no.
    Toggle(bool),
    /// One of these; the first is the book's.
    OneOf(&'static [Answer]),
    /// What each place at the end is worth: one of these, of which the first is the book's, or four
    /// whole numbers that add up to 0.
    Places(&'static [Answer]),
    /// A number from `min` to `max`.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
        /// The book's.
        default: u32,
    },
    /// A number from 1 to `max`, or none at all.
    NumberOrNone {
        /// The most.
        max: u32,
        /// The book's.
        default: u32,
    },
    /// An amount of money in hundredths, from `min` to `max`.
    Money {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
        /// The book's.
        default: u32,
    },
    /// One of these numbers; the first is the book's.
    NumberOf(&'static [u32]),
    /// A table of whole numbers that never decrease, from 0 up; the named one is the book's.
    Table {
        /// The name of the book's table.
        name: &'static str,
        /// The book's table.
        default: &'static [u32],
        /// Where anything looks at it.
        used: Condition,
    },
}

/// One answer in words.
#[derive(Debug)]
pub struct Answer {
    /// Public identity. Never renamed.
    pub key: &'static str,
    /// The answer as a sentence.
    pub says: &'static str,
}

/// The answer that a house gives to a [`RuleOption`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Yes or no.
    Toggle(bool),
    /// The place in [`OptionKind::OneOf`], or among those of [`OptionKind::Places`].
    OneOf(usize),
    /// What each place is worth, where that has no name.
    Places([i32; 4]),
    /// A number; of money, in hundredths; the largest there is where there is none.
    Number(u32),
    /// A table; `None` is the book's.
    Table(Option<Vec<u32>>),
}

/// The answer "none" to [`OptionKind::NumberOrNone`].
pub const NONE: u32 = u32::MAX;

/// Money in hundredths.
const MONEY: Money = Money {
    name: "",
    before: true,
    parts: 100,
};

/// Reads an amount with at most two decimals, such as `1`, `0.5`, `2.25`, in hundredths.
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

/// The longest table, and the highest figure in one. A table of one figure is a slip.
const TABLE: (usize, u32) = (32, 1_000_000);

/// The most that a place can be worth.
const PLACE: u32 = 1_000;

/// Reads what four places are worth, such as `15/5/-5/-15`: it adds up to 0.
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

/// What four places are worth, as it is read.
fn written([first, second, third, fourth]: [i32; 4]) -> String {
    format!("{first}/{second}/{third}/{fourth}")
}

/// The place of an answer by its key, however that is written.
fn named(answers: &[Answer], text: &str) -> Option<usize> {
    let text = match text {
        "true" => "on".to_owned(),
        "false" => "off".to_owned(),
        _ => text.replace([' ', '_'], "-").replace(',', "/"),
    };
    answers.iter().position(|answer| answer.key == text)
}

impl RuleOption {
    /// The book's answer.
    pub const fn default_setting(&self) -> Setting {
        match self.kind {
            OptionKind::Toggle(default) => Setting::Toggle(default),
            OptionKind::OneOf(_) | OptionKind::Places(_) => Setting::OneOf(0),
            OptionKind::Number { default, .. }
            | OptionKind::NumberOrNone { default, .. }
            | OptionKind::Money { default, .. } => Setting::Number(default),
            OptionKind::NumberOf(numbers) => Setting::Number(numbers[0]),
            OptionKind::Table { .. } => Setting::Table(None),
        }
    }

    /// Reads an answer; `None` if it is none.
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
        }
    }

    /// Writes an answer, so that [`RuleOption::parse`] reads it.
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
            (Setting::Table(None), _) => String::new(),
        }
    }

    /// What answers there are, in words.
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
        }
    }
}

/// When something in a rule set holds, by the answers of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// In every house.
    Always,
    /// Where this toggle is on.
    If(&'static str),
    /// Where this toggle is off.
    Unless(&'static str),
    /// Where this choice has this answer.
    IfChosen(&'static str, &'static str),
    /// Where this choice has another answer.
    UnlessChosen(&'static str, &'static str),
}

impl Condition {
    /// The choice that it asks.
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

/// The place of a choice in its table, looked up when the program is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionId(pub(crate) usize);

/// Finds a choice. In a `const`, a key that isn't there stops the build.
///
/// # Panics
/// If there is no such choice.
pub const fn find(options: &[RuleOption], key: &str) -> OptionId {
    match place_of!(option of options, option.key, key) {
        Some(place) => OptionId(place),
        None => panic!("no such choice"),
    }
}

/// Whether two texts are the same, in a `const`.
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
