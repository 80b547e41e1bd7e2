//! Valid selections of elements, and the best of them: COMP-3 to COMP-6.

use std::collections::BTreeSet;

use super::table;
use crate::rule_sets::competing_elements::Options;

/// Index of the pair, after those of the sets.
pub const PAIR: usize = 4;

/// A met element with the indices of its sets; none if sets don't make it.
pub type MetElement = (&'static str, Vec<usize>);

/// Returns the counted elements, in the order of the table.
pub fn best(met: &[MetElement], related: &[MetElement], options: Options) -> Vec<&'static str> {
    let played = |one: &&MetElement| options.reversible_tiles || one.0 != "reversible-tiles";
    let met: Vec<MetElement> = met.iter().filter(played).cloned().collect();
    let mut seen = BTreeSet::new();
    let mut best: Option<(u16, Vec<&'static str>)> = None;
    let separate = [0, 1, 2, 3, PAIR];
    join(
        related,
        &BTreeSet::new(),
        separate,
        &mut seen,
        &mut |chosen| {
            let chosen = chosen.iter().map(|&one| related[one].clone());
            let all: Vec<MetElement> = met.iter().cloned().chain(chosen).collect();
            let counted = counted(all, options);
            let sum = counted.iter().map(|key| table::value(key)).sum();
            let before = |(most, list): &(u16, Vec<&str>)| {
                let places =
                    |list: &[&str]| list.iter().map(|key| table::place(key)).collect::<Vec<_>>();
                sum < *most || sum == *most && places(list) <= places(&counted)
            };
            if !best.as_ref().is_some_and(before) {
                best = Some((sum, counted));
            }
        },
    );
    let (_, mut counted) = best.unwrap_or_default();
    if counted.iter().all(|&key| key == "flower") {
        counted.push("chicken-hand");
    }
    counted
}

/// Returns every selection that results from joining sets successively, in any order.
fn join(
    related: &[MetElement],
    chosen: &BTreeSet<usize>,
    groups: [usize; 5],
    seen: &mut BTreeSet<BTreeSet<usize>>,
    each: &mut dyn FnMut(&BTreeSet<usize>),
) {
    if !seen.insert(chosen.clone()) {
        return;
    }
    each(chosen);
    for (one, (key, places)) in related.iter().enumerate() {
        let mut of: Vec<usize> = places.iter().map(|&place| groups[place]).collect();
        of.sort_unstable();
        of.dedup();
        let in_two = |other: &usize| {
            related[*other].0 == *key
                && related[*other].1.iter().any(|place| places.contains(place))
        };
        if of.len() < places.len() || chosen.contains(&one) || chosen.iter().any(in_two) {
            continue;
        }
        let merged = groups.map(|group| if of.contains(&group) { of[0] } else { group });
        let mut more = chosen.clone();
        more.insert(one);
        join(related, &more, merged, seen, each);
    }
}

/// COMP-3, in the order of the table: none includes a previous one.
fn counted(mut all: Vec<MetElement>, options: Options) -> Vec<&'static str> {
    all.sort_by_key(|one| table::place(one.0));
    let mut counted: Vec<MetElement> = Vec::new();
    for one in all {
        let by = |other: &MetElement| {
            let within = other.1.is_empty()
                || one.1.is_empty()
                || one.1.iter().all(|place| other.1.contains(place));
            within && table::includes(other.0, one.0, options)
        };
        if !counted.iter().any(by) {
            counted.push(one);
        }
    }
    counted.into_iter().map(|one| one.0).collect()
}
