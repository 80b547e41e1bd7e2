//! Tonight: who is there, the fees, and the beginning and end of a night.

use yew::prelude::*;

use super::club_view::ClubView;

/// Draws who is there tonight.
pub fn tonight(at: &ClubView) -> Html {
    let _ = at;
    Html::default()
}
