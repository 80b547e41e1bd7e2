//! What there is to a hand that waits beside its tiles.

use crate::hands::notation::WinInput;
use crate::schema::{CircumstanceRule, House};
use crate::tiles::TileSet;

/// What a hand can still declare while it waits; nothing where the rule set knows no such thing, the
/// hand can't, or it has.
pub fn declarable(house: &House, entry: &WinInput) -> Option<&'static CircumstanceRule> {
    let held = &entry.context.circumstances;
    let declared = house.rule_set().on_table?.circumstances;
    let mut rules = house.rule_set().circumstances.iter();
    let rule = rules.find(|rule| declared.first() == Some(&rule.circumstance))?;
    let can = rule.is_offered(entry) && !declared.iter().any(|&one| held.has(one));
    can.then_some(rule)
}

/// Whether a hand that waits for these tiles is in furiten by these own discards; `None` where the
/// rule set knows no such thing.
///
/// ```
/// use tilewise_rules::{House, Tile, TileSet, is_furiten};
/// let waits = TileSet::NONE.with(Tile::ALL[0]).with(Tile::ALL[3]);
/// let discards = TileSet::NONE.with(Tile::ALL[3]);
/// let riichi: House = "riichi-ema-2025".parse().unwrap();
/// assert_eq!(is_furiten(&riichi, waits, discards), Some(true));
/// let hong_kong: House = "hk-old-style".parse().unwrap();
/// assert_eq!(is_furiten(&hong_kong, waits, discards), None);
/// ```
pub fn is_furiten(house: &House, waits: TileSet, own_discards: TileSet) -> Option<bool> {
    let known = house.rule_set().furiten;
    known.map(|_| !waits.both(own_discards).is_empty())
}
