//! Ids of the elements of a rule set, and sets of them.

use crate::bits::bits;

const WORDS: usize = 3;

/// The most elements of a table.
pub(crate) const MOST: usize = WORDS * 64;

/// The position of an element in its table, computed at compile time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementId(pub(crate) u8);

impl ElementId {
    /// Returns its position in the table.
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

/// A set of elements of one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ElementSet([u64; WORDS]);

impl ElementSet {
    /// None.
    pub const NONE: Self = Self([0; WORDS]);

    /// Every position that a table can have.
    pub(crate) const ALL: Self = Self([u64::MAX; WORDS]);

    /// Adds an element.
    pub const fn insert(&mut self, one: ElementId) {
        self.0[(one.0 >> 6) as usize] |= 1 << (one.0 & 63);
    }

    /// Returns the set with one more element.
    #[must_use]
    pub const fn with(mut self, one: ElementId) -> Self {
        self.insert(one);
        self
    }

    /// Returns whether it contains an element.
    pub const fn contains(&self, one: ElementId) -> bool {
        self.0[(one.0 >> 6) as usize] & 1 << (one.0 & 63) != 0
    }

    /// Returns the union.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let ([a, b, c], others) = (self.0, other.0);
        Self([a | others[0], b | others[1], c | others[2]])
    }

    /// Returns the intersection.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let ([a, b, c], others) = (self.0, other.0);
        Self([a & others[0], b & others[1], c & others[2]])
    }

    /// Returns whether it is empty.
    pub const fn is_empty(&self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    /// Iterates over the elements, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = ElementId> {
        (0u8..)
            .zip(self.0)
            .flat_map(|(word, set)| bits(set).map(move |place| ElementId(word * 64 + place)))
    }

    /// Calls `each` with each element; faster than an iterator.
    pub(crate) fn for_each(self, mut each: impl FnMut(ElementId)) {
        for (word, mut set) in (0u8..).zip(self.0) {
            while set != 0 {
                #[expect(clippy::cast_possible_truncation, reason = "a position is below 64")]
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
    fn element_ids_are_independent() {
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
    fn element_set_iterates_in_table_order() {
        let all: ElementSet = [191, 120, 3, 64, 63, 128, 127, 65]
            .map(ElementId)
            .into_iter()
            .collect();
        let places: Vec<_> = all.iter().map(|one| one.0).collect();
        assert_eq!(places, [3, 63, 64, 65, 120, 127, 128, 191]);
        let odd = ElementSet::NONE.with(ElementId(1));
        assert!(all.union(odd).contains(ElementId(1)) && !all.is_empty());
        assert!(ElementSet::NONE.is_empty());
        assert_eq!(all.intersection(odd.with(ElementId(63))).iter().count(), 1);
    }
}
