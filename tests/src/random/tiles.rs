//! Random sets and pairs of a chosen style.

use tilewise_rules::{Dragon, Suit, Tile, Wind};

use super::{Rng, once_in, one_of};

/// A set before it is placed in the hand or on the table.
#[derive(Clone, Copy)]
pub(crate) struct DrawnSet {
    pub(crate) tile: Tile,
    pub(crate) chow: bool,
}

/// Tiles of a complete hand.
pub(crate) enum HandShape {
    /// Four sets and a pair.
    Sets([DrawnSet; 4], Tile),
    /// 14 concealed tiles.
    Special(Vec<Tile>),
}

/// Returns a complete hand with at most four copies of a tile.
pub(crate) fn shape(rng: &mut Rng) -> HandShape {
    loop {
        let shape = match rng.u8(0..40) {
            0 => HandShape::Special(orphans(rng)),
            1 => HandShape::Special(nine_gates(rng)),
            2..5 => {
                let pool = pool(rng);
                match seven_pairs(rng, &pool) {
                    Some(tiles) => HandShape::Special(tiles),
                    None => continue,
                }
            }
            5..8 => dragons_or_winds(rng),
            8 => dragon_limit(rng),
            _ => {
                let pool = pool(rng);
                let pungs = one_of(rng, &[0, 1, 3, 6, 10]);
                sets(rng, &pool, pungs)
            }
        };
        if can_exist(&shape) {
            return shape;
        }
    }
}

pub(crate) fn can_exist(shape: &HandShape) -> bool {
    let mut counts = [0; 34];
    match shape {
        HandShape::Sets(sets, pair) => {
            counts[pair.index()] += 2;
            for set in sets {
                for step in 0..3 {
                    let tile = if set.chow {
                        set.tile.above(step)
                    } else {
                        Some(set.tile)
                    };
                    let Some(tile) = tile else { return false };
                    counts[tile.index()] += 1;
                }
            }
        }
        HandShape::Special(tiles) => {
            for tile in tiles {
                counts[tile.index()] += 1;
            }
        }
    }
    counts.iter().all(|&count| count <= 4)
}

/// Returns the tiles of which hands of a style consist.
pub(crate) fn pool(rng: &mut Rng) -> Vec<Tile> {
    let suit = one_of(rng, &Suit::ALL);
    let style = rng.u8(0..8);
    let fits = |tile: &Tile| match style {
        0..3 => tile.suit() == Some(suit),
        3 => tile.suit() == Some(suit) || tile.is_honor(),
        4 => tile.is_honor(),
        5 => tile.is_terminal(),
        _ => true,
    };
    Tile::ALL.into_iter().filter(fits).collect()
}

/// Returns four sets and a pair, with `pungs` pungs in ten sets.
pub(crate) fn sets(rng: &mut Rng, pool: &[Tile], pungs: u8) -> HandShape {
    let sets = [(); 4].map(|()| {
        let tile = one_of(rng, pool);
        let chow = rng.u8(0..10) >= pungs && tile.above(2).is_some_and(|last| pool.contains(&last));
        DrawnSet { tile, chow }
    });
    HandShape::Sets(sets, one_of(rng, pool))
}

pub(crate) fn seven_pairs(rng: &mut Rng, pool: &[Tile]) -> Option<Vec<Tile>> {
    let mut pairs: Vec<Tile> = pool.to_vec();
    if once_in(rng, 2) {
        pairs.extend_from_slice(pool);
    }
    rng.shuffle(&mut pairs);
    let seven = pairs.get(..7)?;
    Some([seven, seven].concat())
}

pub(crate) fn orphans(rng: &mut Rng) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|tile| tile.is_honor() || tile.is_terminal())
        .collect();
    tiles.push(one_of(rng, &tiles));
    tiles
}

fn nine_gates(rng: &mut Rng) -> Vec<Tile> {
    let suit = one_of(rng, &Suit::ALL);
    let mut ranks = vec![1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
    ranks.push(rng.u8(1..10));
    ranks
        .into_iter()
        .map(|rank| Tile::suited(suit, rank))
        .collect()
}

/// Returns sets of three of the dragons or winds, and often the next one too.
pub(crate) fn dragons_or_winds(rng: &mut Rng) -> HandShape {
    let mut honors: Vec<Tile> = if once_in(rng, 2) {
        Dragon::ALL.map(Tile::dragon).to_vec()
    } else {
        Wind::ALL.map(Tile::wind).to_vec()
    };
    rng.shuffle(&mut honors);
    let all = &Tile::ALL;
    let pool = one_of(rng, &[&all[..9], &all[27..], &all[..]]);
    let HandShape::Sets(mut sets, mut pair) = sets(rng, pool, 4) else {
        return HandShape::Special(Vec::new());
    };
    let pung = |tile| DrawnSet { tile, chow: false };
    sets[0] = pung(honors[0]);
    sets[1] = pung(honors[1]);
    match rng.u8(0..3) {
        0 => pair = honors[2],
        _ => sets[2] = pung(honors[2]),
    }
    if let Some(&fourth) = honors.get(3) {
        sets[2] = pung(honors[2]);
        if once_in(rng, 2) {
            pair = fourth;
        } else {
            sets[3] = pung(fourth);
        }
    }
    rng.shuffle(&mut sets);
    HandShape::Sets(sets, pair)
}

fn dragon_limit(rng: &mut Rng) -> HandShape {
    let (suit, dragon) = one_of(
        rng,
        &[
            (Suit::Bamboo, Dragon::Green),
            (Suit::Characters, Dragon::Red),
            (Suit::Dots, Dragon::White),
        ],
    );
    let pool: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|tile| tile.suit() == Some(suit))
        .collect();
    let HandShape::Sets(mut sets, mut pair) = sets(rng, &pool, 10) else {
        return HandShape::Special(Vec::new());
    };
    sets[0] = DrawnSet {
        tile: Tile::dragon(dragon),
        chow: false,
    };
    if once_in(rng, 3) {
        pair = one_of(rng, &Tile::ALL);
    }
    rng.shuffle(&mut sets);
    HandShape::Sets(sets, pair)
}
