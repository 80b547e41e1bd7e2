//! The policy of a season: which results count, what each is worth, and how ties are broken. It is data.

use crate::SeasonPoints;

/// The policy of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonPolicy {
    /// What a result is worth.
    pub measure: Measure,
    /// Which results of a member count.
    pub counting: Counting,
    /// How the results that count are put together.
    pub total: Total,
    /// The number of results from which a member is ranked; those with fewer are shown apart.
    pub minimum: u32,
    /// Points for nights, without regard to results.
    pub attendance: Attendance,
    /// The rules that break ties, in their order. Members who are equal by all of them share a place.
    pub ties: Vec<TieRule>,
    /// The standings of teams, if members play for teams.
    pub teams: Option<TeamPolicy>,
    /// The classes of members, if there are several, from the highest.
    pub classes: Option<ClassPolicy>,
    /// The share of the points of the last season with which this one begins, in percent.
    pub carried_percent: u8,
}

/// What a result is worth to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The gain or loss at the table: final score minus starting score.
    Gain,
    /// The overall score of the rule set: with uma for riichi, table points for MCR. Results of rule sets without one
    /// count by gain.
    Overall,
    /// Points for the place at the table, from the first. Players who share a place share its points.
    Place([SeasonPoints; 4]),
}

/// Which results of a member count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// All.
    All,
    /// The best of the season, so many.
    Best(u32),
    /// The best of each week, so many. A week begins on Monday.
    BestOfWeek(u32),
    /// All results of the best nights, so many.
    BestNights(u32),
}

/// How the results that count are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// Their sum.
    Sum,
    /// Their mean, rounded to a thousandth.
    Mean,
}

/// Points for nights, without regard to results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    /// Points for each night on which the member was there.
    pub present: SeasonPoints,
    /// Points for each night on which the member was not there; mostly below 0.
    pub absent: SeasonPoints,
    /// The number of absences that count at most; `None` if all do.
    pub most_absences: Option<u32>,
}

/// A rule that breaks ties. Of two members, the one with more comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieRule {
    /// More first places at a table.
    FirstPlaces,
    /// More results.
    Results,
    /// The better best result.
    BestResult,
    /// The better last result.
    LastResult,
    /// The better sum over the tables at which all tied members sat.
    HeadToHead,
}

/// The standings of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPolicy {
    /// The number of members of a team whose totals count: the best ones; `None` if all count.
    pub counted: Option<u32>,
}

/// The classes of members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassPolicy {
    /// The names, from the highest class.
    pub names: Vec<String>,
    /// The number of members who go up from each class but the highest at the end of the season.
    pub promoted: u32,
    /// The number of members who go down from each class but the lowest at the end of the season.
    pub relegated: u32,
}

impl SeasonPolicy {
    /// All results count, by their sum.
    pub const SUM: Self = Self {
        measure: Measure::Overall,
        counting: Counting::All,
        total: Total::Sum,
        minimum: 0,
        attendance: Attendance {
            present: SeasonPoints::ZERO,
            absent: SeasonPoints::ZERO,
            most_absences: None,
        },
        ties: Vec::new(),
        teams: None,
        classes: None,
        carried_percent: 0,
    };
}

/// A policy that many clubs have.
#[derive(Clone, Copy, Debug)]
pub struct PolicyPreset {
    /// The stable key.
    pub key: &'static str,
    /// What counts, in a sentence.
    pub description: &'static str,
    /// Returns the policy.
    pub policy: fn() -> SeasonPolicy,
}

/// The presets, in the order in which they are offered.
pub const POLICY_PRESETS: [PolicyPreset; 6] = [
    PolicyPreset {
        key: "sum",
        description: "All results count: their sum.",
        policy: || SeasonPolicy {
            ties: vec![TieRule::FirstPlaces, TieRule::BestResult],
            ..SeasonPolicy::SUM
        },
    },
    PolicyPreset {
        key: "mean",
        description: "All results count: their mean, from six results on.",
        policy: || SeasonPolicy {
            total: Total::Mean,
            minimum: 6,
            ties: vec![TieRule::Results, TieRule::FirstPlaces],
            ..SeasonPolicy::SUM
        },
    },
    PolicyPreset {
        key: "best-of-week",
        description: "The two best results of each week count.",
        policy: || SeasonPolicy {
            counting: Counting::BestOfWeek(2),
            ties: vec![TieRule::FirstPlaces, TieRule::BestResult],
            ..SeasonPolicy::SUM
        },
    },
    PolicyPreset {
        key: "places",
        description: "Places count: 3, 2, −1 and −3 points. An absence costs a point, at most three do.",
        policy: || SeasonPolicy {
            measure: Measure::Place([3, 2, -1, -3].map(SeasonPoints::whole)),
            attendance: Attendance {
                absent: SeasonPoints::whole(-1),
                most_absences: Some(3),
                ..Attendance::default()
            },
            ties: vec![TieRule::FirstPlaces, TieRule::HeadToHead],
            ..SeasonPolicy::SUM
        },
    },
    PolicyPreset {
        key: "best-nights",
        description: "The results of the eight best nights count.",
        policy: || SeasonPolicy {
            counting: Counting::BestNights(8),
            ties: vec![TieRule::FirstPlaces, TieRule::BestResult],
            ..SeasonPolicy::SUM
        },
    },
    PolicyPreset {
        key: "teams",
        description: "All results count, for members and for their teams.",
        policy: || SeasonPolicy {
            teams: Some(TeamPolicy { counted: None }),
            ties: vec![TieRule::FirstPlaces, TieRule::BestResult],
            ..SeasonPolicy::SUM
        },
    },
];
