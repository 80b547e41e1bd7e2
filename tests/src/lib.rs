//! Verification of the engine: slow reference scorers, random hands, and parsers of the worked cases in
//! `suite/`.
#![forbid(unsafe_code)]

pub mod clauses;
pub mod clubs;
#[cfg(feature = "page")]
pub mod corpus;
#[cfg(feature = "page")]
pub mod evidence;
pub mod fouls;
pub mod games;
pub mod hands;
pub mod identifiers;
pub mod layers;
pub mod nearest;
pub mod play;
pub mod random;
pub mod random_games;
pub mod random_requests;
pub mod reference;
pub mod rule_sets;
pub mod suite;
pub mod texts;
pub mod times;
#[cfg(feature = "page")]
pub mod untrusted;
pub mod whole_games;

/// The Rust examples of the README and of `docs/`, which must compile.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
#[doc = include_str!("../../docs/adding-rules.md")]
pub struct Readme;
