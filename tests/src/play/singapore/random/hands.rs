//! Random complete hands, near to the elements of Singapore.

use tilewise_rules::{
    BonusFamily, BonusTile, Dragon, HandInput, MeldInput, MeldKind, RedFives, Seat, Suit, Tile,
    Wind,
};

use crate::random::hand::of_shape;
use crate::random::tiles::{
    DrawnSet, HandShape, can_exist, dragons_or_winds, orphans, pool, sets, seven_pairs,
};
use crate::random::{Rng, once_in, one_of};

/// Returns the tiles of a hand with some bonus tiles.
pub(super) fn hand(rng: &mut Rng, seat: Seat) -> HandInput {
    let mut hand = match rng.u8(0..30) {
        0 => nine_gates(rng, seat),
        1 => four_kongs(rng, seat),
        _ => loop {
            let shape = shape(rng);
            if can_exist(&shape) {
                break of_shape(rng, seat, shape);
            }
        },
    };
    hand.bonus = bonus(rng);
    hand
}

fn shape(rng: &mut Rng) -> HandShape {
    match rng.u8(0..32) {
        0 => HandShape::Special(orphans(rng)),
        30 | 31 => {
            let pool = pool(rng);
            seven_pairs(rng, &pool).map_or_else(|| sequence(rng), HandShape::Special)
        }
        1..4 => dragons_or_winds(rng),
        4 | 5 => green(rng),
        6..9 => {
            let ends: Vec<Tile> = Tile::ALL
                .into_iter()
                .filter(|tile| tile.is_terminal() || tile.is_honor())
                .collect();
            sets(rng, &ends, 10)
        }
        9..19 => sequence(rng),
        _ => {
            let pool = pool(rng);
            let pungs = one_of(rng, &[0, 0, 1, 3, 6, 10]);
            sets(rng, &pool, pungs)
        }
    }
}

/// Returns four chows, often of one suit or of near ranks, and any pair.
fn sequence(rng: &mut Rng) -> HandShape {
    let suits = match rng.u8(0..4) {
        0 => vec![one_of(rng, &Suit::ALL)],
        1 => vec![Suit::Dots, Suit::Bamboo],
        _ => Suit::ALL.to_vec(),
    };
    let (low, high) = one_of(rng, &[(1, 7), (1, 7), (1, 3), (4, 7)]);
    let sets = [(); 4].map(|()| DrawnSet {
        tile: Tile::suited(one_of(rng, &suits), rng.u8(low..=high)),
        chow: true,
    });
    let pair = match rng.u8(0..4) {
        0 => Tile::wind(one_of(rng, &Wind::ALL)),
        1 => one_of(rng, &Tile::ALL),
        _ => Tile::suited(one_of(rng, &suits), rng.u8(1..10)),
    };
    HandShape::Sets(sets, pair)
}

fn green(rng: &mut Rng) -> HandShape {
    let tiles: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|&tile| {
            let bamboo = tile.suit() == Some(Suit::Bamboo);
            tile == Tile::dragon(Dragon::Green)
                || bamboo
                    && tile
                        .rank()
                        .is_some_and(|rank| [2, 3, 4, 6, 8].contains(&rank))
        })
        .collect();
    sets(rng, &tiles, 7)
}

/// Returns 1112345678999 with any tile, sometimes with a melded set, when it may be incomplete.
fn nine_gates(rng: &mut Rng, seat: Seat) -> HandInput {
    let suit = one_of(rng, &Suit::ALL);
    let mut ranks = vec![1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
    let mut hand = HandInput {
        winning_tile: Some(Tile::suited(suit, rng.u8(1..10))),
        ..HandInput::default()
    };
    for _ in 0..rng.usize(0..3) {
        let (kind, group) = one_of(
            rng,
            &[
                (MeldKind::Pung, [1, 1, 1]),
                (MeldKind::Pung, [9, 9, 9]),
                (MeldKind::Chow, [2, 3, 4]),
                (MeldKind::Chow, [6, 7, 8]),
            ],
        );
        let mut rest = ranks.clone();
        let there = group.iter().all(|rank| {
            let place = rest.iter().position(|other| other == rank);
            place.map(|place| rest.remove(place)).is_some()
        });
        if there {
            ranks = rest;
            hand.melds.push(MeldInput {
                red: RedFives::NONE,
                kind,
                tiles: group.map(|rank| Tile::suited(suit, rank)).to_vec(),
                from: Some(seat.previous()),
            });
        }
    }
    hand.concealed = ranks
        .into_iter()
        .map(|rank| Tile::suited(suit, rank))
        .collect();
    if once_in(rng, 4) {
        // The pattern with the winning tile in it, but not before it.
        let last = hand.concealed.pop();
        hand.concealed.extend(hand.winning_tile);
        hand.winning_tile = last;
    }
    hand
}

fn four_kongs(rng: &mut Rng, seat: Seat) -> HandInput {
    let mut tiles = Tile::ALL.to_vec();
    rng.shuffle(&mut tiles);
    let melds = tiles[..4].iter().map(|&tile| {
        let kind = one_of(
            rng,
            &[
                MeldKind::Kong,
                MeldKind::Kong,
                MeldKind::AddedKong,
                MeldKind::ConcealedKong,
            ],
        );
        MeldInput {
            red: RedFives::NONE,
            kind,
            tiles: vec![tile; 4],
            from: (kind != MeldKind::ConcealedKong).then(|| one_of(rng, &seat.others())),
        }
    });
    HandInput {
        melds: melds.collect(),
        concealed: vec![tiles[4]],
        winning_tile: Some(tiles[4]),
        bonus: Vec::new(),
        ..HandInput::default()
    }
}

/// Returns flowers, seasons and animals, but not all flowers and seasons, which win by themselves.
fn bonus(rng: &mut Rng) -> Vec<BonusTile> {
    if rng.bool() {
        return Vec::new();
    }
    let mut tiles = Vec::new();
    for family in BonusFamily::ALL {
        let held = one_of(rng, &[0, 0, 1, 1, 2, 4]);
        let mut four = Seat::ALL.map(|seat| BonusTile::new(family, seat));
        rng.shuffle(&mut four);
        tiles.extend_from_slice(&four[..held]);
    }
    let flowers = |tile: &&BonusTile| tile.family() != BonusFamily::Animal;
    if tiles.iter().filter(flowers).count() == 8 {
        tiles.remove(0);
    }
    tiles
}
