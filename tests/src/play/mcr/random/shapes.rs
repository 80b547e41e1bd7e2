//! Random complete hands, most of them built towards some element.

mod related;

use tilewise_rules::{Dragon, Suit, Tile};

use crate::play::mcr::reference::bodies;
use crate::random::{Rng, once_in, one_of};
use related::{chows, pungs};

/// A set: its lowest tile, and whether it is a chow.
pub(super) type Drawn = (Tile, bool);

/// The tiles of a complete hand, a kong as three. Of some the last one is the best to win with.
pub(super) enum Shape {
    /// Sets and a pair, and a knitted body or nothing.
    Sets {
        sets: Vec<Drawn>,
        pair: Tile,
        body: Vec<Tile>,
    },
    /// 14 tiles that stay in the hand.
    Whole(Vec<Tile>),
}

/// A complete hand with at most four of a tile.
pub(super) fn shape(rng: &mut Rng) -> Shape {
    loop {
        let shape = match rng.u8(0..100) {
            0 | 1 => Some(orphans(rng)),
            2 | 3 => Some(nine_gates(rng)),
            4..12 => seven_pairs(rng),
            12..17 => Some(honors_and_knitted(rng)),
            17..25 => Some(knitted(rng)),
            25..37 => Some(plain_chows(rng)),
            37..60 => Some(beside(rng, chows)),
            60..75 => Some(beside(rng, pungs)),
            _ => Some(any_sets(rng)),
        };
        if let Some(shape) = shape.filter(can_exist) {
            return shape;
        }
    }
}

fn can_exist(shape: &Shape) -> bool {
    let mut tiles = Vec::new();
    match shape {
        Shape::Whole(all) => tiles.extend(all),
        Shape::Sets { sets, pair, body } => {
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

/// The tiles that a hand of some style is made of.
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

fn any_set(rng: &mut Rng, pool: &[Tile], chows: u8) -> Drawn {
    let tile = one_of(rng, pool);
    let long = tile.above(2).is_some_and(|last| pool.contains(&last));
    (tile, long && rng.u8(0..10) < chows)
}

/// Four sets and a pair of some style.
fn any_sets(rng: &mut Rng) -> Shape {
    let all = pool(rng);
    let rows = one_of(rng, &[0, 0, 4, 7, 10, 10]);
    let mut sets: Vec<Drawn> = (0..4).map(|_| any_set(rng, &all, rows)).collect();
    let mut pair = one_of(rng, &all);
    match rng.u8(0..8) {
        // Each with a five, or with an end.
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
    Shape::Sets {
        sets,
        pair,
        body: Vec::new(),
    }
}

/// A pung of one of these numbers, a chow that begins with one of those, or seldom of an honor.
fn around(rng: &mut Rng, pungs: &[u8], chows: &[u8]) -> Drawn {
    let suit = one_of(rng, &Suit::ALL);
    match rng.u8(0..8) {
        0 => (one_of(rng, &Tile::ALL), false),
        1 | 2 => (Tile::suited(suit, one_of(rng, pungs)), false),
        _ => (Tile::suited(suit, one_of(rng, chows)), true),
    }
}

/// Sets that belong together, and what is missing to four.
fn beside(rng: &mut Rng, related: fn(&mut Rng) -> (Vec<Drawn>, Option<Tile>)) -> Shape {
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
    Shape::Sets {
        sets,
        pair,
        body: Vec::new(),
    }
}

/// Four chows of three suits that have little to do with each other, and an honor: often nothing counts.
fn plain_chows(rng: &mut Rng) -> Shape {
    let mut suits = Suit::ALL.to_vec();
    suits.push(one_of(rng, &Suit::ALL));
    let chow = |suit| (Tile::suited(suit, rng.u8(1..8)), true);
    let sets = suits.into_iter().map(chow).collect();
    Shape::Sets {
        sets,
        pair: Tile::ALL[rng.usize(27..34)],
        body: Vec::new(),
    }
}

fn knitted(rng: &mut Rng) -> Shape {
    let body = one_of(rng, &bodies()).to_vec();
    let all = if once_in(rng, 3) {
        body.clone()
    } else {
        pool(rng)
    };
    let rows = one_of(rng, &[0, 5, 10]);
    let set = any_set(rng, &all, rows);
    let in_body = once_in(rng, 2);
    Shape::Sets {
        sets: vec![set],
        pair: one_of(rng, if in_body { &body } else { &Tile::ALL }),
        body,
    }
}

fn honors_and_knitted(rng: &mut Rng) -> Shape {
    let mut body = one_of(rng, &bodies()).to_vec();
    let mut honors = Tile::ALL[27..].to_vec();
    rng.shuffle(&mut body);
    rng.shuffle(&mut honors);
    let suited = rng.usize(7..10);
    let tiles = [&body[..suited], &honors[..14 - suited]].concat();
    Shape::Whole(tiles)
}

fn seven_pairs(rng: &mut Rng) -> Option<Shape> {
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
    Some(Shape::Whole([seven, seven].concat()))
}

fn orphans(rng: &mut Rng) -> Shape {
    let mut tiles: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|&tile| is_outside(tile))
        .collect();
    tiles.push(one_of(rng, &tiles));
    Shape::Whole(tiles)
}

fn nine_gates(rng: &mut Rng) -> Shape {
    let suit = one_of(rng, &Suit::ALL);
    let mut ranks = vec![1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
    ranks.push(rng.u8(1..10));
    let tiles = ranks.into_iter().map(|rank| Tile::suited(suit, rank));
    Shape::Whole(tiles.collect())
}
