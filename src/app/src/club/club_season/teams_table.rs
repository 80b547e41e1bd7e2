//! The standings of the teams as a table.

use tilewise_club::{MemberId, SeasonPoints, TeamStanding};
use yew::prelude::*;

use super::member_results::worth_text;
use crate::club::club_view::ClubView;
use crate::i18n::Locale;
use crate::season::points::PointDecimals;

/// Draws the standings of the teams: place, name, points, and the members who count.
pub fn teams_table(locale: Locale, at: &ClubView, teams: &[TeamStanding]) -> Html {
    let decimals = PointDecimals::of_points(teams.iter().map(|one| one.total));
    let row = |team: &TeamStanding| {
        let (counted, others) = team.members.split_at(team.counted.min(team.members.len()));
        let names = |members: &[MemberId]| {
            let names = members.iter().map(|member| at.name(locale, member));
            names.collect::<Vec<_>>().join(tr!(locale, ", "))
        };
        html! {
            <tr data-team={team.team.clone()}>
                <td class="club-number">{ team.place }</td>
                <th scope="row">
                    <span dir="auto">{ team.team.clone() }</span>
                    <span class="club-note">{ names(counted) }</span>
                    if !others.is_empty() {
                        <span class="club-note">{ tr!(locale, "don’t count: {0}", names(others)) }</span>
                    }
                    if team.adjustments != SeasonPoints::ZERO {
                        <span class="club-note">
                            { tr!(locale, "adjustments for the team: {0}", worth_text(team.adjustments)) }
                        </span>
                    }
                </th>
                <td class="club-number"><b>{ decimals.text(team.total) }</b></td>
            </tr>
        }
    };
    html! {
        <section>
            <h3 class="label">{ tr!(locale, "Teams") }</h3>
            <table class="club-standings club-teams" data-teams="">
                <caption class="unseen">{ tr!(locale, "Teams") }</caption>
                <thead>
                    <tr>
                        <th scope="col" class="club-number">{ tr!(locale, "Place") }</th>
                        <th scope="col">{ tr!(locale, "Team") }</th>
                        <th scope="col" class="club-number">{ tr!(locale, "Points") }</th>
                    </tr>
                </thead>
                <tbody>{ for teams.iter().map(row) }</tbody>
            </table>
        </section>
    }
}
