//! Indicators: tiles that make other tiles a bonus.

use crate::hands::Circumstance;
use crate::model::RuleOptions;
use crate::tiles::Tile;

/// The rule for indicators: each points at a tile, and each copy of it in the hand counts.
#[derive(Clone, Copy, Debug)]
pub struct IndicatorRule {
    /// Returns the tile that an indicator points at.
    pub points_at: fn(Tile) -> Tile,
    /// The most visible indicators that count.
    pub dora: fn(&RuleOptions) -> usize,
    /// The most indicators under them that count.
    pub ura: fn(&RuleOptions) -> usize,
    /// Circumstances of which one must hold for the indicators under the visible ones.
    pub ura_requires_any: &'static [Circumstance],
    /// The message if those are entered and no such circumstance holds, with its remedy.
    pub ura_without_condition: &'static str,
}
