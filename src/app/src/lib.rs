//! The page: taps in, a score out. The pure part is tested natively; the components render it.
//!
//! The page contains no rules: [`tilewise_rules`] decides what can be entered, the value and the payments.

#[macro_use]
pub mod language;

pub mod browser;
pub mod chunks;
pub mod components;
pub mod counted_win;
pub mod entry;
pub mod evidence;
pub mod first_paint;
pub mod fouls;
pub mod games;
pub mod rule_sets;

pub mod levels;
pub mod link;
pub mod open;
pub mod outcome;
pub mod preferences;
pub mod qr;
pub mod rules;
pub mod share;
pub mod state;
pub mod storage;
pub mod table;
pub mod words;
