//! What the members have before they are compared: their results, those that count, and their points.

use std::collections::BTreeMap;

use crate::{
    CountsFor, MemberId, MemberStanding, PlayerResult, SeasonMember, SeasonPoints, SeasonPolicy,
    SeasonRecord, TotalParts, result_points,
};

use super::attendance::NightCounts;
use super::counted::{PointedResult, combined, counted};

/// A member with all results.
#[derive(Debug)]
pub(super) struct Summary<'a> {
    /// The member.
    pub member: &'a SeasonMember,
    /// The results, by night and table.
    pub results: Vec<PointedResult>,
    /// The standing, without place and classes.
    pub standing: MemberStanding,
}

/// What a record has of a member.
#[derive(Debug)]
struct Gathered<'a> {
    member: &'a SeasonMember,
    results: Vec<PointedResult>,
    places: [u32; 4],
    present: Vec<bool>,
    adjustments: SeasonPoints,
}

/// Returns the summaries of the members, in the order in which they joined.
pub(super) fn summaries<'a>(policy: &SeasonPolicy, season: &'a SeasonRecord) -> Vec<Summary<'a>> {
    let gathered = gathered(policy, season).into_iter();
    gathered.map(|one| summary(policy, one)).collect()
}

fn gathered<'a>(policy: &SeasonPolicy, season: &'a SeasonRecord) -> Vec<Gathered<'a>> {
    let mut places: BTreeMap<&MemberId, usize> = BTreeMap::new();
    let mut all: Vec<Gathered> = Vec::with_capacity(season.members.len());
    for member in &season.members {
        places.entry(&member.member).or_insert_with(|| {
            all.push(Gathered {
                member,
                results: Vec::new(),
                places: [0; 4],
                present: vec![false; season.nights.len()],
                adjustments: SeasonPoints::ZERO,
            });
            all.len() - 1
        });
    }
    for (night, seen) in season.nights.iter().enumerate() {
        for member in &seen.present {
            if let Some(&place) = places.get(member) {
                all[place].present[night] = true;
            }
        }
    }
    let points = result_points(&policy.measure, &season.results);
    for (index, (result, points)) in season.results.iter().zip(points).enumerate() {
        if let (Some(&place), Some(night)) =
            (places.get(&result.member), season.nights.get(result.night))
        {
            all[place].add(
                result,
                PointedResult {
                    index,
                    night: result.night,
                    week: night.date.week(),
                    table: result.table,
                    points,
                },
            );
        }
    }
    for one in &season.adjustments {
        if let (CountsFor::Member, Some(&place)) = (one.counts_for, places.get(&one.member)) {
            all[place].adjustments += one.points;
        }
    }
    all
}

impl Gathered<'_> {
    fn add(&mut self, result: &PlayerResult, pointed: PointedResult) {
        self.results.push(pointed);
        self.present[pointed.night] = true;
        let place = usize::try_from(result.place).unwrap_or(usize::MAX);
        if let Some(count) = place.checked_sub(1).and_then(|at| self.places.get_mut(at)) {
            *count += 1;
        }
    }
}

fn summary<'a>(policy: &SeasonPolicy, of: Gathered<'a>) -> Summary<'a> {
    let mut results = of.results;
    results.sort_by_key(|one| (one.night, one.table, one.points, one.index));
    let counted = counted(policy.counting, policy.total, &results);
    let presence = NightCounts::count(&of.present, of.member.joined);
    let parts = TotalParts {
        results: combined(policy.total, counted.iter().map(|one| one.points)),
        attendance: presence.points(&policy.attendance),
        adjustments: of.adjustments,
        carried: of.member.carried,
    };
    let standing = MemberStanding {
        member: of.member.member.clone(),
        class: None,
        place: None,
        total: parts.total(),
        parts,
        results: u32::try_from(results.len()).unwrap_or(u32::MAX),
        counted: counted.iter().map(|one| one.index).collect(),
        places: of.places,
        nights: presence.nights,
        absences: presence.absences,
        next_class: None,
    };
    Summary {
        member: of.member,
        results,
        standing,
    }
}
