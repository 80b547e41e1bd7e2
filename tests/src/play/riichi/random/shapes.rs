//! Random complete hands, most of them aiming at some yaku.

use crate::play::riichi::reference::tiles::{Seat, Suit, Tile};
use crate::random::{Rng, once_in, one_of};

/// Tiles of a complete hand, kongs as three. Some shapes prefer the last tile as the winning tile.
pub(super) enum HandShape {
    /// Four sets and a pair; each set has its lowest tile and whether it is a sequence.
    Sets { sets: [(Tile, bool); 4], pair: Tile },
    /// 14 concealed tiles.
    Special(Vec<Tile>),
}

/// Returns a complete hand with at most four copies of a tile.
pub(super) fn shape(rng: &mut Rng, seat: Seat, round: Seat) -> HandShape {
    loop {
        let shape = match rng.u8(0..62) {
            0..3 => Some(orphans(rng)),
            3..6 => Some(nine_gates(rng)),
            6..12 => seven_pairs(rng),
            _ => Some(sets(rng, seat, round)),
        };
        if let Some(shape) = shape.filter(can_exist) {
            return shape;
        }
    }
}

fn can_exist(shape: &HandShape) -> bool {
    let mut tiles = Vec::new();
    match shape {
        HandShape::Special(all) => tiles.extend(all),
        HandShape::Sets { sets, pair } => {
            tiles.extend([*pair, *pair]);
            for &(tile, row) in sets {
                let three = super::tiles(tile, row);
                if three.len() < 3 {
                    return false;
                }
                tiles.extend(three);
            }
        }
    }
    let count = |kind: &Tile| tiles.iter().filter(|tile| *tile == kind).count();
    Tile::kinds().iter().all(|kind| count(kind) <= 4)
}

/// Returns the tiles of which hands of a style consist.
fn pool(rng: &mut Rng) -> Vec<Tile> {
    let suit = one_of(rng, &Suit::NUMBERED);
    let style = rng.u8(0..14);
    let greens = [2, 3, 4, 6, 8].map(|rank| Tile::new(Suit::Bamboo, rank));
    let fits = |tile: &Tile| match style {
        0..2 => tile.suit == suit,
        2..4 => tile.suit == suit || tile.is_honour(),
        4 => tile.is_honour(),
        5 | 6 => tile.is_terminal(),
        7 => tile.is_outside(),
        8..10 => greens.contains(tile) || *tile == Tile::honour(6),
        10 => !tile.is_outside(),
        _ => true,
    };
    Tile::kinds().into_iter().filter(fits).collect()
}

/// Returns four sets and a pair, some of them of a style.
fn sets(rng: &mut Rng, seat: Seat, round: Seat) -> HandShape {
    let pool = pool(rng);
    let rows = one_of(rng, &[0, 0, 4, 7, 10]);
    let any = |rng: &mut Rng| {
        let tile = one_of(rng, &pool);
        let long = tile.above(2).is_some_and(|last| pool.contains(&last));
        (tile, long && rng.u8(0..10) < rows)
    };
    let mut sets = [(); 4].map(|()| any(rng));
    let mut pair = one_of(rng, &pool);
    let suit = one_of(rng, &Suit::NUMBERED);
    match rng.u8(0..21) {
        0..2 => sets = [(); 4].map(|()| row(rng)),
        2 => sets = twice(rng),
        3 => sets[..2].copy_from_slice(&[row(rng); 2]),
        4 => sets[..3].copy_from_slice(&in_all_suits(rng.u8(1..8), true)),
        5 => sets[..3].copy_from_slice(&in_all_suits(rng.u8(1..10), false)),
        6 => sets[..3].copy_from_slice(&[1, 4, 7].map(|rank| (Tile::new(suit, rank), true))),
        7 | 8 => {
            let only_terminals = rng.bool();
            sets = [(); 4].map(|()| outside(rng, only_terminals));
            pair = one_of(rng, &outside_tiles(only_terminals));
        }
        9..11 => honours(rng, &[5, 6, 7], &mut sets, &mut pair),
        11 | 12 => honours(rng, &[1, 2, 3, 4], &mut sets, &mut pair),
        13 => {
            let all = [seat.wind(), round.wind(), Tile::honour(rng.u8(5..8))];
            sets[0] = (one_of(rng, &all), false);
            if once_in(rng, 2) {
                pair = one_of(rng, &all);
            }
        }
        14 => pair = seat.wind(),
        15 => (sets, pair) = greens(rng),
        16 => {
            let all = Tile::kinds();
            sets = [(); 4].map(|()| (one_of(rng, &all), false));
            pair = one_of(rng, &all);
        }
        _ => {}
    }
    rng.shuffle(&mut sets);
    HandShape::Sets { sets, pair }
}

