//! Random options of the competing elements, and random winning hands, most of them with related sets, so
//! that selections compete.

use tilewise_rules::{
    Circumstance, Circumstances, HandInput, MeldInput, MeldKind, RedFives, Seat, Suit, TableStakes,
    Tile, WinBy, WinContextInput, WinInput,
};

use super::Options;
use crate::random::hand::bonus;
use crate::random::{Rng, once_in, one_of};

/// Returns the defaults, or options that differ in a few values.
pub fn house(rng: &mut Rng) -> Options {
    Options {
        minimum: one_of(rng, &[0, 8, 12]),
        green_half_flush: once_in(rng, 2),
        terminals_double_pung: once_in(rng, 2),
        reversible_tiles: !once_in(rng, 3),
    }
}

/// Returns a possible winning hand.
pub fn winning(rng: &mut Rng) -> WinInput {
    let seat = one_of(rng, &Seat::ALL);
    let mut hand = loop {
        let hand = match rng.u8(0..40) {
            0..2 => loose(rng, pairs),
            2 => loose(rng, orphans),
            3 => loose(rng, knitted_and_honors),
            4 => loose(rng, nine_gates),
            5..8 => knitted(rng, seat),
            8..10 => plain(rng, seat),
            _ => sets(rng, seat),
        };
        let most = Tile::ALL.map(|tile| hand.counts().of(tile));
        if most.into_iter().max() <= Some(4) {
            break hand;
        }
    };
    if once_in(rng, 3) {
        hand.bonus = bonus(rng);
    }
    let context = context(rng, seat, &hand);
    WinInput { hand, context }
}

/// Returns a hand of concealed tiles, one of which wins.
fn loose(rng: &mut Rng, tiles: fn(&mut Rng) -> Vec<Tile>) -> HandInput {
    let tiles = tiles(rng);
    in_hand(rng, tiles, Vec::new())
}

fn in_hand(rng: &mut Rng, mut tiles: Vec<Tile>, melds: Vec<MeldInput>) -> HandInput {
    rng.shuffle(&mut tiles);
    HandInput {
        winning_tile: tiles.pop(),
        concealed: tiles,
        melds,
        ..HandInput::default()
    }
}

fn pairs(rng: &mut Rng) -> Vec<Tile> {
    let pool = pool(rng);
    (0..7).flat_map(|_| [one_of(rng, &pool); 2]).collect()
}

fn orphans(rng: &mut Rng) -> Vec<Tile> {
    let all = Tile::ALL.into_iter();
    let mut tiles: Vec<Tile> = all
        .filter(|tile| tile.is_terminal() || tile.is_honor())
        .collect();
    tiles.push(one_of(rng, &tiles));
    tiles
}

/// Returns 147, 258 and 369 of the three suits, in any order.
fn body(rng: &mut Rng) -> Vec<Tile> {
    let mut suits = Suit::ALL;
    rng.shuffle(&mut suits);
    let lowest = (1..=3).zip(suits);
    let tiles = lowest.flat_map(|(low, suit)| [0, 3, 6].map(|more| Tile::suited(suit, low + more)));
    tiles.collect()
}

fn knitted_and_honors(rng: &mut Rng) -> Vec<Tile> {
    let mut tiles = [body(rng), Tile::ALL[27..].to_vec()].concat();
    rng.shuffle(&mut tiles);
    tiles.truncate(14);
    tiles
}

fn nine_gates(rng: &mut Rng) -> Vec<Tile> {
    let suit = one_of(rng, &Suit::ALL);
    let ranks = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, rng.u8(1..10)];
    ranks.map(|rank| Tile::suited(suit, rank)).to_vec()
}

fn knitted(rng: &mut Rng, seat: Seat) -> HandInput {
    let mut tiles = body(rng);
    let pool = pool(rng);
    let mut melds = Vec::new();
    let one = any_set(rng, &pool, 5);
    lay(rng, seat, one, 5, &mut tiles, &mut melds);
    tiles.extend([one_of(rng, &pool); 2]);
    in_hand(rng, tiles, melds)
}

/// Returns chows of all suits, at least one of them melded, and a pair of honours: often no element counts.
fn plain(rng: &mut Rng, seat: Seat) -> HandInput {
    let mut suits = Suit::ALL;
    rng.shuffle(&mut suits);
    let low = rng.u8(1..4);
    let ranks = [
        low,
        low + one_of(rng, &[1, 2, 4]),
        rng.u8(1..8),
        rng.u8(1..8),
    ];
    let [one, two, three] = suits;
    let (mut tiles, mut melds) = (vec![one_of(rng, &Tile::ALL[27..]); 2], Vec::new());
    for (place, (suit, rank)) in [one, one, two, three].into_iter().zip(ranks).enumerate() {
        let on_table = if place == 0 { 10 } else { 3 };
        let one = chow(Tile::suited(suit, rank));
        lay(rng, seat, one, on_table, &mut tiles, &mut melds);
    }
    in_hand(rng, tiles, melds)
}

