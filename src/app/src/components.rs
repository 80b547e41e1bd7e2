//! What is drawn. Components get data in and give callbacks out.

mod address;
mod any_eq;
mod app;
mod arrows;
mod button;
pub mod deferred;
mod dialog;
mod dom;
mod focus;
mod fouls;
mod house;
mod icon;
mod live;
mod loading;
mod nav;
mod on_click;
mod over;
mod preferences;
mod question;
mod rules;
mod score;
mod screens;
mod share;
mod sheets;
mod stateful;
mod tag;
mod tile;
mod update;
mod use_chunk;
mod use_details;
mod use_effect_with;
mod visit;

pub use app::App;
pub use deferred::{DEFERRED, Deferred};
pub use preferences::{begin, start as start_settings};
pub use screens::SCREENS;
