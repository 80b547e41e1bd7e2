//! The season: standings, policy, adjustments, the public face, statistics.

mod adjust_page;
mod best_wins;
mod class_moves;
mod deal_in_matrix;
mod end_season;
mod hand_places;
mod member_choice;
mod member_results;
mod policy_builder;
mod policy_draft;
mod policy_page;
mod policy_problem;
mod policy_text;
mod publish_page;
#[cfg(test)]
mod sample_club;
mod season_screen;
mod standing_details;
mod standings_table;
mod statistic_number;
mod statistics_page;
mod teams_table;

use tilewise_club::MemberId;
use yew::prelude::*;

use self::adjust_page::AdjustPage;
use self::policy_page::PolicyPage;
use self::publish_page::PublishPage;
use self::season_screen::ClubSeasonScreen;
use self::statistics_page::StatisticsPage;
use super::club_view::ClubView;

/// Draws the standings of a season, by its number from 1; `None` for the current one.
pub fn season(at: &ClubView, number: Option<usize>) -> Html {
    html! { <ClubSeasonScreen at={at.clone()} {number} /> }
}

/// Draws the policy of the next or the current season.
pub fn policy(at: &ClubView) -> Html {
    html! { <PolicyPage at={at.clone()} /> }
}

/// Draws the form for points that are given or taken.
pub fn adjust(at: &ClubView) -> Html {
    html! { <AdjustPage at={at.clone()} /> }
}

/// Draws the public standings with the ways to publish them.
pub fn publish(at: &ClubView) -> Html {
    html! { <PublishPage at={at.clone()} /> }
}

/// Draws the statistics of a season, perhaps of one member.
pub fn statistics(at: &ClubView, member: Option<&MemberId>) -> Html {
    html! { <StatisticsPage at={at.clone()} member={member.cloned()} /> }
}
