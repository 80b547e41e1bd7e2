//! The public standings of a season, as the text of a link and as JSON.

mod json;
mod link;

pub use json::{read_season, read_season_json, season_json, season_of};
pub use link::{read_season_link, season_link};
