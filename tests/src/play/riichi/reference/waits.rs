//! waits of a hand.

use super::entry::{Meld, MeldKind, WinBy, WinEntry};
use super::reading::readings;
use super::tiles::{Seat, Tile};
use crate::play::riichi::options::{Options, TenpaiFifth};

/// Returns the kinds that complete a hand of 13 tiles, except those of which it has all four.
pub fn waits(concealed: &[Tile], melds: &[Meld], options: &Options) -> Vec<Tile> {
    let on_table = melds.iter().flat_map(|meld| &meld.tiles);
    let held: Vec<Tile> = match options.tenpai_fifth {
        TenpaiFifth::WholeHand => concealed.iter().chain(on_table).copied().collect(),
        TenpaiFifth::Concealed => concealed.to_vec(),
    };
    let completes = |kind: &Tile| {
        let copies = held.iter().filter(|tile| tile.kind() == *kind).count();
        copies < 4 && !readings(&drawing(concealed, melds, *kind), false).is_empty()
    };
    Tile::kinds().into_iter().filter(completes).collect()
}

fn drawing(concealed: &[Tile], melds: &[Meld], winning: Tile) -> WinEntry {
    WinEntry {
        concealed: concealed.to_vec(),
        melds: melds.to_vec(),
        winning,
        by: WinBy::SelfDraw,
        seat: Seat::East,
        round: Seat::East,
        circumstances: Vec::new(),
        dora: Vec::new(),
        ura: Vec::new(),
        honba: 0,
        bets: 0,
        declared: Vec::new(),
        liability: Vec::new(),
    }
}

/// returns whether own discards, or tiles added to own kongs, are among the waits.
pub fn is_furiten(waits: &[Tile], discards: &[Tile], added: &[Tile], options: &Options) -> bool {
    let among = |tiles: &[Tile]| tiles.iter().any(|tile| waits.contains(&tile.kind()));
    among(discards) || options.added_tile_is_discard && among(added)
}

/// returns the possible discards with a bet, of 14 tiles with kongs counted as three.
pub fn riichi_discards(tiles: &[Tile], melds: &[Meld], options: &Options) -> Vec<Tile> {
    if melds
        .iter()
        .any(|meld| meld.kind != MeldKind::ConcealedKong)
    {
        return Vec::new();
    }
    let waiting = |kind: &Tile| {
        let place = tiles.iter().position(|tile| tile.kind() == *kind);
        place.is_some_and(|place| {
            let mut rest = tiles.to_vec();
            rest.remove(place);
            !waits(&rest, melds, options).is_empty()
        })
    };
    Tile::kinds().into_iter().filter(waiting).collect()
}

/// returns whether the wall and the points allow a bet.
pub fn may_bet(tiles_left: u8, points: i64, options: &Options) -> bool {
    tiles_left >= options.riichi_min_wall && points >= options.riichi_min_points
}

/// returns whether the tiles of a first turn include nine kinds of terminals and honours.
pub fn has_nine_kinds(tiles: &[Tile]) -> bool {
    let held = |kind: &Tile| kind.is_outside() && tiles.iter().any(|tile| tile.kind() == *kind);
    Tile::kinds().iter().filter(|kind| held(kind)).count() >= 9
}
