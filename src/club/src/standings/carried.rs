//! Points that are carried over to the next season.

use crate::{MemberId, SeasonPoints, SeasonPolicy, SeasonStandings};

/// Returns the points that each member takes along from the standings of the last season, by the policy of the new one,
/// rounded to a thousandth. It is a share of the whole total, which may be below 0, with a place or without.
pub fn carried_points(
    policy: &SeasonPolicy,
    last: &SeasonStandings,
) -> Vec<(MemberId, SeasonPoints)> {
    let percent = u32::from(policy.carried_percent);
    let share = |total: SeasonPoints| total.times(percent).divided_by(100);
    let members = last.members.iter();
    members
        .map(|one| (one.member.clone(), share(one.total)))
        .collect()
}
