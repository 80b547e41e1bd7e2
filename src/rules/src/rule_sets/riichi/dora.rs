//! Dora: tiles that add han because of an indicator.

use super::circumstances::DECLARATION;
use super::options::choice;
use crate::hands::MAX_INDICATORS;
use crate::model::{IndicatorRule, RuleOptions, WonHand};
use crate::tiles::{Dragon, Face, Tile, Wind};

/// Indicators of dora and ura dora.
pub(super) static INDICATORS: IndicatorRule = IndicatorRule {
    points_at: pointed_at,
    dora: most_dora,
    ura: most_ura,
    ura_requires_any: DECLARATION.circumstances,
    ura_without_condition: "ura dora count only for a winner in riichi: add riichi, or remove them",
};

/// Returns the maximum of dora indicators.
fn most_dora(house: &RuleOptions) -> usize {
    if house.on(const { choice("kan_dora") }) {
        MAX_INDICATORS
    } else {
        1
    }
}

/// Returns the maximum of ura dora indicators.
fn most_ura(house: &RuleOptions) -> usize {
    if !house.on(const { choice("ura_dora") }) {
        0
    } else if house.on(const { choice("kan_ura") }) {
        MAX_INDICATORS
    } else {
        1
    }
}

/// Returns the tile that an indicator points at.
const fn pointed_at(indicator: Tile) -> Tile {
    match indicator.face() {
        Face::Suited(suit, rank) => Tile::suited(suit, rank % 9 + 1),
        Face::Wind(wind) => Tile::wind(wind.next()),
        Face::Dragon(Dragon::White) => Tile::dragon(Dragon::Green),
        Face::Dragon(Dragon::Green) => Tile::dragon(Dragon::Red),
        Face::Dragon(Dragon::Red) => Tile::dragon(Dragon::White),
    }
}

/// Returns the number of tiles that the first `most` indicators point at.
fn count(won: &WonHand, indicators: &[Tile], most: usize) -> u8 {
    let each = indicators.iter().take(most);
    each.map(|&one| won.hand.all().of(pointed_at(one))).sum()
}

/// Returns the number of dora.
pub(super) fn dora(won: &WonHand) -> u8 {
    count(won, won.hand.dora(), most_dora(won.house))
}

/// Returns the number of ura dora.
pub(super) fn ura_dora(won: &WonHand) -> u8 {
    let mut conditions = INDICATORS.ura_requires_any.iter();
    if conditions.any(|&one| won.context.has(one)) {
        count(won, won.hand.ura(), most_ura(won.house))
    } else {
        0
    }
}

const _: () = assert!(Wind::North.next() as u8 == 0, "North points at East");
