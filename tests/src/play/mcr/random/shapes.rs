//! Random complete hands, most of them aiming at some element.

mod related;

use tilewise_rules::{Dragon, Suit, Tile};

use crate::play::mcr::reference::bodies;
use crate::random::{Rng, once_in, one_of};
use related::{chows, pungs};

/// A set: its lowest tile, and whether it is a chow.
pub(super) type SetShape = (Tile, bool);

/// Tiles of a complete hand, kongs as three. Some shapes prefer the last tile as the winning tile.
pub(super) enum HandShape {
    /// Sets and a pair, with or without a knitted body.
    Sets {
        sets: Vec<SetShape>,
        pair: Tile,
        body: Vec<Tile>,
    },
    /// 14 concealed tiles.
    Whole(Vec<Tile>),
}

/// Returns a complete hand with at most four copies of a tile.
pub(super) fn shape(rng: &mut Rng) -> HandShape {
    loop {
        let shape = match rng.u8(0..100) {
            0 | 1 => Some(orphans(rng)),
            2 | 3 => Some(nine_gates(rng)),
            4..12 => seven_pairs(rng),
            12..17 => Some(honors_and_knitted(rng)),
            17..25 => Some(knitted(rng)),
            25..37 => Some(plain_chows(rng)),
            37..60 => Some(with_related_sets(rng, chows)),
            60..75 => Some(with_related_sets(rng, pungs)),
            _ => Some(any_sets(rng)),
        };
        if let Some(shape) = shape.filter(can_exist) {
            return shape;
        }
    }
}

fn can_exist(shape: &HandShape) -> bool {
    let mut tiles = Vec::new();
    match shape {
        HandShape::Whole(all) => tiles.extend(all),
        HandShape::Sets { sets, pair, body } => {
            tiles.extend([*pair, *pair]);
            tiles.extend(body);
            for &(tile, chow) in sets {
                let three = super::tiles(tile, chow);
                if three.len() < 3 {
                    return false;
                }
                tiles.extend(three);
            }
        }
    }
    let count = |kind: &Tile| tiles.iter().filter(|&tile| tile == kind).count();
    Tile::ALL.iter().all(|kind| count(kind) <= 4)
}

fn is_outside(tile: Tile) -> bool {
    tile.is_honor() || tile.is_terminal()
}

/// Returns the tiles of which hands of a style consist.
fn pool(rng: &mut Rng) -> Vec<Tile> {
    let suit = one_of(rng, &Suit::ALL);
    let other = one_of(rng, &Suit::ALL);
    let style = rng.u8(0..22);
    let among = |tile: &Tile, ranks: &[u8]| tile.rank().is_some_and(|rank| ranks.contains(&rank));
    let green = |tile: &Tile| tile.suit() == Some(Suit::Bamboo) && among(tile, &[2, 3, 4, 6, 8]);
    let fits = |tile: &Tile| match style {
        0..3 => tile.suit() == Some(suit),
        3 => tile.suit() == Some(suit) || tile.is_honor(),
        4 => tile.is_honor(),
        5 | 6 => tile.is_terminal(),
        7 | 8 => is_outside(*tile),
        9 | 10 => green(tile) || *tile == Tile::dragon(Dragon::Green),
        11 => among(tile, &[2, 4, 6, 8]),
        12 => among(tile, &[1, 2, 3]),
        13 => among(tile, &[4, 5, 6]),
        14 => among(tile, &[7, 8, 9]),
        15 => among(tile, &[1, 2, 3, 4]),
        16 => among(tile, &[6, 7, 8, 9]),
        17 => match tile.suit() {
            Some(Suit::Dots) => among(tile, &[1, 2, 3, 4, 5, 8, 9]),
            Some(Suit::Bamboo) => among(tile, &[2, 4, 5, 6, 8, 9]),
            Some(Suit::Characters) => false,
            None => *tile == Tile::dragon(Dragon::White),
        },
        18 => !is_outside(*tile),
        19 => tile.suit() == Some(suit) || tile.suit() == Some(other) || tile.is_honor(),
        _ => true,
    };
    Tile::ALL.into_iter().filter(fits).collect()
}

fn any_set(rng: &mut Rng, pool: &[Tile], chows: u8) -> SetShape {
    let tile = one_of(rng, pool);
    let long = tile.above(2).is_some_and(|last| pool.contains(&last));
    (tile, long && rng.u8(0..10) < chows)
}

