//! Practice in scoring: a rule configuration, a kind, a level and a seed make an [`Exercise`] with exactly one right
//! answer, and [`judge`] compares a reply with it. Pure: no DOM, no JSON, no clock, and no randomness but the seed.
//!
//! ```
//! use tilewise_practice::{Day, Difficulty, ExerciseKind, Reply, Seed, exercise, judge};
//! use tilewise_rules::RuleConfig;
//!
//! let config: RuleConfig = "hk-old-style".parse().unwrap();
//! // Everybody has the same hand of the day.
//! let seed = Seed::of_day(Difficulty::Basic, Day::from_date(2026, 11, 29).unwrap());
//! let exercise = exercise(&config, ExerciseKind::Worth, seed).unwrap();
//! let right = exercise.right_reply();
//! assert!(judge(&exercise, &right).is_right);
//! assert!(!judge(&exercise, &Reply::Choice(99)).is_right);
//! ```
#![forbid(unsafe_code)]

mod boxes;
mod day;
mod difficulty;
mod exercise;
mod judgement;
mod kind;
mod make;
mod mistake;
mod no_exercise;
mod random;
mod reply;
mod seed;
mod task;
mod topic;

pub use boxes::*;
pub use day::*;
pub use difficulty::*;
pub use exercise::*;
pub use judgement::*;
pub use kind::*;
pub use make::{exercise, kinds, next_seed};
pub use mistake::*;
pub use no_exercise::*;
pub use random::*;
pub use reply::*;
pub use seed::*;
pub use task::*;
pub use topic::*;
