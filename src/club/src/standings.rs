//! The standings of a season: its results, counted by its policy.

use tilewise_rules::Overall;

use crate::{Adjustment, Date, MemberId, SeasonPoints, SeasonPolicy};

/// What a season has seen: the input of the standings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeasonRecord {
    /// The members who are ranked or counted, in the order in which they joined.
    pub members: Vec<SeasonMember>,
    /// The nights in their order.
    pub nights: Vec<SeasonNight>,
    /// The results in the order of their tables, four for a table of four.
    pub results: Vec<PlayerResult>,
    /// Points given or taken by the organiser.
    pub adjustments: Vec<Adjustment>,
}

/// A member, as a season sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonMember {
    /// The ID.
    pub member: MemberId,
    /// The team; empty for none.
    pub team: String,
    /// The class; empty for none.
    pub class: String,
    /// The points of the last season that are carried over.
    pub carried: SeasonPoints,
    /// The number of nights of the season before the member joined: they are no absences.
    pub joined: usize,
}

/// A night of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonNight {
    /// The date.
    pub date: Date,
    /// The members who were there.
    pub present: Vec<MemberId>,
}

/// The result of a member at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResult {
    /// The member.
    pub member: MemberId,
    /// The night, as index in [`SeasonRecord::nights`].
    pub night: usize,
    /// The table: the same number for all results of one table, unique in the season.
    pub table: usize,
    /// The final score minus the starting score, in hundredths.
    pub gain: i64,
    /// The overall score, if the rule set has one.
    pub overall: Option<Overall>,
    /// The place at the table, from 1. Players who are equal have the same place.
    pub place: u32,
}

/// The standings of a season.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonStandings {
    /// The members, in order of place; those with fewer results than the minimum come last, without a place.
    pub members: Vec<MemberStanding>,
    /// The teams, in order of place; empty without teams.
    pub teams: Vec<TeamStanding>,
}

/// The standing of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberStanding {
    /// The member.
    pub member: MemberId,
    /// The place from 1, in the member's class if there are classes; `None` below the minimum of results.
    pub place: Option<u32>,
    /// The points by which the member is ranked.
    pub total: SeasonPoints,
    /// The parts of the total.
    pub parts: TotalParts,
    /// The number of results.
    pub results: u32,
    /// The number of results that count.
    pub counted: u32,
    /// The number of places from first to fourth at a table.
    pub places: [u32; 4],
    /// The class at the end of the season, as an index in the policy, if there are classes.
    pub next_class: Option<usize>,
}

/// The parts of a member's total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TotalParts {
    /// The sum or the mean of the results that count.
    pub results: SeasonPoints,
    /// The points for presence and absence.
    pub attendance: SeasonPoints,
    /// The points given or taken by the organiser.
    pub adjustments: SeasonPoints,
    /// The points that were carried over.
    pub carried: SeasonPoints,
}

/// The standing of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStanding {
    /// The name.
    pub team: String,
    /// The place, from 1.
    pub place: u32,
    /// The points.
    pub total: SeasonPoints,
    /// The members, the best first.
    pub members: Vec<MemberId>,
}

/// Returns the standings of a season by its policy.
pub fn season_standings(policy: &SeasonPolicy, season: &SeasonRecord) -> SeasonStandings {
    let _ = (policy, season);
    SeasonStandings::default()
}

/// Returns the points that members carry over from the standings of the season before.
pub fn carried_points(
    policy: &SeasonPolicy,
    standings: &SeasonStandings,
) -> std::collections::BTreeMap<MemberId, SeasonPoints> {
    let _ = (policy, standings);
    std::collections::BTreeMap::new()
}
