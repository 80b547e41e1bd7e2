//! The standings of teams.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::{
    CountsFor, MemberId, MemberStanding, SeasonPoints, SeasonRecord, TeamPolicy, TeamStanding,
};

/// Returns the standings of the teams.
pub(super) fn team_standings(
    policy: TeamPolicy,
    season: &SeasonRecord,
    members: &[MemberStanding],
) -> Vec<TeamStanding> {
    let rosters = Rosters::new(season);
    let adjustments = rosters.adjustments(season);
    let teams = rosters.members(members).into_iter().zip(adjustments);
    let teams = teams.zip(rosters.names);
    let mut teams: Vec<TeamStanding> = teams
        .map(|((members, adjustments), name)| standing(policy, name, &members, adjustments))
        .collect();
    teams.sort_by_key(|team| Reverse(team.total));
    let mut before = 0;
    for equal in teams.chunk_by_mut(|one, other| one.total == other.total) {
        let place = u32::try_from(before + 1).unwrap_or(u32::MAX);
        before += equal.len();
        for team in equal {
            team.place = place;
        }
    }
    teams
}

/// Who plays for which team.
struct Rosters<'a> {
    /// The names of the teams, in the order in which their first members joined.
    names: Vec<&'a str>,
    /// The team of each member, as index in the names.
    teams: BTreeMap<&'a MemberId, Option<usize>>,
}

impl<'a> Rosters<'a> {
    fn new(season: &'a SeasonRecord) -> Self {
        let mut names = Vec::new();
        let mut teams = BTreeMap::new();
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        for member in &season.members {
            teams.entry(&member.member).or_insert_with(|| {
                let name = member.team.as_str();
                if name.is_empty() {
                    return None;
                }
                let place = places.entry(name).or_insert_with(|| {
                    names.push(name);
                    names.len() - 1
                });
                Some(*place)
            });
        }
        Self { names, teams }
    }

    fn team(&self, member: &MemberId) -> Option<usize> {
        self.teams.get(member).copied().flatten()
    }

    /// Returns the members of each team, the best first; those without a place come last.
    fn members<'b>(&self, members: &'b [MemberStanding]) -> Vec<Vec<&'b MemberStanding>> {
        let mut all = vec![Vec::new(); self.names.len()];
        for member in members {
            if let Some(team) = self.team(&member.member) {
                all[team].push(member);
            }
        }
        for members in &mut all {
            members.sort_by_key(|one| (one.place.is_none(), Reverse(one.total)));
        }
        all
    }

    /// Returns the adjustments that count for each team only.
    fn adjustments(&self, season: &SeasonRecord) -> Vec<SeasonPoints> {
        let mut all = vec![SeasonPoints::ZERO; self.names.len()];
        for one in &season.adjustments {
            if let (CountsFor::Team, Some(team)) = (one.counts_for, self.team(&one.member)) {
                all[team] += one.points;
            }
        }
        all
    }
}

/// Returns the standing of a team, without its place.
fn standing(
    policy: TeamPolicy,
    name: &str,
    members: &[&MemberStanding],
    adjustments: SeasonPoints,
) -> TeamStanding {
    let most = policy.counted.map_or(usize::MAX, |count| {
        usize::try_from(count).unwrap_or(usize::MAX)
    });
    let ranked = members.iter().filter(|one| one.place.is_some()).count();
    let counted = ranked.min(most);
    let totals = members.iter().take(counted).map(|one| one.total);
    TeamStanding {
        team: name.to_owned(),
        place: 0,
        total: totals.sum::<SeasonPoints>() + adjustments,
        adjustments,
        members: members.iter().map(|one| one.member.clone()).collect(),
        counted,
    }
}
