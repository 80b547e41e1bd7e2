//! Sixteen unrelated tiles: every honour, three tiles of each suit at least three ranks apart, one of them
//! twice.

use crate::decomposition::{HONORS, LOWEST, is_whole};
use crate::hands::Geometry;
use crate::tiles::{Tile, TileCounts};

/// One of each wind and dragon, in the layout of [`TileCounts`].
const EACH_HONOR: u64 = 0x111_1111;

/// Three ranks that are at least three apart, as nibbles of a suit.
pub(crate) const THREE_RANKS_DISTANT: [u64; 10] = {
    let mut all = [0; 10];
    let mut next = 0;
    let mut low = 0;
    while low < 9 {
        let mut middle = low + 3;
        while middle < 9 {
            let mut high = middle + 3;
            while high < 9 {
                all[next] = 1 << (4 * low) | 1 << (4 * middle) | 1 << (4 * high);
                next += 1;
                high += 1;
            }
            middle += 1;
        }
        low += 1;
    }
    all
};

/// Returns the duplicated tile of sixteen unrelated tiles; `None` if they aren't.
pub(crate) fn unrelated(tiles: &TileCounts, geometry: Geometry) -> Option<Tile> {
    if !is_whole(tiles, geometry) {
        return None;
    }
    let mut twice = None;
    for (index, group) in tiles.groups().into_iter().enumerate() {
        let more = group >> 1 & LOWEST;
        let kinds = group & LOWEST | more;
        let fits = if index == HONORS {
            kinds == EACH_HONOR
        } else {
            THREE_RANKS_DISTANT.contains(&kinds)
        };
        // The surplus must be a single tile, without a third or fourth copy.
        let surplus = u32::from(twice.is_none());
        if !fits || more.count_ones() > surplus || group & more != 0 || group >> 2 & LOWEST != 0 {
            return None;
        }
        if more != 0 {
            twice = Some(Tile::ALL[index * 9 + more.trailing_zeros() as usize / 4]);
        }
    }
    twice
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;

    #[test]
    fn one_of_sixteen_unrelated_tiles_is_twice() {
        for (text, expected) in [
            ("1147m258p369s1234567z", Some("1m")),
            ("158m159p147s12344567z", Some("4z")),
            ("147m258p369s1234567z", None),
            // Two ranks apart.
            ("1146m258p369s1234567z", None),
            // Two tiles of a suit, four of another.
            ("147m25p1369s11234567z", None),
            // Three alike.
            ("11147m258p369s123456z", None),
            // Two are twice.
            ("1147m2258p369s123456z", None),
            // An honour is missing.
            ("1147m258p369s1234566z", None),
        ] {
            let entry = notation::parse(text).expect(text);
            let tiles: TileCounts = entry.hand.concealed.iter().copied().collect();
            let twice = unrelated(&tiles, Geometry::FIVE_SETS);
            let twice = twice.map(|tile| tile.to_string());
            assert_eq!(twice.as_deref(), expected, "{text}");
        }
    }
}
