#![doc = include_str!("../README.md")]
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
