//! Stable sorts of short lists. Those of the standard library take 3 KB of WebAssembly for each type of list.

use std::cmp::Ordering;

/// Sorts a short list by insertion.
pub fn sort_short_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && compare(&list[place], &list[place - 1]).is_lt() {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}

/// Sorts a short list by a key.
pub fn sort_short_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_short_by(list, |one, other| key(one).cmp(&key(other)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sort_of_a_short_list_is_stable() {
        for digits in 0..4_u32.pow(5) {
            let mut list: Vec<_> = (0..5)
                .map(|place| (digits / 4_u32.pow(place) % 4, place))
                .collect();
            let mut expected = list.clone();
            expected.sort_by_key(|one| one.0);
            sort_short_by_key(&mut list, |one| one.0);
            assert_eq!(list, expected);
        }
        sort_short_by::<u8>(&mut [], u8::cmp);
    }
}
