//! The rules of mahjong scoring, pure: no DOM, no JSON, no clock, no randomness.
//!
//! [`check`] converts input, a [`notation::WinInput`], to a [`Hand`] and a [`WinContext`]; [`score()`]
//! enumerates the readings of the hand and returns the [`Score`] that pays most, with its reasons and
//! payments. A [`RuleConfig`] is a rule set with values for its options.
//!
//! ```
//! use tilewise_rules::{RuleConfig, Seat, check, notation, score};
//!
//! let config: RuleConfig = "hk-old-style".parse().unwrap();
//! // The winner is South in an East round; West discarded the last tile of the hand.
//! let entry = notation::parse("2223s c567s p777s p555z w1s@W SE").unwrap();
//! let (hand, context) = check(&config, &entry).unwrap();
//! let score = score(&config, &hand, &context).unwrap();
//! assert_eq!(score.best.counted, 5);
//! assert_eq!(score.payments.net()[Seat::South], 64);
//! ```
#![forbid(unsafe_code)]

mod bits;
mod decomposition;
mod engine;
mod evaluate;
mod finder;
pub mod fouls;
mod hands;
mod improvements;
mod liability_questions;
mod model;
mod near_miss;
pub mod notation;
pub mod rule_sets;
mod sentence;
mod sort;
mod tiles;

pub use decomposition::*;
pub use engine::*;
pub use evaluate::*;
pub use finder::*;
pub use fouls::{Substitute, Tournament, penalty_books};
pub use hands::*;
pub use improvements::*;
pub use liability_questions::*;
pub use model::*;
pub use near_miss::*;
pub use sentence::{Gap, Sentence, Translate};
pub use sort::{sort_short_by, sort_short_by_key};
pub use tiles::*;
