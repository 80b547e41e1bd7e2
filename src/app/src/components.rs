//! The components of the page: props in, callbacks out.

mod address;
pub mod analysis;
mod animals;
mod app;
mod arrows;
mod dialog;
mod dom;
mod focus;
mod foreign_rules_banner;
mod fouls;
pub mod frame;
mod house;
mod icon;
mod link_error;
mod live_region;
mod loading;
mod nav;
mod overlay;
mod preferences;
mod question;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod secondary_screens;
mod share;
mod sheets;
pub(crate) mod table;
mod tile;
mod update;
mod use_details;

pub use app::App;
pub use preferences::{begin, start as start_settings};
