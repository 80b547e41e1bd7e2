//! Places of elements in the table of a rule set, and sets of them.

use crate::bits::bits;

const WORDS: usize = 2;

/// The most elements that a table can have.
pub(crate) const MOST: usize = WORDS * 64;

/// The place of an element in its table, found when the program is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementId(pub(crate) u8);

impl ElementId {
    /// Its place in the table.
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

/// Some elements of one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ElementSet([u64; WORDS]);

impl ElementSet {
    /// None.
    pub const NONE: Self = Self([0; WORDS]);

    /// Every place that a table can have.
    pub(crate) const ALL: Self = Self([u64::MAX; WORDS]);

    /// Adds one.
    pub const fn insert(&mut self, one: ElementId) {
        self.0[(one.0 >> 6) as usize] |= 1 << (one.0 & 63);
    }

    /// These and one more.
    #[must_use]
    pub const fn with(mut self, one: ElementId) -> Self {
        self.insert(one);
        self
    }

    /// Whether this one is among them.
    pub const fn contains(&self, one: ElementId) -> bool {
        self.0[(one.0 >> 6) as usize] & 1 << (one.0 & 63) != 0
    }

    /// Both together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([a | c, b | d])
    }

    /// Those that are in both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        Self([a & c, b & d])
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        let [a, b] = self.0;
        a | b == 0
    }

    /// One by one, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = ElementId> {
        (0u8..)
            .zip(self.0)
            .flat_map(|(word, set)| bits(set).map(move |place| ElementId(word * 64 + place)))
    }

    /// Calls `each` with one after the other, quicker than an iterator.
    pub(crate) fn for_each(self, mut each: impl FnMut(ElementId)) {
        for (word, mut set) in (0u8..).zip(self.0) {
            while set != 0 {
                #[expect(clippy::cast_possible_truncation, reason = "a place is below 64")]
                let place = set.trailing_zeros() as u8;
                each(ElementId(word * 64 + place));
                set &= set - 1;
            }
        }
    }
}

impl FromIterator<ElementId> for ElementSet {
    fn from_iter<I: IntoIterator<Item = ElementId>>(all: I) -> Self {
        all.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_place_stands_for_another() {
        let all = || (0u8..).take(MOST).map(ElementId);
        for one in all() {
            let set = ElementSet::NONE.with(one);
            assert_eq!(set.iter().collect::<Vec<_>>(), [one]);
            for other in all() {
                assert_eq!(set.contains(other), one == other);
            }
        }
    }

    #[test]
    fn they_come_in_the_order_of_the_table() {
        let all: ElementSet = [120, 3, 64, 63, 127, 65]
            .map(ElementId)
            .into_iter()
            .collect();
        let places: Vec<_> = all.iter().map(|one| one.0).collect();
        assert_eq!(places, [3, 63, 64, 65, 120, 127]);
        let odd = ElementSet::NONE.with(ElementId(1));
        assert!(all.union(odd).contains(ElementId(1)) && !all.is_empty());
        assert!(ElementSet::NONE.is_empty());
        assert_eq!(all.intersection(odd.with(ElementId(63))).iter().count(), 1);
    }
}
