//! Random complete hands of sixteen tiles; many are built for certain elements.

mod recipes;

use tilewise_rules::{BonusFamily, BonusTile, MeldKind, Seat, Tile, WinBy};

use super::{SixteenTileWin, TableSet, chow};
use crate::random::{Rng, once_in, one_of};

/// The shapes that a hand may have.
#[derive(Clone, Copy, Debug)]
pub struct RandomShapes {
    /// Seven pairs and a pung, at least sometimes.
    pub pairs: bool,
    /// Sixteen unrelated and thirteen orphans.
    pub special: bool,
}

/// Tiles of a complete hand.
enum DrawnTiles {
    /// Sets, each with its lowest tile and whether it is a chow, and a pair.
    Sets(Vec<(Tile, bool)>, Tile),
    /// All in the hand.
    Loose(Vec<Tile>),
    /// Fourteen in the hand and a kong.
    WithKong(Vec<Tile>, Tile),
}

/// Returns a complete hand without circumstances. `is_plain`: it is built to have no other elements.
pub fn random_win(rng: &mut Rng, shapes: RandomShapes) -> (SixteenTileWin, bool) {
    let seat = one_of(rng, &Seat::ALL);
    let mut win = SixteenTileWin {
        concealed: Vec::new(),
        table: Vec::new(),
        tile: None,
        bonus: Vec::new(),
        seat,
        round: one_of(rng, &Seat::ALL),
        by: WinBy::SelfDraw,
        from: None,
        facts: Vec::new(),
        liability: Vec::new(),
        streak: if rng.bool() {
            0
        } else {
            one_of(rng, &[1, 2, 3, 7, 99])
        },
    };
    let is_plain = once_in(rng, 25);
    let drawn = loop {
        let drawn = if is_plain {
            recipes::plain(rng)
        } else {
            recipes::drawn_tiles(rng, shapes)
        };
        if is_possible(&drawn) {
            break drawn;
        }
    };
    let is_loose = matches!(drawn, DrawnTiles::Loose(_));
    match drawn {
        DrawnTiles::Sets(sets, pair) => place_sets(rng, &mut win, &sets, pair, is_plain),
        DrawnTiles::Loose(tiles) => win.concealed = tiles,
        DrawnTiles::WithKong(tiles, kong) => {
            win.concealed = tiles;
            let kind = one_of(
                rng,
                &[
                    MeldKind::Kong,
                    MeldKind::ConcealedKong,
                    MeldKind::ConcealedKong,
                ],
            );
            win.table.push(table_set(rng, seat, kind, kong));
        }
    }
    let last_wins = is_loose && rng.bool();
    if !last_wins {
        rng.shuffle(&mut win.concealed);
    }
    win.tile = win.concealed.pop();
    win.concealed.sort_unstable();
    bonus(rng, &mut win, is_plain);
    let robbable = win.tile.is_some_and(|tile| win.held(tile) == 0);
    win.by = match rng.u8(0..10) {
        0 | 1 if robbable && !is_plain => WinBy::RobbingTheKong,
        0..5 => WinBy::SelfDraw,
        _ => WinBy::Discard,
    };
    win.from = win.by.needs_seat().then(|| one_of(rng, &seat.others()));
    (win, is_plain)
}

fn is_possible(drawn: &DrawnTiles) -> bool {
    let mut copies = [0; 34];
    let mut count = |tiles: &[Tile]| {
        for tile in tiles {
            copies[tile.index()] += 1;
        }
    };
    match drawn {
        DrawnTiles::Sets(sets, pair) => {
            count(&[*pair, *pair]);
            for &(tile, is_chow) in sets {
                let Some(tiles) = set_tiles(tile, is_chow) else {
                    return false;
                };
                count(&tiles);
            }
            if sets.len() != 5 {
                return false;
            }
        }
        DrawnTiles::Loose(tiles) => {
            count(tiles);
            if tiles.len() != 17 {
                return false;
            }
        }
        DrawnTiles::WithKong(tiles, kong) => {
            count(tiles);
            count(&[*kong; 4]);
        }
    }
    copies.iter().all(|&copies| copies <= 4)
}

