//! Sets that make rare elements likely.

use tilewise_rules::{Suit, Tile};

use super::{DrawnTiles, RandomShapes};
use crate::random::{Rng, once_in, one_of};

/// Chows by suit (0 to 2 in a random order) and lowest number.
const CHOWS: [&[(usize, u8)]; 23] = [
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (1, 1), (2, 2), (0, 3)],
    &[(0, 0), (1, 1), (2, 2), (0, 3), (1, 4)],
    &[(0, 0), (0, 1), (0, 2)],
    &[(0, 0), (0, 1), (0, 2), (0, 3)],
    &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)],
    &[(0, 0), (0, 2), (0, 4)],
    &[(0, 0), (0, 2), (0, 4), (0, 6)],
    &[(0, 0), (1, 0), (2, 0)],
    &[(0, 0), (1, 0), (2, 0), (0, 0)],
    &[(0, 0), (1, 0), (2, 0), (0, 0), (1, 0)],
    &[(0, 0), (1, 3), (2, 6)],
    &[(0, 0), (0, 3), (0, 6)],
    &[(0, 0), (0, 3), (0, 6), (0, 0), (0, 3)],
    &[(0, 0), (0, 0), (0, 3), (0, 3)],
    &[(0, 0), (0, 0), (0, 0)],
    &[(0, 0), (0, 0), (0, 0), (0, 0)],
    &[(0, 0), (0, 6), (1, 0), (1, 6)],
    &[(0, 0), (0, 6), (0, 0), (0, 6)],
    &[(0, 0), (1, 0), (0, 3), (1, 3)],
    &[(0, 0), (0, 1), (0, 1), (0, 2)],
    &[(0, 0), (0, 0), (1, 0), (1, 0)],
    &[(0, 0), (0, 6)],
];

/// Pungs likewise; the last one is often the pair.
const PUNGS: [&[(usize, u8)]; 20] = [
    &[(0, 0), (0, 1)],
    &[(0, 0), (0, 1), (0, 2)],
    &[(0, 0), (0, 2), (0, 1)],
    &[(0, 0), (0, 1), (0, 2), (0, 3)],
    &[(0, 0), (0, 1), (0, 3), (0, 2)],
    &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)],
    &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (1, 1), (2, 2), (0, 3)],
    &[(0, 0), (1, 1), (2, 2), (0, 3), (1, 4)],
    &[(0, 0), (1, 1), (2, 2), (0, 3), (1, 4), (2, 5)],
    &[(0, 0), (1, 0)],
    &[(0, 0), (1, 0), (2, 0)],
    &[(0, 0), (1, 0), (0, 4), (1, 4)],
    &[(0, 0), (0, 1), (0, 4), (0, 5)],
    &[(0, 0), (0, 8)],
    &[(0, 0), (0, 8), (1, 0), (1, 8)],
    &[(0, 0), (1, 0), (2, 0), (0, 1)],
    &[(0, 0), (0, 1), (1, 0), (1, 1)],
    &[(0, 0), (0, 1), (1, 3), (1, 4)],
];

/// Returns tiles that often form rare elements. They may need a fifth copy.
pub(super) fn drawn_tiles(rng: &mut Rng, shapes: RandomShapes) -> DrawnTiles {
    match rng.u8(0..48) {
        0..4 if shapes.pairs => pairs_and_pung(rng),
        4 if shapes.pairs => two_readings(rng),
        5 if shapes.special => unrelated(rng),
        6..9 if shapes.special => orphans(rng),
        9..16 => by_plan(rng, &CHOWS, true),
        16..31 => by_plan(rng, &PUNGS, false),
        31..34 => honors(rng),
        34 => four_alike(rng),
        35 => shared_number(rng),
        36 => types(rng),
        37 => terminals(rng),
        _ => {
            let pool = pool(rng);
            let pungs = one_of(rng, &[0, 0, 1, 3, 6, 10, 10]);
            let mut sets = Vec::new();
            fill(rng, &mut sets, &pool, pungs);
            DrawnTiles::Sets(sets, one_of(rng, &pool))
        }
    }
}

