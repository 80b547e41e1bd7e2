//! The standings of a season: its results, counted by its policy.

mod attendance;
mod carried;
mod classes;
mod counted;
mod record;
mod result_points;
mod standing;
mod summary;
mod teams;
mod ties;

use crate::SeasonPolicy;

use summary::Summary;

pub use carried::*;
pub use record::*;
pub use result_points::*;
pub use standing::*;

/// Returns the standings of a season by its policy.
///
/// The order of results and adjustments in the record does not matter. What each part of the policy does is written at
/// [`SeasonPolicy`].
///
/// ```
/// use tilewise_club::{SeasonPolicy, SeasonRecord, season_standings};
/// let standings = season_standings(&SeasonPolicy::SUM, &SeasonRecord::default());
/// assert!(standings.members.is_empty());
/// ```
pub fn season_standings(policy: &SeasonPolicy, season: &SeasonRecord) -> SeasonStandings {
    let summaries = summary::summaries(policy, season);
    let members = match &policy.classes {
        Some(classes) => classes::in_classes(policy, classes, &summaries),
        None => ranking(policy, &summaries.iter().collect::<Vec<_>>()),
    };
    let teams = match policy.teams {
        Some(teams) => teams::team_standings(teams, season, &members),
        None => Vec::new(),
    };
    SeasonStandings { members, teams }
}

/// Returns the standings of some members with their places. Those below the minimum come last, without one.
fn ranking(policy: &SeasonPolicy, members: &[&Summary]) -> Vec<MemberStanding> {
    let is_ranked = |member: &&Summary| member.standing.results >= policy.minimum;
    let (ranked, others): (Vec<_>, Vec<_>) = members.iter().copied().partition(is_ranked);
    let mut standings: Vec<MemberStanding> = Vec::with_capacity(members.len());
    for equal in ties::in_order(&policy.ties, ranked) {
        let place = u32::try_from(standings.len() + 1).ok();
        standings.extend(equal.into_iter().map(|member| MemberStanding {
            place,
            ..member.standing.clone()
        }));
    }
    let others = ties::in_order(&policy.ties, others).into_iter().flatten();
    standings.extend(others.map(|member| member.standing.clone()));
    standings
}
