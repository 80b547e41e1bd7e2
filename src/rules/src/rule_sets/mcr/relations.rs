//! Elements of several sets (M-18 to M-20).

use arrayvec::ArrayVec;

use crate::decomposition::{Combinations, KNITTED, Reading, SetMask};
use crate::hands::{MAX_SETS, Set, SetKind};
use crate::model::Combination;
use crate::sort::sort_short_by_key;
use crate::tiles::Tile;

/// Returns whether a combination may count in addition to others (M-18, M-19): its sets must be in different
/// groups, and no set may count twice for one element.
pub(super) fn may_join(chosen: &[Combination], next: Combination) -> bool {
    let again = |one: &Combination| one.element == next.element && one.parts.shared(next.parts) > 0;
    if chosen.iter().any(again) {
        return false;
    }
    // Groups of sets that are connected by chosen combinations.
    let mut groups = [SetMask::NONE; MAX_SETS];
    let mut count = 0;
    for one in chosen {
        let mut group = one.parts;
        let mut separate = 0;
        for place in 0..count {
            let other = groups[place];
            if other.shared(group) > 0 {
                group = group.union(other);
            } else {
                groups[separate] = other;
                separate += 1;
            }
        }
        if let Some(place) = groups.get_mut(separate) {
            *place = group;
            count = separate + 1;
        }
    }
    groups[..count]
        .iter()
        .all(|group| group.shared(next.parts) < 2)
}

/// Suit and rank, from 0.
type SuitRank = (usize, usize);

/// Selected sets: the index of each, with the suit and rank of its lowest tile.
type Places = ArrayVec<(usize, SuitRank), MAX_SETS>;

/// Returns the chows.
fn chows(reading: &Reading) -> Places {
    some(reading, |set| set.kind == SetKind::Chow)
}

/// Returns the pungs and kongs of the suits; none if there are fewer than `least`, honours included.
fn pungs(reading: &Reading, least: u8) -> Places {
    if reading.pungs().sets() < least {
        return Places::new();
    }
    some(reading, |set| set.is_alike() && !set.tile.is_honor())
}

fn some(reading: &Reading, is: impl Fn(Set) -> bool) -> Places {
    let sets = reading.sets().iter().enumerate();
    let some = sets.filter(|(_, one)| is(one.set));
    some.map(|(place, one)| (place, suited(one.set.tile)))
        .collect()
}

const fn suited(tile: Tile) -> SuitRank {
    (tile.index() / 9, tile.index() % 9)
}

/// Returns every pair of these sets that meets a condition.
fn two(all: &Places, fits: impl Fn(SuitRank, SuitRank) -> bool) -> Combinations {
    let mut found = Combinations::new();
    for (at, &(first, one)) in all.iter().enumerate() {
        for &(second, other) in &all[at + 1..] {
            if fits(one, other) {
                found.push(SetMask::NONE.with_set(first).with_set(second));
            }
        }
    }
    found
}

/// Returns every combination of three of these sets that meets a condition.
fn three(all: &Places, fits: impl Fn([SuitRank; 3]) -> bool) -> Combinations {
    let mut found = Combinations::new();
    for (at, &(first, one)) in all.iter().enumerate() {
        let more = &all[at + 1..];
        for (at, &(second, other)) in more.iter().enumerate() {
            for &(third, last) in &more[at + 1..] {
                if fits([one, other, last]) {
                    let both = SetMask::NONE.with_set(first).with_set(second);
                    found.push(both.with_set(third));
                }
            }
        }
    }
    found
}

/// Returns the combination of all four sets if there are four and they meet a condition.
fn four(all: &Places, fits: impl Fn([SuitRank; 4]) -> bool) -> Combinations {
    let &[one, two, three, four] = &all[..] else {
        return Combinations::new();
    };
    let parts = all
        .iter()
        .fold(SetMask::NONE, |parts, (place, _)| parts.with_set(*place));
    fits([one, two, three, four].map(|(_, place)| place))
        .then_some(parts)
        .into_iter()
        .collect()
}

/// Lowest ranks of the chows of each suit, as bits: a fast test that excludes most hands.
struct Lows {
    suits: [u64; 3],
    /// Number of chows that start where another one does, and of knitted chows.
    again: usize,
}

impl Lows {
    fn from_reading(reading: &Reading) -> Self {
        let chows = reading.sets().len() - usize::from(reading.pungs().sets());
        let lows = reading.chows();
        let bits = lows.bits();
        Self {
            suits: [bits & 0x1ff, bits >> 9 & 0x1ff, bits >> 18 & 0x1ff],
            again: chows.saturating_sub(lows.len().into()),
        }
    }

    /// Returns whether there may be `count` chows of one suit, each `step` ranks above the previous one.
    fn may_rise(&self, count: usize, step: usize) -> bool {
        if step == 0 {
            return self.again + 1 >= count;
        }
        self.suits.iter().any(|low| {
            let mut rise = *low;
            for above in 1..count {
                rise &= low >> (step * above);
            }
            rise != 0
        })
    }

    /// Returns whether there is a chow of each suit, each `step` ranks above another.
    fn may_be_mixed(&self, step: usize) -> bool {
        let suits = &self.suits;
        // `KNITTED` contains all orders of the suits.
        KNITTED.iter().any(|&[one, two, three]| {
            suits[one] & suits[two] >> step & suits[three] >> (2 * step) != 0
        })
    }
}

