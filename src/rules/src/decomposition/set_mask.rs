//! Which sets of a reading are meant.

use crate::bits::bits;
use crate::hands::MAX_SETS;

/// Some of the sets of a reading, its pair, or the whole hand.
///
/// A bit for the set at each place, one for the pair, and one for the whole hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SetMask(u8);

const SETS: u8 = (1 << MAX_SETS) - 1;
const PAIR: u8 = 1 << MAX_SETS;
const WHOLE: u8 = 1 << (MAX_SETS + 1);
const _: () = assert!(MAX_SETS + 2 <= u8::BITS as usize, "a bit for each");

impl SetMask {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// The whole hand, whatever its shape.
    pub const WHOLE: Self = Self(WHOLE | PAIR | SETS);

    /// The sets at the places where it is true; there are at most [`MAX_SETS`].
    pub(crate) fn of_sets(fits: impl Iterator<Item = bool>) -> Self {
        let mut mask = 0;
        let mut bit = 1;
        for fits in fits {
            mask |= if fits { bit } else { 0 };
            bit <<= 1;
        }
        Self(mask & SETS)
    }

    /// So many sets from the first on; there are at most [`MAX_SETS`].
    pub(crate) const fn first(count: u8) -> Self {
        Self(SETS & !(SETS << count))
    }

    /// These and the set at a place; these where no hand has so many sets.
    #[must_use]
    pub const fn with_set(self, place: usize) -> Self {
        if place < MAX_SETS {
            Self(self.0 | 1 << place)
        } else {
            self
        }
    }

    /// These and the pair.
    #[must_use]
    pub const fn with_pair(self) -> Self {
        Self(self.0 | PAIR)
    }

    /// These with the pair if `condition` holds, else nothing. Nothing stays nothing.
    #[must_use]
    pub const fn with_pair_if(self, condition: bool) -> Self {
        if condition && !self.is_empty() {
            self.with_pair()
        } else {
            Self::NONE
        }
    }

    /// These if there are exactly `count` sets among them, else nothing.
    #[must_use]
    pub const fn if_sets(self, count: u8) -> Self {
        if self.sets() == count {
            self
        } else {
            Self::NONE
        }
    }

    /// These if there are `count` sets among them at least, else nothing.
    #[must_use]
    pub const fn if_any(self, count: u8) -> Self {
        if self.sets() >= count {
            self
        } else {
            Self::NONE
        }
    }

    /// How many sets.
    #[expect(clippy::cast_possible_truncation, reason = "there are eight bits")]
    pub const fn sets(self) -> u8 {
        (self.0 & SETS).count_ones() as u8
    }

    /// Whether all of `part` is among them.
    pub const fn includes(self, part: Self) -> bool {
        self.0 & part.0 == part.0
    }

    /// Both together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Each of its sets alone.
    pub fn each_set(self) -> impl Iterator<Item = Self> {
        self.places().map(|place| Self::NONE.with_set(place))
    }

    /// How many sets are in both, and the pair if it is.
    #[expect(clippy::cast_possible_truncation, reason = "there are eight bits")]
    pub const fn shared(self, other: Self) -> u8 {
        (self.0 & other.0 & (SETS | PAIR)).count_ones() as u8
    }

    /// Whether it is some of the sets or the pair, and not the whole hand or nothing.
    pub const fn is_some(self) -> bool {
        !self.is_empty() && !self.is_whole()
    }

    /// Whether the set at this place is among them.
    pub const fn has_set(self, place: usize) -> bool {
        place < MAX_SETS && self.0 & 1 << place != 0
    }

    /// The places of the sets among them, from the first on.
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        bits((self.0 & SETS).into()).map(usize::from)
    }

    /// Whether the pair is among them.
    pub const fn has_pair(self) -> bool {
        self.0 & PAIR != 0
    }

    /// Whether there is nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it is the whole hand.
    pub const fn is_whole(self) -> bool {
        self.0 & WHOLE != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_the_pair_and_the_whole_hand_are_never_mistaken_for_each_other() {
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
    fn what_two_share_are_sets_and_the_pair() {
        let [first, second] = [0, 1].map(|place| SetMask::NONE.with_set(place));
        let both = first.union(second).with_pair();
        assert_eq!([both.shared(first), both.shared(both)], [1, 3]);
        assert_eq!([first.shared(second), first.shared(SetMask::WHOLE)], [0, 1]);
        assert_eq!(SetMask::NONE.with_pair().shared(both), 1);
        assert!(both.is_some() && !SetMask::WHOLE.is_some() && !SetMask::NONE.is_some());
        assert_eq!(both.each_set().collect::<Vec<_>>(), [first, second]);
    }

    #[test]
    fn a_place_beyond_the_last_is_no_other_place() {
        for place in [MAX_SETS, MAX_SETS + 1, 8, 64, usize::MAX] {
            assert!(SetMask::NONE.with_set(place).is_empty());
            assert!(!SetMask::WHOLE.has_set(place));
        }
        assert_eq!(SetMask::first(5).sets(), 5);
        assert_eq!(SetMask::of_sets([true; 40].into_iter()).sets(), 5);
    }
}