fn suits(rng: &mut Rng) -> [Suit; 3] {
    let mut suits = Suit::ALL;
    rng.shuffle(&mut suits);
    suits
}

/// Returns the tiles of a style.
fn pool(rng: &mut Rng) -> Vec<Tile> {
    let [suit, other, _] = suits(rng);
    let style = rng.u8(0..16);
    let fits = |tile: &Tile| {
        let rank = tile.rank().unwrap_or(0);
        match style {
            0 | 1 => tile.suit() == Some(suit),
            2 | 3 => tile.suit() == Some(suit) || tile.is_honor(),
            4 => tile.is_honor(),
            5 => tile.is_terminal(),
            6 => tile.is_terminal() || tile.is_honor(),
            7 => tile.suit() == Some(suit) || tile.suit() == Some(other),
            8 => (2..=8).contains(&rank),
            9 => [1, 2, 3, 7, 8, 9].contains(&rank) || tile.is_honor(),
            10 => [1, 2, 3, 7, 8, 9].contains(&rank),
            11 => rank > 0 && rank != 5,
            _ => true,
        }
    };
    Tile::ALL.into_iter().filter(fits).collect()
}

fn fill(rng: &mut Rng, sets: &mut Vec<(Tile, bool)>, pool: &[Tile], pungs: u8) {
    while sets.len() < 5 {
        let tile = one_of(rng, pool);
        let chow = tile.above(2).is_some_and(|last| pool.contains(&last));
        sets.push((tile, chow && rng.u8(0..10) >= pungs));
    }
}

/// Returns the sets of a plan from a random number on, and others.
fn by_plan(rng: &mut Rng, plans: &[&[(usize, u8)]], is_chow: bool) -> DrawnTiles {
    let plan = one_of(rng, plans);
    let order = suits(rng);
    let most = plan.iter().map(|(_, step)| *step).max().unwrap_or(0);
    let top = if is_chow { 7 } else { 9 };
    let low = rng.u8(1..=top - most);
    let tile = |&(suit, step): &(usize, u8)| Tile::suited(order[suit], low + step);
    let mut tiles: Vec<Tile> = plan.iter().map(tile).collect();
    let mut pair = match rng.u8(0..4) {
        0 => tiles[0],
        1 => Tile::suited(order[rng.usize(0..3)], low),
        _ => one_of(rng, &Tile::ALL),
    };
    if !is_chow && (tiles.len() > 5 || rng.bool()) {
        pair = tiles.pop().unwrap_or(pair);
    }
    if !is_chow && plan.len() == 2 && once_in(rng, 3) {
        // The third of three brothers is the pair.
        pair = Tile::suited(order[2], low);
    }
    let mut sets: Vec<(Tile, bool)> = tiles.into_iter().map(|tile| (tile, is_chow)).collect();
    let pool = if rng.bool() {
        Tile::ALL.to_vec()
    } else {
        pool(rng)
    };
    let pungs = if is_chow {
        one_of(rng, &[0, 3, 10])
    } else {
        one_of(rng, &[0, 5, 10])
    };
    fill(rng, &mut sets, &pool, pungs);
    DrawnTiles::Sets(sets, pair)
}

/// Returns five pungs and a pair of terminals, perhaps with an honour.
fn terminals(rng: &mut Rng) -> DrawnTiles {
    let ends = Tile::ALL.into_iter().filter(|tile| tile.is_terminal());
    let mut ends: Vec<Tile> = ends.collect();
    rng.shuffle(&mut ends);
    if once_in(rng, 3) {
        ends[0] = one_of(rng, &Tile::ALL[27..]);
    }
    let sets = ends[..5].iter().map(|tile| (*tile, false)).collect();
    DrawnTiles::Sets(sets, ends[5])
}

