//! How the tests play riichi: a house and its reference scorer, straight from the clauses.

pub mod adapter;
pub mod options;
pub mod random;
pub mod reference;
