//! The results of a member, below the row of the standings.

use tilewise_club::{CountsFor, MemberStanding, SeasonPoints};
use yew::prelude::*;

use super::member_results::{MemberResult, left_out_text, member_results, where_text, worth_text};
use super::standings_table::{StandingsTable, part_columns, place_names};
use crate::club::club_location::ClubLocation;
use crate::club::club_view::href;

/// Draws the numbers, the results and the adjustments of a member.
pub fn standing_details(table: &StandingsTable, one: &MemberStanding) -> Html {
    let locale = table.locale;
    let results = member_results(table.season, table.record, one);
    html! {
        <div class="club-details">
            { numbers(table, one) }
            if results.is_empty() {
                <p>{ tr!(locale, "No results yet.") }</p>
            } else {
                <ol class="club-results" data-results="">
                    { for results.iter().map(|result| line(table, result)) }
                </ol>
            }
            { adjustments(table, one) }
            <a
                class="button"
                data-action="statistics"
                href={href(&ClubLocation::Statistics(Some(one.member.clone())))}
            >
                { tr!(locale, "Statistics of this member") }
            </a>
        </div>
    }
}

/// Draws the numbers for which a narrow screen has no columns.
fn numbers(table: &StandingsTable, one: &MemberStanding) -> Html {
    let locale = table.locale;
    let pair = |name: &'static str, value: String| {
        html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> }
    };
    let parts = part_columns(table.standings);
    let parts = parts.into_iter().map(|column| {
        let value = (column.part)(&one.parts);
        pair(locale.translate(column.name), worth_text(value))
    });
    let places = place_names(locale).into_iter().zip(one.places);
    let places = places.map(|(name, count)| pair(name, count.to_string()));
    html! {
        <dl class="club-numbers">
            { for parts }
            { for places }
            { pair(tr!(locale, "Nights"), one.nights.to_string()) }
            { pair(tr!(locale, "Absences"), one.absences.to_string()) }
        </dl>
    }
}

fn line(table: &StandingsTable, result: &MemberResult) -> Html {
    let locale = table.locale;
    let is_counted = result.left_out.is_none();
    let place = result
        .place
        .and_then(|place| usize::try_from(place).ok()?.checked_sub(1));
    let place = place.map(|place| {
        let names = place_names(locale);
        names
            .get(place)
            .map_or_else(|| (place + 1).to_string(), |name| (*name).to_owned())
    });
    html! {
        <li class={(!is_counted).then_some("club-left-out")} data-counts={is_counted.to_string()}>
            <span>{ where_text(locale, table.season, result) }</span>
            if let Some(place) = place {
                <span>{ place }</span>
            }
            if let Some(points) = result.points {
                <b>{ worth_text(points) }</b>
            }
            if let Some(why) = result.left_out {
                <span class="club-note">{ left_out_text(locale, why) }</span>
            }
        </li>
    }
}

/// Draws the points that were given to or taken from a member, with their reasons.
fn adjustments(table: &StandingsTable, one: &MemberStanding) -> Html {
    let locale = table.locale;
    let carried = one.parts.carried;
    let of_member = table
        .season
        .adjustments
        .iter()
        .map(|(_, adjustment)| adjustment);
    let of_member: Vec<_> = of_member
        .filter(|adjustment| adjustment.member == one.member)
        .collect();
    html! {
        if !of_member.is_empty() || carried != SeasonPoints::ZERO {
            <ul class="club-results" data-adjustments="">
                if carried != SeasonPoints::ZERO {
                    <li>
                        <span>{ tr!(locale, "Carried over from the last season") }</span>
                        <b>{ worth_text(carried) }</b>
                    </li>
                }
                for adjustment in of_member {
                    <li>
                        <span dir="auto">{ adjustment.reason.clone() }</span>
                        <b>{ worth_text(adjustment.points) }</b>
                        if adjustment.counts_for == CountsFor::Team {
                            <span class="club-note">{ tr!(locale, "for the team only") }</span>
                        }
                    </li>
                }
            </ul>
        }
    }
}
