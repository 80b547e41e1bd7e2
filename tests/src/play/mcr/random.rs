//! Random options of MCR, and random complete hands. Most of them aim at some elements, so that every
//! element, option and circumstance occurs often.

mod houses;
mod shapes;
mod situations;

use tilewise_rules::{HandInput, MeldInput, MeldKind, RedFives, Seat, Tile, WinInput};

use super::options::Options;
use crate::random::{Rng, once_in, one_of};
use shapes::{HandShape, shape};

pub use houses::house;

/// Returns a possible complete hand. It wins unless it has flowers while they are off, or the wrong number of
/// tiles.
pub fn winning(rng: &mut Rng, options: &Options) -> WinInput {
    let mut entry = WinInput::default();
    let seat = one_of(rng, &Seat::ALL);
    entry.context.seat = Some(seat);
    entry.context.prevailing = Some(one_of(rng, &Seat::ALL));
    let drawn = shape(rng);
    let mut last_wins = false;
    match drawn {
        HandShape::Whole(tiles) => {
            entry.hand.concealed = tiles;
            last_wins = once_in(rng, 3);
        }
        HandShape::Sets { sets, pair, body } => {
            lay_out(rng, &mut entry.hand, &sets, pair, &body, seat);
        }
    }
    if !last_wins {
        rng.shuffle(&mut entry.hand.concealed);
    }
    entry.hand.winning_tile = entry.hand.concealed.pop();
    entry.hand.concealed.sort_unstable();
    situations::come(rng, &mut entry, options);
    entry
}

/// Places sets on the table or in the hand.
fn lay_out(
    rng: &mut Rng,
    hand: &mut HandInput,
    sets: &[(Tile, bool)],
    pair: Tile,
    body: &[Tile],
    seat: Seat,
) {
    let on_table = one_of(rng, &[0, 0, 2, 4, 6, 8, 10]);
    let kongs = one_of(rng, &[0, 0, 2, 5, 10]);
    let closed = one_of(rng, &[0, 5, 10]);
    hand.concealed = [&[pair, pair], body].concat();
    let held = sets.iter().flat_map(|&(tile, chow)| tiles(tile, chow));
    let held: Vec<Tile> = held.chain(hand.concealed.clone()).collect();
    for &(tile, chow) in sets {
        let mut group = tiles(tile, chow);
        let alike = held.iter().filter(|&&other| other == tile).count();
        let kong = !chow && alike == 3 && rng.u8(0..10) < kongs;
        if !kong && rng.u8(0..10) >= on_table {
            hand.concealed.extend(group);
            continue;
        }
        let mut kind = if chow { MeldKind::Chow } else { MeldKind::Pung };
        if kong {
            group.push(tile);
            kind = match rng.u8(0..10) {
                concealed if concealed < closed => MeldKind::ConcealedKong,
                claimed if claimed % 2 == 0 => MeldKind::Kong,
                _ => MeldKind::AddedKong,
            };
        }
        let from = match kind {
            MeldKind::ConcealedKong => None,
            MeldKind::Chow => Some(seat.previous()),
            _ => Some(one_of(rng, &seat.others())),
        };
        hand.melds.push(MeldInput {
            red: RedFives::NONE,
            kind,
            tiles: group,
            from: from.filter(|_| once_in(rng, 4)),
        });
    }
}

/// Returns three tiles in a row, or three alike.
fn tiles(tile: Tile, chow: bool) -> Vec<Tile> {
    let each = (0..3).filter_map(|step| if chow { tile.above(step) } else { Some(tile) });
    each.collect()
}
