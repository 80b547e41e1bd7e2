//! The log of a club.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[cfg(test)]
use super::words;
use crate::json::Json;

/// A club: the entries in any order, without results.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubLog"))]
pub struct ClubLogJson<Entries> {
    /// The version of the format.
    #[serde(rename = "tilewise-club")]
    #[cfg_attr(test, schemars(with = "words::Version"))]
    pub version: i64,
    #[cfg_attr(test, schemars(length(max = 100_000)))]
    pub entries: Entries,
}

/// The club is founded, or its name, rules or language change.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ProfileInput<'a> {
    #[cfg_attr(test, schemars(with = "words::FoundedOrProfile"))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub name: &'a str,
    /// The key of the rule set of its games.
    pub ruleset: &'static str,
    /// Options that differ from the defaults.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::OptionValues>"))]
    pub options: Option<Json<'static>>,
    /// The penalty book for fouls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty_book: Option<&'static str>,
    /// The language of the club as a tag, such as `zh-HK`; without it, the language isn't known.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(
        test,
        schemars(
            length(max = 35),
            regex(pattern = r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")
        )
    )]
    pub language: &'a str,
}

/// A member joins, or what is known of the member changes. Missing fields are empty from now on.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct MemberInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "member")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the member, made at random on the device.
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub member: &'a str,
    /// The name in the club.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub name: &'a str,
    /// The name in public standings, instead of the name in the club.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub alias: &'a str,
    /// Whether public standings leave the name out.
    #[serde(default, skip_serializing_if = "is_not")]
    pub hidden: bool,
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub team: &'a str,
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub class: &'a str,
    /// By default `usual`. Draws can put newcomers and mentors together.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Experience>"))]
    pub experience: Option<&'static str>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "required by serde")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

/// A member is forgotten: the names go, the results stay.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ForgottenInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "forgotten")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub member: &'a str,
}

/// Two members are never drawn to one table, or may be again.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SeparationInput<'a> {
    #[cfg_attr(test, schemars(with = "words::SeparatedOrTogether"))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The IDs of the two members.
    #[cfg_attr(
        test,
        schemars(
            with = "Vec<String>",
            length(min = 2, max = 2),
            inner(length(min = 1, max = 100))
        )
    )]
    pub members: [&'a str; 2],
}

/// The next night is planned.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct NightPlannedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "night-planned")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The date, such as `2026-12-06`; without it, the next night isn't planned any longer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(regex(pattern = r"^\d{4}-\d\d-\d\d$")))]
    pub date: Option<String>,
    /// With `date`: the time and the place.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub details: &'a str,
}

/// The clock of a round starts, at the time of the entry.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ClockStartedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "clock-started")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: &'a str,
    /// The round of the night, from 1.
    pub round: u32,
    /// The time for the round: at most a day.
    pub minutes: u32,
}

/// A table gets more time than the others of the round.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct TimeAddedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "time-added")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: &'a str,
    pub round: u32,
    /// The number of the table in the draw, from 1.
    pub table: u32,
    pub minutes: u32,
}

/// A season begins. Its ID is that of the entry.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SeasonOpenedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "season-opened")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub name: &'a str,
    /// What counts, such as `measure=place:3/2/-1/-3; minimum=6`. The empty text is the sum of all results.
    #[cfg_attr(test, schemars(length(max = 1000)))]
    pub policy: String,
}

/// A night begins. Its ID is that of the entry.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct NightOpenedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "night-opened")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the season.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub season: &'a str,
    /// The date, such as `2026-11-29`.
    #[cfg_attr(test, schemars(regex(pattern = r"^\d{4}-\d\d-\d\d$")))]
    pub date: String,
    /// The name or the place.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub name: &'a str,
    /// The fee of each member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Amount>"))]
    pub fee: Option<Json<'static>>,
}

/// The season is over.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct SeasonClosedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "season-closed")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the season.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub season: &'a str,
}

/// The night is over.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct NightClosedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "night-closed")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: &'a str,
}

