//! What is wrong with house rules.

use std::fmt;

use crate::schema::RuleSet;
use crate::sentence;
use crate::sentence::Sentence;

/// One thing that is wrong with house rules.
#[derive(Clone, Debug, PartialEq)]
pub enum HouseError {
    /// No rule set of this name.
    UnknownRuleset {
        /// What was named.
        key: String,
        /// What can be named.
        known: Vec<&'static str>,
    },
    /// The rule set has no such choice.
    UnknownOption {
        /// The rule set.
        rule_set: &'static RuleSet,
        /// What was named.
        key: String,
    },
    /// No answer to this choice.
    BadOptionValue {
        /// The choice.
        key: &'static str,
        /// What was answered.
        value: String,
        /// What can be answered.
        answers: Sentence,
    },
    /// Two answers to one choice.
    TwoAnswers {
        /// The choice.
        key: &'static str,
        /// What was answered, the second one last.
        values: [String; 2],
    },
}

impl HouseError {
    /// The code of the data face.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownRuleset { .. } => "unknown-ruleset",
            Self::UnknownOption { .. } => "unknown-option",
            Self::BadOptionValue { .. } | Self::TwoAnswers { .. } => "bad-option-value",
        }
    }

    /// The part of the text form of a house that can't be read.
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

    /// What is wrong, for whoever reads and doesn't write it: an option that isn't known is said
    /// without all that are.
    pub fn reason(&self) -> Sentence {
        match self {
            Self::UnknownOption { rule_set, key } => {
                sentence!("{0} has no option “{1}”", rule_set.name, short(key))
            }
            Self::UnknownRuleset { key, .. } => {
                sentence!("no rule book is called “{0}”", short(key))
            }
            Self::BadOptionValue { .. } | Self::TwoAnswers { .. } => self.sentence(),
        }
    }

    /// What is wrong, and what would be right.
    pub fn sentence(&self) -> Sentence {
        let listed = |keys: Vec<&'static str>| {
            Sentence::joined(
                "{0}, {1}",
                keys.into_iter().map(|key| key.to_owned().into()),
            )
        };
        match self {
            Self::UnknownRuleset { key, known } => sentence!(
                "no rule book is called “{0}”: choose from {1}",
                short(key),
                listed(known.clone())
            ),
            Self::UnknownOption { rule_set, key } => {
                let keys = rule_set.options.iter().map(|choice| choice.key).collect();
                sentence!(
                    "{0} has no option “{1}”: choose from {2}",
                    rule_set.name,
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

impl fmt::Display for HouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

/// The beginning of a text that may be long.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
