//! The record of a season: what its standings are computed from.

use std::collections::{BTreeMap, BTreeSet};

use super::{Club, Season};
use crate::{
    MemberId, PlayerResult, SeasonMember, SeasonNight, SeasonPoints, SeasonRecord, SeasonStandings,
    carried_points, season_standings,
};

impl Club {
    /// Returns the standings of a season, an index in [`Club::seasons`].
    pub fn standings(&self, season: usize) -> SeasonStandings {
        let Some(found) = self.seasons.get(season) else {
            return SeasonStandings::default();
        };
        season_standings(&found.opening.policy, &self.season_record(season))
    }

    /// Returns what the standings of a season are computed from. Members who took no part in it are left out.
    pub fn season_record(&self, season: usize) -> SeasonRecord {
        let Some(found) = self.seasons.get(season) else {
            return SeasonRecord::default();
        };
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
        let carried = self.carried(season);
        let there = nights.iter().flat_map(|night| &night.present);
        let taking_part: BTreeSet<&MemberId> = there
            .chain(results.iter().map(|result| &result.member))
            .chain(adjustments.iter().map(|adjustment| &adjustment.member))
            .chain(carried.keys())
            .collect();
        let members = self.members.iter().map(|member| {
            let record = &member.record;
            let joined = member.joined.as_ref().filter(|joined| joined.0 == found.id);
            SeasonMember {
                member: record.id.clone(),
                team: record.team.clone(),
                class: record.class.clone(),
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

    /// Returns the points that members carry over from the season before.
    fn carried(&self, season: usize) -> BTreeMap<MemberId, SeasonPoints> {
        let policy = &self.seasons[season].opening.policy;
        match season.checked_sub(1) {
            Some(before) if policy.carried_percent > 0 => {
                let last = self.standings(before);
                carried_points(policy, &last).into_iter().collect()
            }
            _ => BTreeMap::new(),
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
            .flat_map(|report| &report.scores.lines);
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
