//! The reports on waits and discards.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use super::values::AmountJson;
#[cfg(test)]
use super::words;

/// The waits of a hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Waits"))]
pub struct WaitsJson<Won> {
    #[cfg_attr(test, schemars(with = "words::True"))]
    pub ok: bool,
    pub waits: Vec<WaitJson<Won>>,
    /// With `near`: the number of wins without near misses, because there are too many. Request each by its
    /// winning tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near_left_out: Option<usize>,
    /// Whether a wait is among `own_discards`, so that no discard can be won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furiten: Option<bool>,
}

/// A tile that completes the hand, with a result for each method of winning.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "WaitWith{Won}"))]
pub struct WaitJson<Won> {
    pub tile: String,
    /// The number of copies that are not in the hand.
    pub left: u8,
    pub self_draw: Won,
    pub discard: Won,
    /// The same after a declaration (riichi), if the hand can declare.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declared: Option<DeclaredWaitJson<Won>>,
    /// The word of the rule book for a hand below the minimum, if it has one: `"no yaku"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_win: Option<&'static str>,
    /// The ways to reach the minimum, each sufficient, if the hand is below it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shortfall: Vec<&'static str>,
}

/// The results of a wait after a declaration.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "DeclaredWaitWith{Won}"))]
pub struct DeclaredWaitJson<Won> {
    pub circumstance: &'static str,
    pub self_draw: Won,
    pub discard: Won,
}

/// The possible discards of a hand, the best first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Discards"))]
pub struct DiscardsJson<Won> {
    #[cfg_attr(test, schemars(with = "words::True"))]
    pub ok: bool,
    pub discards: Vec<DiscardJson<Won>>,
}

/// A possible discard.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Discard"))]
pub struct DiscardJson<Won> {
    pub tile: String,
    /// The number of tiles that the remaining hand needs until it waits.
    pub shanten: u8,
    /// The number of unseen tiles that reduce `shanten`.
    pub left: u8,
    pub accepts: Vec<AcceptedTileJson>,
    /// The waits, if the remaining hand waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<WaitJson<Won>>>,
}

/// A tile that reduces the distance.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "AcceptedTile"))]
pub struct AcceptedTileJson {
    pub tile: String,
    pub left: u8,
}

/// The value of a win in short form.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "WonValue"))]
pub struct WinValueJson<Axes> {
    #[serde(flatten)]
    pub axes: Axes,
    pub total: u16,
    pub counted: u16,
    pub below_minimum: bool,
    /// The amount that the winner would receive.
    pub received: AmountJson,
}
