//! The numbers of a night, by which a chart names members.

use super::random::SeededRandom;
use crate::MemberId;

/// Returns the members in the order of their numbers for a night of charts. `earlier` are those with a number, in that
/// order; `present` are all present members, in any order.
///
/// Present members keep their numbers. New ones, shuffled by the seed, get the numbers of members who left, then
/// further ones. If numbers remain free, members with the last numbers get them, so that no number is free.
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
