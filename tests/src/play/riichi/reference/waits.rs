//! what a hand waits for.

use super::entry::{By, Entry, Meld};
use super::reading::readings;
use super::tiles::{Seat, Tile};
use crate::play::riichi::options::{Options, TenpaiFifth};

/// The kinds that would complete a hand of 13 tiles, those that it has all four of left out.
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

fn drawing(concealed: &[Tile], melds: &[Meld], winning: Tile) -> Entry {
    Entry {
        concealed: concealed.to_vec(),
        melds: melds.to_vec(),
        winning,
        by: By::SelfDraw,
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

/// whether own discards, or tiles added to own kongs, are among the waits.
pub fn is_furiten(waits: &[Tile], discards: &[Tile], added: &[Tile], options: &Options) -> bool {
    let among = |tiles: &[Tile]| tiles.iter().any(|tile| waits.contains(&tile.kind()));
    among(discards) || options.added_tile_is_discard && among(added)
}
