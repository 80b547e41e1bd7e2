//! Some of the items that could count in a hand.

use smallvec::SmallVec;

/// Some of the items, by their places: a bit for each. Hardly a hand has more than the 64 of one word.
#[derive(Clone, Debug, Default)]
pub(super) struct Items(SmallVec<[u64; 1]>);

const BITS: usize = u64::BITS as usize;

impl Items {
    pub(super) fn has(&self, place: usize) -> bool {
        let word = self.0.get(place / BITS);
        word.is_some_and(|word| word >> (place % BITS) & 1 != 0)
    }

    pub(super) fn insert(&mut self, place: usize) {
        let word = place / BITS;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (place % BITS);
    }

    pub(super) fn remove(&mut self, place: usize) {
        if let Some(word) = self.0.get_mut(place / BITS) {
            *word &= !(1 << (place % BITS));
        }
    }

    pub(super) fn add(&mut self, others: &Self) {
        if others.0.len() > self.0.len() {
            self.0.resize(others.0.len(), 0);
        }
        for (word, other) in self.0.iter_mut().zip(&others.0) {
            *word |= other;
        }
    }

    pub(super) fn without(&self, others: &Self) -> Self {
        let mut left = self.clone();
        for (word, other) in left.0.iter_mut().zip(&others.0) {
            *word &= !other;
        }
        left
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}

/// However many words they take.
impl PartialEq for Items {
    fn eq(&self, other: &Self) -> bool {
        let words = self.0.len().min(other.0.len());
        let ((same, more), (other, other_more)) = (self.0.split_at(words), other.0.split_at(words));
        same == other && more.iter().chain(other_more).all(|word| *word == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(places: &[usize]) -> Items {
        let mut items = Items::default();
        for place in places {
            items.insert(*place);
        }
        items
    }

    #[test]
    fn there_is_room_for_any_number_of_items() {
        let places = [0, 63, 64, 127, 128, 700];
        let all = items(&places);
        assert!((0..1_000).all(|place| all.has(place) == places.contains(&place)));
        let mut some = items(&[0, 64]);
        some.add(&items(&[700, 63, 127, 128]));
        assert_eq!(some, all);
        some.remove(64);
        assert!(some != all && !some.has(64) && some.has(0));
        some.remove(10_000);
        assert_eq!(all.without(&some), items(&[64]));
        assert_eq!(some.without(&all), Items::default());
        assert!(some.without(&all).is_empty() && !some.is_empty());
    }
}
