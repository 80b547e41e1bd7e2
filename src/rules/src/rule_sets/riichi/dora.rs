//! Tiles that add to a hand because an indicator points at them.

use super::options::choice;
use crate::hands::Circumstance as C;
use crate::schema::WonHand;
use crate::tiles::{Dragon, Face, Tile, Wind};

/// The tile that an indicator points at: R-65.
const fn pointed_at(indicator: Tile) -> Tile {
    match indicator.face() {
        Face::Suited(suit, rank) => Tile::suited(suit, rank % 9 + 1),
        Face::Wind(wind) => Tile::wind(wind.next()),
        Face::Dragon(Dragon::White) => Tile::dragon(Dragon::Green),
        Face::Dragon(Dragon::Green) => Tile::dragon(Dragon::Red),
        Face::Dragon(Dragon::Red) => Tile::dragon(Dragon::White),
    }
}

/// How many tiles of the hand these indicators point at; with `first` only the first of them does.
fn count(won: &WonHand, indicators: &[Tile], first: bool) -> u8 {
    let most = if first { 1 } else { indicators.len() };
    let each = indicators.iter().take(most);
    each.map(|&one| won.hand.all().of(pointed_at(one))).sum()
}

///
pub(super) fn dora(won: &WonHand) -> u8 {
    count(
        won,
        won.hand.dora(),
        !won.house.on(const { choice("kan_dora") }),
    )
}

///
pub(super) fn ura_dora(won: &WonHand) -> u8 {
    if won.context.has(C::Riichi) || won.context.has(C::DoubleRiichi) {
        count(
            won,
            won.hand.ura(),
            !won.house.on(const { choice("kan_ura") }),
        )
    } else {
        0
    }
}

const _: () = assert!(Wind::North.next() as u8 == 0, "North points at East");
