//! The log of a game.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tilewise_ledger::PlayerId;
use tilewise_rules::BySeat;

#[cfg(test)]
use super::words;
use crate::json::Json;

/// A game: the entries in any order, without results.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameLog"))]
pub struct GameLogJson<Entries> {
    /// The version of the format.
    #[serde(rename = "tilewise-game")]
    #[cfg_attr(test, schemars(with = "words::Version"))]
    pub version: i64,
    #[cfg_attr(test, schemars(length(max = 100_000)))]
    pub entries: Entries,
}

/// An entry of a log: an event with its ID. A duplicate counts once.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "{Input}Entry"))]
pub struct EntryJson<'a, Input> {
    /// A unique ID, made on the device.
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub id: &'a str,
    /// The device that made the entry.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub device: &'a str,
    /// The position in the order of all entries: one more than the highest that the device had received. Entries
    /// with equal counters are ordered by `device`, then `id`.
    #[cfg_attr(test, schemars(range(min = 0, max = 9_007_199_254_740_991_u64)))]
    pub counter: u64,
    /// Milliseconds since 1970. It isn't used for the order, because clocks differ.
    #[cfg_attr(test, schemars(range(min = -8_640_000_000_000_000_i64, max = 8_640_000_000_000_000_i64)))]
    pub time: i64,
    /// The person who made the entry. In a game, the page doesn't write it.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub author: &'a str,
    /// The event; its field `told` is the kind.
    pub input: Input,
}

/// The player in each seat.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "Seating"))]
#[serde(rename_all = "UPPERCASE")]
pub struct SeatingJson {
    #[cfg_attr(test, schemars(with = "words::Player"))]
    e: u8,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    s: u8,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    w: u8,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    n: u8,
}

impl SeatingJson {
    /// Converts a seating.
    pub fn new(seats: BySeat<PlayerId>) -> Self {
        let [e, s, w, n] = tilewise_rules::Seat::ALL.map(|seat| seats[seat].0);
        Self { e, s, w, n }
    }
}

/// The game is opened. `seats` has for each seat the index in `players`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct OpenedInput {
    #[cfg_attr(test, schemars(extend("const" = "opened")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The key of a rule set.
    pub ruleset: &'static str,
    /// Options that differ from the defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::OptionValues>"))]
    pub options: Option<Json<'static>>,
    /// The penalty book for fouls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty_book: Option<&'static str>,
    /// The names of at least four players.
    #[cfg_attr(test, schemars(length(min = 4, max = 100), inner(length(max = 100))))]
    pub players: Vec<String>,
    pub seats: SeatingJson,
    /// The starting score of each player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Amount>"))]
    pub start: Option<Json<'static>>,
    /// The table of a club at which the game is played. It changes nothing in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<OpenedClubJson>,
}

/// A table of a club.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "OpenedClub"))]
pub struct OpenedClubJson {
    /// The ID of the club.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub club: String,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: String,
    /// The ID of the draw of the round.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub draw: String,
    /// The round of the night, from 1.
    pub round: u32,
    /// The number of the table, from 1.
    pub table: u32,
    /// The IDs of the members, by player; empty for a player who is no member.
    #[cfg_attr(test, schemars(length(max = 100), inner(length(max = 100))))]
    pub members: Vec<String>,
    /// The time at which the round is to end, in milliseconds since 1970, if its clock has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<i64>,
}

/// A player bets (riichi).
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct BetInput {
    #[cfg_attr(test, schemars(extend("const" = "bet")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub player: u8,
}

/// Several players won the hand.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "SeveralWonInput"))]
pub struct SeveralWonInput<Win> {
    #[cfg_attr(test, schemars(extend("const" = "several-won")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The seating of the event, if it differs from that of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<SeatingJson>,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub wins: Vec<Win>,
}

/// The fields of an event at a seating that has no others.
#[derive(Serialize, Deserialize)]
pub struct AtSeatingInput {
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The seating of the event, if it differs from that of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<SeatingJson>,
}

/// A foul, by the rules of the penalty book.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "FoulInput"))]
pub struct FoulInputJson<Facts> {
    #[cfg_attr(test, schemars(extend("const" = "foul")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The seating of the event, if it differs from that of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<SeatingJson>,
    /// The penalty book, if the game names none; by default that of its rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty_book: Option<&'static str>,
    /// The key of the foul.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub foul: String,
    /// A clause of the foul.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub clause: Option<String>,
    /// Answers to the questions of the foul, without facts that the game derives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facts: Option<Facts>,
}

/// The players take other seats, in the first hand of a round.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SeatsInput {
    #[cfg_attr(test, schemars(extend("const" = "seats")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    pub seats: SeatingJson,
}

/// A new player without a seat.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct JoinedInput {
    #[cfg_attr(test, schemars(extend("const" = "joined")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub name: String,
}

/// A substitute takes over for the player; without `name` the player is back.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SubstituteInput {
    #[cfg_attr(test, schemars(extend("const" = "substitute")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub player: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub name: Option<String>,
}

/// Other rules from now on.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct RulesInput {
    #[cfg_attr(test, schemars(extend("const" = "rules")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The key of a rule set.
    pub ruleset: &'static str,
    /// Options that differ from the defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::OptionValues>"))]
    pub options: Option<Json<'static>>,
    /// The penalty book for fouls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty_book: Option<&'static str>,
}

/// A correction of an earlier entry: it is deleted or replaced, or another event is inserted before it.
#[derive(Serialize, Deserialize)]
pub struct CorrectedInput<Input> {
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    pub of: String,
    pub change: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<Input>,
}

/// The chips of each player are counted.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ChipsInput {
    #[cfg_attr(test, schemars(extend("const" = "chips")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub chips: Vec<PlayerChipsJson>,
}

/// The counted chips of a player.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "PlayerChips"))]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct PlayerChipsJson {
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub player: u8,
    #[cfg_attr(test, schemars(with = "words::Amount"))]
    pub amount: Json<'static>,
}

/// A payment between players outside the rules, such as a side bet.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct PaidInput {
    #[cfg_attr(test, schemars(extend("const" = "paid")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub from: u8,
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub to: u8,
    /// Above 0; an integer where the rules have no fractions.
    #[cfg_attr(test, schemars(with = "words::Amount"))]
    pub amount: Json<'static>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub note: Option<String>,
}

/// The place and a note of the game, instead of earlier ones.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct NotedInput {
    #[cfg_attr(test, schemars(extend("const" = "noted")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// Where the game is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(max = 500)))]
    pub note: Option<String>,
}

/// The game is closed, or open again; the device of the entry releases the write lock, or acquires it and accepts
/// all entries that others made.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct PlainInput {
    #[cfg_attr(test, schemars(with = "words::PlainEvent"))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
}
