//! Reading the fields of a request: each says what it takes, and what it found instead.

use std::borrow::Cow;

use tilewise_rules::Seat;

use crate::json::{Json, short};
use crate::reason::{Path, Reasons};

/// What a seat takes.
pub const SEAT: &str = "a seat, E, S, W or N";

/// No list that means something is longer.
const MOST: usize = 100;
/// No name is longer, in letters.
const LONGEST_TEXT: usize = 100;

/// A value and where it stands.
#[derive(Clone, Copy)]
pub struct Value<'a> {
    /// The value.
    pub json: &'a Json<'a>,
    /// Where it stands.
    pub at: Path<'a>,
}

impl<'a> Value<'a> {
    /// Says that something else was wanted here.
    pub fn refuse(&self, want: &str, reasons: &mut Reasons) {
        let found = self.json.words();
        let message = match self.at {
            Path::Top => format!("the request is {found}: it takes {want}"),
            at => format!("{at} is {found}: it takes {want}"),
        };
        reasons.unread("bad-request", self.at, message);
    }

    /// The object that it is. Keys that are not among `keys`, or there twice, are named.
    pub fn object(&'a self, keys: &'a [&'a str], reasons: &mut Reasons) -> Option<Object<'a>> {
        let Json::Object(fields) = self.json else {
            self.refuse(&format!("an object with {}", keys.join(", ")), reasons);
            return None;
        };
        for (place, (key, _)) in fields.iter().enumerate() {
            if reasons.is_full() {
                break;
            }
            let at = Path::Field(&self.at, key);
            if keys.iter().all(|known| key != *known) {
                let at = Path::Field(&self.at, &short(key)).to_string();
                let key = short(key);
                let message = if keys.is_empty() {
                    format!("there is no field “{key}” here, nor any other: leave it out")
                } else {
                    let keys = keys.join(", ");
                    format!("there is no field “{key}” here: choose from {keys}")
                };
                reasons.push("bad-request", Some(at), message);
            } else if fields[..place].iter().any(|(other, _)| other == key) {
                let message = format!("{key} is there twice: remove one");
                reasons.unread("bad-request", at, message);
            }
        }
        let at = &self.at;
        Some(Object { fields, at })
    }

    /// The fields of the object that it is, whatever their keys; none if it is no object.
    pub fn entries(
        &'a self,
        want: &str,
        reasons: &mut Reasons,
    ) -> impl Iterator<Item = (&'a str, Value<'a>)> + use<'a> {
        let fields: &[(Cow<str>, Json)] = if let Json::Object(fields) = self.json {
            fields
        } else {
            self.refuse(want, reasons);
            &[]
        };
        fields.iter().map(|(key, json)| {
            let at = Path::Field(&self.at, key);
            (key.as_ref(), Value { json, at })
        })
    }

    /// The items of the list that it is; none if it is no list.
    pub fn items(
        &'a self,
        want: &str,
        reasons: &mut Reasons,
    ) -> impl Iterator<Item = Value<'a>> + use<'a> {
        self.items_up_to(MOST, want, reasons)
    }

    /// The items of the list that it is, if they aren't more than `most`.
    pub fn items_up_to(
        &'a self,
        most: usize,
        want: &str,
        reasons: &mut Reasons,
    ) -> impl Iterator<Item = Value<'a>> + use<'a> {
        let items: &[Json] = match self.json {
            Json::List(items) if items.len() <= most => items,
            Json::List(items) => {
                let (at, many) = (self.at, items.len());
                let message =
                    format!("{at} is a list of {many}: it takes {want}, at most {most} of them");
                reasons.unread("bad-request", at, message);
                &[]
            }
            _ => {
                self.refuse(want, reasons);
                &[]
            }
        };
        items.iter().enumerate().map(|(index, json)| Value {
            json,
            at: Path::Item(&self.at, index),
        })
    }

    /// The text that it is.
    pub fn text(&self, want: &str, reasons: &mut Reasons) -> Option<&'a str> {
        if let Json::Text(text) = self.json {
            Some(text)
        } else {
            self.refuse(want, reasons);
            None
        }
    }

    /// The text that it is, if that isn't longer than a name.
    pub fn short_text(&self, want: &str, reasons: &mut Reasons) -> Option<&'a str> {
        let text = self.text(want, reasons)?;
        if text.chars().nth(LONGEST_TEXT).is_some() {
            self.refuse(want, reasons);
            return None;
        }
        Some(text)
    }

    /// One of some words.
    pub fn word<T>(
        &self,
        find: impl Fn(&str) -> Option<T>,
        want: &str,
        reasons: &mut Reasons,
    ) -> Option<T> {
        let found = match self.json {
            Json::Text(text) => find(text),
            _ => None,
        };
        if found.is_none() {
            self.refuse(want, reasons);
        }
        found
    }

    /// A seat.
    pub fn seat(&self, reasons: &mut Reasons) -> Option<Seat> {
        self.word(seat, SEAT, reasons)
    }

    /// Yes or no.
    pub fn flag(&self, reasons: &mut Reasons) -> Option<bool> {
        if let Json::Flag(flag) = self.json {
            Some(*flag)
        } else {
            self.refuse("true or false", reasons);
            None
        }
    }

    /// A whole number from 0 to `most`.
    pub fn number<T: TryFrom<i64>>(&self, most: i64, reasons: &mut Reasons) -> Option<T> {
        let number = self
            .json
            .whole()
            .filter(|number| (0..=most).contains(number))
            .and_then(|number| T::try_from(number).ok());
        if number.is_none() {
            self.refuse(&format!("a whole number from 0 to {most}"), reasons);
        }
        number
    }
}

fn seat(text: &str) -> Option<Seat> {
    Seat::ALL
        .into_iter()
        .find(|seat| text.strip_prefix(seat.letter()) == Some(""))
}

/// An object and where it stands.
#[derive(Clone, Copy)]
pub struct Object<'a> {
    fields: &'a [(Cow<'a, str>, Json<'a>)],
    at: &'a Path<'a>,
}

impl<'a> Object<'a> {
    /// The field of a key; none if it is left out or null.
    pub fn field(&self, key: &'a str) -> Option<Value<'a>> {
        let (_, json) = self.fields.iter().find(|(other, _)| other == key)?;
        (*json != Json::Null).then_some(Value {
            json,
            at: Path::Field(self.at, key),
        })
    }

    /// Whether the field of a key is there and null.
    pub fn is_null(&self, key: &str) -> bool {
        let mut fields = self.fields.iter();
        fields.any(|(other, json)| other == key && *json == Json::Null)
    }

    /// The field of a key, which must be there.
    pub fn needed(&self, key: &'a str, want: &str, reasons: &mut Reasons) -> Option<Value<'a>> {
        let field = self.field(key);
        if field.is_none() {
            let at = Path::Field(self.at, key);
            reasons.unread(
                "bad-request",
                at,
                format!("{at} is missing: it takes {want}"),
            );
        }
        field
    }
}
