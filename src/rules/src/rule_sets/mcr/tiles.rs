//! Conditions on the tiles of a hand.

use super::BODIES;
use crate::decomposition::Kinds;
use crate::hands::{Circumstance, SetKind};
use crate::model::WonHand;
use crate::tiles::{Suit, Tile, TileCounts, TileSet};

/// Expands to the tiles whose index in [`Tile::ALL`] meets a condition.
macro_rules! kinds {
    ($place:ident => $fits:expr) => {
        Kinds::new({
            let mut tiles = TileSet::NONE;
            let mut $place = 0;
            while $place < Tile::ALL.len() {
                if $fits {
                    tiles = tiles.with(Tile::ALL[$place]);
                }
                $place += 1;
            }
            tiles
        })
    };
}

/// Returns the tiles of the suits in a range of ranks.
const fn ranks(lowest: usize, highest: usize) -> Kinds {
    kinds!(place => place < 27 && place % 9 + 1 >= lowest && place % 9 < highest)
}

pub(super) static UPPER: Kinds = ranks(7, 9);
pub(super) static MIDDLE: Kinds = ranks(4, 6);
pub(super) static LOWER: Kinds = ranks(1, 3);
pub(super) static UPPER_FOUR: Kinds = ranks(6, 9);
pub(super) static LOWER_FOUR: Kinds = ranks(1, 4);
pub(super) static SIMPLES: Kinds = ranks(2, 8);
pub(super) static TERMINALS: Kinds =
    kinds!(place => place < 27 && (place % 9 == 0 || place % 9 == 8));
pub(super) static HONORS: Kinds = kinds!(place => place >= 27);
pub(super) static WINDS: Kinds = kinds!(place => place >= 27 && place < 31);
pub(super) static DRAGONS: Kinds = kinds!(place => place >= 31);
pub(super) static EVEN: Kinds = kinds!(place => place < 27 && place % 9 % 2 == 1);
/// 2, 3, 4, 6, 8 of bamboo and the green dragon.
pub(super) static GREEN: Kinds = kinds!(place => matches!(place, 19 | 20 | 21 | 23 | 25 | 32));
/// 1, 2, 3, 4, 5, 8, 9 of dots, 2, 4, 5, 6, 8, 9 of bamboo and the white dragon.
pub(super) static REVERSIBLE: Kinds = kinds!(place => matches!(
    place,
    9..=13 | 16 | 17 | 19 | 21..=23 | 25 | 26 | 31
));

/// Returns whether all tiles of the hand are of these kinds.
pub(super) fn only(won: &WonHand, kinds: &Kinds) -> bool {
    kinds.are_all(won.hand.all())
}

/// Returns whether the hand has characters, dots, bamboo, winds and dragons (M-81).
pub(super) fn has_all_types(won: &WonHand) -> bool {
    let all = won.hand.all();
    all.suits() == 3 && WINDS.are_any(all) && DRAGONS.are_any(all)
}

/// Returns whether the closed hand was 1112345678999 of one suit before the win (M-34). In an initial hand
/// any tile can be the last one.
pub(super) fn is_nine_gates(won: &WonHand) -> bool {
    let all = won.hand.all();
    let Some(tile) = won.hand.winning_tile() else {
        return false;
    };
    let Some(suit) = tile
        .suit()
        .filter(|_| all.suits() == 1 && won.hand.is_closed())
    else {
        return false;
    };
    if won.context.has(Circumstance::WinningTileUnclear) {
        return false;
    }
    let has = |tiles: &TileCounts, rank: u8| tiles.of(Tile::suited(suit, rank)) >= least(rank);
    if won.context.has(Circumstance::InitialHand) {
        (1..=9).all(|rank| has(all, rank))
    } else {
        (1..=9).all(|rank| has(won.hand.concealed(), rank))
    }
}

/// Returns the number of tiles of a rank in nine gates.
const fn least(rank: u8) -> u8 {
    if rank == 1 || rank == 9 { 3 } else { 1 }
}

/// Returns the tiles of which the hand has four, not as a kong (M-94).
pub(super) fn hogs(won: &WonHand) -> TileSet {
    let mut four = TileSet::NONE;
    if !won.hand.all().has_four() {
        return four;
    }
    for (tile, copies) in won.hand.all().iter() {
        if copies == 4 {
            four = four.with(tile);
        }
    }
    let melds = won.hand.melds().iter();
    let kongs = melds.filter(|meld| meld.set().kind == SetKind::Kong);
    kongs.fold(four, |four, kong| four.without(kong.set().tile))
}

/// Returns whether the hand has seven consecutive ranks of one suit, each twice (M-36).
pub(super) fn are_shifted_pairs(won: &WonHand) -> bool {
    let all = won.hand.all();
    Suit::ALL.into_iter().any(|suit| {
        (1..=3).any(|first| {
            let mut ranks = first..first + 7;
            ranks.all(|rank| all.of(Tile::suited(suit, rank)) == 2)
        })
    })
}

/// Returns whether the tiles include all nine tiles of a knitted body.
pub(super) fn has_body(tiles: TileSet) -> bool {
    BODIES.iter().any(|&body| body.but(tiles).is_empty())
}

/// Returns whether the hand has all seven honours (M-50).
pub(super) fn has_all_honors(won: &WonHand) -> bool {
    let all = won.hand.all();
    Tile::ALL[27..].iter().all(|&tile| all.of(tile) > 0)
}

/// Returns whether the other three copies of the winning tile are visible (M-29), as stated or in melds.
pub(super) fn is_last_of_kind(won: &WonHand) -> bool {
    let Some(tile) = won.hand.winning_tile() else {
        return false;
    };
    if won.context.has(Circumstance::WinningTileUnclear) {
        return false;
    }
    let visible = || {
        let melds = won.hand.claimed();
        let tiles = melds.flat_map(|(_, meld)| meld.set().tiles());
        tiles.filter(|&other| other == tile).count()
    };
    won.context.has(Circumstance::LastOfKind) || visible() == 3
}
