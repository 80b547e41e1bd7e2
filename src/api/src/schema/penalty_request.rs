//! Requests about the events of penalty books.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[cfg(test)]
use super::words;
use crate::json::Json;

/// A foul. Penalty books have no options. With the key of a rule set whose options choose the penalty book, that
/// book is used.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FoulRequest {
    #[cfg_attr(test, schemars(skip))]
    ruleset: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(skip))]
    options: Option<Json<'static>>,
    #[cfg_attr(test, schemars(extend("const" = "foul")))]
    event: &'static str,
    /// A clause (`"F5"`, `"E1"`), or the key of a foul (`"noten-riichi"`), whose questions are required.
    foul: String,
    /// Answers to its questions, by their keys. Answers without effect are ignored.
    #[cfg_attr(test, schemars(with = "Option<words::FoulFacts>"))]
    facts: Option<Json<'static>>,
}

/// The noten payments and the next dealer, by a penalty book.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct DrawRequest {
    #[cfg_attr(test, schemars(skip))]
    ruleset: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(skip))]
    options: Option<Json<'static>>,
    #[cfg_attr(test, schemars(extend("const" = "exhaustive-draw")))]
    event: &'static str,
    #[cfg_attr(test, schemars(with = "Vec<words::Seat>"))]
    tenpai: Vec<char>,
}

/// The overall gain of each player in a hanchan, by a penalty book.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct HanchanRequest {
    #[cfg_attr(test, schemars(skip))]
    ruleset: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(skip))]
    options: Option<Json<'static>>,
    #[cfg_attr(test, schemars(extend("const" = "hanchan")))]
    event: &'static str,
    /// The final points: together the starting points, or less by each bet left on the table.
    #[cfg_attr(test, schemars(with = "words::Payments"))]
    table: Json<'static>,
    /// The overall scores before; by default 0.
    #[cfg_attr(test, schemars(with = "Option<words::Payments>"))]
    overall: Option<Json<'static>>,
    /// Deductions from the overall scores, in points: `{ E: 20 }`.
    #[cfg_attr(test, schemars(with = "Option<words::SomePayments>"))]
    penalties: Option<Json<'static>>,
}
