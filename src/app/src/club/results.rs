//! The results of the tables of a round.

use yew::prelude::*;

use super::club_view::ClubView;

/// Draws the tables of a round with their results; `None` for the current round.
pub fn results(at: &ClubView, round: Option<u32>) -> Html {
    let _ = (at, round);
    Html::default()
}

/// Draws a table with the form for its result.
pub fn table(at: &ClubView, round: u32, table: u32) -> Html {
    let _ = (at, round, table);
    Html::default()
}