/// A member is there, will come later, or has left.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct AttendanceInput<'a> {
    #[cfg_attr(test, schemars(with = "words::AttendanceEvent"))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: &'a str,
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub member: &'a str,
}

/// A member pays the fee of the night, or a part of it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct FeePaidInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "fee-paid")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: &'a str,
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub member: &'a str,
    /// Above 0.
    #[cfg_attr(test, schemars(with = "words::Amount"))]
    pub amount: Json<'static>,
}

/// The tables of a round are drawn. The last draw of a round without results counts.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct RoundDrawnInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "draw")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: &'a str,
    /// The round of the night, from 1.
    pub round: u32,
    #[cfg_attr(test, schemars(with = "words::DrawMethodKey"))]
    pub method: &'static str,
    /// The number of rounds of the chart, with the method `chart` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chart_rounds: Option<u32>,
    /// The number from which the draw can be repeated, in digits: a text, because it may be larger than JSON numbers
    /// are exact.
    #[cfg_attr(test, schemars(regex(pattern = r"^(0|[1-9]\d{0,19})$")))]
    pub seed: String,
    /// The IDs of the members at each table, East first.
    #[cfg_attr(test, schemars(length(max = 2000), inner(length(max = 100))))]
    pub tables: Vec<Vec<&'a str>>,
    /// The IDs of the members who wait this round.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(test, schemars(length(max = 2000), inner(length(min = 1, max = 100))))]
    pub waiting: Vec<&'a str>,
}

/// The result of a table, as the log of its game.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "GameResultInput"))]
pub struct GameResultInput<'a, Game> {
    #[cfg_attr(test, schemars(extend("const" = "result")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: &'a str,
    pub round: u32,
    /// The number of the table in the draw, from 1.
    pub table: u32,
    pub game: Game,
    /// The member of each player. By default, those that the game names in `opened`.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub players: Vec<PlayerMemberJson<'a>>,
}

/// The member who is a player of a game.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "PlayerMember"))]
pub struct PlayerMemberJson<'a> {
    #[cfg_attr(test, schemars(with = "words::Player"))]
    pub player: u8,
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub member: &'a str,
}

/// The result of a table, as final scores that were typed.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct ScoresResultInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "result")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the night.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub night: &'a str,
    pub round: u32,
    /// The number of the table in the draw, from 1.
    pub table: u32,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub scores: Vec<MemberScoreJson<'a>>,
    /// What was left in pots or went to the bank.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Amount>"))]
    pub rest: Option<Json<'static>>,
}

/// The final score of a member.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "MemberScore"))]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct MemberScoreJson<'a> {
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub member: &'a str,
    #[cfg_attr(test, schemars(with = "words::Amount"))]
    pub score: Json<'static>,
}

/// A second person confirms a result.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct CheckedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "checked")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the entry that reports the result.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub result: &'a str,
}

/// A result is disputed: it doesn't count until there is a ruling.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct DisputedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "disputed")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the entry that reports the result.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub result: &'a str,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub reason: &'a str,
}

/// The organiser rules that a result counts, with its own scores or with others.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct RuledInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "ruled")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the entry that reports the result.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub result: &'a str,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub reason: &'a str,
    /// The final scores that count instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub scores: Option<Vec<MemberScoreJson<'a>>>,
    /// With `scores`: what was left in pots or went to the bank.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::Amount>"))]
    pub rest: Option<Json<'static>>,
}

/// Points of the season are given to a member, or taken.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct AdjustedInput<'a> {
    #[cfg_attr(test, schemars(extend("const" = "adjusted")))]
    #[serde(rename = "told")]
    pub entry_kind: &'static str,
    /// The ID of the season.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub season: &'a str,
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub member: &'a str,
    /// With at most three decimals; below 0 for a penalty.
    #[cfg_attr(test, schemars(with = "words::Amount"))]
    pub points: Json<'static>,
    /// Whose standing changes: that of the member and with it that of the team (the default), or that of the team
    /// only.
    #[serde(rename = "for", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<words::MemberOrTeam>"))]
    pub counts_for: Option<&'static str>,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub reason: &'a str,
}
