//! Parser of messages from the embedding page. Pure: it never panics, and its result is no larger than the
//! text.
//!
//! ```json
//! {"tilewise": 1, "type": "hand", "hand": "2223s c567s p777s p555z w1s@W SE"}
//! {"tilewise": 1, "type": "request", "request": {"ruleset": "singapore", …}}
//! {"tilewise": 1, "type": "rules", "rules": "hk-old-style;minimum_fan=1"}
//! {"tilewise": 1, "type": "look", "lang": "ja", "theme": "dark"}
//! {"tilewise": 1, "type": "season", "file": "{\"tilewise-season\": 1, …}"}
//! ```

#[cfg(test)]
mod tests;

use std::sync::Arc;

use tilewise_api::{Catalogue, Diagnostic, Json, RefusalReport, read_hand};
use tilewise_rules::{RuleConfig, RuleConfigError, notation};

use crate::rule_sets;
use crate::store::Draft;
use crate::store::user_preferences::Theme;

/// Version of all messages.
pub const VERSION: i64 = 1;

/// Maximal length of a message in bytes: more than any hand with all its circumstances takes.
pub const LONGEST: usize = 16 * 1024;

/// Message from the embedding page.
#[derive(Clone, Debug, PartialEq)]
pub enum Message<'a> {
    /// A hand in the notation; an empty text clears the tray.
    Hand(&'a str),
    /// The hand and the rule configuration of a request.
    Request(&'a Json<'a>),
    /// House rules in their text form.
    Rules(&'a str),
    /// Public standings of a season, which the Season screen reads itself.
    Season,
    /// Preferences of the page.
    Look {
        /// Language tag; empty if the language stays.
        language: &'a str,
        /// Theme.
        theme: Theme,
    },
}

/// Parses the JSON of a message; `None` if the text is no message for Tilewise.
pub fn json(text: &str) -> Option<Json<'_>> {
    if text.len() > LONGEST {
        return None;
    }
    let json = tilewise_api::read(text.as_bytes()).ok()?;
    field(&json, "tilewise").is_some().then_some(json)
}

/// Parses a message.
///
/// # Errors
/// An unknown version or type, or a missing field.
pub fn read<'a>(json: &'a Json<'a>) -> Result<Message<'a>, RefusalReport> {
    let version = field(json, "tilewise").and_then(Json::whole);
    if version != Some(VERSION) {
        let detail = format!("messages of version {VERSION} are understood here, and no others");
        return Err(RefusalReport::single("unknown-version", detail));
    }
    match text(json, "type")? {
        "hand" => Ok(Message::Hand(text(json, "hand")?)),
        "request" => match field(json, "request") {
            Some(request) => Ok(Message::Request(request)),
            None => Err(bad("request is missing: it takes a ScoreRequest")),
        },
        "rules" => Ok(Message::Rules(text(json, "rules")?)),
        "season" => Ok(Message::Season),
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
            let language = text(json, "lang")?;
            Ok(Message::Look { language, theme })
        }
        _ => Err(bad("type takes one of hand, request, rules, look, season")),
    }
}

impl Message<'_> {
    /// Returns the key of the rule set that the message needs, if it isn't loaded yet.
    pub fn missing(&self) -> Option<&'static str> {
        match self {
            Self::Rules(rules) => rule_sets::missing(rules),
            Self::Request(request) => match field(request, "ruleset") {
                Some(Json::Text(key)) => rule_sets::missing(key),
                _ => None,
            },
            Self::Hand(_) | Self::Season | Self::Look { .. } => None,
        }
    }

    /// Returns the draft that results from another one; `None` if the message doesn't change it.
    ///
    /// # Errors
    /// Everything in the message that can't be parsed.
    pub fn draft(&self, from: &Draft) -> Result<Option<Draft>, RefusalReport> {
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
                let (house, entry) = read_hand(request, HERE)?;
                Ok(Some(Draft { entry, house }))
            }
            Self::Rules(rules) => Ok(Some(from.converted_to(house(rules)?).0)),
            Self::Season | Self::Look { .. } => Ok(None),
        }
    }
}

/// The loaded rule sets.
const HERE: Catalogue = Catalogue {
    house: |key| Some(Arc::new(RuleConfig::with_defaults(rule_sets::find(key)?))),
    other: |_| None,
};

/// Parses the text form of a rule configuration.
///
/// # Errors
/// Everything in it that can't be parsed.
pub fn house(rules: &str) -> Result<RuleConfig, RefusalReport> {
    RuleConfig::read(rules, &rule_sets::here()).map_err(|errors| {
        reasons(&errors, |error: &RuleConfigError| {
            reason(error.code(), error.to_string(), "rules")
        })
    })
}

fn reasons<E>(errors: &[E], reason: impl Fn(&E) -> Diagnostic) -> RefusalReport {
    let mut refusal = RefusalReport::single("", String::new());
    refusal.errors = errors.iter().map(reason).collect();
    refusal
}

fn reason(code: &'static str, message: String, at: &str) -> Diagnostic {
    let at = Some(at.to_owned());
    Diagnostic { code, message, at }
}

fn bad(detail: &str) -> RefusalReport {
    RefusalReport::single("bad-message", detail.to_owned())
}

fn field<'a>(json: &'a Json<'a>, key: &str) -> Option<&'a Json<'a>> {
    let Json::Object(fields) = json else {
        return None;
    };
    let found = fields.iter().find(|(other, _)| other == key);
    found.map(|(_, value)| value)
}

fn text<'a>(json: &'a Json<'a>, key: &str) -> Result<&'a str, RefusalReport> {
    match field(json, key) {
        Some(Json::Text(text)) => Ok(text),
        _ => Err(bad(&format!("{key} takes a text"))),
    }
}
