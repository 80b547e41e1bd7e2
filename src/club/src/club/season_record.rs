//! The record of a season: what its standings are computed from.

use std::collections::{BTreeMap, BTreeSet};

use super::{Club, ClubMember, MemberGroups, Season};
use crate::{
    MemberId, PlayerResult, SeasonMember, SeasonNight, SeasonPoints, SeasonRecord, SeasonStandings,
    carried_points, season_standings,
};

/// The points with which members begin a season.
type CarriedPoints = BTreeMap<MemberId, SeasonPoints>;

impl Club {
    /// Returns the standings of a season, an index in [`Club::seasons`].
    pub fn standings(&self, season: usize) -> SeasonStandings {
        let (record, policy) = match self.seasons.get(season) {
            Some(found) => (self.season_record(season), &found.opening.policy),
            None => return SeasonStandings::default(),
        };
        season_standings(policy, &record)
    }

    /// Returns what the standings of a season are computed from. Members who took no part in it are left out.
    pub fn season_record(&self, season: usize) -> SeasonRecord {
        if season >= self.seasons.len() {
            return SeasonRecord::default();
        }
        // The seasons before, as far back as each one begins with points of the one before.
        let begins_with_points =
            |index: &usize| self.seasons[*index].opening.policy.carried_percent > 0;
        let chain = (1..=season).rev().take_while(begins_with_points).count();
        let mut carried = BTreeMap::new();
        for index in season - chain..season {
            let policy = &self.seasons[index].opening.policy;
            let last = season_standings(policy, &self.record_with(index, &carried));
            let next = &self.seasons[index + 1].opening.policy;
            carried = carried_points(next, &last).into_iter().collect();
        }
        self.record_with(season, &carried)
    }

    /// Returns the teams and classes of the members who have one.
    pub(super) fn current_groups(&self) -> BTreeMap<MemberId, MemberGroups> {
        let groups = self.members.iter().map(|member| {
            let groups = MemberGroups::new(member);
            (member.record.id.clone(), groups)
        });
        groups
            .filter(|(_, groups)| *groups != MemberGroups::default())
            .collect()
    }

    /// Returns the record of a season that begins with these points.
    fn record_with(&self, season: usize, carried: &CarriedPoints) -> SeasonRecord {
        let found = &self.seasons[season];
        let results = results(found);
        let nights = found.nights.iter().map(|night| SeasonNight {
            date: night.opening.date,
            present: night
                .attendance
                .iter()
                .filter(|one| one.was_there)
                .map(|one| one.member.clone())
                .collect(),
        });
        let nights: Vec<_> = nights.collect();
        let adjustments: Vec<_> = found.adjustments.iter().map(|one| one.1.clone()).collect();
        let there = nights.iter().flat_map(|night| &night.present);
        let taking_part: BTreeSet<&MemberId> = there
            .chain(results.iter().map(|result| &result.member))
            .chain(adjustments.iter().map(|adjustment| &adjustment.member))
            .chain(carried.keys())
            .collect();
        let members = self.members.iter().map(|member| {
            let record = &member.record;
            let groups = found.groups_of(member);
            let joined = member.joined.as_ref().filter(|joined| joined.0 == found.id);
            SeasonMember {
                member: record.id.clone(),
                team: groups.team,
                class: groups.class,
                carried: carried.get(&record.id).copied().unwrap_or_default(),
                joined: joined.map_or(0, |joined| joined.1),
            }
        });
        let members = members.filter(|member| taking_part.contains(&member.member));
        SeasonRecord {
            members: members.collect(),
            nights,
            results,
            adjustments,
        }
    }
}

impl Season {
    /// Returns the team and the class of a member: those at the end of the season, if it is over.
    pub(crate) fn groups_of(&self, member: &ClubMember) -> MemberGroups {
        if !self.is_closed {
            return MemberGroups::new(member);
        }
        let groups = self.groups.get(&member.record.id);
        groups.cloned().unwrap_or_default()
    }
}

impl MemberGroups {
    fn new(member: &ClubMember) -> Self {
        Self {
            team: member.record.team.clone(),
            class: member.record.class.clone(),
        }
    }
}

/// Returns the results that count, in the order of their tables.
fn results(season: &Season) -> Vec<PlayerResult> {
    let nights = season.nights.iter().enumerate();
    let tables = nights.flat_map(|(night, found)| {
        let tables = found.rounds.iter().flat_map(|round| &round.tables);
        tables.map(move |table| (night, table))
    });
    let lines = tables.enumerate().flat_map(|(table, (night, results))| {
        let lines = results
            .counted()
            .into_iter()
            .flat_map(|report| &report.scores().lines);
        lines.map(move |line| PlayerResult {
            member: line.member.clone(),
            night,
            table,
            score: line.score,
            gain: line.gain,
            overall: line.overall,
            place: line.place,
        })
    });
    lines.collect()
}
