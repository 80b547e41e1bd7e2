//! Random complete hands.

use tilewise_rules::{
    BonusFamily, BonusTile, HandInput, MeldInput, MeldKind, RedFives, Seat, Tile,
};

use super::tiles::{HandShape, shape};
use super::{Rng, once_in, one_of};

/// Returns a possible hand that is complete where its shape is played.
pub(crate) fn hand(rng: &mut Rng, seat: Seat) -> HandInput {
    let shape = shape(rng);
    of_shape(rng, seat, shape)
}

/// Returns a hand of this shape, with some of its sets on the table.
pub(crate) fn of_shape(rng: &mut Rng, seat: Seat, shape: HandShape) -> HandInput {
    let mut hand = HandInput::default();
    match shape {
        HandShape::Special(tiles) => hand.concealed = tiles,
        HandShape::Sets(sets, pair) => {
            hand.concealed = vec![pair, pair];
            let on_table = one_of(rng, &[0, 3, 7, 7, 10]);
            for set in sets {
                let tiles = tiles_of(set.tile, set.chow);
                if rng.u8(0..10) < on_table {
                    let meld = meld(rng, seat, tiles, set.chow, &hand);
                    hand.melds.push(meld);
                } else {
                    hand.concealed.extend(tiles);
                }
            }
            drop_fifth_tiles(&mut hand);
        }
    }
    rng.shuffle(&mut hand.concealed);
    hand.winning_tile = hand.concealed.pop();
    hand
}

fn tiles_of(tile: Tile, chow: bool) -> Vec<Tile> {
    (0..3)
        .filter_map(|step| if chow { tile.above(step) } else { Some(tile) })
        .collect()
}

fn meld(
    rng: &mut Rng,
    seat: Seat,
    mut tiles: Vec<Tile>,
    chow: bool,
    hand: &HandInput,
) -> MeldInput {
    let states_source = !once_in(rng, 4);
    let mut kind = MeldKind::Pung;
    if chow {
        kind = MeldKind::Chow;
    } else if hand.counts().of(tiles[0]) == 0 && once_in(rng, 2) {
        tiles.push(tiles[0]);
        kind = one_of(
            rng,
            &[
                MeldKind::Kong,
                MeldKind::AddedKong,
                MeldKind::ConcealedKong,
                MeldKind::ConcealedKong,
            ],
        );
    }
    let from = match kind {
        MeldKind::ConcealedKong => None,
        MeldKind::Chow => Some(seat.previous()),
        _ => Some(one_of(rng, &seat.others())),
    };
    MeldInput {
        red: RedFives::NONE,
        kind,
        tiles,
        from: from.filter(|_| states_source),
    }
}

/// Replaces added kongs whose fourth tile is used by a chow: they become pungs.
fn drop_fifth_tiles(hand: &mut HandInput) {
    let counts = Tile::ALL.map(|tile| hand.tiles().filter(|&other| other == tile).count());
    for meld in &mut hand.melds {
        if meld.tiles.len() == 4 && counts[meld.tiles[0].index()] > 4 {
            meld.tiles.pop();
            meld.kind = MeldKind::Pung;
        }
    }
}

/// Returns some flowers and seasons.
pub(crate) fn bonus(rng: &mut Rng) -> Vec<BonusTile> {
    let mut tiles = Vec::new();
    for family in [BonusFamily::Flower, BonusFamily::Season] {
        let held = one_of(rng, &[0, 0, 0, 1, 2, 4]);
        let mut four = Seat::ALL.map(|seat| BonusTile::new(family, seat));
        rng.shuffle(&mut four);
        tiles.extend_from_slice(&four[..held]);
    }
    tiles
}
