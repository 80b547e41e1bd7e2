//! The rule sets that `rulesets()` lists.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use super::values::AmountJson;
#[cfg(test)]
use super::words;

/// A rule set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "RuleSet"))]
pub struct RuleSetEntry {
    pub(crate) key: &'static str,
    pub(crate) name: &'static str,
    #[cfg_attr(test, schemars(with = "words::Unit"))]
    pub(crate) unit: &'static str,
    /// The unit of payments: points, or a currency.
    pub(crate) money: &'static str,
    pub(crate) elements: Vec<ElementJson>,
    pub(crate) options: Vec<OptionJson>,
    pub(crate) circumstances: Vec<CircumstanceRuleJson>,
    pub(crate) liabilities: Vec<&'static str>,
    pub(crate) events: Vec<&'static str>,
}

/// A scoring element of a rule set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "BookElement"))]
pub struct ElementJson {
    pub key: &'static str,
    pub name: &'static str,
    /// The Chinese name, if the rule book has one.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub chinese: &'static str,
    /// The Japanese name, if the rule book has one, in Japanese script.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub japanese: &'static str,
    /// The Japanese name in Latin letters.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub romaji: &'static str,
    #[serde(rename = "says")]
    pub description: &'static str,
    pub clause: &'static str,
    /// The default value; in riichi that of a closed hand.
    pub value: u16,
    pub limit: bool,
    /// A hand with the element, in notation.
    pub example: &'static str,
}

/// An option of a rule set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "BookOption"))]
pub struct OptionJson {
    pub key: &'static str,
    pub name: &'static str,
    #[serde(rename = "says")]
    pub description: &'static str,
    pub clause: &'static str,
    pub default: ScalarJson,
    /// The source confidence, if several rule sets share a table: the text was read, quoted by others, or is
    /// assumed from similar books.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "known")]
    #[cfg_attr(test, schemars(with = "Option<words::Confidence>"))]
    pub confidence: Option<&'static str>,
    /// All allowed values, if they can be listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<AllowedValueJson>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<AmountJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<AmountJson>,
    /// Whether `"none"` is a value too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub none: bool,
    /// The allowed values, in words.
    pub allowed: String,
}

/// A value of an option.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "AllowedValue"))]
pub struct AllowedValueJson {
    pub value: ScalarJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "says")]
    pub text: Option<&'static str>,
}

/// The value of an option.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "OptionValue"))]
#[serde(untagged)]
pub enum ScalarJson {
    Text(&'static str),
    Number(AmountJson),
    Flag(bool),
}

/// A circumstance of a rule set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "BookCircumstance"))]
pub struct CircumstanceRuleJson {
    pub key: &'static str,
    pub name: &'static str,
    #[serde(rename = "says")]
    pub description: &'static str,
    pub clause: &'static str,
    /// The methods of winning to which it applies.
    #[cfg_attr(test, schemars(with = "Vec<words::WinBy>"))]
    pub by: Vec<&'static str>,
    /// Whether it has a count.
    pub count: bool,
    /// Circumstances that exclude it.
    pub excludes: Vec<&'static str>,
}
