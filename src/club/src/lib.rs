//! A club of mahjong players as a log of events: members, nights, draws, results, and the standings of a season.
//! Pure: no DOM, no JSON, no clock, no randomness.
#![forbid(unsafe_code)]

mod chart;
mod date;
mod draw;
mod event;
mod ids;
mod points;
mod policy;
mod standings;

pub use chart::*;
pub use date::*;
pub use draw::*;
pub use event::*;
pub use ids::*;
pub use points::*;
pub use policy::*;
pub use standings::*;
