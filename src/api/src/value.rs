//! Reading of the fields of a request: each error contains the accepted and the actual value.

use std::borrow::Cow;

use tilewise_rules::Seat;

use crate::diagnostics::{Diagnostics, Path};
use crate::json::{Json, short};

/// The accepted input for a seat.
pub const SEAT: &str = "a seat, E, S, W or N";

/// The maximum length of a list.
const MOST: usize = 100;
/// The maximum length of a name, in characters.
const LONGEST_TEXT: usize = 100;

/// A value with its path.
#[derive(Clone, Copy)]
pub struct JsonValue<'a> {
    /// The value.
    pub json: &'a Json<'a>,
    /// The path.
    pub at: Path<'a>,
}

impl<'a> JsonValue<'a> {
    /// Returns a request as a whole.
    pub const fn top(json: &'a Json<'a>) -> Self {
        let at = Path::Top;
        Self { json, at }
    }

    /// Adds an error that another value is expected here.
    pub fn refuse(&self, want: &str, diagnostics: &mut Diagnostics) {
        let found = self.json.words();
        let message = match self.at {
            Path::Top => format!("the request is {found}: it takes {want}"),
            at => format!("{at} is {found}: it takes {want}"),
        };
        diagnostics.push_unparsed("bad-request", self.at, message);
    }

    /// Returns the object. Adds errors for keys that are unknown or duplicate.
    pub fn object(
        &'a self,
        keys: &'a [&'a str],
        diagnostics: &mut Diagnostics,
    ) -> Option<JsonObject<'a>> {
        let Json::Object(fields) = self.json else {
            self.refuse(&format!("an object with {}", keys.join(", ")), diagnostics);
            return None;
        };
        for (place, (key, _)) in fields.iter().enumerate() {
            if diagnostics.is_full() {
                break;
            }
            let at = Path::Field(&self.at, key);
            if keys.iter().all(|other| key != *other) {
                let at = Path::Field(&self.at, &short(key)).to_string();
                let key = short(key);
                let message = if keys.is_empty() {
                    format!("there is no field “{key}” here, nor any other: leave it out")
                } else {
                    let keys = keys.join(", ");
                    format!("there is no field “{key}” here: choose from {keys}")
                };
                diagnostics.push("bad-request", Some(at), message);
            } else if fields[..place].iter().any(|(other, _)| other == key) {
                let message = format!("{key} is there twice: remove one");
                diagnostics.push_unparsed("bad-request", at, message);
            }
        }
        let at = &self.at;
        Some(JsonObject { fields, at })
    }

    /// Returns the fields of the object with any keys; empty if it isn't an object.
    pub fn entries(
        &'a self,
        want: &str,
        diagnostics: &mut Diagnostics,
    ) -> impl Iterator<Item = (&'a str, JsonValue<'a>)> + use<'a> {
        let fields: &[(Cow<str>, Json)] = if let Json::Object(fields) = self.json {
            fields
        } else {
            self.refuse(want, diagnostics);
            &[]
        };
        fields.iter().map(|(key, json)| {
            let at = Path::Field(&self.at, key);
            (key.as_ref(), JsonValue { json, at })
        })
    }

    /// Returns the items of the list; empty if it isn't a list.
    pub fn items(
        &'a self,
        want: &str,
        diagnostics: &mut Diagnostics,
    ) -> impl Iterator<Item = JsonValue<'a>> + use<'a> {
        self.items_up_to(MOST, want, diagnostics)
    }

    /// Returns the items of the list, if there are at most `most`.
    pub fn items_up_to(
        &'a self,
        most: usize,
        want: &str,
        diagnostics: &mut Diagnostics,
    ) -> impl Iterator<Item = JsonValue<'a>> + use<'a> {
        let items: &[Json] = match self.json {
            Json::List(items) if items.len() <= most => items,
            Json::List(items) => {
                let (at, many) = (self.at, items.len());
                let message =
                    format!("{at} is a list of {many}: it takes {want}, at most {most} of them");
                diagnostics.push_unparsed("bad-request", at, message);
                &[]
            }
            _ => {
                self.refuse(want, diagnostics);
                &[]
            }
        };
        items.iter().enumerate().map(|(index, json)| JsonValue {
            json,
            at: Path::Item(&self.at, index),
        })
    }

    /// Returns the text.
    pub fn text(&self, want: &str, diagnostics: &mut Diagnostics) -> Option<&'a str> {
        if let Json::Text(text) = self.json {
            Some(text)
        } else {
            self.refuse(want, diagnostics);
            None
        }
    }

    /// Returns the text if it isn't longer than a name.
    pub fn short_text(&self, want: &str, diagnostics: &mut Diagnostics) -> Option<&'a str> {
        self.text_up_to(LONGEST_TEXT, want, diagnostics)
    }

    /// Returns the text if it has at most so many characters.
    pub fn text_up_to(
        &self,
        most: usize,
        want: &str,
        diagnostics: &mut Diagnostics,
    ) -> Option<&'a str> {
        let text = self.text(want, diagnostics)?;
        if text.chars().nth(most).is_some() {
            self.refuse(want, diagnostics);
            return None;
        }
        Some(text)
    }

    /// Reads one of several words.
    pub fn word<T>(
        &self,
        find: impl Fn(&str) -> Option<T>,
        want: &str,
        diagnostics: &mut Diagnostics,
    ) -> Option<T> {
        let found = match self.json {
            Json::Text(text) => find(text),
            _ => None,
        };
        if found.is_none() {
            self.refuse(want, diagnostics);
        }
        found
    }

    /// Reads a seat.
    pub fn seat(&self, diagnostics: &mut Diagnostics) -> Option<Seat> {
        self.word(seat, SEAT, diagnostics)
    }

    /// Reads a flag.
    pub fn flag(&self, diagnostics: &mut Diagnostics) -> Option<bool> {
        if let Json::Flag(flag) = self.json {
            Some(*flag)
        } else {
            self.refuse("true or false", diagnostics);
            None
        }
    }

    /// Reads a whole number from 0 to `most`.
    pub fn number<T: TryFrom<i64>>(&self, most: i64, diagnostics: &mut Diagnostics) -> Option<T> {
        let number = self
            .json
            .whole()
            .filter(|number| (0..=most).contains(number))
            .and_then(|number| T::try_from(number).ok());
        if number.is_none() {
            self.refuse(&format!("a whole number from 0 to {most}"), diagnostics);
        }
        number
    }
}

