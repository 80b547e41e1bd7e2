//! Conditions of part 3.

pub mod chows;
pub mod families;
pub mod pungs;
pub mod situations;
pub mod tiles;
pub mod waits;
