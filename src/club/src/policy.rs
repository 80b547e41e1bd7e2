//! The policy of a season, as data: which results count, what each is worth, and how ties are broken.
//!
//! [`season_standings`](crate::season_standings) applies it. [`SeasonPolicy::check`] refuses policies with a part
//! that has no effect.

mod check;
mod presets;
mod text;

use crate::SeasonPoints;

pub use check::*;
pub use presets::*;
pub use text::*;

/// The policy of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonPolicy {
    /// What a result is worth.
    pub measure: Measure,
    /// Which results of a member count.
    pub counting: CountingRule,
    /// How the results that count are combined.
    pub total: Total,
    /// The number of results that a member needs for a place, including results that don't count. Members with fewer
    /// come last. 0 ranks members without a result, too.
    pub minimum: u32,
    /// Points for nights, without regard to results. They are added to the sum or mean of the results.
    pub attendance: Attendance,
    /// The rules that break ties of the total, in order of priority: each is applied once, to the members who are
    /// equal by all before it. Members who are equal by all share a place (1, 2, 2, 4), and are listed in the order
    /// in which they joined.
    pub ties: Vec<TieRule>,
    /// The standings of teams, if members play for teams.
    pub teams: Option<TeamPolicy>,
    /// The classes of members, if there are several. Each has its own places.
    pub classes: Option<ClassPolicy>,
    /// The share of the points of the last season with which this one begins, in percent:
    /// [`carried_points`](crate::carried_points).
    pub carried_percent: u8,
}

/// What a result is worth to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The gain or loss at the table: final score minus starting score, in points or money.
    Gain,
    /// The final score at the table, in points or money.
    Score,
    /// The overall score of the rule set (with uma in riichi, table points in MCR), rounded to a thousandth, halves
    /// away from zero, before totals are computed. If no result of the season has one, the gain; a single result without
    /// one is worth 0.
    Overall,
    /// Points for the place at the table, from the first. Players who share places get the mean, rounded to a
    /// thousandth. The fifth of a table of five gets the points of the fourth.
    Place([SeasonPoints; 4]),
}

/// Which results of a member count.
///
/// If a member has fewer results than the number, all count. Of equal results or nights, the earlier ones count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountingRule {
    /// All.
    All,
    /// The best of the season, so many.
    Best(u32),
    /// The best of each week, so many. A week begins on Monday; its nights are found by their dates.
    BestOfWeek(u32),
    /// All results of the best nights, so many. Nights are compared by the sum of their results, or by their mean if
    /// the total is a mean. A night without a result is none.
    BestNights(u32),
}

/// How the results that count are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// Their sum.
    Sum,
    /// Their mean, rounded to a thousandth, halves away from zero. Members whose rounded means are equal are tied. The
    /// mean of no results is 0.
    Mean,
}

/// Points for nights, without regard to results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    /// Points for each night at which the member was present, with or without a result.
    pub present: SeasonPoints,
    /// Points for each night since the member joined at which the member was absent; mostly below 0.
    pub away: SeasonPoints,
    /// The number of absences that count at most; `None` if all do.
    pub most_absences: Option<u32>,
}

/// A rule that breaks ties. Of two members, the one with more comes first. All results matter, not only those that
/// count; they are compared by the measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieRule {
    /// More first places at a table, shared ones included.
    FirstPlaces,
    /// More results.
    Results,
    /// The better best result. Members without one come last.
    BestResult,
    /// The better last result, by night and table. Members without one come last.
    LastResult,
    /// The better sum over the tables at which all tied members sat. Without such a table, they stay equal.
    HeadToHead,
}

/// The standings of teams: the sums of the totals of ranked members, plus adjustments of the team only. Teams with equal
/// points share a place, and are listed in the order in which their first members joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPolicy {
    /// The number of members of a team whose totals count: the best ones; `None` if all count.
    pub counted: Option<u32>,
}

/// The classes of members. Members without one of these classes, such as new ones, play in the lowest.
///
/// Members without a place stay in their class. Members who share a place move only if the number allows all of
/// them to move; otherwise all stay. In a class that is too small for both numbers, promotion comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassPolicy {
    /// The names, from the highest class.
    pub names: Vec<String>,
    /// The number of members who go up from each class but the highest at the end of the season, at most.
    pub promoted: u32,
    /// The number of members who go down from each class but the lowest at the end of the season, at most.
    pub relegated: u32,
}

impl SeasonPolicy {
    /// The maximum number of letters of the text.
    pub const LONGEST: usize = 1_000;

    /// All results count, by their sum.
    pub const SUM: Self = Self {
        measure: Measure::Overall,
        counting: CountingRule::All,
        total: Total::Sum,
        minimum: 1,
        attendance: Attendance {
            present: SeasonPoints::ZERO,
            away: SeasonPoints::ZERO,
            most_absences: None,
        },
        ties: Vec::new(),
        teams: None,
        classes: None,
        carried_percent: 0,
    };
}
