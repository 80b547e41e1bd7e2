//! The standings of a season, its policy in words, and its end.

use std::rc::Rc;

use tilewise_club::{Club, MemberId, Season, SeasonRecord, SeasonStandings};
use yew::prelude::*;

use super::end_season::EndSeason;
use super::policy_text::policy_text;
use super::standings_table::{StandingsTable, standings_table};
use super::teams_table::teams_table;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::title;
use crate::club::club_view::{ClubView, href};
use crate::i18n::{Locale, use_locale};

/// Properties of [`ClubSeasonScreen`].
#[derive(Properties, PartialEq)]
pub struct ClubSeasonScreenProps {
    /// The club.
    pub at: ClubView,
    /// The number of the season, from 1; `None` for the last one.
    pub number: Option<usize>,
}

/// The standings of a season.
#[component]
pub fn ClubSeasonScreen(props: &ClubSeasonScreenProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let index = season_index(at.club(), props.number);
    let computed = use_memo((Rc::clone(&at.replayed), index), |(replayed, index)| {
        index.map(|index| SeasonNumbers::new(&replayed.club, index))
    });
    let open = use_state(|| None::<MemberId>);
    let ontap = {
        let open = open.clone();
        Callback::from(move |member: MemberId| {
            open.set(Some(member).filter(|one| Some(one) != open.as_ref()));
        })
    };
    let found = index.and_then(|index| at.club().seasons.get(index));
    let (Some(season), Some(numbers), Some(index)) = (found, &*computed, index) else {
        return no_season(locale, at, at.club().seasons.is_empty());
    };
    let table = StandingsTable {
        locale,
        at,
        season,
        record: &numbers.record,
        standings: &numbers.standings,
        open: open.as_ref(),
        ontap: &ontap,
    };
    let teams = &numbers.standings.teams;
    html! {
        <div class="step-panel" data-season={(index + 1).to_string()}>
            { title(&season.opening.name) }
            { season_chips(locale, at.club(), index) }
            { about(locale, season) }
            { actions(locale, at, season, index) }
            { standings_table(&table) }
            if !teams.is_empty() {
                { teams_table(locale, at, teams) }
            }
            <details class="more" data-policy="">
                <summary>{ tr!(locale, "What counts") }</summary>
                { policy_list(locale, season) }
                if !season.is_closed {
                    <a class="button" data-action="policy" href={href(&ClubLocation::Policy)}>
                        { tr!(locale, "The policy as text, to copy") }
                    </a>
                }
            </details>
            if at.writes() && !season.is_closed {
                <EndSeason key={index.to_string()} at={at.clone()} {index} />
            }
        </div>
    }
}

/// What is computed from the results of a season.
struct SeasonNumbers {
    record: SeasonRecord,
    standings: SeasonStandings,
}

impl SeasonNumbers {
    fn new(club: &Club, index: usize) -> Self {
        Self {
            record: club.season_record(index),
            standings: club.standings(index),
        }
    }
}

/// Returns the index of a season by its number from 1; of the last one without a number.
pub fn season_index(club: &Club, number: Option<usize>) -> Option<usize> {
    let count = club.seasons.len();
    match number {
        Some(number) => number.checked_sub(1).filter(|index| *index < count),
        None => count.checked_sub(1),
    }
}

/// Draws the policy of a season in words.
pub fn policy_list(locale: Locale, season: &Season) -> Html {
    html! {
        <ul class="club-policy">
            for line in policy_text(locale, &season.opening.policy) {
                <li>{ line }</li>
            }
        </ul>
    }
}

/// Draws the links to all seasons, if there are several.
fn season_chips(locale: Locale, club: &Club, index: usize) -> Html {
    if club.seasons.len() < 2 {
        return Html::default();
    }
    html! {
        <nav class="chips" aria-label={tr!(locale, "All seasons")}>
            for (number, season) in (1..).zip(&club.seasons) {
                <a
                    class="chip"
                    href={href(&ClubLocation::Season(Some(number)))}
                    aria-current={(number == index + 1).then_some("page")}
                >
                    { season.opening.name.clone() }
                </a>
            }
        </nav>
    }
}

fn about(locale: Locale, season: &Season) -> Html {
    let nights = season.nights.len();
    html! {
        <p class="club-note">
            { tr!(locale, "{0} {0:night|nights}", nights) }
            if season.is_closed {
                { " · " }
                { tr!(locale, "The season is over.") }
            }
        </p>
    }
}

fn actions(locale: Locale, at: &ClubView, season: &Season, index: usize) -> Html {
    let link = |key: &'static str, label: &'static str, to: &ClubLocation| {
        html! { <a class="button" data-action={key} href={href(to)}>{ label }</a> }
    };
    let is_last = index + 1 == at.club().seasons.len();
    html! {
        <>
            if at.writes() && season.is_closed && is_last {
                <a class="button button-done" data-action="next-season" href={href(&ClubLocation::Policy)}>
                    { tr!(locale, "Begin the next season") }
                </a>
            }
            <div class="club-actions">
                { link("publish", tr!(locale, "Publish"), &ClubLocation::Publish) }
                if !season.is_closed {
                    { link("adjust", tr!(locale, "Adjust points"), &ClubLocation::Adjust) }
                }
                { link("statistics", tr!(locale, "Statistics"), &ClubLocation::Statistics(None)) }
            </div>
        </>
    }
}

/// Draws that there is no such season.
pub fn no_season(locale: Locale, at: &ClubView, is_empty: bool) -> Html {
    html! {
        <div class="step-panel">
            { title(tr!(locale, "Season")) }
            if is_empty {
                <p>
                    { tr!(locale, "There is no season yet. A season says what counts, and whose points are added up.") }
                </p>
                if at.writes() {
                    <a class="button button-done" data-action="open-season" href={href(&ClubLocation::Policy)}>
                        { tr!(locale, "Begin a season") }
                    </a>
                }
            } else {
                <p>{ tr!(locale, "There is no season with this number.") }</p>
                <a class="button" href={href(&ClubLocation::Season(None))}>{ tr!(locale, "All standings") }</a>
            }
        </div>
    }
}
