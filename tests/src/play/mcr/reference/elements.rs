//! The conditions of part 3, each in its own words.

pub mod chows;
pub mod families;
pub mod pungs;
pub mod situations;
pub mod tiles;
pub mod waits;
