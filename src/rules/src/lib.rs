//! The rules of mahjong scoring, pure: no DOM, no JSON, no clock, no randomness.
//!
//! What was tapped is an [`notation::WinInput`]; [`check`] lets it through as a [`Hand`] and a
//! [`WinContext`]; [`score()`] reads the hand in every way, keeps the [`Score`] that pays most, with
//! its reasons and payments. A [`House`] is a rule set and the answers of a house to its options.
//!
//! ```
//! use tilewise_rules::{House, Seat, check, notation, score};
//!
//! let house: House = "hk-old-style".parse().unwrap();
//! // The seat of South in an East round; the last tile of the hand was discarded by West.
//! let entry = notation::parse("2223s c567s p777s p555z w1s@W SE").unwrap();
//! let (hand, context) = check(&house, &entry).unwrap();
//! let score = score(&house, &hand, &context).unwrap();
//! assert_eq!(score.best.counted, 5);
//! assert_eq!(score.payments.net()[Seat::South], 64);
//! ```
#![forbid(unsafe_code)]

/// Whether what only rule sets with dora and bets on the table need is there. What offers none of them
/// is built without.
pub const DORA_AND_BETS: bool = cfg!(feature = "dora-and-bets");

/// Whether what only rule sets with competing combinations and knitted chows need is there. What offers
/// none of them is built without.
pub const COMPETING_SETS: bool = cfg!(feature = "competing-sets");

/// Whether rule sets are there that share a table, and answer its options each in its own way.
pub const SHARED_TABLES: bool = DORA_AND_BETS || COMPETING_SETS;

#[cfg(not(any(feature = "hands", feature = "rulings-only")))]
compile_error!(
    "without the feature `hands` scores would be wrong: turn it on, or `rulings-only` where no hand is scored"
);

mod bits;
mod decomposition;
mod engine;
pub mod fouls;
mod hands;
pub mod notation;
pub mod rule_sets;
mod schema;
mod sentence;
mod tiles;

pub use decomposition::*;
pub use engine::*;
pub use fouls::{Substitute, Tournament, penalty_books};
pub use hands::*;
pub use schema::*;
pub use sentence::{Gap, Sentence, Translate};
pub use tiles::*;
