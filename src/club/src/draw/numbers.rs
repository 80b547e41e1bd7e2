//! The numbers of a night, by which a chart names members.

use super::random::SeededRandom;
use crate::MemberId;

/// Returns the members by their numbers for a night of charts: `earlier` are those with a number, in its order, and
/// empty before the first round; `present` are all who are there, in any order.
///
/// Whoever has a number and is there keeps it. The others come in the order of the seed, and take the numbers of those
/// who have left, then new ones. If more have left than come, members with the last numbers take the free ones, so
/// that all numbers are below that of the members who are there.
pub fn night_numbers(earlier: &[MemberId], present: &[MemberId], seed: u64) -> Vec<MemberId> {
    let mut arriving: Vec<_> = present
        .iter()
        .filter(|member| !earlier.contains(member))
        .collect();
    arriving.sort();
    arriving.dedup();
    SeededRandom::new(seed).shuffle(&mut arriving);
    let kept = |member: &MemberId| present.contains(member).then(|| member.clone());
    let mut numbers: Vec<_> = earlier.iter().map(kept).collect();
    for member in arriving {
        match numbers.iter_mut().find(|number| number.is_none()) {
            Some(free) => *free = Some(member.clone()),
            None => numbers.push(Some(member.clone())),
        }
    }
    while let Some(free) = numbers.iter().position(Option::is_none) {
        // The last number moves to the free one, or is itself free and goes.
        numbers.swap_remove(free);
    }
    numbers.into_iter().flatten().collect()
}
