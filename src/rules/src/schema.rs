//! What a rule set is made of, and a house that plays it: types only, no rule set.

mod circumstance;
mod combine;
mod declaration;
mod element;
mod element_set;
mod element_table;
mod event;
mod house;
mod house_error;
mod house_rules;
mod indicator_rule;
mod keys;
mod liability;
mod limit;
mod money;
mod native;
mod overall;
mod payment;
mod plan;
mod progression;
mod question;
mod rule_option;
mod rule_set;

mod tally;

pub use circumstance::*;
pub use combine::*;
pub use declaration::*;
pub use element::*;
pub use element_set::*;
pub(crate) use element_table::*;
pub use event::*;
pub use house::*;
pub use house_error::*;
pub use house_rules::*;
pub use indicator_rule::*;
pub(crate) use keys::*;
pub use liability::*;
pub use limit::*;
pub use money::*;
pub use native::*;
pub use overall::*;
pub use payment::*;
pub(crate) use plan::*;
pub use progression::*;
pub use question::*;
pub use rule_option::*;
pub use rule_set::*;

pub use tally::*;

#[cfg(test)]
mod tests;
