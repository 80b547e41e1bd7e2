//! Relations between the sets of a reading: the combinations of sets that form one.

use crate::bits::bits;
use crate::decomposition::{Combinations, Reading, SetMask};
use crate::hands::SetKind;
use crate::tiles::TileSet;

/// A relation: sets of one kind, each a number of ranks above the one before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Series {
    /// Chows, or pungs and kongs.
    pub kind: SetKind,
    /// The number of sets, with the pair.
    pub count: usize,
    /// The distance of the ranks.
    pub step: usize,
    /// The suits.
    pub suits: RelationSuits,
    /// Whether one of them is the pair.
    pub pair: bool,
}

/// The suits of a relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RelationSuits {
    /// One suit.
    One,
    /// Different suits; from the fourth set on the suits come again in the same order.
    Different,
}

/// Two chows of the same numbers in two suits (T-205).
pub(super) const DOUBLE_CHOW: Series = chows(0, RelationSuits::Different);
/// Two equal chows (T-212).
pub(super) const TWIN_CHOWS: Series = chows(0, RelationSuits::One);
/// 123 and 789 of one suit (T-216).
pub(super) const OLD_YOUNG_CHOWS: Series = chows(6, RelationSuits::One);
/// Pungs of 1 and 9 of one suit (T-217).
pub(super) const OLD_YOUNG_PUNGS: Series = pungs(8, RelationSuits::One);
/// Pungs of adjacent numbers of one suit (T-218).
pub(super) const TWO_SHIFTED: Series = pungs(1, RelationSuits::One);
/// Pungs of one number in two suits (T-223).
pub(super) const TWO_SAME: Series = pungs(0, RelationSuits::Different);

const fn chows(step: usize, suits: RelationSuits) -> Series {
    Series {
        kind: SetKind::Chow,
        count: 2,
        step,
        suits,
        pair: false,
    }
}

const fn pungs(step: usize, suits: RelationSuits) -> Series {
    Series {
        kind: SetKind::Pung,
        ..chows(step, suits)
    }
}

/// Returns the combinations of sets that form a relation.
pub(super) fn series(reading: &Reading, series: Series) -> Combinations {
    let mut found = Combinations::new();
    let sets = series.count - usize::from(series.pair);
    let pungs = usize::from(reading.pungs().sets());
    let ranks = if series.kind == SetKind::Chow {
        if reading.sets().len() - pungs < sets {
            return found;
        }
        by_suit(reading.chows().bits())
    } else {
        if pungs < sets {
            return found;
        }
        let pair = reading.pair().filter(|_| series.pair);
        let tiles = reading
            .pungs()
            .places()
            .map(|place| reading.sets()[place].set.tile);
        by_suit(tiles.chain(pair).fold(TileSet::NONE, TileSet::with).bits())
    };
    for order in series.orders() {
        let above = (1..series.count).map(|place| ranks[order[place % 3]] >> (series.step * place));
        let starts = above.fold(ranks[order[0]], |starts, ranks| starts & ranks);
        for rank in bits(starts) {
            let lowest =
                |place: usize| 9 * order[place % 3] + usize::from(rank) + series.step * place;
            extend(reading, series, &lowest, (0, SetMask::NONE), &mut found);
        }
    }
    found
}

impl Series {
    /// Returns the suits of its first three sets, in each possible order.
    const fn orders(self) -> &'static [[usize; 3]] {
        match self.suits {
            RelationSuits::One => &[[0; 3], [1; 3], [2; 3]],
            // Sets of equal rank have no order.
            RelationSuits::Different if self.step == 0 => &[[0, 1, 2], [0, 2, 1], [1, 2, 0]],
            RelationSuits::Different => &[
                [0, 1, 2],
                [0, 2, 1],
                [1, 0, 2],
                [1, 2, 0],
                [2, 0, 1],
                [2, 1, 0],
            ],
        }
    }
}

/// Returns the ranks of each suit, as bits.
const fn by_suit(tiles: u64) -> [u64; 3] {
    [tiles & 0x1ff, tiles >> 9 & 0x1ff, tiles >> 18 & 0x1ff]
}

