//! What is drawn. Components get data in and give callbacks out.

mod absent;
mod act;
mod address;
mod arrows;
mod button;
mod choice;
mod circumstances;
mod compare;
mod dialog;
mod elements;
mod fed;
mod fouls;
mod from_whom;
mod house;
mod icon;
mod keys;
mod later;
mod live;
mod modes;
mod nav;
mod open;
mod payments;
mod result;
mod score;
mod selection;
mod theme;
mod tile;
mod tray;
mod typed;
mod undo_keys;
mod waits;
mod why_not;
mod winds;

pub use fouls::{ALL as FOULS, Fouls};
pub use later::{ALL as LATER, Later};
pub use score::Score;
