//! The types of the JSON interface: requests, reports and logs of games and clubs.
//!
//! `src/wasm/tilewise.d.ts`, `docs/game.schema.json` and the field tables in `docs/` are generated from these
//! types, from their documentation, and from the questions of the rules. `generate` has the command.

pub mod carried;
pub mod club_log;
pub mod club_state;
pub mod device_backup;
pub mod event_report;
pub mod game_log;
pub mod game_state;
#[cfg(test)]
mod generate;
pub mod hand_request;
pub mod keys;
pub mod payments;
pub mod penalty_book;
pub mod penalty_report;
pub mod penalty_request;
pub mod public_season;
pub mod rule_set_entry;
pub mod score_value;
pub mod tile_report;
pub mod values;
#[cfg(test)]
pub mod words;
