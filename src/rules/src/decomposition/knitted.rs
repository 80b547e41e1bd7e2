//! Knitted chows: 147 of one suit, 258 of another, 369 of the third.

/// The six ways to knit three suits (147 of one, 258 of another, 369 of the third), as the position of the
/// lowest tile in each suit.
pub(crate) const KNITTED: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// Returns the nibbles of the knitted chow of a suit that starts at this position.
pub(crate) const fn knitted(lowest: usize) -> u64 {
    0x100_1001 << (4 * lowest)
}

/// Returns whether the tiles contain three knitted chows, or all but one tile of them.
pub(crate) fn is_body_near(groups: [u64; 4]) -> bool {
    let [one, two, three, _] = groups;
    let some = [kinds(one), kinds(two), kinds(three)];
    KNITTED.iter().any(|body| {
        let mut missing = 0;
        for (some, &lowest) in some.iter().zip(body) {
            missing += (knitted(lowest) & !some).count_ones();
        }
        missing <= 1
    })
}

/// Returns the lowest bit of each nibble that isn't 0.
const fn kinds(group: u64) -> u64 {
    // At most four of a kind: three bits.
    group | group >> 1 | group >> 2
}

/// Returns every way to take three knitted chows, as the position of the lowest tile in each suit, with the
/// remaining tiles.
pub(crate) fn bodies(groups: [u64; 4]) -> impl Iterator<Item = ([usize; 3], [u64; 4])> {
    KNITTED.into_iter().filter_map(move |body| {
        let mut rest = groups;
        for (group, lowest) in rest.iter_mut().zip(body) {
            let chow = knitted(lowest);
            if kinds(*group) & chow != chow {
                return None;
            }
            *group -= chow;
        }
        Some((body, rest))
    })
}
