//! How often something random is tried.

use std::env;

/// All of it, or one part of so many as `TILEWISE_PARTS` says: each mutant is shown to the tests, some of which
/// would take minutes.
///
/// # Panics
/// Where `TILEWISE_PARTS` is no number.
pub fn times(all: u32) -> u32 {
    let parts = env::var("TILEWISE_PARTS").map_or(1, |parts| parts.parse().expect("a number"));
    all.div_ceil(parts)
}