/// Returns two to four pungs of winds or of dragons, and often the pair.
fn honors(rng: &mut Rng) -> DrawnTiles {
    let range = if rng.bool() { 27..31 } else { 31..34 };
    let mut kinds: Vec<Tile> = Tile::ALL[range].to_vec();
    rng.shuffle(&mut kinds);
    let many = rng.usize(2..=kinds.len());
    let mut sets: Vec<(Tile, bool)> = kinds[..many].iter().map(|tile| (*tile, false)).collect();
    let pool = match rng.u8(0..4) {
        0 => Tile::ALL[27..].to_vec(),
        1 => pool(rng),
        _ => Tile::ALL.to_vec(),
    };
    let pungs = one_of(rng, &[0, 3, 10]);
    fill(rng, &mut sets, &pool, pungs);
    let pair = if many < kinds.len() && rng.bool() {
        kinds[many]
    } else {
        one_of(rng, &pool)
    };
    DrawnTiles::Sets(sets, pair)
}

/// Returns sets that use all four of some tiles.
fn four_alike(rng: &mut Rng) -> DrawnTiles {
    let order = suits(rng);
    let mut sets = Vec::new();
    let mut pair = one_of(rng, &Tile::ALL);
    for _ in 0..rng.u8(1..=3) {
        let suit = order[rng.usize(0..3)];
        let tile = |rank| Tile::suited(suit, rank);
        let rank = rng.u8(1..=7);
        if rng.bool() {
            sets.extend([(tile(rank), true), (tile(rank + rng.u8(0..3)), false)]);
        } else {
            sets.extend([(tile(rank), true), (tile(rank), true)]);
            pair = tile(rank + rng.u8(0..3));
        }
    }
    sets.truncate(5);
    fill(rng, &mut sets, &Tile::ALL, 5);
    DrawnTiles::Sets(sets, pair)
}

/// Returns sets that all hold one number, perhaps with honours.
fn shared_number(rng: &mut Rng) -> DrawnTiles {
    let rank = rng.u8(1..=9);
    let with_honors = rng.bool();
    let mut sets = Vec::new();
    while sets.len() < 5 {
        let suit = one_of(rng, &Suit::ALL);
        if with_honors && once_in(rng, 4) {
            sets.push((one_of(rng, &Tile::ALL[27..]), false));
        } else if once_in(rng, 4) {
            sets.push((Tile::suited(suit, rank), false));
        } else {
            let low = rng.u8(rank.saturating_sub(2).max(1)..=rank.min(7));
            sets.push((Tile::suited(suit, low), true));
        }
    }
    let pair = if with_honors && rng.bool() {
        one_of(rng, &Tile::ALL[27..])
    } else {
        Tile::suited(one_of(rng, &Suit::ALL), rank)
    };
    DrawnTiles::Sets(sets, pair)
}

/// Returns a set or the pair of each suit, of winds and of dragons.
fn types(rng: &mut Rng) -> DrawnTiles {
    let groups = [0..9, 9..18, 18..27, 27..31, 31..34];
    let only_pair = rng.usize(0..10);
    let mut sets = Vec::new();
    let mut pair = one_of(rng, &Tile::ALL);
    for (place, range) in groups.into_iter().enumerate() {
        let tile = one_of(rng, &Tile::ALL[range]);
        if place == only_pair {
            pair = tile;
        } else {
            sets.push((tile, tile.above(2).is_some() && rng.bool()));
        }
    }
    fill(rng, &mut sets, &Tile::ALL, 3);
    DrawnTiles::Sets(sets, pair)
}

/// Returns a hand with as few elements as possible.
pub(super) fn plain(rng: &mut Rng) -> DrawnTiles {
    let [one, two, three] = suits(rng);
    let sets = if rng.bool() {
        vec![
            (one, 7, false),
            (one, 2, true),
            (two, 5, true),
            (three, 7, true),
            (three, 3, true),
        ]
    } else {
        vec![
            (one, 6, false),
            (one, 1, true),
            (two, 4, true),
            (three, 6, true),
            (two, 7, true),
        ]
    };
    let sets = sets
        .into_iter()
        .map(|(suit, rank, chow)| (Tile::suited(suit, rank), chow));
    DrawnTiles::Sets(sets.collect(), one_of(rng, &Tile::ALL[27..31]))
}

