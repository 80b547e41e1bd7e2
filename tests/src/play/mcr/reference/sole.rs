//! M-25: whether the hand waited only for the winning tile.

use tilewise_rules::{Tile, WinInput};

use super::reading::{bodies, is_without_sets};
use crate::play::mcr::options::Options;

/// Returns whether the winning kind is the only one of 34 that completes any pattern.
pub fn is_sole(entry: &WinInput, options: &Options) -> bool {
    let is_other = |kind: &Tile| Some(*kind) != entry.hand.winning_tile;
    let is_wait = |kind: Tile| {
        let counts = options.exhausted_waits_count || held(entry, kind) < 4;
        counts && completes(entry, kind)
    };
    let mut others = Tile::ALL.into_iter().filter(is_other);
    !others.any(is_wait)
}

/// Returns the number of copies of a kind in the hand and its melds before the win.
fn held(entry: &WinInput, kind: Tile) -> usize {
    let melded = entry.hand.melds.iter().flat_map(|meld| &meld.tiles);
    let all = entry.hand.concealed.iter().chain(melded);
    all.filter(|&&tile| tile == kind).count()
}

/// Returns whether the hand would be complete with this tile instead of the winning one.
pub fn completes(entry: &WinInput, kind: Tile) -> bool {
    let melds = entry.hand.melds.len();
    let mut tiles = entry.hand.concealed.clone();
    tiles.push(kind);
    let mut counts = [0; 34];
    for tile in &tiles {
        counts[tile.index()] += 1;
    }
    if melds == 0 && is_without_sets(&tiles) || melds <= 4 && splits(counts, 4 - melds, true) {
        return true;
    }
    melds <= 1
        && bodies().iter().any(|body| {
            let mut rest = counts;
            let there = body.iter().all(|tile| rest[tile.index()] > 0);
            if there {
                for tile in body {
                    rest[tile.index()] -= 1;
                }
            }
            there && splits(rest, 1 - melds, true)
        })
}

/// Returns whether the tiles split into `sets` sets, and a pair if `pair`.
fn splits(counts: [u8; 34], sets: usize, pair: bool) -> bool {
    let Some(first) = counts.iter().position(|&count| count > 0) else {
        return sets == 0 && !pair;
    };
    let without = |places: &[usize]| {
        let mut rest = counts;
        for &place in places {
            rest[place] = rest[place].checked_sub(1)?;
        }
        Some(rest)
    };
    let goes_on =
        |rest: Option<[u8; 34]>, sets, pair| rest.is_some_and(|rest| splits(rest, sets, pair));
    let chow = Tile::ALL[first].above(2).is_some();
    pair && goes_on(without(&[first; 2]), sets, false)
        || sets > 0 && goes_on(without(&[first; 3]), sets - 1, pair)
        || sets > 0 && chow && goes_on(without(&[first, first + 1, first + 2]), sets - 1, pair)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::mcr::random::winning;
    use crate::play::mcr::reference::readings;
    use crate::random::Rng;

    #[test]
    fn what_completes_a_hand_gives_it_a_reading() {
        let mut rng = Rng::with_seed(17);
        for _ in 0..500 {
            let entry = winning(&mut rng, &Options::MCR);
            for kind in Tile::ALL {
                let mut other = entry.clone();
                other.hand.winning_tile = Some(kind);
                let complete = !readings(&other).is_empty();
                assert_eq!(completes(&entry, kind), complete, "{other}");
            }
        }
    }
}
