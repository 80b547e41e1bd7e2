//! The policy of a season: which results count, what each is worth, and how ties are broken. It is data.
//!
//! How each field is applied is written at the field; [`season_standings`](crate::season_standings) does what is
//! written here. [`SeasonPolicy::check`] refuses policies of which a part does nothing.

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
    /// How the results that count are put together.
    pub total: Total,
    /// The number of results from which a member is ranked; those with fewer come last, without a place. Results that
    /// don't count are included. 0 ranks members without a result, too.
    pub minimum: u32,
    /// Points for nights, without regard to results. They are added to the sum or mean of the results.
    pub attendance: Attendance,
    /// The rules that break ties of the total, in their order. Each is applied once, to the members who are equal by
    /// all rules before it. Members who are equal by all rules share a place, and the places after it are left out: 1,
    /// 2, 2, 4. They are listed in the order in which they joined.
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
    /// The overall score of the rule set: with uma for riichi, table points for MCR. If no result of the season has one,
    /// the gain; a single result without one, as of a fifth player without a seat, is worth nothing. Thirds are rounded
    /// to a thousandth, halves away from zero, before anything is added up.
    Overall,
    /// Points for the place at the table, from the first. Players who share places have the mean of the points of these
    /// places, rounded to a thousandth. A table of three has no fourth place; the fifth of a table of five has the
    /// points of the fourth.
    Place([SeasonPoints; 4]),
}

/// Which results of a member count.
///
/// Who has fewer than the number that counts has all counted, and nothing for those that are missing. A bad result that
/// is among the best counts too. Of equal results or nights, the earliest counts.
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

/// How the results that count are put together.
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
    /// Points for each night on which the member was there, with a result or without.
    pub present: SeasonPoints,
    /// Points for each absence: a night on which the member was not there; mostly below 0. Nights before the member
    /// joined are no absences.
    pub away: SeasonPoints,
    /// The number of absences that count at most; `None` if all do.
    pub most_absences: Option<u32>,
}

/// A rule that breaks ties. Of two members, the one with more comes first. All results matter, not only those that
/// count; they are compared by the measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieRule {
    /// More first places at a table; shared ones are as good.
    FirstPlaces,
    /// More results.
    Results,
    /// The better best result. Who has none comes last.
    BestResult,
    /// The better last result, by night and table. Who has none comes last.
    LastResult,
    /// The better sum over the tables at which all tied members sat. Without such a table, they stay equal.
    HeadToHead,
}

/// The standings of teams. The points of a team are the sum of the totals of its members who have a place, plus the
/// adjustments that count for the team only. Teams with equal points share a place, and are listed in the order in
/// which their first members joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPolicy {
    /// The number of members of a team whose totals count: the best ones; `None` if all count.
    pub counted: Option<u32>,
}

/// The classes of members. A member whose class is not named here, such as a new one, plays in the lowest.
///
/// Members without a place stay in their class. Members who share a place move together, and only if the number allows
/// it for all of them; otherwise they stay, until the organiser breaks the tie. In a class that is too small for both
/// numbers, going up comes first.
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
