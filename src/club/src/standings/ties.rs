//! The order of members, and who shares a place.

use std::collections::BTreeSet;

use crate::{SeasonPoints, TieRule};

use super::summary::Summary;

/// Members who are equal.
type Equal<'a, 'b> = Vec<&'b Summary<'a>>;

/// Returns the members from the best, those who are equal by total and all rules together.
pub(super) fn in_order<'a, 'b>(rules: &[TieRule], members: Equal<'a, 'b>) -> Vec<Equal<'a, 'b>> {
    let mut groups = split(members, |member| member.standing.total);
    for &rule in rules {
        let parts = groups.into_iter().map(|equal| broken(rule, equal));
        groups = parts.flatten().collect();
    }
    groups
}

/// Splits equal members by a rule.
fn broken<'a, 'b>(rule: TieRule, equal: Equal<'a, 'b>) -> Vec<Equal<'a, 'b>> {
    if equal.len() < 2 {
        return vec![equal];
    }
    match rule {
        TieRule::FirstPlaces => split(equal, |member| member.standing.places[0]),
        TieRule::Results => split(equal, |member| member.standing.results),
        TieRule::BestResult => split(equal, |member| {
            member.results.iter().map(|one| one.points).max()
        }),
        TieRule::LastResult => split(equal, |member| member.results.last().map(|one| one.points)),
        TieRule::HeadToHead => {
            let tables = common_tables(&equal);
            split(equal, |member| points_at(&tables, member))
        }
    }
}

/// Splits members by a key, the greatest first. Members with the same key keep their order.
fn split<'a, 'b, K: Ord>(
    members: Equal<'a, 'b>,
    key: impl Fn(&Summary<'a>) -> K,
) -> Vec<Equal<'a, 'b>> {
    let mut keyed: Vec<(K, &Summary)> = members.into_iter().map(|one| (key(one), one)).collect();
    keyed.sort_by(|one, other| other.0.cmp(&one.0));
    let groups = keyed.chunk_by(|one, other| one.0 == other.0);
    groups
        .map(|equal| equal.iter().map(|&(_, member)| member).collect())
        .collect()
}

/// Returns the tables at which all members sat.
fn common_tables(members: &[&Summary]) -> BTreeSet<usize> {
    let tables = |member: &&Summary| -> BTreeSet<usize> {
        member.results.iter().map(|one| one.table).collect()
    };
    let all = members.iter().map(tables);
    all.reduce(|common, tables| &common & &tables)
        .unwrap_or_default()
}

fn points_at(tables: &BTreeSet<usize>, member: &Summary) -> SeasonPoints {
    let results = member.results.iter();
    let common = results.filter(|one| tables.contains(&one.table));
    common.map(|one| one.points).sum()
}
