//! The public standings of a season.

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[cfg(test)]
use super::words;
use crate::json::Json;

/// The public standings of a season: public names, places and numbers, without IDs.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "PublicSeason"))]
pub struct PublicSeasonJson<'a> {
    /// The version of the format.
    #[serde(rename = "tilewise-season")]
    #[cfg_attr(test, schemars(with = "words::Version"))]
    pub version: i64,
    /// The name of the club.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub club: &'a str,
    /// The language of the club as a tag, such as `zh-HK`, if it is known.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(
        test,
        schemars(
            length(max = 35),
            regex(pattern = r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")
        )
    )]
    pub language: &'a str,
    /// The name of the season.
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub season: &'a str,
    /// What counts, as in the club.
    #[cfg_attr(test, schemars(length(max = 1_000)))]
    pub policy: String,
    /// The date of the last night, such as `2026-11-29`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(regex(pattern = r"^\d{4}-\d\d-\d\d$")))]
    pub last_night: Option<String>,
    /// The next night, if it is planned.
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub next_night: Option<PublicNightJson<'a>>,
    /// The number of nights.
    pub nights: u32,
    /// In order of place; those with fewer results than the minimum come last. With classes, so in each class, from
    /// the highest.
    #[serde(borrow)]
    #[cfg_attr(test, schemars(length(max = 2_000)))]
    pub members: Vec<PublicMemberJson<'a>>,
    /// In order of place; empty without teams.
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(length(max = 2_000)))]
    pub teams: Vec<PublicTeamJson<'a>>,
}

/// A planned night in public.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "PublicNight"))]
pub struct PublicNightJson<'a> {
    /// The date, such as `2026-12-06`.
    #[cfg_attr(test, schemars(regex(pattern = r"^\d{4}-\d\d-\d\d$")))]
    pub date: String,
    /// The time and the place; may be missing.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub details: &'a str,
}

/// The public standing of a member.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "PublicMember"))]
pub struct PublicMemberJson<'a> {
    /// The place from 1, in the class if there are classes; missing below the minimum of results.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(range(min = 1)))]
    pub place: Option<u32>,
    /// The public name; missing for a member who is hidden or was forgotten.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub name: &'a str,
    /// The team, if the member plays for one.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub team: &'a str,
    /// The class, if the season has classes.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub class: &'a str,
    /// The points by which the member is ranked.
    #[serde(borrow)]
    #[cfg_attr(test, schemars(with = "words::Amount"))]
    pub points: Json<'a>,
    /// The number of results.
    pub results: u32,
    /// The number of results that count.
    pub counted: u32,
    /// The number of first, second, third and fourth places at tables. A fifth place is in none of them.
    #[cfg_attr(test, schemars(with = "Vec<u32>", length(min = 4, max = 4)))]
    pub places: [u32; 4],
}

/// The public standing of a team.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "PublicTeam"))]
pub struct PublicTeamJson<'a> {
    #[cfg_attr(test, schemars(range(min = 1)))]
    pub place: u32,
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub name: &'a str,
    #[serde(borrow)]
    #[cfg_attr(test, schemars(with = "words::Amount"))]
    pub points: Json<'a>,
}
