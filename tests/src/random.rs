//! Random hands: those that can exist and win, with their context and their house; and junk.

pub(crate) mod hand;
mod junk;
pub(crate) mod tiles;

pub use junk::{any_answer, any_house, anything, exchange_a_tile, plain_situation};

/// The generator, so that tests need not name its crate.
pub use fastrand::Rng;

/// True once in `times`.
pub(crate) fn once_in(rng: &mut Rng, times: u32) -> bool {
    rng.u32(0..times) == 0
}

/// One of a list that is not empty.
pub(crate) fn one_of<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.usize(0..all.len())]
}