/// Returns four sets and a pair of a style.
fn any_sets(rng: &mut Rng) -> HandShape {
    let all = pool(rng);
    let rows = one_of(rng, &[0, 0, 4, 7, 10, 10]);
    let mut sets: Vec<SetShape> = (0..4).map(|_| any_set(rng, &all, rows)).collect();
    let mut pair = one_of(rng, &all);
    match rng.u8(0..8) {
        // Each with a five, or with a terminal.
        0 => {
            sets = (0..4).map(|_| around(rng, &[5], &[3, 4, 5])).collect();
            pair = Tile::suited(one_of(rng, &Suit::ALL), 5);
        }
        1 => {
            sets = (0..4).map(|_| around(rng, &[1, 9], &[1, 7])).collect();
            let outside = Tile::ALL.into_iter().filter(|&tile| is_outside(tile));
            pair = one_of(rng, &outside.collect::<Vec<_>>());
        }
        _ => {}
    }
    HandShape::Sets {
        sets,
        pair,
        body: Vec::new(),
    }
}

/// Returns a pung of one of these ranks, a chow that begins with one of those, or rarely an honor pung.
fn around(rng: &mut Rng, pungs: &[u8], chows: &[u8]) -> SetShape {
    let suit = one_of(rng, &Suit::ALL);
    match rng.u8(0..8) {
        0 => (one_of(rng, &Tile::ALL), false),
        1 | 2 => (Tile::suited(suit, one_of(rng, pungs)), false),
        _ => (Tile::suited(suit, one_of(rng, chows)), true),
    }
}

/// Completes related sets to four.
fn with_related_sets(
    rng: &mut Rng,
    related: fn(&mut Rng) -> (Vec<SetShape>, Option<Tile>),
) -> HandShape {
    let (mut sets, pair) = related(rng);
    let near = pool(rng);
    let rows = one_of(rng, &[0, 5, 10]);
    while sets.len() < 4 {
        let other = match rng.u8(0..4) {
            0 => any_set(rng, &near, rows),
            1 => related::near(rng, &sets),
            _ => any_set(rng, &Tile::ALL, rows),
        };
        sets.push(other);
    }
    rng.shuffle(&mut sets);
    let pair = pair.unwrap_or_else(|| {
        let wide = once_in(rng, 2);
        one_of(rng, if wide { &Tile::ALL } else { &near })
    });
    HandShape::Sets {
        sets,
        pair,
        body: Vec::new(),
    }
}

/// Returns four nearly unrelated chows of three suits and an honor pair: often no element counts.
fn plain_chows(rng: &mut Rng) -> HandShape {
    let mut suits = Suit::ALL.to_vec();
    suits.push(one_of(rng, &Suit::ALL));
    let chow = |suit| (Tile::suited(suit, rng.u8(1..8)), true);
    let sets = suits.into_iter().map(chow).collect();
    HandShape::Sets {
        sets,
        pair: Tile::ALL[rng.usize(27..34)],
        body: Vec::new(),
    }
}

fn knitted(rng: &mut Rng) -> HandShape {
    let body = one_of(rng, &bodies()).to_vec();
    let all = if once_in(rng, 3) {
        body.clone()
    } else {
        pool(rng)
    };
    let rows = one_of(rng, &[0, 5, 10]);
    let set = any_set(rng, &all, rows);
    let in_body = once_in(rng, 2);
    HandShape::Sets {
        sets: vec![set],
        pair: one_of(rng, if in_body { &body } else { &Tile::ALL }),
        body,
    }
}

fn honors_and_knitted(rng: &mut Rng) -> HandShape {
    let mut body = one_of(rng, &bodies()).to_vec();
    let mut honors = Tile::ALL[27..].to_vec();
    rng.shuffle(&mut body);
    rng.shuffle(&mut honors);
    let suited = rng.usize(7..10);
    let tiles = [&body[..suited], &honors[..14 - suited]].concat();
    HandShape::Whole(tiles)
}

fn seven_pairs(rng: &mut Rng) -> Option<HandShape> {
    let mut pairs = pool(rng);
    if once_in(rng, 2) {
        pairs.extend(pairs.clone());
    }
    rng.shuffle(&mut pairs);
    if once_in(rng, 4) {
        let suit = one_of(rng, &Suit::ALL);
        let lowest = rng.u8(1..4);
        pairs = (lowest..lowest + 7)
            .map(|rank| Tile::suited(suit, rank))
            .collect();
    }
    let seven = pairs.get(..7)?;
    Some(HandShape::Whole([seven, seven].concat()))
}

fn orphans(rng: &mut Rng) -> HandShape {
    let mut tiles: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|&tile| is_outside(tile))
        .collect();
    tiles.push(one_of(rng, &tiles));
    HandShape::Whole(tiles)
}

fn nine_gates(rng: &mut Rng) -> HandShape {
    let suit = one_of(rng, &Suit::ALL);
    let mut ranks = vec![1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
    ranks.push(rng.u8(1..10));
    let tiles = ranks.into_iter().map(|rank| Tile::suited(suit, rank));
    HandShape::Whole(tiles.collect())
}
