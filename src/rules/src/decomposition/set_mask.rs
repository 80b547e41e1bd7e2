//! Masks of the parts of a reading.

use crate::bits::bits;
use crate::hands::MAX_SETS;

/// A mask of sets, the pair, or the whole hand of a reading.
///
/// It has a bit for the set at each position, one for the pair, and one for the whole hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SetMask(u8);

const SETS: u8 = (1 << MAX_SETS) - 1;
const PAIR: u8 = 1 << MAX_SETS;
const WHOLE: u8 = 1 << (MAX_SETS + 1);
const _: () = assert!(MAX_SETS + 2 <= u8::BITS as usize, "a bit for each");

impl SetMask {
    /// The empty mask.
    pub const NONE: Self = Self(0);
    /// The whole hand, of any shape.
    pub const WHOLE: Self = Self(WHOLE | PAIR | SETS);

    /// Returns the sets at the positions with `true`; there are at most [`MAX_SETS`].
    pub(crate) fn of_sets(fits: impl Iterator<Item = bool>) -> Self {
        let mut mask = 0;
        let mut bit = 1;
        for fits in fits {
            mask |= if fits { bit } else { 0 };
            bit <<= 1;
        }
        Self(mask & SETS)
    }

    /// Returns the first `count` sets; there are at most [`MAX_SETS`].
    pub(crate) const fn first(count: u8) -> Self {
        Self(SETS & !(SETS << count))
    }

    /// Adds the set at a position; unchanged if no hand has as many sets.
    #[must_use]
    pub const fn with_set(self, place: usize) -> Self {
        if place < MAX_SETS {
            Self(self.0 | 1 << place)
        } else {
            self
        }
    }

    /// Adds the pair.
    #[must_use]
    pub const fn with_pair(self) -> Self {
        Self(self.0 | PAIR)
    }

    /// Returns the mask with the pair if `condition` holds, otherwise the empty mask. An empty mask stays
    /// empty.
    #[must_use]
    pub const fn with_pair_if(self, condition: bool) -> Self {
        if condition && !self.is_empty() {
            self.with_pair()
        } else {
            Self::NONE
        }
    }

    /// Returns the mask if it contains exactly `count` sets, otherwise the empty mask.
    #[must_use]
    pub const fn if_sets(self, count: u8) -> Self {
        if self.sets() == count {
            self
        } else {
            Self::NONE
        }
    }

    /// Returns the mask if it contains at least `count` sets, otherwise the empty mask.
    #[must_use]
    pub const fn if_any(self, count: u8) -> Self {
        if self.sets() >= count {
            self
        } else {
            Self::NONE
        }
    }

    /// Returns the number of sets.
    #[expect(clippy::cast_possible_truncation, reason = "there are eight bits")]
    pub const fn sets(self) -> u8 {
        (self.0 & SETS).count_ones() as u8
    }

    /// Returns whether it contains all of `part`.
    pub const fn includes(self, part: Self) -> bool {
        self.0 & part.0 == part.0
    }

    /// Returns the union.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the intersection.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the difference.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Iterates over its sets, each as a mask of one set.
    pub fn each_set(self) -> impl Iterator<Item = Self> {
        self.places().map(|place| Self::NONE.with_set(place))
    }

    /// Returns the number of sets and pairs in both masks.
    #[expect(clippy::cast_possible_truncation, reason = "there are eight bits")]
    pub const fn shared(self, other: Self) -> u8 {
        (self.0 & other.0 & (SETS | PAIR)).count_ones() as u8
    }

    /// Returns whether it contains sets or the pair, and is neither the whole hand nor empty.
    pub const fn is_some(self) -> bool {
        !self.is_empty() && !self.is_whole()
    }

    /// Returns whether it contains the set at this position.
    pub const fn has_set(self, place: usize) -> bool {
        place < MAX_SETS && self.0 & 1 << place != 0
    }

    /// Iterates over the positions of its sets.
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        bits((self.0 & SETS).into()).map(usize::from)
    }

    /// Returns whether it contains the pair.
    pub const fn has_pair(self) -> bool {
        self.0 & PAIR != 0
    }

    /// Returns whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether it is the whole hand.
    pub const fn is_whole(self) -> bool {
        self.0 & WHOLE != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_of_set_pair_and_whole_hand_are_distinct() {
        for place in 0..MAX_SETS {
            let mask = SetMask::NONE.with_set(place);
            assert!(mask.has_set(place) && !mask.has_pair() && !mask.is_whole());
            assert_eq!(mask.sets(), 1);
            assert_eq!(
                (0..64).filter(|&other| mask.has_set(other)).count(),
                1,
                "{place}"
            );
        }
        let pair = SetMask::NONE.with_pair();
        assert_eq!((pair.sets(), pair.is_whole()), (0, false));
        let all = (0..MAX_SETS).fold(pair, SetMask::with_set);
        assert!(!all.is_whole() && SetMask::WHOLE.includes(all));
    }

    #[test]
    fn shared_counts_common_sets_and_the_pair() {
        let [first, second] = [0, 1].map(|place| SetMask::NONE.with_set(place));
        let both = first.union(second).with_pair();
        assert_eq!([both.shared(first), both.shared(both)], [1, 3]);
        assert_eq!([first.shared(second), first.shared(SetMask::WHOLE)], [0, 1]);
        assert_eq!(SetMask::NONE.with_pair().shared(both), 1);
        assert!(both.is_some() && !SetMask::WHOLE.is_some() && !SetMask::NONE.is_some());
        assert_eq!(both.each_set().collect::<Vec<_>>(), [first, second]);
    }

    #[test]
    fn place_out_of_range_is_empty() {
        for place in [MAX_SETS, MAX_SETS + 1, 8, 64, usize::MAX] {
            assert!(SetMask::NONE.with_set(place).is_empty());
            assert!(!SetMask::WHOLE.has_set(place));
        }
        assert_eq!(SetMask::first(5).sets(), 5);
        assert_eq!(SetMask::of_sets([true; 40].into_iter()).sets(), 5);
    }
}
