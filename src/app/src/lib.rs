//! The page. `store`, `outcome` and `link` are pure and tested natively; the other modules contain components.
//!
//! The page contains no rules: [`tilewise_rules`] decides what can be entered, the value and the payments.
//! Each screen has a folder with its components and view models.

#[macro_use]
pub mod i18n;

pub mod app;
pub mod backup;
pub mod browser;
pub mod chunks;
pub mod club;
mod house;
pub mod link;
pub mod outcome;
pub mod practice;
pub mod preferences;
pub mod problem_report;
pub mod rule_sets;
pub mod rules;
pub mod rulings;
pub mod score;
pub mod season;
pub mod share;
pub mod storage;
pub mod store;
pub mod table;
pub mod ui;
pub mod widget;
