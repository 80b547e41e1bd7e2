//! Repetitions of random tests.

use std::env;

/// Returns all repetitions, or the fraction that `TILEWISE_PARTS` sets: some tests would take minutes for
/// each mutant.
///
/// # Panics
/// If `TILEWISE_PARTS` is no number.
pub fn times(all: u32) -> u32 {
    let parts = env::var("TILEWISE_PARTS").map_or(1, |parts| parts.parse().expect("a number"));
    all.div_ceil(parts)
}
