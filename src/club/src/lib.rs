//! A club of mahjong players as a log of events: members, nights, draws, results, and the standings of a season.
//! Pure: no DOM, no JSON, no clock, no randomness.
#![forbid(unsafe_code)]

mod chart;
mod club;
mod date;
mod draw;
mod ema_results;
mod event;
mod fingerprint;
mod full_sentence;
mod game_members;
mod ids;
mod merge;
mod points;
mod policy;
mod public_season;
mod refusal;
mod result_code;
mod standings;
mod statistics;
#[cfg(test)]
mod testing;

pub use chart::*;
pub use club::*;
pub use date::*;
pub use draw::*;
pub use ema_results::*;
pub use event::*;
pub use game_members::club_table;
pub use ids::*;
pub use merge::*;
pub use points::*;
pub use policy::*;
pub use public_season::*;
pub use refusal::*;
pub use result_code::*;
pub use standings::*;
pub use statistics::*;