/// Adds every combination of the sets with these lowest tiles, from a position on, to `found`.
fn extend(
    reading: &Reading,
    series: Series,
    lowest: &dyn Fn(usize) -> usize,
    (position, chosen): (usize, SetMask),
    found: &mut Combinations,
) {
    if position == series.count {
        if chosen.has_pair() == series.pair && !found.contains(&chosen) {
            found.push(chosen);
        }
        return;
    }
    let tile = lowest(position);
    let is_chow = series.kind == SetKind::Chow;
    for (place, one) in reading.sets().iter().enumerate() {
        let fits = one.set.tile.index() == tile
            && (one.set.kind == SetKind::Chow) == is_chow
            && !chosen.has_set(place);
        if fits {
            extend(
                reading,
                series,
                lowest,
                (position + 1, chosen.with_set(place)),
                found,
            );
        }
    }
    if series.pair && reading.pair_is(|pair| pair.index() == tile) {
        extend(
            reading,
            series,
            lowest,
            (position + 1, chosen.with_pair()),
            found,
        );
    }
}

/// Returns the combinations of four sets that form a relation twice.
pub(super) fn two(reading: &Reading, one: Series) -> Combinations {
    pairs_of(reading, one, |_, _| true)
}

/// Returns the combinations of four sets that form a relation twice, with different tiles.
pub(super) fn two_different(reading: &Reading, one: Series) -> Combinations {
    let first = |mask: SetMask| {
        let mut all = reading.sets().iter().enumerate();
        all.find_map(|(place, set)| mask.has_set(place).then_some(set.set))
    };
    pairs_of(reading, one, |a, b| first(a) != first(b))
}

/// Returns the unions of two separate combinations that fit each other.
fn pairs_of(
    reading: &Reading,
    one: Series,
    fits: impl Fn(SetMask, SetMask) -> bool,
) -> Combinations {
    let mut found = Combinations::new();
    let all = series(reading, one);
    for (place, &first) in all.iter().enumerate() {
        for &second in &all[place + 1..] {
            let both = first.union(second);
            if first.shared(second) == 0 && fits(first, second) && !found.contains(&both) {
                found.push(both);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decomposition::{Pattern, readings};
    use crate::hands::{Geometry, Hand};
    use crate::notation;
    use crate::tiles::BonusTiles;

    /// Returns the number of combinations in the first reading of a hand.
    fn count(text: &str, of: impl Fn(&Reading) -> Combinations) -> usize {
        let entry = notation::parse(text).expect(text);
        let hand = Hand::new(&entry.hand, Geometry::FIVE_SETS, BonusTiles::NONE).expect(text);
        let mut all = Vec::new();
        readings(&hand, &[Pattern::Sets], |reading| {
            all.push(of(reading).len());
        });
        *all.first().expect(text)
    }

    #[test]
    fn combinations_are_all_choices_of_sets() {
        let steps = Series {
            kind: SetKind::Chow,
            count: 3,
            step: 1,
            suits: RelationSuits::Different,
            pair: false,
        };
        let hand = "5z c456p c567m c678s c789p p111p w5z@W SE";
        assert_eq!(count(hand, |reading| series(reading, steps)), 2);
        let same = "5z c345m c345m c345p c345p p111p w5z@W SE";
        assert_eq!(count(same, |reading| series(reading, DOUBLE_CHOW)), 4);
        assert_eq!(count(same, |reading| two_different(reading, TWIN_CHOWS)), 1);
        assert_eq!(count(same, |reading| two(reading, DOUBLE_CHOW)), 1);
        assert_eq!(count(same, |reading| series(reading, steps)), 0);
    }

    #[test]
    fn suits_come_again_in_the_same_order() {
        let five = |suits| Series {
            kind: SetKind::Pung,
            count: 5,
            step: 1,
            suits,
            pair: true,
        };
        let mixed = "5p p222m p333s p444p p555m c789m w5p@W SE";
        assert_eq!(
            count(mixed, |reading| series(
                reading,
                five(RelationSuits::Different)
            )),
            0
        );
        let mixed = "5m p222m p333s p444p p666s c789m w5m@W SE";
        assert_eq!(
            count(mixed, |reading| series(
                reading,
                five(RelationSuits::Different)
            )),
            1
        );
        assert_eq!(
            count(mixed, |reading| series(reading, five(RelationSuits::One))),
            0
        );
        let pure = "4m p222m p333m p555m p666m c789m w4m@W SE";
        assert_eq!(
            count(pure, |reading| series(reading, five(RelationSuits::One))),
            1
        );
    }
}
