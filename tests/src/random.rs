//! Random hands: winning ones with context and options, and junk.

pub(crate) mod hand;
mod junk;
pub(crate) mod tiles;

pub use junk::{any_answer, any_house, anything, exchange_a_tile, plain_situation};

/// Random generator, reexported for tests.
pub use fastrand::Rng;

/// Returns true once in `times` calls.
pub(crate) fn once_in(rng: &mut Rng, times: u32) -> bool {
    rng.u32(0..times) == 0
}

/// Returns an item of a list that is not empty.
pub(crate) fn one_of<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.usize(0..all.len())]
}
