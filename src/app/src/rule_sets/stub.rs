//! The stub of the first rule set, which suffices to show it before the parser of hands is loaded.
//! Independent of other chunks.

use tilewise_rules::rule_sets::hk_old_style;
use tilewise_rules::{RuleConfig, RuleSet};

/// The stub.
pub static STUB: &RuleSet = &hk_old_style::STUB;

/// Returns the initial rule configuration, before its rule set is loaded.
pub fn stub_house() -> RuleConfig {
    RuleConfig::from_stub(STUB)
}

/// Whether a rule configuration is a stub.
pub fn is_stub(house: &RuleConfig) -> bool {
    house.rule_set().options.is_empty() && *house.rule_set() == *STUB
}
