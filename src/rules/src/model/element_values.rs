//! The own table of a house: element values that replace those of a rule set.

use crate::model::Worth;
use crate::sentence;
use crate::sentence::{Gap, Sentence};
use crate::sort::sort_short_by_key;

/// A value of an element that replaces that of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ElementValue {
    /// The element.
    pub key: &'static str,
    /// The value.
    pub value: u16,
    /// The value if all its sets are concealed; the same for elements of one value.
    pub concealed: u16,
}

impl ElementValue {
    /// Creates a value of an element.
    pub const fn new(key: &'static str, value: u16) -> Self {
        Self::with_concealed(key, value, value)
    }

    /// Creates the two values of an element.
    pub const fn with_concealed(key: &'static str, value: u16, concealed: u16) -> Self {
        Self {
            key,
            value,
            concealed,
        }
    }
    /// Returns the worth of its element with these values.
    pub(crate) const fn replacing(self, worth: Worth) -> Worth {
        match worth {
            Worth::Concealed { .. } => Worth::Concealed {
                value: self.value,
                concealed: self.concealed,
            },
            Worth::Bonus(_) => Worth::Bonus(self.value),
            Worth::Exclusive(_) => Worth::Exclusive(self.value),
            _ => Worth::Fan(self.value),
        }
    }
}

/// An element whose value a house can change.
#[derive(Clone, Copy, Debug)]
pub struct AdjustableElement {
    /// The element.
    pub key: &'static str,
    /// Whether it has another value if all its sets are concealed.
    pub has_concealed_value: bool,
}

/// The highest value of an element.
const MOST: u16 = 1_000;

/// Parses values of elements, such as `full-flush=10,straight=8/15`, in the order of the table. In links,
/// commas also replace strokes.
///
/// # Errors
/// What is wrong with the first part that can't be read, and what would be right.
pub(super) fn read(
    elements: &'static [AdjustableElement],
    text: &str,
) -> Result<Vec<ElementValue>, Sentence> {
    parse(elements, text).map_err(|why| sentence!("{0}; {1}", answers(elements), why))
}

/// Parses values of elements; an error says only what is wrong.
fn parse(
    elements: &'static [AdjustableElement],
    text: &str,
) -> Result<Vec<ElementValue>, Sentence> {
    // Whether the last element has two values already.
    let mut has_both = false;
    let mut found: Vec<(usize, ElementValue)> = Vec::new();
    let text = text.trim();
    let parts = text.split(',').map(str::trim);
    for part in parts.filter(|_| !text.is_empty()) {
        let Some((key, values)) = part.split_once('=') else {
            // The concealed value after the other one.
            let (Some((at, last)), Some(concealed)) = (found.last_mut(), number(part)) else {
                return Err(sentence!(
                    "“{0}” has no “=” with a value after it",
                    short(part)
                ));
            };
            if !elements[*at].has_concealed_value {
                return Err(sentence!(
                    "{0} takes one value, not two",
                    last.key.to_owned()
                ));
            }
            if has_both {
                return Err(sentence!(
                    "{0} takes two values, not three",
                    last.key.to_owned()
                ));
            }
            last.concealed = concealed;
            has_both = true;
            continue;
        };
        let key = key.trim();
        let Some(at) = elements.iter().position(|one| one.key == key) else {
            let why = if key.is_empty() {
                sentence!("an element is missing before “{0}”", short(part))
            } else {
                sentence!(
                    "“{0}” is no element of this rule book, similar ones are {1}",
                    short(key),
                    similar(elements, key)
                )
            };
            return Err(why);
        };
        let element = elements[at];
        if found.iter().any(|(other, _)| *other == at) {
            return Err(sentence!(
                "{0} is named twice: name it once",
                element.key.to_owned()
            ));
        }
        let Some(value) = values_of(element, values) else {
            return Err(sentence!(
                "“{0}” is not a value of {1}",
                short(values),
                element.key.to_owned()
            ));
        };
        has_both = values.contains('/');
        found.push((at, value));
    }
    sort_short_by_key(&mut found, |&(at, _)| at);
    Ok(found.into_iter().map(|(_, value)| value).collect())
}

/// Formats values of elements in the form that [`read`] accepts.
pub(super) fn text(values: &[ElementValue]) -> String {
    let one = |one: &ElementValue| {
        if one.value == one.concealed {
            format!("{}={}", one.key, one.value)
        } else {
            format!("{}={}/{}", one.key, one.value, one.concealed)
        }
    };
    values.iter().map(one).collect::<Vec<_>>().join(",")
}

/// Returns the possible values, in words.
pub(super) fn answers(elements: &'static [AdjustableElement]) -> Sentence {
    let first = |two: bool| elements.iter().find(|one| one.has_concealed_value == two);
    let Some(one) = first(false) else {
        return Sentence::default();
    };
    match first(true) {
        Some(two) => sentence!(
            "elements and their values, whole numbers from 0 to {0}, or two for an element with a concealed value, such as {1}=10,{2}=5/10",
            u32::from(MOST),
            one.key.to_owned(),
            two.key.to_owned()
        ),
        None => sentence!(
            "elements and their values, whole numbers from 0 to {0}, such as {1}=10",
            u32::from(MOST),
            one.key.to_owned()
        ),
    }
}

/// Returns up to three elements whose keys have the longest beginning in common with a text.
fn similar(elements: &'static [AdjustableElement], text: &str) -> Gap {
    let common = |key: &str| {
        key.bytes()
            .zip(text.bytes())
            .take_while(|(a, b)| a == b)
            .count()
    };
    let most = elements.iter().map(|one| common(one.key)).max();
    let keys = elements.iter().map(|one| one.key);
    let keys = keys.filter(|key| Some(common(key)) == most).take(3);
    Sentence::joined("{0}, {1}", keys.map(|key| Gap::from(key.to_owned())))
}

fn values_of(element: AdjustableElement, text: &str) -> Option<ElementValue> {
    match text.split_once('/') {
        Some((value, concealed)) if element.has_concealed_value => Some(
            ElementValue::with_concealed(element.key, number(value)?, number(concealed)?),
        ),
        Some(_) => None,
        None => Some(ElementValue::new(element.key, number(text)?)),
    }
}

/// Parses a value. A leading zero is refused: it would be a part of “1,000”.
fn number(text: &str) -> Option<u16> {
    let text = text.trim();
    let is_part = text.len() > 1 && text.starts_with('0');
    let number = text.parse().ok();
    number.filter(|&number| number <= MOST && !is_part)
}

/// Returns the beginning of a text that may be long.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
