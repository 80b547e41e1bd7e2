//! Knitted chows: 147 of one suit, 258 of another, 369 of the third.

/// The six ways to knit three suits: 147 of one, 258 of another, 369 of the third. The place of
/// the lowest tile for each suit.
pub(crate) const KNITTED: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The nibbles of the knitted chow of a suit that starts at this place.
pub(crate) const fn knitted(lowest: usize) -> u64 {
    0x100_1001 << (4 * lowest)
}

/// Every way to take three knitted chows, as the place of the lowest tile of each suit, and what
/// it leaves.
pub(crate) fn bodies(groups: [u64; 4]) -> impl Iterator<Item = ([usize; 3], [u64; 4])> {
    KNITTED.into_iter().filter_map(move |body| {
        let mut rest = groups;
        for (group, lowest) in rest.iter_mut().zip(body) {
            let chow = knitted(lowest);
            // At most four of a kind: three bits.
            if (*group | *group >> 1 | *group >> 2) & chow != chow {
                return None;
            }
            *group -= chow;
        }
        Some((body, rest))
    })
}
