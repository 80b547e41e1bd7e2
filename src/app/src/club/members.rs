//! The members of a club.

use tilewise_club::MemberId;
use yew::prelude::*;

use super::club_view::ClubView;

/// Draws the members.
pub fn members(at: &ClubView) -> Html {
    let _ = at;
    Html::default()
}

/// Draws a member, or the form for new ones.
pub fn member(at: &ClubView, member: Option<&MemberId>) -> Html {
    let _ = (at, member);
    Html::default()
}