/// Returns pairs of chows of one suit with a distance of `step` ranks (M-99, M-101, M-102).
pub(super) fn two_chows(reading: &Reading, step: usize) -> Combinations {
    if !Lows::from_reading(reading).may_rise(2, step) {
        return Combinations::new();
    }
    two(&chows(reading), |one, other| {
        one.0 == other.0 && one.1.abs_diff(other.1) == step
    })
}

/// Returns pairs of equal chows in two suits (M-100).
pub(super) fn mixed_double_chow(reading: &Reading) -> Combinations {
    let [one, other, third] = Lows::from_reading(reading).suits;
    if one & other | other & third | third & one == 0 {
        return Combinations::new();
    }
    two(&chows(reading), |one, other| {
        one.0 != other.0 && one.1 == other.1
    })
}

/// Returns pairs of pungs of one rank in two suits (M-95).
pub(super) fn double_pung(reading: &Reading) -> Combinations {
    two(&pungs(reading, 2), |one, other| {
        one.0 != other.0 && one.1 == other.1
    })
}

/// Returns three chows of one suit that rise by one of the steps (M-53, M-58, M-60).
pub(super) fn pure_chows(reading: &Reading, steps: &[usize]) -> Combinations {
    let lows = Lows::from_reading(reading);
    if !steps.iter().any(|&step| lows.may_rise(3, step)) {
        return Combinations::new();
    }
    three(&chows(reading), |places| {
        is_one_suit(&places) && rises(places, steps)
    })
}

/// Returns three chows of three suits that rise by a step (M-69, M-71, M-80).
pub(super) fn mixed_chows(reading: &Reading, step: usize) -> Combinations {
    if !Lows::from_reading(reading).may_be_mixed(step) {
        return Combinations::new();
    }
    three(&chows(reading), |places| {
        are_three_suits(places) && rises(places, &[step])
    })
}

/// Returns three pungs of one suit with consecutive ranks (M-54).
pub(super) fn pure_shifted_pungs(reading: &Reading) -> Combinations {
    three(&pungs(reading, 3), |places| {
        is_one_suit(&places) && rises(places, &[1])
    })
}

/// Returns three pungs of three suits that rise by a step (M-62, M-72).
pub(super) fn mixed_pungs(reading: &Reading, step: usize) -> Combinations {
    three(&pungs(reading, 3), |places| {
        are_three_suits(places) && rises(places, &[step])
    })
}

/// Returns four chows of one suit that rise by one of the steps (M-44, M-46).
pub(super) fn four_chows(reading: &Reading, steps: &[usize]) -> Combinations {
    let lows = Lows::from_reading(reading);
    if !steps.iter().any(|&step| lows.may_rise(4, step)) {
        return Combinations::new();
    }
    four(&chows(reading), |places| {
        is_one_suit(&places) && rises(places, steps)
    })
}

/// Returns four pungs of one suit with consecutive ranks (M-45).
pub(super) fn four_shifted_pungs(reading: &Reading) -> Combinations {
    four(&pungs(reading, 4), |places| {
        is_one_suit(&places) && rises(places, &[1])
    })
}

fn is_one_suit(places: &[SuitRank]) -> bool {
    places.iter().all(|place| place.0 == places[0].0)
}

const fn are_three_suits([one, two, three]: [SuitRank; 3]) -> bool {
    one.0 != two.0 && two.0 != three.0 && one.0 != three.0
}

/// Returns whether the sorted ranks rise by one of the steps.
fn rises<const COUNT: usize>(places: [SuitRank; COUNT], steps: &[usize]) -> bool {
    let mut ranks = places.map(|(_, rank)| rank);
    sort_short_by_key(&mut ranks, |rank| *rank);
    let step = ranks[1] - ranks[0];
    steps.contains(&step) && ranks.windows(2).all(|pair| pair[1] - pair[0] == step)
}

/// Returns the pungs of these honours, if their number is `count` and the pair is none of them (M-31, M-32,
/// M-68, M-84).
pub(super) fn honors(
    reading: &Reading,
    parts: SetMask,
    count: u8,
    is: fn(Tile) -> bool,
) -> Combinations {
    let parts = parts.if_sets(count);
    let fits = !parts.is_empty() && !reading.pair_is(is);
    fits.then_some(parts).into_iter().collect()
}

/// Returns the pungs of these honours with the pair, which must be one of them too (M-39, M-40).
pub(super) fn honors_and_pair(
    reading: &Reading,
    parts: SetMask,
    count: u8,
    is: fn(Tile) -> bool,
) -> Combinations {
    let parts = parts.if_sets(count).with_pair_if(reading.pair_is(is));
    (!parts.is_empty()).then_some(parts).into_iter().collect()
}

/// Returns 123 and 789 twice with a pair of fives: all of one suit (M-43), or one of each in two suits and
/// the pair in the third (M-59).
pub(super) fn terminal_chows(reading: &Reading, mixed: bool) -> Combinations {
    let Some(pair) = reading.pair().filter(|pair| pair.rank() == Some(5)) else {
        return Combinations::new();
    };
    let (pair, _) = suited(pair);
    let mut all = four(&chows(reading), |mut places| {
        sort_short_by_key(&mut places, |place| *place);
        let [first, second, third, fourth] = places;
        let (low, high) = (0, 6);
        if mixed {
            first.0 != third.0
                && pair != first.0
                && pair != third.0
                && [first, second] == [(first.0, low), (first.0, high)]
                && [third, fourth] == [(third.0, low), (third.0, high)]
        } else {
            [first, second] == [(pair, low); 2] && [third, fourth] == [(pair, high); 2]
        }
    });
    for parts in &mut all {
        *parts = parts.with_pair();
    }
    all
}