/// Returns four sets and a pair, with some sets on the table.
fn sets(rng: &mut Rng, seat: Seat) -> HandInput {
    let pool = pool(rng);
    let (mut sets, pair) = if once_in(rng, 3) {
        (Vec::new(), None)
    } else {
        belonging_together(rng)
    };
    let pungs = one_of(rng, &[0, 0, 2, 5, 10]);
    while sets.len() < 4 {
        // Near an existing set, so that they may be related.
        let near = sets.first().filter(|_| once_in(rng, 2)).cloned();
        sets.push(match near {
            Some(one) => similar_set(rng, &one),
            None => any_set(rng, &pool, pungs),
        });
    }
    let pair = pair.unwrap_or_else(|| one_of(rng, &pool));
    let on_table = one_of(rng, &[0, 0, 2, 5, 10]);
    let (mut tiles, mut melds) = (vec![pair; 2], Vec::new());
    for one in sets {
        lay(rng, seat, one, on_table, &mut tiles, &mut melds);
    }
    in_hand(rng, tiles, melds)
}

/// Returns a pool of tiles.
fn pool(rng: &mut Rng) -> Vec<Tile> {
    let suit = one_of(rng, &Suit::ALL);
    let other = one_of(rng, &Suit::ALL);
    let (low, high) = one_of(
        rng,
        &[(1, 9), (1, 3), (4, 6), (7, 9), (1, 4), (6, 9), (2, 8)],
    );
    let style = rng.u8(0..13);
    let fits = |tile: &Tile| match (style, tile.rank()) {
        (0, _) => tile.suit() == Some(suit),
        (1, _) => tile.suit() == Some(suit) || tile.is_honor(),
        (2, _) => tile.is_honor(),
        (3, _) => tile.is_honor() || tile.is_terminal(),
        (4, _) => tile.is_terminal(),
        (5, Some(rank)) => rank % 2 == 0,
        (6, _) => tile.suit() == Some(suit) || tile.suit() == Some(other),
        (7, _) => [19, 20, 21, 23, 25, 32].contains(&tile.index()),
        (8, _) => {
            let dots = [9, 10, 11, 12, 13, 16, 17].contains(&tile.index());
            dots || [19, 21, 22, 23, 25, 26, 31].contains(&tile.index())
        }
        (9 | 10, Some(rank)) => (low..=high).contains(&rank),
        (11 | 12, _) => true,
        _ => false,
    };
    Tile::ALL.into_iter().filter(fits).collect()
}

fn chow(low: Tile) -> Vec<Tile> {
    (0..3).filter_map(|steps| low.above(steps)).collect()
}

/// Returns a set of these tiles: a pung with probability `pungs` in ten, or if no chow begins there.
fn any_set(rng: &mut Rng, pool: &[Tile], pungs: u8) -> Vec<Tile> {
    let low = one_of(rng, pool);
    let chow = chow(low);
    let all = chow.iter().all(|tile| pool.contains(tile));
    if all && chow.len() == 3 && rng.u8(0..10) >= pungs {
        chow
    } else {
        vec![low; 3]
    }
}

/// Returns a set of the same kind, elsewhere in its suit or with the same ranks in another one.
fn similar_set(rng: &mut Rng, set: &[Tile]) -> Vec<Tile> {
    let [first, second, _] = set else {
        return set.to_vec();
    };
    let (Some(suit), Some(rank)) = (first.suit(), first.rank()) else {
        return vec![one_of(rng, &Tile::ALL[27..]); 3];
    };
    let other = one_of(rng, &Suit::ALL);
    let suit = one_of(rng, &[suit, suit, other]);
    let last = if first == second { 9 } else { 7 };
    let steps = one_of(rng, &[0, 0, 1, 2, 3, 6]);
    let low = Tile::suited(suit, (rank + steps - 1) % last + 1);
    if first == second {
        vec![low; 3]
    } else {
        chow(low)
    }
}

