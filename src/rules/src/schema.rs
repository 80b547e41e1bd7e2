//! The types of rule sets and rule configurations, independent of a specific rule set.

mod circumstance;
mod combine;
mod declaration;
mod element;
mod element_set;
mod element_table;
mod evaluator;
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
mod rule_config;
mod rule_config_error;
mod rule_option;
mod rule_options;
mod rule_set;

mod tally;

pub use circumstance::*;
pub use combine::*;
pub use declaration::*;
pub use element::*;
pub use element_set::*;
pub(crate) use element_table::*;
pub(crate) use evaluator::*;
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
pub use rule_config::*;
pub use rule_config_error::*;
pub use rule_option::*;
pub use rule_options::*;
pub use rule_set::*;

pub use tally::*;

#[cfg(test)]
mod tests;
