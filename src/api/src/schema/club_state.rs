//! The report on a club.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use tilewise_club::SeasonPoints;

use super::values::{AmountJson, OptionsJson};
#[cfg(test)]
use super::words;
use crate::diagnostics::Diagnostic;

/// The state of a club. Amounts are in the money of the rule set.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubState"))]
pub struct ClubStateJson<'a> {
    #[cfg_attr(test, schemars(with = "words::True"))]
    pub ok: bool,
    #[serde(rename = "tilewise-club")]
    #[cfg_attr(test, schemars(with = "words::Version"))]
    pub version: i64,
    /// The entry that founded the club.
    pub id: &'a str,
    /// The device that has the write lock, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lock_holder: Option<&'a str>,
    pub name: &'a str,
    pub ruleset: &'static str,
    /// All options of the current rules.
    #[cfg_attr(test, schemars(with = "words::OptionValues"))]
    pub options: OptionsJson<'a>,
    /// The penalty book of the rules, if the club names one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty_book: Option<&'static str>,
    /// The language of the club as a tag, such as `zh-HK`, if it is known.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub language: &'a str,
    /// In the order in which they joined.
    pub members: Vec<ClubMemberJson<'a>>,
    /// The pairs of members who are never drawn to one table, by ID.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        test,
        schemars(with = "Vec<Vec<String>>", inner(length(min = 2, max = 2)))
    )]
    pub separated: Vec<[&'a str; 2]>,
    /// In their order.
    pub seasons: Vec<SeasonJson<'a>>,
    /// The next night, if it is planned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_night: Option<PlannedNightJson<'a>>,
    /// One line for each entry, after corrections.
    pub lines: Vec<ClubLineJson<'a>>,
}

/// A night that is planned.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "PlannedNight"))]
pub struct PlannedNightJson<'a> {
    /// The date, such as `2026-12-06`.
    pub date: String,
    /// The time and the place; may be empty.
    pub details: &'a str,
}

/// A member of a club.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubMember"))]
pub struct ClubMemberJson<'a> {
    pub id: &'a str,
    /// The name in the club; empty if the member was forgotten.
    pub name: &'a str,
    /// The name in public standings; empty for the name in the club.
    pub alias: &'a str,
    /// Whether public standings leave the name out.
    pub hidden: bool,
    /// The team; empty for none.
    pub team: &'a str,
    /// The class; empty for none.
    pub class: &'a str,
    #[cfg_attr(test, schemars(with = "words::Experience"))]
    pub experience: &'static str,
    /// Whether the member was forgotten.
    pub forgotten: bool,
}

/// A season of a club.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubSeason"))]
pub struct SeasonJson<'a> {
    /// The entry that opened the season.
    pub id: &'a str,
    pub name: &'a str,
    /// What counts, as in the entry, in the order of the documentation.
    pub policy: String,
    pub closed: bool,
    /// In their order.
    pub nights: Vec<NightJson<'a>>,
    /// Points given or taken.
    pub adjustments: Vec<AdjustmentJson<'a>>,
    pub standings: SeasonStandingsJson,
}

/// A night of a season.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubNight"))]
pub struct NightJson<'a> {
    /// The entry that opened the night.
    pub id: &'a str,
    /// The short code for slips of paper, such as `K29`: a letter and the day of the month.
    pub code: String,
    /// The date, such as `2026-11-29`.
    pub date: String,
    /// The name or the place; may be empty.
    pub name: &'a str,
    /// The fee of each member.
    pub fee: AmountJson,
    /// The sum of the fees that were paid.
    pub paid: AmountJson,
    pub closed: bool,
    /// The members who were announced or there, in the order of their first entry.
    pub attendance: Vec<AttendanceJson<'a>>,
    /// In their order.
    pub rounds: Vec<RoundJson<'a>>,
}

/// The presence of a member on a night.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubAttendance"))]
pub struct AttendanceJson<'a> {
    /// The ID of the member.
    pub member: &'a str,
    /// Whether the member is there now.
    #[cfg_attr(test, schemars(with = "words::AttendanceEvent"))]
    pub state: &'static str,
    /// Whether the member was there at any time of the night.
    pub was_there: bool,
    /// The fee that the member paid.
    pub paid: AmountJson,
}

/// A round of a night.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubRound"))]
pub struct RoundJson<'a> {
    /// The entry of the draw.
    pub id: &'a str,
    /// The number of the round, from 1.
    pub round: u32,
    #[cfg_attr(test, schemars(with = "words::DrawMethodKey"))]
    pub method: &'static str,
    /// The number of rounds of the chart, with the method `chart`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chart_rounds: Option<u32>,
    /// The number from which the draw can be repeated, in digits.
    pub seed: String,
    /// The IDs of the members who wait.
    pub waiting: Vec<&'a str>,
    /// The clock, if it was started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<RoundClockJson>,
    pub tables: Vec<TableJson<'a>>,
}

/// The clock of a round.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubClock"))]
pub struct RoundClockJson {
    /// The time at which it started, in milliseconds since 1970.
    pub started: i64,
    /// The time for the round.
    pub minutes: u32,
}

