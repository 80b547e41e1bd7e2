//! The season: standings, policy, adjustments, the public face, statistics.

use tilewise_club::MemberId;
use yew::prelude::*;

use super::club_view::ClubView;

/// Draws the standings of a season, by its number from 1; `None` for the current one.
pub fn season(at: &ClubView, number: Option<usize>) -> Html {
    let _ = (at, number);
    Html::default()
}

/// Draws the policy of the next or the current season.
pub fn policy(at: &ClubView) -> Html {
    let _ = at;
    Html::default()
}

/// Draws the form for points that are given or taken.
pub fn adjust(at: &ClubView) -> Html {
    let _ = at;
    Html::default()
}

/// Draws the public standings with the ways to publish them.
pub fn publish(at: &ClubView) -> Html {
    let _ = at;
    Html::default()
}

/// Draws the statistics of a season, perhaps of one member.
pub fn statistics(at: &ClubView, member: Option<&MemberId>) -> Html {
    let _ = (at, member);
    Html::default()
}
