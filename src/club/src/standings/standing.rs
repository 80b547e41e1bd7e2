//! The standings of members and teams.

use crate::{MemberId, SeasonPoints};

/// The standings of a season.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonStandings {
    /// The members, in order of place; those with fewer results than the minimum come last, without a place. With
    /// classes, so in each class, from the highest.
    pub members: Vec<MemberStanding>,
    /// The teams, in order of place; empty without teams.
    pub teams: Vec<TeamStanding>,
}

/// The standing of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberStanding {
    /// The member.
    pub member: MemberId,
    /// The class as an index in the policy, if there are classes.
    pub class: Option<usize>,
    /// The place from 1, in the member's class if there are classes; `None` below the minimum of results.
    pub place: Option<u32>,
    /// The points by which the member is ranked.
    pub total: SeasonPoints,
    /// The parts of the total.
    pub parts: TotalParts,
    /// The number of results.
    pub results: u32,
    /// The results that count, as indices in [`SeasonRecord::results`](crate::SeasonRecord::results), by night and
    /// table.
    pub counted: Vec<usize>,
    /// The number of places from first to fourth at a table. A fifth place is in none of them.
    pub places: [u32; 4],
    /// The number of nights on which the member was there.
    pub nights: u32,
    /// The number of nights on which the member was not there, from joining on, whether they count or not.
    pub absences: u32,
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

impl TotalParts {
    /// Returns the sum of the parts.
    pub fn total(self) -> SeasonPoints {
        self.results + self.attendance + self.adjustments + self.carried
    }
}

/// The standing of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStanding {
    /// The name.
    pub team: String,
    /// The place, from 1.
    pub place: u32,
    /// The points: the totals of the members who count, and the adjustments.
    pub total: SeasonPoints,
    /// The points given or taken that count for the team only.
    pub adjustments: SeasonPoints,
    /// The members, the best first; those without a place come last.
    pub members: Vec<MemberId>,
    /// How many of the members count: the first ones.
    pub counted: usize,
}
