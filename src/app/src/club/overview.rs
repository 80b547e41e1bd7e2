//! The overview of a club: what comes next.

use tilewise_club::{Night, PlannedNight, Round, TableState};
use yew::prelude::*;

use super::club_location::ClubLocation;
use super::club_nav::title;
use super::club_view::{ClubView, day, href};
use super::exchange::save_link;
use crate::i18n::Locale;
use crate::season::points::PointDecimals;
use crate::ui::phrases;

/// Members that are needed for a table.
const TABLE: usize = 3;
/// Members of the standings that are shown.
const LEADERS: usize = 5;

/// Draws the overview.
pub fn overview(locale: Locale, at: &ClubView) -> Html {
    let Some(profile) = &at.club().profile else {
        return Html::default();
    };
    html! {
        <div class="step-panel">
            { title(&profile.name) }
            <p class="club-note">{ phrases::config_name(locale, &profile.rules.house) }</p>
            { next(locale, at) }
            { planned(locale, at) }
            { leaders(locale, at) }
        </div>
    }
}

/// Draws what comes next: members, a season, a night, a round.
fn next(locale: Locale, at: &ClubView) -> Html {
    let link = |key: &'static str, label: String, to: &ClubLocation| {
        html! { <a class="button button-done" data-action={key} href={href(to)}>{ label }</a> }
    };
    if at.club().members.len() < TABLE {
        return html! {
            <section class="club-card">
                <p>{ tr!(locale, "First add the members: their names are enough.") }</p>
                { link("members", tr!(locale, "Add members").to_owned(), &ClubLocation::Member(None)) }
            </section>
        };
    }
    if at.season().is_none() {
        return html! {
            <section class="club-card">
                <p>{ tr!(locale, "No season is open. A season says what counts, and whose points are added up.") }</p>
                { link("open-season", tr!(locale, "Begin a season").to_owned(), &ClubLocation::Policy) }
            </section>
        };
    }
    let Some(night) = at.night() else {
        return html! {
            <section class="club-card">
                <p>{ tr!(locale, "No night is open.") }</p>
                { link("open-night", tr!(locale, "Begin a night").to_owned(), &ClubLocation::Tonight) }
                { save_link(locale, at) }
            </section>
        };
    };
    let here = night.present().count();
    let round = night.rounds.last();
    let missing = round.map_or(0, open_tables);
    let next_round = night.rounds.len() + 1;
    html! {
        <section class="club-card">
            <h3>{ night_name(locale, night) }</h3>
            <p>
                { tr!(locale, "{0} {0:member is|members are} here.", here) }
                if let Some(round) = round {
                    { " " }
                    { tr!(locale, "Round {0}: {1} of {2} {2:table|tables} without a result that counts.",
                        round.draw.round, missing, round.tables.len()) }
                }
            </p>
            if round.is_none() && here < TABLE {
                { link("tonight", tr!(locale, "Mark who is here").to_owned(), &ClubLocation::Tonight) }
            } else if missing > 0 {
                { link("results", tr!(locale, "Enter results").to_owned(), &ClubLocation::Results(None)) }
            } else {
                { link("draw", tr!(locale, "Draw round {0}", next_round), &ClubLocation::Draw) }
                <a class="button" href={href(&ClubLocation::Tonight)}>{ tr!(locale, "Who is here, or the end of the night") }</a>
            }
        </section>
    }
}

/// Returns the number of tables without a result that counts.
pub fn open_tables(round: &Round) -> usize {
    let open = round.tables.iter().filter(|table| {
        matches!(
            table.state(),
            TableState::Missing | TableState::Differing | TableState::Disputed
        )
    });
    open.count()
}

/// Returns the date and the name of a night.
pub fn night_name(locale: Locale, night: &Night) -> String {
    let date = day(locale, night.opening.date);
    match &*night.opening.name {
        "" => date,
        name => format!("{date} · {name}"),
    }
}

/// Returns when the next night is, and where.
fn next_night(locale: Locale, planned: &PlannedNight) -> String {
    let date = day(locale, planned.date);
    match &*planned.details {
        "" => tr!(locale, "Next night: {0}", date),
        details => tr!(locale, "Next night: {0}, {1}", date, details.to_owned()),
    }
}

fn planned(locale: Locale, at: &ClubView) -> Html {
    match &at.club().next_night {
        Some(planned) => html! {
            <p>{ next_night(locale, planned) }</p>
        },
        None => Html::default(),
    }
}

/// Draws the first places of the season.
fn leaders(locale: Locale, at: &ClubView) -> Html {
    let Some(season) = at.season() else {
        return Html::default();
    };
    let standings = at.club().standings(at.club().seasons.len() - 1);
    let leaders = standings.members.iter().filter(|one| one.place.is_some());
    let leaders: Vec<_> = leaders.take(LEADERS).collect();
    let decimals = PointDecimals::of_points(leaders.iter().map(|one| one.total));
    html! {
        <section class="club-card">
            <h3>{ season.opening.name.clone() }</h3>
            if leaders.is_empty() {
                <p>{ tr!(locale, "No results yet.") }</p>
            } else {
                <ol class="club-leaders">
                    for one in leaders {
                        <li value={one.place.unwrap_or_default().to_string()}>
                            <span>{ at.name(locale, &one.member) }</span>
                            <b>{ decimals.text(one.total) }</b>
                        </li>
                    }
                </ol>
            }
            <a class="button" href={href(&ClubLocation::Season(None))}>{ tr!(locale, "All standings") }</a>
        </section>
    }
}
