//! The report on the score of a hand.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};
use serde_json::value::RawValue;
use tilewise_rules::{Line, Reading};

use super::carried::CarriedJson;
use super::payments::{CollectedJson, NetJson, TransferJson, UnusedInputJson};
use super::values::AmountJson;
#[cfg(test)]
use super::words;

/// The score of a hand.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Score"))]
pub struct ScoreJson<'a, Options, Rejected, Axes, Basis> {
    #[cfg_attr(test, schemars(with = "words::True"))]
    pub ok: bool,
    pub ruleset: &'a str,
    /// All options, as used.
    pub options: Options,
    pub elements: Vec<CountedElementJson<'a>>,
    pub rejected: Rejected,
    #[serde(flatten)]
    pub axes: Axes,
    #[cfg_attr(test, schemars(with = "words::Unit"))]
    pub unit: &'a str,
    #[serde(flatten)]
    pub basis: Basis,
    /// The sum of the elements, before any limit.
    pub total: u16,
    /// The sum of the elements that count for the minimum, if some don't.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub qualifying: Option<u16>,
    /// The value that is paid, after the limit.
    pub counted: u16,
    pub limit: bool,
    /// Whether the hand is below the minimum: it is scored, but has no payments.
    pub below_minimum: bool,
    /// The consequence of a hand below the minimum, if the rule book has words for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_win: Option<&'a str>,
    /// The reading with the highest payment: `"123s 22s c567s p777s p555z"`; `""` for a win without a complete
    /// hand.
    #[serde(serialize_with = "in_notation")]
    #[cfg_attr(test, schemars(with = "String"))]
    pub reading: &'a Reading,
    pub transfers: Vec<TransferJson>,
    /// Riichi: the bets on the table that the winner receives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub collected: Option<Vec<CollectedJson>>,
    /// The gain or loss of each player, including the pot.
    pub payments: NetJson,
    /// The amount in the pot afterwards, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pot: Option<AmountJson>,
    /// What is due now and what is carried, if `on_table` has the debts before the win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carried: Option<CarriedJson>,
    /// The payments without liability, if a player is liable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<PaymentsJson>,
    /// Inputs without effect.
    #[serde(skip_serializing_if = "is_empty")]
    pub ignored: &'a [UnusedInputJson],
    /// Near misses, if requested: all `rejected` elements, the nearest first.
    #[serde(skip_serializing_if = "is_empty")]
    pub near: &'a [NearMissJson],
}

fn in_notation<S: Serializer>(reading: &Reading, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(reading)
}

const fn is_empty<T>(list: &&[T]) -> bool {
    list.is_empty()
}

/// The payments without liability.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Otherwise"))]
pub struct PaymentsJson {
    pub transfers: Vec<TransferJson>,
    pub payments: NetJson,
}

/// An element that counts.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Element"))]
pub struct CountedElementJson<'a> {
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
    pub clause: &'static str,
    pub count: u8,
    pub value: u16,
    pub total: u16,
    pub limit: bool,
    /// The sets, pairs and bonus tiles that matched: `["555z"]`.
    #[cfg_attr(test, schemars(with = "Vec<String>"))]
    pub sets: MatchedSets<'a>,
}

/// The sets, pairs and bonus tiles of a line, in notation.
pub struct MatchedSets<'a> {
    pub line: Line,
    pub reading: &'a Reading,
}

impl Serialize for MatchedSets<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        for (mask, part) in self.reading.parts() {
            if self.line.parts.includes(mask) {
                list.serialize_element(&format_args!("{part}"))?;
            }
        }
        for tile in self.line.bonus.iter() {
            list.serialize_element(&format_args!("{tile}"))?;
        }
        list.end()
    }
}

/// An element that doesn't count.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Rejected"))]
pub struct RejectedElementJson {
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
    pub clause: &'static str,
    #[cfg_attr(test, schemars(with = "words::WhyNot"))]
    pub why: &'static str,
    /// The key of the element that includes it, or that uses its sets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
}

/// An element that doesn't count, for serialization.
#[derive(Serialize)]
#[serde(untagged)]
pub enum RejectionJson {
    /// Cached JSON.
    Cached(&'static RawValue),
    /// JSON that is created again.
    Written(RejectedElementJson),
}

/// The state of an element in a brief report.
#[derive(Serialize)]
#[serde(untagged)]
pub enum RejectionCode {
    /// 0: the element counts. 1: not met. 2: disabled.
    Number(u8),
    /// The element is included in the element of this key.
    IncludedIn(&'static str),
    /// The element has no sets left next to the element of this key.
    AccountOnce([&'static str; 1]),
}

/// A line of an axis.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "FuLine"))]
pub struct AxisLineJson {
    pub key: &'static str,
    pub name: &'static str,
    pub value: u16,
}

/// The fu of a set, the pair or the wait; or a line that can't be split.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "FuDetail"))]
pub struct AxisDetailJson {
    pub key: &'static str,
    /// In words.
    pub name: String,
    pub value: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(with = "Vec<words::FuFact>"))]
    pub facts: Vec<&'static str>,
}

/// An element that doesn't count, with its distance and the obstacles.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Near"))]
pub struct NearMissJson {
    pub key: &'static str,
    pub name: &'static str,
    pub clause: &'static str,
    /// Tiles and other facts that would differ; missing if no hand with the element is known under these options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<DistanceJson>,
    /// The obstacles in sentences: `"567 characters is a chow"`.
    pub in_way: Vec<String>,
    /// The nearest known win with the element, in link notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<String>,
}

/// The distance of a hand from an element.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Distance"))]
pub struct DistanceJson {
    pub tiles: u8,
    pub otherwise: u8,
}
