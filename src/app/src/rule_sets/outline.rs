//! What of the first rule set comes with the page: enough to show it before a hand is read. It asks
//! nobody what else is here.

use tilewise_rules::rule_sets::hk_old_style;
use tilewise_rules::{House, RuleSet};

/// So much of it.
pub static OUTLINE: &RuleSet = &hk_old_style::OUTLINE;

/// The house with which the page begins, before the rest of it is here.
pub fn outlined_house() -> House {
    House::of_outline(OUTLINE)
}

/// Whether of a house no more than an outline is here.
pub fn is_outline(house: &House) -> bool {
    house.rule_set().options.is_empty() && *house.rule_set() == *OUTLINE
}
