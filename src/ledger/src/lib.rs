//! Replay of a game of mahjong from its log. Pure: no DOM, no JSON, no clock, no randomness.
//!
//! An [`Entry`] contains a [`GameEvent`]: seating, win, draw, another event, or a correction of an earlier
//! entry. Results are never stored: [`Log::replay`] computes scores, dealer, prevailing wind, counters, pots
//! and the history, as a [`Game`].
//!
//! ```
//! use tilewise_ledger::{
//!     AtSeating, Entry, EntryId, GameEvent, Holder, Log, Opening, PlayerId, Rules, WinRecord,
//! };
//! use tilewise_rules::{Answers, BySeat, Position, Seat, Win};
//!
//! let opening = Opening {
//!     rules: Rules { house: "hk-old-style".parse().unwrap(), penalty_book: None },
//!     players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
//!     seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
//!     start: None,
//!     club: None,
//! };
//! // South wins 3 fan on a discard of East: 16 points from the discarder, 8 from the others.
//! let answers = Answers::of_counted_win(Seat::South, 3, Win::Discard { from: Seat::East });
//! let win = GameEvent::Win(AtSeating::current(WinRecord::Counted(answers)));
//! let events = [GameEvent::Opened(opening), win].into_iter().zip(1..);
//! let log = Log::from_entries(events.map(|(event, counter)| Entry {
//!     id: EntryId(format!("phone-{counter}")),
//!     device: "phone".to_owned(),
//!     counter,
//!     time: 0,
//!     author: String::new(),
//!     event,
//! }));
//! let game = log.unwrap().replay();
//! let table = game.table().unwrap();
//! let has = |player| table.accounts.balance(Holder::Player(PlayerId(player))) / 100;
//! assert_eq!([0, 1, 2, 3].map(has), [484, 532, 492, 492]);
//! assert_eq!(table.accounts.sum(), 0);
//! // The deal passes to South, who is East now.
//! assert_eq!(table.position, Position { deal: 2, ..Position::FIRST });
//! assert_eq!(table.seat_of(PlayerId(1)), Some(Seat::East));
//! ```
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
pub use game::{CommittedFoul, Game, Table};
pub use log::*;
pub use player_name::*;
pub use preview::{Difference, OutcomeChange, Preview};
pub use refusal::*;
pub use requirement::*;
pub use sessions::*;
pub use settle::*;
pub use standings::*;
pub use texts::{SheetRow, csv_cell, csv_row};
pub use undo::*;
pub use write_lock::*;
