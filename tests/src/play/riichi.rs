//! How the tests play riichi: a house and its reference scorer, straight from the clauses.

pub mod options;
pub mod reference;
