//! Everything that may count together, and the best of it: COMP-3 to COMP-6.

use std::collections::BTreeSet;

use super::table;
use crate::rule_sets::competing_elements::Options;

/// The place of the pair, after those of the sets.
pub const PAIR: usize = 4;

/// An element that is met once, and the places of the sets that make it; none if it isn't made by
/// some of them.
pub type Met = (&'static str, Vec<usize>);

/// What counts, in the order of the table.
pub fn best(met: &[Met], related: &[Met], options: Options) -> Vec<&'static str> {
    let played = |one: &&Met| options.reversible_tiles || one.0 != "reversible-tiles";
    let met: Vec<Met> = met.iter().filter(played).cloned().collect();
    let mut seen = BTreeSet::new();
    let mut best: Option<(u16, Vec<&'static str>)> = None;
    let alone = [0, 1, 2, 3, PAIR];
    join(related, &BTreeSet::new(), alone, &mut seen, &mut |chosen| {
        let chosen = chosen.iter().map(|&one| related[one].clone());
        let all: Vec<Met> = met.iter().cloned().chain(chosen).collect();
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
    });
    let (_, mut counted) = best.unwrap_or_default();
    if counted.iter().all(|&key| key == "flower") {
        counted.push("chicken-hand");
    }
    counted
}

/// Every selection that comes of joining sets one after the other, in any order.
fn join(
    related: &[Met],
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
        let joined = groups.map(|group| if of.contains(&group) { of[0] } else { group });
        let mut more = chosen.clone();
        more.insert(one);
        join(related, &more, joined, seen, each);
    }
}

/// COMP-3, from the first line of the table to the last: none includes one that stands before it.
fn counted(mut all: Vec<Met>, options: Options) -> Vec<&'static str> {
    all.sort_by_key(|one| table::place(one.0));
    let mut counted: Vec<Met> = Vec::new();
    for one in all {
        let by = |other: &Met| {
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
