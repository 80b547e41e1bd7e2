//! Tiles that add to a hand because another one points at them.

use crate::hands::Circumstance;
use crate::schema::HouseRules;
use crate::tiles::Tile;

/// How indicators add to a hand: each points at a tile, and each copy of that in the hand counts.
#[derive(Clone, Copy, Debug)]
pub struct IndicatorRule {
    /// The tile that an indicator points at.
    pub points_at: fn(Tile) -> Tile,
    /// How many indicators count at most.
    pub dora: fn(&HouseRules) -> usize,
    /// How many of the tiles under them count at most.
    pub ura: fn(&HouseRules) -> usize,
    /// Circumstances of which one must hold for the tiles under them.
    pub ura_beside: &'static [Circumstance],
    /// That they were told and none of those holds, and what would be right.
    pub ura_alone: &'static str,
}