/// Returns related sets, and the pair if it is part of the relation.
fn belonging_together(rng: &mut Rng) -> (Vec<Vec<Tile>>, Option<Tile>) {
    let mut suits = Suit::ALL;
    rng.shuffle(&mut suits);
    let [one, two, three] = suits;
    let (count, step) = (one_of(rng, &[3, 3, 4]), one_of(rng, &[1, 2]));
    let in_suits = |rank: u8, step: u8, set: fn(Tile) -> Vec<Tile>| {
        let ranks = (0..3).map(|place| rank + place * step);
        let tiles = ranks
            .zip(suits)
            .map(|(rank, suit)| Tile::suited(suit, rank));
        tiles.map(set).collect::<Vec<_>>()
    };
    let pung = |tile: Tile| vec![tile; 3];
    let terminals = |suit| [1, 7].map(|rank| chow(Tile::suited(suit, rank)));
    let some = |rng: &mut Rng, all: &[Tile], count: usize| {
        let mut tiles = all.to_vec();
        rng.shuffle(&mut tiles);
        let next = tiles[count % tiles.len()];
        let sets = tiles[..count].iter().map(|&tile| pung(tile)).collect();
        (
            sets,
            Some(next).filter(|_| count < all.len() && once_in(rng, 2)),
        )
    };
    let winds = one_of(rng, &[3, 3, 4]);
    let dragons = one_of(rng, &[2, 3]);
    let sets = match rng.u8(0..14) {
        0 => vec![chow(Tile::suited(one, rng.u8(1..8))); count],
        1 => {
            let steps = u8::try_from(count - 1).unwrap_or(3) * step;
            let low = rng.u8(1..=7 - steps.min(6));
            let ranks = (0..count).map_while(|place| Some(low + u8::try_from(place).ok()? * step));
            ranks.map(|rank| chow(Tile::suited(one, rank))).collect()
        }
        2 => [1, 4, 7].map(|rank| chow(Tile::suited(one, rank))).to_vec(),
        3 => in_suits(1, 3, chow),
        4 => in_suits(rng.u8(1..8), 0, chow),
        5 => in_suits(rng.u8(1..6), 1, chow),
        6 => in_suits(rng.u8(1..10), 0, pung),
        7 => in_suits(rng.u8(1..8), 1, pung),
        8 => {
            let low = rng.u8(1..7);
            let ranks = (low..).take(count);
            ranks.map(|rank| pung(Tile::suited(one, rank))).collect()
        }
        9 => {
            let twice = [terminals(one), terminals(one)].concat();
            return (twice, Some(Tile::suited(one, 5)));
        }
        10 => {
            let both = [terminals(one), terminals(two)].concat();
            return (both, Some(Tile::suited(three, 5)));
        }
        11 => return some(rng, &Tile::ALL[27..31], winds),
        12 => return some(rng, &Tile::ALL[31..], dragons),
        _ => {
            // A five in every set.
            let fives = suits.map(|suit| chow(Tile::suited(suit, rng.u8(3..6))));
            let all = [&fives[..], &[pung(Tile::suited(one, 5))]].concat();
            return (all, Some(Tile::suited(two, 5)));
        }
    };
    (sets, None)
}

/// Places a set in the hand, or on the table with the given probability in ten. A melded pung may be any pung
/// or kong.
fn lay(
    rng: &mut Rng,
    seat: Seat,
    mut meld: Vec<Tile>,
    on_table: u8,
    tiles: &mut Vec<Tile>,
    melds: &mut Vec<MeldInput>,
) {
    if rng.u8(0..10) >= on_table {
        tiles.extend(meld);
        return;
    }
    let (kind, from) = if meld[0] == meld[1] {
        (one_of(rng, &MeldKind::ALL[1..]), None)
    } else {
        (MeldKind::Chow, Some(seat.previous()))
    };
    if !matches!(kind, MeldKind::Chow | MeldKind::Pung) {
        meld.push(meld[0]);
    }
    melds.push(MeldInput {
        red: RedFives::NONE,
        kind,
        tiles: meld,
        from,
    });
}

fn context(rng: &mut Rng, seat: Seat, hand: &HandInput) -> WinContextInput {
    let won = hand.winning_tile;
    let held = hand.tiles().filter(|&tile| Some(tile) == won).count();
    let by = match rng.u8(0..8) {
        0 if held == 1 => WinBy::RobbingTheKong,
        0..4 => WinBy::SelfDraw,
        _ => WinBy::Discard,
    };
    let mut circumstances = Circumstances::NONE;
    if by != WinBy::RobbingTheKong && once_in(rng, 10) {
        circumstances = circumstances.with(Circumstance::LastTile);
    }
    let kong = hand.melds.iter().any(|meld| meld.tiles.len() == 4);
    if kong && by == WinBy::SelfDraw && once_in(rng, 3) {
        circumstances = circumstances.with(Circumstance::KongReplacement);
    }
    WinContextInput {
        stakes: TableStakes::NONE,
        seat: Some(seat),
        prevailing: Some(one_of(rng, &Seat::ALL)),
        by: Some(by),
        from: (by != WinBy::SelfDraw).then(|| one_of(rng, &seat.others())),
        circumstances,
        liability: Vec::new(),
    }
}
