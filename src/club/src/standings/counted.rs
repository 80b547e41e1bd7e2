//! Which results of a member count.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::{CountingRule, SeasonPoints, Total};

/// A result of a member with its points.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointedResult {
    /// The index in the record.
    pub index: usize,
    /// The index of the night.
    pub night: usize,
    /// The week.
    pub week: i64,
    /// The table.
    pub table: usize,
    /// What it is worth.
    pub points: SeasonPoints,
}

/// Returns the results that count, of those of a member by night and table, in the same order.
pub(super) fn counted(
    counting: CountingRule,
    total: Total,
    results: &[PointedResult],
) -> Vec<&PointedResult> {
    let counts: Vec<bool> = match counting {
        CountingRule::All => vec![true; results.len()],
        CountingRule::Best(count) => best_results(count, results),
        CountingRule::BestOfWeek(count) => best_of_weeks(count, results),
        CountingRule::BestNights(count) => best_nights(count, total, results),
    };
    let all = results.iter().zip(counts);
    all.filter_map(|(one, counts)| counts.then_some(one))
        .collect()
}

/// Returns the sum or the mean of some points.
pub(super) fn combined(
    total: Total,
    points: impl ExactSizeIterator<Item = SeasonPoints>,
) -> SeasonPoints {
    let count = i64::try_from(points.len()).unwrap_or(i64::MAX);
    let sum: SeasonPoints = points.sum();
    match total {
        Total::Sum => sum,
        Total::Mean => sum.divided_by(count),
    }
}

fn best_results(count: u32, results: &[PointedResult]) -> Vec<bool> {
    best(count, results.iter().map(|one| one.points))
}

fn best_of_weeks(count: u32, results: &[PointedResult]) -> Vec<bool> {
    let mut counts = vec![false; results.len()];
    for places in grouped(results, |one| one.week).values() {
        let best = best(count, places.iter().map(|&place| results[place].points));
        for (&place, is_best) in places.iter().zip(best) {
            counts[place] = is_best;
        }
    }
    counts
}

fn best_nights(count: u32, total: Total, results: &[PointedResult]) -> Vec<bool> {
    let nights = grouped(results, |one| one.night);
    let points =
        |places: &Vec<usize>| combined(total, places.iter().map(|&place| results[place].points));
    let best = best(count, nights.values().map(points));
    let mut counts = vec![false; results.len()];
    for (places, is_best) in nights.values().zip(best) {
        for &place in places {
            counts[place] = is_best;
        }
    }
    counts
}

/// Returns the positions of results by a key.
fn grouped<K: Ord>(
    results: &[PointedResult],
    key: impl Fn(&PointedResult) -> K,
) -> BTreeMap<K, Vec<usize>> {
    let mut groups: BTreeMap<K, Vec<usize>> = BTreeMap::new();
    for (place, one) in results.iter().enumerate() {
        groups.entry(key(one)).or_default().push(place);
    }
    groups
}

/// Marks the best points, so many; of equal ones, the first.
fn best(count: u32, points: impl ExactSizeIterator<Item = SeasonPoints>) -> Vec<bool> {
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    let mut counts = vec![false; points.len()];
    let mut order: Vec<(usize, SeasonPoints)> = points.enumerate().collect();
    order.sort_by_key(|&(_, points)| Reverse(points));
    for &(place, _) in order.iter().take(count) {
        counts[place] = true;
    }
    counts
}
