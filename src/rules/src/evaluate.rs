//! Rule configurations with their compiled tables, and the evaluation of a reading by them.

mod counting;
mod element_table;
mod evaluator;
#[cfg(test)]
pub(crate) mod event_testing;
mod matching;
mod rule_config;
mod selection;

pub(crate) use counting::*;
pub(crate) use element_table::*;
pub(crate) use evaluator::*;
pub(crate) use matching::*;
pub use rule_config::*;
