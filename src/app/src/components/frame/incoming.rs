//! What the page around says, read from its text. Pure: no text makes it panic, and what it makes
//! is no larger than the text.
//!
//! ```json
//! {"tilewise": 1, "type": "hand", "hand": "2223s c567s p777s p555z w1s@W SE"}
//! {"tilewise": 1, "type": "request", "request": {"ruleset": "singapore", …}}
//! {"tilewise": 1, "type": "rules", "rules": "hk-old-style;minimum_fan=1"}
//! {"tilewise": 1, "type": "look", "lang": "ja", "theme": "dark"}
//! ```

use std::sync::Arc;

use tilewise_api::{Catalogue, Json, Reason, Refusal, asked};
use tilewise_rules::{House, HouseError, notation};

use crate::language::Language;
use crate::preferences::Theme;
use crate::rule_sets;
use crate::state::Draft;

/// The version of all messages.
pub const VERSION: i64 = 1;

/// A longer message is not read: more than a hand with all its circumstances ever takes.
pub const LONGEST: usize = 16 * 1024;

/// What the page around wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Message<'a> {
    /// This hand, in the notation; the tray empty for none.
    Hand(&'a str),
    /// The hand and the house of a request.
    Request(&'a Json<'a>),
    /// These house rules, in their text form.
    Rules(&'a str),
    /// Another look.
    Look {
        /// The language; as it was if the page doesn't speak that one.
        language: Option<Language>,
        /// The theme.
        theme: Theme,
    },
}

/// Reads the JSON of a message; `None` for what isn't meant for Tilewise.
pub fn json(text: &str) -> Option<Json<'_>> {
    if text.len() > LONGEST {
        return None;
    }
    let json = tilewise_api::read(text.as_bytes()).ok()?;
    field(&json, "tilewise").is_some().then_some(json)
}

/// Reads a message.
///
/// # Errors
/// That it is of another version, none that is known, or without what it needs.
pub fn read<'a>(json: &'a Json<'a>) -> Result<Message<'a>, Refusal> {
    let version = field(json, "tilewise").and_then(Json::whole);
    if version != Some(VERSION) {
        let says = format!("messages of version {VERSION} are understood here, and no others");
        return Err(Refusal::because("unknown-version", says));
    }
    match text(json, "type")? {
        "hand" => Ok(Message::Hand(text(json, "hand")?)),
        "request" => match field(json, "request") {
            Some(request) => Ok(Message::Request(request)),
            None => Err(bad("request is missing: it takes a ScoreRequest")),
        },
        "rules" => Ok(Message::Rules(text(json, "rules")?)),
        "look" => {
            let theme = text(json, "theme")?;
            let keys = Theme::ALL.map(Theme::key).join(", ");
            let theme = match (theme, Theme::from_key(theme)) {
                ("", _) => Theme::Auto,
                (_, Some(theme)) => theme,
                (other, None) => {
                    let other: String = other.chars().take(40).collect();
                    return Err(bad(&format!("“{other}” is no theme: choose from {keys}")));
                }
            };
            let language = Language::of_tag(text(json, "lang")?);
            Ok(Message::Look { language, theme })
        }
        _ => Err(bad("type takes one of hand, request, rules, look")),
    }
}

impl Message<'_> {
    /// The key of the rule set that it needs, if that isn't here yet.
    pub fn missing(&self) -> Option<&'static str> {
        match self {
            Self::Rules(rules) => rule_sets::missing(rules),
            Self::Request(request) => match field(request, "ruleset") {
                Some(Json::Text(key)) => rule_sets::missing(key),
                _ => None,
            },
            Self::Hand(_) | Self::Look { .. } => None,
        }
    }

    /// The draft to which it leads from another one; `None` if it leaves that as it is.
    ///
    /// # Errors
    /// Everything in it that can't be read.
    pub fn draft(&self, from: &Draft) -> Result<Option<Draft>, Refusal> {
        match *self {
            Self::Hand("") => Ok(Some(from.cleared())),
            Self::Hand(hand) => {
                let entry = notation::parse(hand).map_err(|errors| {
                    reasons(&errors, |error| {
                        reason("bad-notation", error.to_string(), "hand")
                    })
                })?;
                let house = from.house.clone();
                Ok(Some(Draft { entry, house }))
            }
            Self::Request(request) => {
                let (house, entry) = asked(request, HERE)?;
                Ok(Some(Draft { entry, house }))
            }
            Self::Rules(rules) => Ok(Some(from.in_house(house(rules)?).0)),
            Self::Look { .. } => Ok(None),
        }
    }
}

/// The rule sets that are here.
const HERE: Catalogue = Catalogue {
    house: |key| Some(Arc::new(House::with_defaults(rule_sets::find(key)?))),
    other: |_| None,
};

/// Reads the text form of a house.
///
/// # Errors
/// Everything in it that can't be read.
pub fn house(rules: &str) -> Result<House, Refusal> {
    House::read(rules, &rule_sets::here()).map_err(|errors| {
        reasons(&errors, |error: &HouseError| {
            reason(error.code(), error.to_string(), "rules")
        })
    })
}

fn reasons<E>(errors: &[E], reason: impl Fn(&E) -> Reason) -> Refusal {
    let mut refusal = Refusal::because("", String::new());
    refusal.errors = errors.iter().map(reason).collect();
    refusal
}

fn reason(code: &'static str, message: String, at: &str) -> Reason {
    let at = Some(at.to_owned());
    Reason { code, message, at }
}

fn bad(says: &str) -> Refusal {
    Refusal::because("bad-message", says.to_owned())
}

fn field<'a>(json: &'a Json<'a>, key: &str) -> Option<&'a Json<'a>> {
    let Json::Object(fields) = json else {
        return None;
    };
    let found = fields.iter().find(|(other, _)| other == key);
    found.map(|(_, value)| value)
}

fn text<'a>(json: &'a Json<'a>, key: &str) -> Result<&'a str, Refusal> {
    match field(json, key) {
        Some(Json::Text(text)) => Ok(text),
        _ => Err(bad(&format!("{key} takes a text"))),
    }
}

#[cfg(test)]
mod tests;
