//! Errors of rule configurations.

use std::fmt;

use crate::model::RuleSet;
use crate::sentence;
use crate::sentence::Sentence;

/// An error of a rule configuration.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleConfigError {
    /// An unknown rule set.
    UnknownRuleset {
        /// The name.
        key: String,
        /// The known names.
        available: Vec<&'static str>,
    },
    /// An unknown option.
    UnknownOption {
        /// The rule set.
        rule_set: &'static RuleSet,
        /// The name.
        key: String,
    },
    /// An invalid value of an option.
    BadOptionValue {
        /// The option.
        key: &'static str,
        /// The value.
        value: String,
        /// The valid values.
        answers: Sentence,
    },
    /// Two values of one option.
    TwoAnswers {
        /// The option.
        key: &'static str,
        /// The values, in their order.
        values: [String; 2],
    },
}

impl RuleConfigError {
    /// Returns the code in the JSON interface.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownRuleset { .. } => "unknown-ruleset",
            Self::UnknownOption { .. } => "unknown-option",
            Self::BadOptionValue { .. } | Self::TwoAnswers { .. } => "bad-option-value",
        }
    }

    /// Returns the part of the text form that can't be parsed.
    pub fn unread(&self) -> String {
        match self {
            Self::UnknownRuleset { key, .. } | Self::UnknownOption { key, .. } => short(key),
            Self::BadOptionValue { key, value, .. }
            | Self::TwoAnswers {
                key,
                values: [_, value],
            } => format!("{key}={}", short(value)),
        }
    }

    /// Returns the error for readers who didn't write the text: without the list of known options.
    pub fn reason(&self) -> Sentence {
        match self {
            Self::UnknownOption { rule_set, key } => {
                sentence!(
                    "{0} has no option “{1}”",
                    rule_set.identity.name,
                    short(key)
                )
            }
            Self::UnknownRuleset { key, .. } => {
                sentence!("no rule book is called “{0}”", short(key))
            }
            Self::BadOptionValue { .. } | Self::TwoAnswers { .. } => self.sentence(),
        }
    }

    /// Returns the error and its remedy as a sentence.
    pub fn sentence(&self) -> Sentence {
        let listed = |keys: Vec<&'static str>| {
            Sentence::joined(
                "{0}, {1}",
                keys.into_iter().map(|key| key.to_owned().into()),
            )
        };
        match self {
            Self::UnknownRuleset {
                key,
                available: known,
            } => sentence!(
                "no rule book is called “{0}”: choose from {1}",
                short(key),
                listed(known.clone())
            ),
            Self::UnknownOption { rule_set, key } => {
                let keys = rule_set
                    .settings
                    .options
                    .iter()
                    .map(|choice| choice.key)
                    .collect();
                sentence!(
                    "{0} has no option “{1}”: choose from {2}",
                    rule_set.identity.name,
                    short(key),
                    listed(keys)
                )
            }
            Self::BadOptionValue {
                key,
                value,
                answers,
            } => sentence!(
                "“{0}” isn’t an answer to {1}: it takes {2}",
                short(value),
                (*key).to_owned(),
                answers.clone()
            ),
            Self::TwoAnswers { key, values } => sentence!(
                "{0} is answered twice, with {1} and with {2}: leave one of them out",
                (*key).to_owned(),
                short(&values[0]),
                short(&values[1])
            ),
        }
    }
}

impl fmt::Display for RuleConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

/// Returns the beginning of a text that may be long.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
