//! The page: taps in, a score out. What is pure stands here and is tested natively; the
//! components draw it.
//!
//! The page decides no rule: what can be entered, what it is worth and who pays is asked of
//! [`tilewise_rules`].

#[macro_use]
pub mod language;

pub mod at_table;
pub mod browser;
pub mod chunk;
pub mod components;
pub mod counted_win;
pub mod entry;
pub mod evidence;
pub mod first_paint;
pub mod fouls;
pub mod games;
mod inject;
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
