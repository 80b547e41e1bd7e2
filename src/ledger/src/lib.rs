#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod accounts;
mod at_seating;
mod carried_debt;
mod chips;
mod debts;
mod derived;
mod entry;
mod entry_outcome;
mod game;
mod log;
mod player_name;
mod preview;
mod refusal;
mod requirement;
mod review;
mod sessions;
mod settle;
mod standings;
#[cfg(test)]
mod testing;
mod texts;
mod undo;
mod write_lock;

pub use accounts::*;
pub use at_seating::*;
pub use carried_debt::*;
pub use chips::*;
pub use debts::*;
pub use derived::*;
pub use entry::*;
pub use entry_outcome::*;
pub use game::{CommittedFoul, Game, Table, WonTiles};
pub use log::*;
pub use player_name::*;
pub use preview::{Difference, OutcomeChange, Preview};
pub use refusal::*;
pub use requirement::*;
pub use review::*;
pub use sessions::*;
pub use settle::*;
pub use standings::*;
pub use texts::{SheetRow, csv_cell, csv_row};
pub use undo::*;
pub use write_lock::*;
