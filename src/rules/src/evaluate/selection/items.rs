//! A set of the items that could count in a hand.

/// A set of item positions, a bit each. Hands seldom have more than 64, so the first word is stored inline: a
/// single list makes MCR hands a sixth slower.
#[derive(Clone, Debug, Default)]
pub(super) struct Items {
    first: u64,
    more: Vec<u64>,
}

const BITS: usize = u64::BITS as usize;

impl Items {
    #[inline]
    pub(super) fn has(&self, place: usize) -> bool {
        let word = match place / BITS {
            0 => self.first,
            word => self.more.get(word - 1).copied().unwrap_or_default(),
        };
        word >> (place % BITS) & 1 != 0
    }

    #[inline]
    pub(super) fn insert(&mut self, place: usize) {
        *self.word(place) |= 1 << (place % BITS);
    }

    #[inline]
    pub(super) fn remove(&mut self, place: usize) {
        *self.word(place) &= !(1 << (place % BITS));
    }

    #[inline]
    pub(super) fn add(&mut self, others: &Self) {
        self.first |= others.first;
        self.reach(others.more.len());
        for (word, other) in self.more.iter_mut().zip(&others.more) {
            *word |= other;
        }
    }

    #[inline]
    pub(super) fn take_out(&mut self, others: &Self) {
        self.first &= !others.first;
        for (word, other) in self.more.iter_mut().zip(&others.more) {
            *word &= !other;
        }
    }

    #[inline]
    pub(super) fn has_all(&self, others: &Self) -> bool {
        let more = self.more.iter().chain(std::iter::repeat(&0));
        self.first | others.first == self.first
            && others
                .more
                .iter()
                .zip(more)
                .all(|(other, own)| own | other == *own)
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.first == 0 && self.more.iter().all(|word| *word == 0)
    }

    /// Calls `of` with each position, in order.
    #[inline]
    pub(super) fn each(&self, mut of: impl FnMut(usize)) {
        for (place, &word) in std::iter::once(&self.first).chain(&self.more).enumerate() {
            let mut left = word;
            while left != 0 {
                of(place * BITS + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }

    /// Returns the word that contains a position.
    #[inline]
    fn word(&mut self, place: usize) -> &mut u64 {
        match place / BITS {
            0 => &mut self.first,
            word => {
                self.reach(word);
                &mut self.more[word - 1]
            }
        }
    }

    #[inline]
    fn reach(&mut self, words: usize) {
        if self.more.len() < words {
            self.more.resize(words, 0);
        }
    }
}

/// Independent of the number of words.
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
