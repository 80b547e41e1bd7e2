//! Riichi for tests: options and reference scorer, written from the clauses.

pub mod adapter;
pub mod options;
pub mod random;
pub mod reference;
