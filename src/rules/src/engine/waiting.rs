//! Facts about a waiting hand.

use crate::evaluate::RuleConfig;
use crate::hands::hand_notation::WinInput;
use crate::model::CircumstanceRule;
use crate::tiles::TileSet;

/// Returns what a waiting hand can declare; `None` if the rule set has no declaration, or the hand can't or
/// already did.
pub fn declarable(house: &RuleConfig, entry: &WinInput) -> Option<&'static CircumstanceRule> {
    let held = &entry.context.circumstances;
    let declared = house.rule_set().game.declaration?.circumstances;
    let mut rules = house.rule_set().game.circumstances.iter();
    let rule = rules.find(|rule| declared.first() == Some(&rule.circumstance))?;
    let can = rule.is_offered(house, entry) && !declared.iter().any(|&one| held.has(one));
    can.then_some(rule)
}

/// Returns whether a hand that waits for these tiles is in furiten by these own discards; `None` if the rule
/// set has no furiten.
///
/// ```
/// use tilewise_rules::{RuleConfig, Tile, TileSet, is_furiten};
/// let waits = TileSet::NONE.with(Tile::ALL[0]).with(Tile::ALL[3]);
/// let discards = TileSet::NONE.with(Tile::ALL[3]);
/// let riichi: RuleConfig = "riichi-ema-2025".parse().unwrap();
/// assert_eq!(is_furiten(&riichi, waits, discards), Some(true));
/// let hong_kong: RuleConfig = "hk-old-style".parse().unwrap();
/// assert_eq!(is_furiten(&hong_kong, waits, discards), None);
/// ```
pub fn is_furiten(house: &RuleConfig, waits: TileSet, own_discards: TileSet) -> Option<bool> {
    let furiten = house.rule_set().game.furiten;
    furiten.map(|_| !waits.both(own_discards).is_empty())
}
