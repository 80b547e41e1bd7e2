//! Related sets.

use tilewise_rules::{Suit, Tile};

use super::SetShape;
use crate::random::{Rng, once_in, one_of};

/// Returns related chows, and the pair if it is part of the relation.
pub(super) fn chows(rng: &mut Rng) -> (Vec<SetShape>, Option<Tile>) {
    let [one, two, three] = suits(rng);
    let chow = |suit, rank| (Tile::suited(suit, rank), true);
    let low = rng.u8(1..8);
    let step = rng.u8(1..3);
    let start = |all: u8, step: u8| 1 + low % (8 - (all - 1) * step).min(7);
    match rng.u8(0..16) {
        0 => (vec![chow(one, low); 4], None),
        1 => {
            let first = if step == 1 { 1 + low % 4 } else { 1 };
            let all = (0..4).map(|place| chow(one, first + place * step));
            (all.collect(), None)
        }
        2 => {
            let all = [1, 1, 7, 7].map(|rank| chow(one, rank));
            (all.to_vec(), Some(Tile::suited(one, 5)))
        }
        3 => {
            let all = [chow(one, 1), chow(one, 7), chow(two, 1), chow(two, 7)];
            (all.to_vec(), Some(Tile::suited(three, 5)))
        }
        4 => (vec![chow(one, low); 3], None),
        5 => ([1, 4, 7].map(|rank| chow(one, rank)).to_vec(), None),
        6 => {
            let first = start(3, step);
            let all = (0..3).map(|place| chow(one, first + place * step));
            (all.collect(), None)
        }
        7 => (vec![chow(one, 1), chow(two, 4), chow(three, 7)], None),
        8 => (vec![chow(one, low), chow(two, low), chow(three, low)], None),
        9 | 10 => {
            let first = start(3, 1);
            let all = [
                chow(one, first),
                chow(two, first + 1),
                chow(three, first + 2),
            ];
            (all.to_vec(), None)
        }
        // Several competing relations.
        11..14 => {
            let ranks = [low, 1 + (low + 2) % 7, 1 + (low + 5) % 7];
            let suits = [one, two];
            let all = (0..4).map(|_| chow(one_of(rng, &suits), one_of(rng, &ranks)));
            (all.collect(), None)
        }
        _ => {
            let suit = one_of(rng, &Suit::ALL);
            let all = (0..4).map(|_| chow(suit, rng.u8(1..8)));
            (all.collect(), None)
        }
    }
}

/// Returns related pungs, and the pair if it is part of the relation.
pub(super) fn pungs(rng: &mut Rng) -> (Vec<SetShape>, Option<Tile>) {
    let [one, two, three] = suits(rng);
    let pung = |suit, rank| (Tile::suited(suit, rank), false);
    let low = rng.u8(1..8);
    match rng.u8(0..14) {
        0..3 => honors(rng, 27..31),
        3..6 => honors(rng, 31..34),
        6 => {
            let first = 1 + low % 6;
            let all = (0..4).map(|place| pung(one, first + place));
            (all.collect(), None)
        }
        7 => ((0..3).map(|place| pung(one, low + place)).collect(), None),
        8 => {
            let all = [pung(one, low), pung(two, low + 1), pung(three, low + 2)];
            (all.to_vec(), None)
        }
        9 | 10 => (vec![pung(one, low), pung(two, low), pung(three, low)], None),
        11 => (vec![pung(one, low), pung(two, low)], None),
        // Several competing relations.
        _ => {
            let ranks = [low, low + 1, low + 2];
            let suit = |rng: &mut Rng| one_of(rng, &Suit::ALL);
            let all = (0..4).map(|_| pung(suit(rng), one_of(rng, &ranks)));
            (all.collect(), None)
        }
    }
}

/// Returns a set near another one: the same or slightly higher, often in another suit.
pub(super) fn near(rng: &mut Rng, sets: &[SetShape]) -> SetShape {
    let (tile, chow) = one_of(rng, sets);
    let (Some(suit), Some(rank)) = (tile.suit(), tile.rank()) else {
        return (one_of(rng, &Tile::ALL), false);
    };
    let suit = if once_in(rng, 2) {
        suit
    } else {
        one_of(rng, &Suit::ALL)
    };
    let most = if chow { 7 } else { 9 };
    let step = one_of(rng, &[0, 1, 2, 3, 6]);
    (Tile::suited(suit, 1 + (rank - 1 + step) % most), chow)
}

fn suits(rng: &mut Rng) -> [Suit; 3] {
    let mut suits = Suit::ALL;
    rng.shuffle(&mut suits);
    suits
}

/// Returns pungs of all but one of these honors, and often a pung or the pair of that one.
fn honors(rng: &mut Rng, places: std::ops::Range<usize>) -> (Vec<SetShape>, Option<Tile>) {
    let mut tiles = Tile::ALL[places].to_vec();
    rng.shuffle(&mut tiles);
    let Some(last) = tiles.pop() else {
        return (Vec::new(), None);
    };
    let mut sets: Vec<SetShape> = tiles.iter().map(|&tile| (tile, false)).collect();
    match rng.u8(0..5) {
        0..2 => (sets, Some(last)),
        2..4 => {
            sets.push((last, false));
            (sets, None)
        }
        _ => (sets, None),
    }
}
