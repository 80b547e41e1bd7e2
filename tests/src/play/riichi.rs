//! How the tests play riichi: a house and its reference scorer, straight from the clauses. The rules don't
//! score it yet, so it has no line in [`RULE_SETS`](super::RULE_SETS): until then `tests/riichi_reference.rs`
//! holds the scorer to the examples of the list.

pub mod adapter;
pub mod options;
pub mod random;
pub mod reference;
