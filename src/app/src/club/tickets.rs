//! Tickets of tables, and the results that come back from them.

use yew::prelude::*;

use super::club_view::ClubView;

/// Draws the ticket of a table as a code and a link.
pub fn ticket(at: &ClubView, round: u32, table: u32) -> Html {
    let _ = (at, round, table);
    Html::default()
}

/// Draws the scan of results by camera, link or file.
pub fn scan(at: &ClubView) -> Html {
    let _ = at;
    Html::default()
}

/// Draws a result from a link.
pub fn incoming(at: &ClubView, text: &str) -> Html {
    let _ = (at, text);
    Html::default()
}