fn pairs_and_pung(rng: &mut Rng) -> DrawnTiles {
    let mut kinds = match rng.u8(0..8) {
        0..2 | 6 | 7 => row(rng),
        4 => {
            let mut kinds = Tile::ALL[27..].to_vec();
            kinds.extend(Tile::ALL[27..].to_vec());
            kinds.extend(&Tile::ALL[..3]);
            kinds
        }
        2 => {
            let rank = rng.u8(1..=8);
            let both =
                Suit::ALL.map(|suit| [Tile::suited(suit, rank), Tile::suited(suit, rank + 1)]);
            let mut kinds = both.concat();
            kinds.extend(&Tile::ALL[31..]);
            kinds.truncate(one_of(rng, &[6, 8, 9]));
            kinds
        }
        3 => pool(rng),
        _ => Tile::ALL.to_vec(),
    };
    if kinds.len() > 17 {
        rng.shuffle(&mut kinds);
    }
    while kinds.len() < 8 {
        kinds.push(one_of(rng, &Tile::ALL));
    }
    if once_in(rng, 4) {
        rng.shuffle(&mut kinds);
    }
    kinds.truncate(8);
    rng.shuffle(&mut kinds);
    let mut tiles = [kinds.as_slice(), &kinds].concat();
    tiles.push(kinds[0]);
    DrawnTiles::Loose(tiles)
}

/// Returns neighbours of a suit, then others.
fn row(rng: &mut Rng) -> Vec<Tile> {
    let suit = one_of(rng, &Suit::ALL);
    let long = rng.u8(3..=8);
    let low = rng.u8(1..=10 - long);
    let mut kinds: Vec<Tile> = (low..low + long)
        .map(|rank| Tile::suited(suit, rank))
        .collect();
    if rng.bool() {
        let other = one_of(rng, &Suit::ALL);
        let low = rng.u8(1..=5);
        kinds.extend((low..low + 5).map(|rank| Tile::suited(other, rank)));
        kinds.dedup();
    }
    kinds
}

/// Returns tiles that are seven pairs and a pung and five sets.
fn two_readings(rng: &mut Rng) -> DrawnTiles {
    let mut tiles = Vec::new();
    for _ in 0..2 {
        let first = Tile::suited(one_of(rng, &Suit::ALL), rng.u8(1..=7));
        for step in 0..3 {
            tiles.extend(first.above(step).into_iter().flat_map(|tile| [tile, tile]));
        }
    }
    tiles.extend([one_of(rng, &Tile::ALL); 3]);
    tiles.extend([one_of(rng, &Tile::ALL); 2]);
    DrawnTiles::Loose(tiles)
}

fn unrelated(rng: &mut Rng) -> DrawnTiles {
    let mut tiles = Tile::ALL[27..].to_vec();
    let same = rng.u8(0..4);
    let low = rng.u8(1..=3);
    let first = [low, 4.max(low + 3), 7.max(low + 6)];
    let mut columns = [[1, 4, 7], [2, 5, 8], [3, 6, 9]];
    rng.shuffle(&mut columns);
    for (place, suit) in Suit::ALL.into_iter().enumerate() {
        let ranks = match same {
            0 => first,
            1 => columns[place],
            _ => {
                let low = rng.u8(1..=3);
                let middle = rng.u8(low + 3..=6);
                [low, middle, rng.u8(middle + 3..=9)]
            }
        };
        tiles.extend(ranks.map(|rank| Tile::suited(suit, rank)));
    }
    tiles.push(one_of(rng, &tiles));
    DrawnTiles::Loose(tiles)
}

fn orphans(rng: &mut Rng) -> DrawnTiles {
    let ends = Tile::ALL.into_iter();
    let ends: Vec<Tile> = ends
        .filter(|tile| tile.is_honor() || tile.is_terminal())
        .collect();
    let mut tiles = ends.clone();
    let pair = one_of(rng, &ends);
    let tile = if rng.bool() {
        one_of(rng, &ends)
    } else {
        one_of(rng, &Tile::ALL)
    };
    if once_in(rng, 4) && !ends.contains(&tile) {
        tiles.push(pair);
        return DrawnTiles::WithKong(tiles, tile);
    }
    let chow = super::chow(tile).filter(|_| rng.bool());
    tiles.extend(chow.unwrap_or_else(|| vec![tile; 3]));
    tiles.push(pair);
    DrawnTiles::Loose(tiles)
}