fn set_tiles(tile: Tile, is_chow: bool) -> Option<Vec<Tile>> {
    if is_chow {
        chow(tile)
    } else {
        Some(vec![tile; 3])
    }
}

fn table_set(rng: &mut Rng, seat: Seat, kind: MeldKind, tile: Tile) -> TableSet {
    let from = match kind {
        MeldKind::ConcealedKong => None,
        MeldKind::Chow => Some(seat.previous()),
        _ => Some(one_of(rng, &seat.others())).filter(|_| !once_in(rng, 5)),
    };
    TableSet { kind, tile, from }
}

/// Places some sets on the table; a pung may be a kong where the fourth tile is free.
fn place_sets(
    rng: &mut Rng,
    win: &mut SixteenTileWin,
    sets: &[(Tile, bool)],
    pair: Tile,
    is_plain: bool,
) {
    let on_table = if is_plain {
        8
    } else {
        one_of(rng, &[0, 0, 0, 2, 5, 8, 10, 10])
    };
    let kongs = one_of(rng, &[0, 0, 2, 5, 10]);
    let hidden = one_of(rng, &[0, 5, 10]);
    let all: Vec<Tile> = sets
        .iter()
        .filter_map(|&(tile, is_chow)| set_tiles(tile, is_chow))
        .flatten()
        .chain([pair, pair])
        .collect();
    let seat = win.seat;
    let mut order = sets.to_vec();
    rng.shuffle(&mut order);
    win.concealed = vec![pair, pair];
    for (tile, is_chow) in order {
        let copies = all.iter().filter(|&&other| other == tile).count();
        let kong = !is_chow && copies == 3 && !is_plain && rng.u8(0..10) < kongs;
        if kong {
            let kind = match rng.u8(0..10) {
                turn if turn < hidden => MeldKind::ConcealedKong,
                turn if turn % 2 == 0 => MeldKind::Kong,
                _ => MeldKind::AddedKong,
            };
            win.table.push(table_set(rng, seat, kind, tile));
        } else if rng.u8(0..10) < on_table {
            let kind = if is_chow {
                MeldKind::Chow
            } else {
                MeldKind::Pung
            };
            win.table.push(table_set(rng, seat, kind, tile));
        } else {
            win.concealed
                .extend(set_tiles(tile, is_chow).unwrap_or_default());
        }
    }
}

fn bonus(rng: &mut Rng, win: &mut SixteenTileWin, is_plain: bool) {
    let all = [BonusFamily::Flower, BonusFamily::Season]
        .map(|family| Seat::ALL.map(|seat| BonusTile::new(family, seat)));
    if is_plain {
        if rng.bool() {
            win.bonus = vec![one_of(rng, &all[0])];
        }
        return;
    }
    if once_in(rng, 3) {
        return;
    }
    for mut four in all {
        let held = one_of(rng, &[0, 0, 1, 1, 2, 3, 4]);
        rng.shuffle(&mut four);
        win.bonus.extend_from_slice(&four[..held]);
    }
}

/// Makes the bonus tiles these many: all eight, or seven of them.
pub fn give_bonus(rng: &mut Rng, win: &mut SixteenTileWin, many: usize) {
    let mut all = Vec::new();
    for family in [BonusFamily::Flower, BonusFamily::Season] {
        all.extend(Seat::ALL.map(|seat| BonusTile::new(family, seat)));
    }
    rng.shuffle(&mut all);
    all.truncate(many);
    win.bonus = all;
}

/// Adds some circumstances, in conflict or not; `true` marks those with a count.
pub fn any_facts(rng: &mut Rng, win: &mut SixteenTileWin, facts: &[(&'static str, bool)]) {
    for _ in 0..rng.u8(1..4) {
        let (fact, is_counted) = one_of(rng, facts);
        if !win.has(fact) {
            let count = if fact == "winners" {
                rng.u8(2..4)
            } else {
                rng.u8(1..6)
            };
            win.facts.push((fact, is_counted.then_some(count)));
        }
    }
}
