//! Iteration over the set bits of a word.

/// Returns the positions of the set bits, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros();
            set &= set - 1;
            #[expect(clippy::cast_possible_truncation, reason = "a position is below 64")]
            let place = place as u8;
            place
        })
    })
}
