//! Random options of the five sets, and random winning hands.

use tilewise_rules::{
    Circumstance, Circumstances, HandInput, MeldInput, MeldKind, RedFives, Seat, Suit, TableStakes,
    Tile, WinBy, WinContextInput, WinInput,
};

use crate::random::hand::bonus;
use crate::random::{Rng, once_in, one_of};
use crate::rule_sets::five_sets::Options;

/// Returns the defaults, or options that differ in a few values.
pub fn house(rng: &mut Rng) -> Options {
    Options {
        base: one_of(rng, &[1, 3, 5]),
        stake: one_of(rng, &[1, 2, 10]),
        limit_tai: one_of(rng, &[5, 10, 60]),
        seven_pairs_and_a_pung: !once_in(rng, 4),
    }
}

/// Returns a possible hand that wins, unless it is seven pairs and a pung.
pub fn winning(rng: &mut Rng) -> WinInput {
    let seat = one_of(rng, &Seat::ALL);
    let mut hand = loop {
        let hand = match rng.u8(0..16) {
            0 => {
                let tiles = pairs_and_pung(rng);
                loose(rng, tiles)
            }
            1 => {
                let tiles = sixteen_disconnected(rng);
                loose(rng, tiles)
            }
            _ => sets(rng, seat),
        };
        let most = Tile::ALL
            .map(|tile| hand.counts().of(tile))
            .into_iter()
            .max();
        if most <= Some(4) {
            break hand;
        }
    };
    if once_in(rng, 2) {
        hand.bonus = bonus(rng);
    }
    let context = context(rng, seat, &hand);
    WinInput { hand, context }
}

/// Returns a hand of concealed tiles, one of which wins.
fn loose(rng: &mut Rng, mut tiles: Vec<Tile>) -> HandInput {
    rng.shuffle(&mut tiles);
    HandInput {
        winning_tile: tiles.pop(),
        concealed: tiles,
        ..HandInput::default()
    }
}

fn pairs_and_pung(rng: &mut Rng) -> Vec<Tile> {
    let mut kinds = Tile::ALL.to_vec();
    rng.shuffle(&mut kinds);
    let mut tiles = vec![kinds[0]; 3];
    // Four alike are two pairs.
    let pairs = if once_in(rng, 3) { 1..7 } else { 1..8 };
    tiles.extend(pairs.clone().flat_map(|place| [kinds[place]; 2]));
    if pairs.end == 7 {
        tiles.extend([kinds[1]; 2]);
    }
    tiles
}

fn sixteen_disconnected(rng: &mut Rng) -> Vec<Tile> {
    let mut tiles = Tile::ALL[27..].to_vec();
    for suit in Suit::ALL {
        let low = rng.u8(1..4);
        let middle = rng.u8(low + 3..7);
        let high = rng.u8(middle + 3..10);
        tiles.extend([low, middle, high].map(|rank| Tile::suited(suit, rank)));
    }
    tiles.push(one_of(rng, &tiles));
    tiles
}

/// Returns five sets and a pair of a style, with some sets on the table.
fn sets(rng: &mut Rng, seat: Seat) -> HandInput {
    let suit = one_of(rng, &Suit::ALL);
    let style = rng.u8(0..8);
    let pool: Vec<Tile> = Tile::ALL
        .into_iter()
        .filter(|tile| match style {
            0 | 1 => tile.suit() == Some(suit),
            2 | 3 => tile.suit() == Some(suit) || tile.is_honor(),
            4 => tile.is_honor(),
            _ => true,
        })
        .collect();
    let pungs = one_of(rng, &[0, 0, 2, 5, 9, 10]);
    let on_table = one_of(rng, &[0, 0, 3, 7, 10]);
    let mut hand = HandInput::default();
    for _ in 0..5 {
        let tile = one_of(rng, &pool);
        let rises = tile.above(2).is_some();
        if rises && rng.u8(0..10) >= pungs {
            let chow: Vec<Tile> = (0..3).filter_map(|step| tile.above(step)).collect();
            add(
                rng,
                &mut hand,
                chow,
                on_table,
                Some((MeldKind::Chow, seat.previous())),
            );
        } else {
            add(rng, &mut hand, vec![tile; 3], on_table, None);
        }
    }
    hand.concealed.extend([one_of(rng, &pool); 2]);
    let melds = hand.melds;
    HandInput {
        melds,
        ..loose(rng, hand.concealed)
    }
}

/// Adds a set, on the table with probability `on_table` in ten. A melded pung may be any pung or kong.
fn add(
    rng: &mut Rng,
    hand: &mut HandInput,
    mut tiles: Vec<Tile>,
    on_table: u8,
    chow: Option<(MeldKind, Seat)>,
) {
    if rng.u8(0..10) >= on_table {
        hand.concealed.extend(tiles);
        return;
    }
    let (kind, from) = match chow {
        Some((kind, from)) => (kind, Some(from)),
        None => (one_of(rng, &MeldKind::ALL[1..]), None),
    };
    if !matches!(kind, MeldKind::Chow | MeldKind::Pung) {
        tiles.push(tiles[0]);
    }
    hand.melds.push(MeldInput {
        kind,
        tiles,
        from,
        red: RedFives::NONE,
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
    if once_in(rng, 2) {
        circumstances = circumstances.with_count(Circumstance::DealerStreak, rng.u8(1..6));
    }
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