fn seat(text: &str) -> Option<Seat> {
    Seat::ALL
        .into_iter()
        .find(|seat| text.strip_prefix(seat.letter()) == Some(""))
}

/// An object with its path.
#[derive(Clone, Copy)]
pub struct JsonObject<'a> {
    fields: &'a [(Cow<'a, str>, Json<'a>)],
    at: &'a Path<'a>,
}

impl<'a> JsonObject<'a> {
    /// Returns the field of a key; `None` if it is missing or null.
    pub fn field(&self, key: &'a str) -> Option<JsonValue<'a>> {
        let (_, json) = self.fields.iter().find(|(other, _)| other == key)?;
        (*json != Json::Null).then_some(JsonValue {
            json,
            at: Path::Field(self.at, key),
        })
    }

    /// Returns whether the field of a key is null.
    pub fn is_null(&self, key: &str) -> bool {
        let mut fields = self.fields.iter();
        fields.any(|(other, json)| other == key && *json == Json::Null)
    }

    /// Returns the field of a key, which is required.
    pub fn needed(
        &self,
        key: &'a str,
        want: &str,
        diagnostics: &mut Diagnostics,
    ) -> Option<JsonValue<'a>> {
        let field = self.field(key);
        if field.is_none() {
            let at = Path::Field(self.at, key);
            diagnostics.push_unparsed(
                "bad-request",
                at,
                format!("{at} is missing: it takes {want}"),
            );
        }
        field
    }
}
