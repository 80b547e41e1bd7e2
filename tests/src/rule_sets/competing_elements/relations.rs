//! Related sets: COMP-10 to COMP-13.

use tilewise_rules::{Combinations, ReadSet, Reading, SetKind, SetMask, Suit, Tile};

/// Condition of the suits of some sets.
type Suits = fn(&[(u8, Suit)]) -> bool;

/// Returns chows of one suit whose ranks rise by these steps, in any of these ways.
pub fn one_suit_chows(reading: &Reading, ways: &[&[u8]]) -> Combinations {
    rising(reading, is_chow, one_suit, ways)
}

/// Returns chows of different suits whose ranks rise by these steps.
pub fn mixed_chows(reading: &Reading, steps: &[u8]) -> Combinations {
    rising(reading, is_chow, all_differ, &[steps])
}

/// Returns pungs of one suit whose ranks rise by these steps.
pub fn one_suit_pungs(reading: &Reading, steps: &[u8]) -> Combinations {
    rising(reading, is_pung, one_suit, &[steps])
}

/// Returns pungs of different suits whose ranks rise by these steps.
pub fn mixed_pungs(reading: &Reading, steps: &[u8]) -> Combinations {
    rising(reading, is_pung, all_differ, &[steps])
}

fn rising(
    reading: &Reading,
    fits: fn(ReadSet) -> bool,
    suits: Suits,
    ways: &[&[u8]],
) -> Combinations {
    let count = ways[0].len() + 1;
    let place = |set: &ReadSet| Some((set.set.tile.rank()?, set.set.tile.suit()?));
    reading.combinations(u8::try_from(count).unwrap_or(u8::MAX), |sets| {
        let fitting = sets.iter().filter(|&&set| fits(set));
        let mut places: Vec<(u8, Suit)> = fitting.filter_map(place).collect();
        places.sort_by_key(|&(rank, _)| rank);
        let steps = places.windows(2).map(|pair| pair[1].0 - pair[0].0);
        places.len() == count
            && suits(&places)
            && ways.iter().any(|way| steps.clone().eq(way.iter().copied()))
    })
}

fn one_suit(places: &[(u8, Suit)]) -> bool {
    places.iter().all(|place| place.1 == places[0].1)
}

fn all_differ(places: &[(u8, Suit)]) -> bool {
    let others = |at: usize| places[..at].iter().all(|other| other.1 != places[at].1);
    (0..places.len()).all(others)
}

fn is_chow(set: ReadSet) -> bool {
    set.set.kind == SetKind::Chow
}

fn is_pung(set: ReadSet) -> bool {
    set.set.is_alike()
}

/// Returns all pungs of such honours if there are exactly `count`, with the pair if `pair`. Empty if the pair
/// is of them against `pair`.
pub fn honors(reading: &Reading, count: u8, is: fn(Tile) -> bool, pair: bool) -> Combinations {
    let sets = reading.sets_where(|set| set.set.is_alike() && is(set.set.tile));
    let sets = sets.if_sets(count);
    let fits = reading.pair_is(is) == pair && !sets.is_empty();
    let sets = if pair { sets.with_pair() } else { sets };
    fits.then_some(sets).into_iter().collect()
}

/// Returns 123 and 789 twice, of one suit or of two, and a pair of fives of that suit or of the third.
pub fn terminal_chows(reading: &Reading, mixed: bool) -> Combinations {
    let Some(pair) = reading.pair().filter(|pair| pair.rank() == Some(5)) else {
        return Combinations::new();
    };
    let mut all = reading.combinations(4, |sets| {
        let chows = |rank: u8| {
            let chows = sets.iter().filter(|&&set| is_chow(set));
            let chows = chows.filter(|set| set.set.tile.rank() == Some(rank));
            let mut suits: Vec<Option<Suit>> = chows.map(|set| set.set.tile.suit()).collect();
            suits.sort_by_key(|suit| suit.map(|suit| suit as u8));
            suits
        };
        let (low, high) = (chows(1), chows(7));
        let third = !low.contains(&pair.suit());
        let suits = if mixed {
            low.first() != low.last() && third
        } else {
            low.first() == low.last() && !third
        };
        low.len() == 2 && low == high && suits
    });
    for mask in &mut all {
        *mask = mask.with_pair();
    }
    all
}

/// Returns the pungs and kongs in the hand, and concealed ones on the table, unless another player's tile
/// completed them.
pub fn concealed_pungs(reading: &Reading, self_draw: bool) -> SetMask {
    let claimed = reading.completed_set().filter(|_| !self_draw);
    reading.sets_where(|set| set.set.is_alike() && set.is_concealed() && Some(set) != claimed)
}