/// A table of a round.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubTable"))]
pub struct TableJson<'a> {
    /// The number of the table, from 1.
    pub table: u32,
    /// The IDs of the members who were drawn, East first.
    pub members: Vec<&'a str>,
    /// The time that the table has longer than the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub added_minutes: Option<u32>,
    /// No result, one result, one that a second person confirmed, results that differ, a result that is disputed, or
    /// one that the organiser ruled on.
    #[cfg_attr(test, schemars(with = "words::TableResultState"))]
    pub state: &'static str,
    /// The result that counts, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counting_result: Option<ScoresJson<'a>>,
    /// All results that were reported, in the order of their first entries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<TableReportJson<'a>>,
}

/// The scores of a table. The gains and the rest sum to 0.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubScores"))]
pub struct ScoresJson<'a> {
    /// By seat; a member who wasn't drawn has the first free seat.
    pub scores: Vec<ScoreLineJson<'a>>,
    /// What was left in pots or went to the bank.
    pub rest: AmountJson,
}

/// The result of a member at a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubScore"))]
pub struct ScoreLineJson<'a> {
    /// The ID of the member.
    pub member: &'a str,
    /// The final score.
    pub score: AmountJson,
    /// The final score minus the starting score.
    pub gain: AmountJson,
    /// The overall score, if the rule set has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overall: Option<f64>,
    /// The place at the table, from 1; ties share a place.
    pub place: u32,
}

/// A result that was reported.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubReportedResult"))]
pub struct TableReportJson<'a> {
    /// The entries that report it.
    pub ids: Vec<&'a str>,
    #[serde(flatten)]
    pub scores: ScoresJson<'a>,
    /// Whether a second person confirmed it.
    pub checked: bool,
    /// The reason for which it is disputed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disputed: Option<&'a str>,
    /// The reason of the ruling by which it counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruled: Option<&'a str>,
}

/// Points given or taken.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubAdjustment"))]
pub struct AdjustmentJson<'a> {
    /// The entry.
    pub id: &'a str,
    /// The ID of the member.
    pub member: &'a str,
    pub points: AmountJson,
    /// Whose standing changes: that of the member and with it that of the team, or that of the team only.
    #[serde(rename = "for")]
    #[cfg_attr(test, schemars(with = "words::MemberOrTeam"))]
    pub counts_for: &'static str,
    pub reason: &'a str,
}

/// The standings of a season.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "SeasonStandings"))]
pub struct SeasonStandingsJson {
    /// In order of place; those with fewer results than the minimum come last. With classes, so in each class, from
    /// the highest.
    pub members: Vec<MemberStandingJson>,
    /// In order of place; empty without teams.
    pub teams: Vec<TeamStandingJson>,
}

/// The standing of a member.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "MemberStanding"))]
pub struct MemberStandingJson {
    /// The ID of the member.
    pub member: String,
    /// The class, if the season has classes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    /// The place from 1, in the class if there are classes; `null` below the minimum of results.
    pub place: Option<u32>,
    /// The points by which the member is ranked.
    pub total: AmountJson,
    /// The parts of the total.
    pub parts: TotalPartsJson,
    /// The number of results.
    pub results: u32,
    /// The tables whose results count.
    pub counting_tables: Vec<TablePlaceJson>,
    /// The number of first, second, third and fourth places at tables. A fifth place is in none of them.
    #[cfg_attr(test, schemars(with = "Vec<u32>", length(min = 4, max = 4)))]
    pub places: [u32; 4],
    /// The number of nights on which the member was there.
    pub nights: u32,
    /// The number of nights on which the member wasn't there, from joining on.
    pub absences: u32,
    /// The class after the season, if the season has classes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_class: Option<String>,
}

/// A table of a season.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "TablePlace"))]
pub struct TablePlaceJson {
    /// The ID of the night.
    pub night: String,
    pub round: u32,
    pub table: u32,
}

/// The parts of a total.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "TotalParts"))]
pub struct TotalPartsJson {
    /// The sum or the mean of the results that count.
    pub results: AmountJson,
    /// The points for presence and absence.
    pub attendance: AmountJson,
    /// The points given or taken.
    pub adjustments: AmountJson,
    /// The points that were carried over from the season before.
    pub last_season: AmountJson,
}

/// The standing of a team.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "TeamStanding"))]
pub struct TeamStandingJson {
    pub team: String,
    /// The place, from 1.
    pub place: u32,
    /// The totals of the members who count, and the adjustments.
    pub total: AmountJson,
    /// The points given or taken that count for the team only.
    pub adjustments: AmountJson,
    /// The IDs of the members, the best first; those without a place come last.
    pub members: Vec<String>,
    /// How many of the members count: the first ones.
    pub counting_members: usize,
}

/// The result of an entry.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "ClubLine"))]
pub struct ClubLineJson<'a> {
    pub id: &'a str,
    /// The reasons for the refusal: `at` is the field of the input, if the error concerns one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Diagnostic>,
}

/// Returns points of a season.
pub const fn thousandths(points: SeasonPoints) -> AmountJson {
    AmountJson {
        amount: points.thousandths(),
        parts: 1_000,
    }
}
