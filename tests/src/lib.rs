//! What holds the engine to account: slow and obvious scorers of its own, random hands for both,
//! and the reader of the worked hands in `suite/`.
#![forbid(unsafe_code)]

pub mod asked;
pub mod fouls;
pub mod hands;
pub mod options;
pub mod play;
pub mod random;
pub mod slow;
pub mod suite;
pub mod texts;
#[cfg(not(target_arch = "wasm32"))]
pub mod untrusted;

/// The example of the README, so that it stays true.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
