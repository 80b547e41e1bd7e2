//! Policies that many clubs have.

use crate::{
    Attendance, CountingRule, Measure, SeasonPoints, SeasonPolicy, TeamPolicy, TieRule, Total,
};

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
            counting: CountingRule::BestOfWeek(2),
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
                away: SeasonPoints::whole(-1),
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
            counting: CountingRule::BestNights(8),
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
