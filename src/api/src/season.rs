//! The public standings of a season, as the text of a link and as JSON.

mod link;
mod season_json;

pub use link::{read_season_link, season_link};
pub use season_json::{read_season, read_season_json, season_json, season_of};
