//! Elements and texts that several screens use.

pub mod animals;
pub mod arrows;
pub mod dialog;
pub mod dom;
pub mod file_field;
pub mod focus;
pub mod icon;
pub mod live_region;
pub mod loading;
pub mod local_time;
pub mod phrases;
pub mod question;
pub mod save_remedy;
pub mod scanner;
pub mod screen_props;
pub mod static_ref;
pub mod tile;
pub mod update;
