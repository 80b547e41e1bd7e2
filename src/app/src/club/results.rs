//! The results of the tables of a round.

mod code_field;
mod report_card;
pub mod result_texts;
mod round_results;
mod score_form;
mod table_result;
mod typed_table;

use yew::prelude::*;

use super::club_view::ClubView;
use round_results::RoundResults;
use table_result::TableResultScreen;

/// Draws the tables of a round with their results; `None` for the current round.
pub fn results(at: &ClubView, round: Option<u32>) -> Html {
    html! { <RoundResults at={at.clone()} {round} /> }
}

/// Draws a table with the form for its result.
pub fn table(at: &ClubView, round: u32, table: u32) -> Html {
    let key = format!("{round}/{table}");
    html! { <TableResultScreen {key} at={at.clone()} {round} {table} /> }
}
