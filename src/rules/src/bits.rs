//! The places of the bits of a word.

/// The places of the bits that are set, lowest first.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros();
            set &= set - 1;
            #[expect(clippy::cast_possible_truncation, reason = "a place is below 64")]
            let place = place as u8;
            place
        })
    })
}
