//! A game of mahjong as a log of inputs, and everything that replaying it gives. Pure: no DOM, no
//! JSON, no clock, no randomness.
//!
//! An [`Entry`] is something that was told: who sits where, who won, that nobody did, what else
//! happened, a correction of an earlier one. No result is ever stored: scores, dealer, prevailing
//! wind, counters, pots and the history are what [`Log::replay`] gives, as a [`Game`].
//!
//! ```
//! use tilewise_ledger::{Entry, EntryId, Holder, Input, Log, Opening, PlayerId, Rules, Seated, Won};
//! use tilewise_rules::{BySeat, Facts, Position, Seat, Win};
//!
//! let opening = Opening {
//!     rules: Rules { house: "hk-old-style".parse().unwrap(), penalty_book: None },
//!     players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
//!     seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
//!     start: None,
//! };
//! // South wins 3 fan on a discard of East: 16 points from the discarder, 8 from the others.
//! let facts = Facts::of_counted_win(Seat::South, 3, Win::Discard { from: Seat::East });
//! let won = Input::Won(Seated::here(Won::Counted(facts)));
//! let entries = [Input::Opened(opening), won].into_iter().zip(1..);
//! let log = Log::of(entries.map(|(input, counter)| Entry {
//!     id: EntryId(format!("phone-{counter}")),
//!     device: "phone".to_owned(),
//!     counter,
//!     time: 0,
//!     author: String::new(),
//!     input,
//! }));
//! let game = log.unwrap().replay();
//! let table = game.table().unwrap();
//! let has = |player| table.accounts.of(Holder::Player(PlayerId(player))) / 100;
//! assert_eq!([0, 1, 2, 3].map(has), [484, 532, 492, 492]);
//! assert_eq!(table.accounts.sum(), 0);
//! // The deal passes to South, who is East now.
//! assert_eq!(table.position, Position { deal: 2, ..Position::FIRST });
//! assert_eq!(table.seat_of(PlayerId(1)), Some(Seat::East));
//! ```
#![forbid(unsafe_code)]

mod accounts;
mod chips;
mod debts;
mod entry;
mod game;
mod known;
mod line;
mod log;
mod need;
mod pen;
mod player_name;
mod preview;
mod refusal;
mod seated;
mod sessions;
mod settle;
mod standings;
#[cfg(test)]
mod testing;
mod texts;
mod undo;

pub use accounts::*;
pub use chips::*;
pub use debts::*;
pub use entry::*;
pub use game::{Committed, Game, Table};
pub use known::*;
pub use line::*;
pub use log::*;
pub use need::*;
pub use pen::*;
pub use player_name::*;
pub use preview::{Difference, LineChange, Preview};
pub use refusal::*;
pub use seated::*;
pub use sessions::*;
pub use settle::*;
pub use standings::*;
pub use texts::SheetRow;
pub use undo::*;
