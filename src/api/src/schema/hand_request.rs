//! Requests about a hand.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::carried::DebtJson;
#[cfg(test)]
use super::words;
use crate::json::Json;

/// A request to score a hand.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ScoreRequest {
    /// The key of a rule set, such as `"hk-old-style"`.
    pub(crate) ruleset: &'static str,
    /// Options that differ from the defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::OptionValues>"))]
    pub(crate) options: Option<Json<'static>>,
    pub(crate) hand: HandJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "WinJson"))]
    pub(crate) win: Option<WinJson>,
    /// The winner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    pub(crate) seat: Option<char>,
    /// The prevailing wind.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    pub(crate) prevailing: Option<char>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) circumstances: Vec<CircumstanceJson>,
    /// Liabilities in the order in which they arose. They take precedence over those that follow from the melds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) liability: Vec<LiabilityJson>,
    /// The amount in the pot, in rule sets with one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pot: Option<u32>,
    /// The counters and bets on the table, in rule sets that have them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) on_table: Option<StakesJson>,
    /// Requests near misses. `cargo xtask score` supports it; the npm package refuses it by name, to save size.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) near: Option<bool>,
}

/// A request for the waits of a hand, or for its discards.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "WaitsRequest"))]
pub struct WaitingRequest {
    /// The own discards of the player, in rule sets with furiten.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Tiles>"))]
    own_discards: Option<Json<'static>>,
    /// The key of a rule set, such as `"hk-old-style"`.
    ruleset: &'static str,
    /// Options that differ from the defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::OptionValues>"))]
    options: Option<Json<'static>>,
    #[cfg_attr(test, schemars(with = "words::WaitingHand"))]
    hand: HandJson,
    /// Only `from` is used: the discarder, else the next player who is consistent with the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::PartialWin>"))]
    win: Option<WinJson>,
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    seat: char,
    /// The prevailing wind.
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    prevailing: char,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    circumstances: Vec<CircumstanceJson>,
    /// Liabilities in the order in which they arose. They take precedence over those that follow from the melds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    liability: Vec<LiabilityJson>,
    /// The amount in the pot, in rule sets with one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pot: Option<u32>,
    /// The counters and bets on the table, in rule sets that have them.
    #[serde(skip_serializing_if = "Option::is_none")]
    on_table: Option<StakesJson>,
    /// Requests near misses. `cargo xtask score` supports it; the npm package refuses it by name, to save size.
    #[serde(skip_serializing_if = "Option::is_none")]
    near: Option<bool>,
}

/// The stakes on the table.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "OnTable"))]
pub struct StakesJson {
    /// Counters, 0 to 99.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub honba: u8,
    /// The dealer's streak, 0 to 99, in rule sets that have it instead of `honba`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub streak: u8,
    /// Bets on the table, 0 to 99; with `declared` only those of earlier hands.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bets: u8,
    /// The players who bet in this hand; includes the winner exactly after riichi.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<Vec<words::Seat>>"))]
    pub declared: Option<Vec<char>>,
    /// The debts before the win, by the seats of the hand, in rule sets that carry wins: the report then has
    /// `carried`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub debts: Option<Vec<DebtJson>>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The tiles of a hand.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Hand"))]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct HandJson {
    /// Without the winning tile: `"22s456m"`.
    pub concealed: String,
    /// In the order in which they were made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub melds: Vec<MeldJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_tile: Option<String>,
    /// `["f1", "g3", "a2"]`
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<String>,
    /// Riichi: dora indicators.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dora: Vec<String>,
    /// Riichi: ura-dora indicators.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ura: Vec<String>,
}

/// A meld.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Meld"))]
pub struct MeldJson {
    #[cfg_attr(test, schemars(with = "words::MeldKind"))]
    pub kind: &'static str,
    /// `"567s"`
    pub tiles: String,
    /// The discarder of the claimed tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Seat>"))]
    pub from: Option<char>,
}

/// The method of winning.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Win"))]
pub struct WinJson {
    #[cfg_attr(test, schemars(with = "words::WinBy"))]
    pub by: &'static str,
    /// The discarder, or the player whose kong was robbed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Seat>"))]
    pub from: Option<char>,
}

/// A circumstance: only its key if it has no other fields.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Circumstance"))]
#[serde(untagged)]
pub enum CircumstanceJson {
    Key(&'static str),
    WithFields(CircumstanceFieldsJson),
}

/// A circumstance with its count or seat.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "CircumstanceFields"))]
pub struct CircumstanceFieldsJson {
    pub key: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Seat>"))]
    pub seat: Option<char>,
}

/// A stated liability.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Liability"))]
pub struct LiabilityJson {
    pub key: &'static str,
    /// The liable player.
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    pub seat: char,
    /// The tile that the liable player discarded.
    #[serde(rename = "fed")]
    #[cfg_attr(test, schemars(with = "words::LiableBy"))]
    pub tile: &'static str,
    /// The reason why the player isn't liable.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Exemption>"))]
    pub exempt: Option<&'static str>,
}

/// A hand with its tiles: a `ScoreRequest` without derived facts.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "WonHand"))]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct WonHandJson {
    pub hand: HandJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "WinJson"))]
    pub win: Option<WinJson>,
    /// The winner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    pub seat: Option<char>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub circumstances: Vec<CircumstanceJson>,
    /// Liabilities in the order in which they arose.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub liability: Vec<LiabilityJson>,
}

/// Riichi: a winner with a hand. All have the same `winning_tile` and `dora`, and all in riichi the same
/// `ura`. If a winner takes back the own bet, `on_table.declared` contains the players who bet.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "HandWinner"))]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct HandWinnerJson {
    #[cfg_attr(test, schemars(with = "words::Seat"))]
    seat: char,
    hand: HandJson,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    circumstances: Vec<CircumstanceJson>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    liability: Vec<LiabilityJson>,
}

/// A claim of a discard.
#[derive(Serialize, Deserialize)]
pub struct ClaimJson {
    pub seat: char,
    pub hand: &'static str,
}
