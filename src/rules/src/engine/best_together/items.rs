//! Some of the items that could count in a hand.

use std::iter;

/// Some of the items, by their places: a bit for each.
#[derive(Clone, Debug, Default)]
pub(super) struct Items {
    first: u64,
    /// Those behind the first 64, of which hardly a hand has any.
    more: Option<Box<[u64]>>,
}

const BITS: usize = u64::BITS as usize;

impl Items {
    #[inline]
    pub(super) fn has(&self, place: usize) -> bool {
        if place < BITS {
            self.first >> place & 1 != 0
        } else {
            self.has_more(place)
        }
    }

    #[inline]
    pub(super) fn insert(&mut self, place: usize) {
        if place < BITS {
            self.first |= 1 << place;
        } else {
            self.insert_more(place);
        }
    }

    #[inline]
    pub(super) fn remove(&mut self, place: usize) {
        if place < BITS {
            self.first &= !(1 << place);
        } else if let Some(word) = self.word(place) {
            *word &= !(1 << (place % BITS));
        }
    }

    #[inline]
    pub(super) fn add(&mut self, others: &Self) {
        self.first |= others.first;
        if others.more.is_some() {
            self.add_more(others);
        }
    }

    #[inline]
    pub(super) fn take_out(&mut self, others: &Self) {
        self.first &= !others.first;
        if self.more.is_some() {
            self.take_out_more(others);
        }
    }

    #[inline]
    pub(super) fn has_all(&self, others: &Self) -> bool {
        others.first & !self.first == 0 && (others.more.is_none() || self.has_all_more(others))
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.first == 0 && self.words().iter().all(|word| *word == 0)
    }

    /// Does something with each, in order.
    #[inline]
    pub(super) fn each(&self, mut of: impl FnMut(usize)) {
        let mut left = self.first;
        while left != 0 {
            of(left.trailing_zeros() as usize);
            left &= left - 1;
        }
        if self.more.is_some() {
            self.each_more(&mut of);
        }
    }

    #[cold]
    fn each_more(&self, of: &mut dyn FnMut(usize)) {
        let all = BITS..BITS * (self.words().len() + 1);
        all.filter(|place| self.has(*place)).for_each(of);
    }

    fn words(&self) -> &[u64] {
        self.more.as_deref().unwrap_or_default()
    }

    fn word(&mut self, place: usize) -> Option<&mut u64> {
        self.more.as_mut()?.get_mut(place / BITS - 1)
    }

    #[cold]
    fn has_more(&self, place: usize) -> bool {
        let word = self.words().get(place / BITS - 1);
        word.is_some_and(|word| word >> (place % BITS) & 1 != 0)
    }

    #[cold]
    fn insert_more(&mut self, place: usize) {
        let mut words = self.words().to_vec();
        words.resize(words.len().max(place / BITS), 0);
        words[place / BITS - 1] |= 1 << (place % BITS);
        self.more = Some(words.into());
    }

    #[cold]
    fn add_more(&mut self, others: &Self) {
        let mut words = self.words().to_vec();
        words.resize(words.len().max(others.words().len()), 0);
        for (word, other) in words.iter_mut().zip(others.words()) {
            *word |= other;
        }
        self.more = Some(words.into());
    }

    #[cold]
    fn take_out_more(&mut self, others: &Self) {
        let words = self.more.iter_mut().flatten();
        for (word, other) in words.zip(others.words()) {
            *word &= !other;
        }
    }

    #[cold]
    fn has_all_more(&self, others: &Self) -> bool {
        let own = self.words().iter().copied().chain(iter::repeat(0));
        others
            .words()
            .iter()
            .zip(own)
            .all(|(other, own)| other & !own == 0)
    }
}

/// However many words they take.
impl PartialEq for Items {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.has_all(other) && other.has_all(self)
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
        let mut each = Vec::new();
        all.each(|place| each.push(place));
        assert_eq!(each, places);
        let mut some = items(&[0, 64]);
        some.add(&items(&[700, 63, 127, 128]));
        assert_eq!(some, all);
        some.remove(64);
        assert!(some != all && !some.has(64) && some.has(0));
        some.remove(10_000);
        assert!(all.has_all(&some) && !some.has_all(&all));
        let mut rest = all.clone();
        rest.take_out(&some);
        assert_eq!(rest, items(&[64]));
        some.take_out(&all);
        assert!(some.is_empty() && !all.is_empty() && !rest.is_empty());
        assert_eq!(some, Items::default());
    }
}
