//! The types of rule sets, independent of a specific rule set and of the evaluation of hands.

mod carried_debts;
mod carry_rule;
mod circumstance;
mod combine;
mod declaration;
mod element;
mod element_set;
mod element_values;
mod event;
mod indicator_rule;
mod keys;
mod liability;
mod limit;
mod money;
mod native;
mod overall;
mod payment;
mod progression;
mod question;
mod rule_config_error;
mod rule_option;
mod rule_options;
mod rule_set;
mod tally;
mod worth;

pub use carried_debts::*;
pub use carry_rule::*;
pub use circumstance::*;
pub use combine::*;
pub use declaration::*;
pub use element::*;
pub use element_set::*;
pub use element_values::{AdjustableElement, ElementValue};
pub use event::*;
pub use indicator_rule::*;
pub(crate) use keys::*;
pub use liability::*;
pub use limit::*;
pub use money::*;
pub use native::*;
pub use overall::*;
pub use payment::*;
pub use progression::*;
pub use question::*;
pub use rule_config_error::*;
pub use rule_option::*;
pub use rule_options::*;
pub use rule_set::*;
pub use tally::*;
pub use worth::*;

#[cfg(test)]
mod tests;
