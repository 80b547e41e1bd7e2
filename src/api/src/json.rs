//! JSON as a tree: in its order, with borrowed texts if possible.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::text::typed;

/// A JSON value. Unlike most trees it keeps duplicate keys, so that they can be reported.
#[derive(Clone, Debug, PartialEq)]
pub enum Json<'a> {
    /// `null`, or a JavaScript value without JSON form.
    Null,
    /// `true` or `false`.
    Flag(bool),
    /// A whole number.
    Whole(i64),
    /// Any other number.
    Number(f64),
    /// A text.
    Text(Cow<'a, str>),
    /// A list.
    List(Vec<Json<'a>>),
    /// An object: keys and values in their order.
    Object(Vec<(Cow<'a, str>, Json<'a>)>),
}

/// 2⁵³ − 1: the maximum up to which JavaScript represents every whole number.
pub const EXACT: i64 = 9_007_199_254_740_991;

impl Json<'_> {
    /// Returns the value as a whole number; `3.0` is 3.
    pub fn whole(&self) -> Option<i64> {
        match *self {
            Self::Whole(number) => Some(number),
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_precision_loss,
                reason = "whole and in the exact range of a double"
            )]
            Self::Number(number) if number.fract() == 0.0 && number.abs() <= EXACT as f64 => {
                Some(number as i64)
            }
            _ => None,
        }
    }

    /// Returns a number, text or flag as a text; a list of numbers as numbers with commas.
    pub fn scalar(&self) -> Option<Cow<'_, str>> {
        match self {
            Self::List(items) if items.len() > 1 => {
                let numbers = items.iter().map(|item| match item {
                    Self::Whole(number) => Some(number.to_string()),
                    _ => None,
                });
                Some(numbers.collect::<Option<Vec<_>>>()?.join(",").into())
            }
            Self::Flag(true) => Some("true".into()),
            Self::Flag(false) => Some("false".into()),
            Self::Whole(number) => Some(number.to_string().into()),
            Self::Number(number) => Some(match self.whole() {
                Some(whole) => whole.to_string().into(),
                None => typed(*number)?.into(),
            }),
            Self::Text(text) => Some(text.as_ref().into()),
            Self::Null | Self::List(_) | Self::Object(_) => None,
        }
    }

    /// Returns a description: `the text “X”`, `a list`.
    pub fn words(&self) -> String {
        match self {
            Self::Null => "null".to_owned(),
            Self::List(_) => "a list".to_owned(),
            Self::Object(_) => "an object".to_owned(),
            Self::Text(text) => format!("“{}”", short(text)),
            Self::Flag(_) | Self::Whole(_) | Self::Number(_) => match self.scalar() {
                Some(scalar) => short(&scalar),
                None => "a number of many digits".to_owned(),
            },
        }
    }
}

/// Returns a description of where JSON ends. The messages of `serde_json` are replaced: together they take 1
/// KB.
pub fn end_of(error: &serde_json::Error) -> String {
    let how = if error.is_eof() {
        "ends too early"
    } else {
        "can’t be read any further"
    };
    format!("{how} at line {} column {}", error.line(), error.column())
}

/// Returns the beginning of a long text.
pub fn short(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Whole(number) => serializer.serialize_i64(*number),
            Self::Number(number) => serializer.serialize_f64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => serializer.collect_seq(items),
            Self::Object(fields) => {
                serializer.collect_map(fields.iter().map(|(key, value)| (key, value)))
            }
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Json<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyJson)
    }
}

struct AnyJson;

impl<'de> Visitor<'de> for AnyJson {
    type Value = Json<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Self::Value, E> {
        Ok(Json::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Self::Value, E> {
        Ok(Json::Whole(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Self::Value, E> {
        #[expect(clippy::cast_precision_loss, reason = "fields have smaller values")]
        Ok(i64::try_from(number).map_or(Json::Number(number as f64), Json::Whole))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Self::Value, E> {
        Ok(Json::Number(number))
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Json::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Json::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut object = Vec::with_capacity(8);
        while let Some((Json::Text(key), value)) = entries.next_entry()? {
            object.push((key, value));
        }
        Ok(Json::Object(object))
    }
}