fn row(rng: &mut Rng) -> (Tile, bool) {
    let suit = one_of(rng, &Suit::NUMBERED);
    (Tile::new(suit, rng.u8(1..8)), true)
}

/// Returns two pairs of equal sequences, rarely all four alike.
fn twice(rng: &mut Rng) -> [(Tile, bool); 4] {
    let one = row(rng);
    let other = if once_in(rng, 6) { one } else { row(rng) };
    [one, one, other, other]
}

/// Returns green sets and a pair, half of the time without the dragon.
fn greens(rng: &mut Rng) -> ([(Tile, bool); 4], Tile) {
    let mut tiles = [2, 3, 4, 6, 8]
        .map(|rank| Tile::new(Suit::Bamboo, rank))
        .to_vec();
    if rng.bool() {
        tiles.push(Tile::honour(6));
    }
    let sets = [(); 4].map(|()| match rng.u8(0..3) {
        0 => (tiles[0], true),
        _ => (one_of(rng, &tiles), false),
    });
    (sets, one_of(rng, &tiles))
}

fn in_all_suits(rank: u8, row: bool) -> [(Tile, bool); 3] {
    Suit::NUMBERED.map(|suit| (Tile::new(suit, rank), row))
}

fn outside_tiles(only_terminals: bool) -> Vec<Tile> {
    let mut tiles = Tile::kinds();
    tiles.retain(|tile| tile.is_terminal() || tile.is_honour() && !only_terminals);
    tiles
}

fn outside(rng: &mut Rng, only_terminals: bool) -> (Tile, bool) {
    if once_in(rng, 3) {
        return (one_of(rng, &outside_tiles(only_terminals)), false);
    }
    let suit = one_of(rng, &Suit::NUMBERED);
    (Tile::new(suit, one_of(rng, &[1, 7])), true)
}

/// Fills in sets of all but one of these honours, and often a set or the pair of that one.
fn honours(rng: &mut Rng, ranks: &[u8], sets: &mut [(Tile, bool); 4], pair: &mut Tile) {
    let mut tiles: Vec<Tile> = ranks.iter().map(|&rank| Tile::honour(rank)).collect();
    rng.shuffle(&mut tiles);
    let last = tiles.len() - 1;
    for (set, &tile) in sets.iter_mut().zip(&tiles[..last]) {
        *set = (tile, false);
    }
    match rng.u8(0..5) {
        0..2 => *pair = tiles[last],
        2..4 => sets[last] = (tiles[last], false),
        _ => {}
    }
}

fn seven_pairs(rng: &mut Rng) -> Option<HandShape> {
    let mut pairs = pool(rng);
    rng.shuffle(&mut pairs);
    // Seven pairs of consecutive ranks are sequences as well.
    if once_in(rng, 4) {
        let suit = one_of(rng, &Suit::NUMBERED);
        let lowest = rng.u8(1..4);
        pairs = (lowest..lowest + 7)
            .map(|rank| Tile::new(suit, rank))
            .collect();
    }
    let seven = pairs.get(..7)?;
    Some(HandShape::Special([seven, seven].concat()))
}

fn orphans(rng: &mut Rng) -> HandShape {
    let mut tiles = outside_tiles(false);
    tiles.push(one_of(rng, &tiles));
    HandShape::Special(tiles)
}

fn nine_gates(rng: &mut Rng) -> HandShape {
    let suit = one_of(rng, &Suit::NUMBERED);
    let mut ranks = vec![1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
    ranks.push(rng.u8(1..10));
    let tiles = ranks.into_iter().map(|rank| Tile::new(suit, rank));
    HandShape::Special(tiles.collect())
}
