//! Random options of riichi, and random complete hands, distributed so that every yaku, line of fu, option
//! and circumstance occurs often.

mod houses;
mod shapes;
mod situations;

pub use houses::house;

use super::options::Options;
use super::reference::entry::{Meld, MeldKind, WinBy, WinEntry};
use super::reference::tiles::{Seat, Suit, Tile};
use crate::random::{Rng, once_in, one_of};
use shapes::{HandShape, shape};

/// Returns a possible complete hand. It wins under any options, unless a win was missed, a concealed kong is
/// robbed or it has no yaku.
pub fn winning(rng: &mut Rng, options: &Options) -> WinEntry {
    let seat = one_of(rng, &Seat::ALL);
    let round = one_of(rng, &[Seat::East, Seat::South, Seat::West, seat]);
    let mut entry = WinEntry {
        concealed: Vec::new(),
        melds: Vec::new(),
        winning: Tile::honour(1),
        by: WinBy::SelfDraw,
        seat,
        round,
        circumstances: Vec::new(),
        dora: Vec::new(),
        ura: Vec::new(),
        honba: 0,
        bets: 0,
        declared: Vec::new(),
        liability: Vec::new(),
    };
    let mut last_wins = false;
    match shape(rng, seat, round) {
        HandShape::Special(tiles) => {
            entry.concealed = tiles;
            last_wins = once_in(rng, 3);
        }
        HandShape::Sets { sets, pair } => lay_out(rng, &mut entry, &sets, pair),
    }
    if !last_wins {
        rng.shuffle(&mut entry.concealed);
    }
    if let Some(last) = entry.concealed.pop() {
        entry.winning = last;
    }
    situations::come(rng, &mut entry);
    redden(rng, &mut entry, options.red_fives);
    entry
}

/// Places sets on the table or in the hand.
fn lay_out(rng: &mut Rng, entry: &mut WinEntry, sets: &[(Tile, bool)], pair: Tile) {
    let on_table = one_of(rng, &[0, 0, 1, 4, 7, 10]);
    let kongs = one_of(rng, &[0, 1, 2, 2, 5, 10]);
    let closed = one_of(rng, &[0, 5, 10]);
    let held: Vec<Tile> = sets
        .iter()
        .flat_map(|&(tile, row)| tiles(tile, row))
        .collect();
    let held = [held, vec![pair, pair]].concat();
    entry.concealed = vec![pair, pair];
    for &(tile, row) in sets {
        let mut set = tiles(tile, row);
        let alike = held.iter().filter(|&&other| other == tile).count();
        let kong = !row && alike == 3 && rng.u8(0..10) < kongs;
        if !kong && rng.u8(0..10) >= on_table {
            entry.concealed.extend(set);
            continue;
        }
        let mut kind = if row { MeldKind::Chow } else { MeldKind::Pung };
        if kong {
            set.push(tile);
            kind = match rng.u8(0..10) {
                concealed if concealed < closed => MeldKind::ConcealedKong,
                claimed if claimed % 2 == 0 => MeldKind::Kong,
                _ => MeldKind::AddedKong,
            };
        }
        let from = match kind {
            MeldKind::ConcealedKong => None,
            MeldKind::Chow => Some(entry.seat.others()[2]),
            _ => Some(one_of(rng, &entry.seat.others())),
        };
        entry.melds.push(Meld {
            kind,
            tiles: set,
            from: from.filter(|_| !once_in(rng, 5)),
        });
    }
}

/// Returns three tiles in a row, or three alike.
fn tiles(tile: Tile, row: bool) -> Vec<Tile> {
    (0..3)
        .filter_map(|step| if row { tile.above(step) } else { Some(tile) })
        .collect()
}

/// Chooses the red fives as if the four of a suit were dealt.
fn redden(rng: &mut Rng, entry: &mut WinEntry, red_fives: u8) {
    for suit in Suit::NUMBERED {
        let red = match (red_fives, suit) {
            (0, _) => 0,
            (4, Suit::Dots) => 2,
            _ => 1,
        };
        let mut fives: Vec<bool> = (0..4).map(|copy| copy < red).collect();
        // Concealed ones first, more often than by chance.
        rng.shuffle(&mut fives);
        if once_in(rng, 2) {
            fives.sort_unstable();
        }
        let melds = entry.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
        let held = entry.concealed.iter_mut().chain(melds);
        let indicators = entry.dora.iter_mut().chain(&mut entry.ura);
        for tile in held.chain([&mut entry.winning]).chain(indicators) {
            if tile.kind() == Tile::new(suit, 5) {
                tile.red = fives.pop().unwrap_or(false);
            }
        }
    }
}

#[cfg(test)]
mod tests;
