//! The end of a night: what is missing, and what comes after it.

use tilewise_club::{ClubEvent, Night, Season};
use yew::prelude::*;

use super::TonightProps;
use super::attendance::missing_tables;
use super::take_back::{closing_entry, take_back};
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::refused;
use crate::club::club_view::{ClubView, href};
use crate::club::exchange::save_link;
use crate::club::overview::night_name;
use crate::i18n::{Locale, use_locale};

/// What is missing of the night, and the button that ends it.
#[component]
pub fn NightEnd(props: &TonightProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let errors = use_state(Vec::new);
    let onclick = {
        let (at, errors) = (at.clone(), errors.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(night) = at.night() {
                let written = at.write(locale, ClubEvent::NightClosed(night.id.clone()));
                errors.set(written.err().unwrap_or_default());
            }
        })
    };
    let Some(night) = at.night() else {
        return Html::default();
    };
    html! {
        <section class="club-card" data-night-end="">
            <h3 class="label">{ tr!(locale, "End of the night") }</h3>
            { missing(locale, night) }
            if at.writes() {
                { refused(&errors) }
                <button type="button" class="button" data-action="end-night" {onclick}>
                    { tr!(locale, "End the night") }
                </button>
            }
        </section>
    }
}

/// Draws the tables without a result that counts, as links.
fn missing(locale: Locale, night: &Night) -> Html {
    let missing = missing_tables(night);
    if night.rounds.is_empty() {
        return html! { <p>{ tr!(locale, "No round was drawn tonight.") }</p> };
    }
    if missing.is_empty() {
        return html! { <p>{ tr!(locale, "All tables have results that count.") }</p> };
    }
    html! {
        <>
            <p>{ tr!(locale, "These tables have no result that counts. It can still be entered after the night.") }</p>
            <ul class="club-links" data-missing={missing.len().to_string()}>
                for (round, table) in missing {
                    <li>
                        <a class="button" href={href(&ClubLocation::Table(round, table))}>
                            { tr!(locale, "Round {0}, table {1}", round, table) }
                        </a>
                    </li>
                }
            </ul>
        </>
    }
}

/// Draws what comes after the last night of a season, if it is over.
pub fn night_over(locale: Locale, at: &ClubView, season: &Season) -> Html {
    let Some(night) = season.nights.last().filter(|night| night.is_closed) else {
        return Html::default();
    };
    html! {
        <section class="club-card" data-night-over="">
            <h3 class="label">{ night_name(locale, night) }</h3>
            <p>{ tr!(locale, "The night is over. Save the club as a file now: the browser can lose what it stores.") }</p>
            { save_link(locale, at) }
            <div class="club-links">
                <a class="button" data-action="standings" href={href(&ClubLocation::Season(None))}>
                    { tr!(locale, "All standings") }
                </a>
                <a class="button" data-action="publish" href={href(&ClubLocation::Publish)}>
                    { tr!(locale, "Publish the standings") }
                </a>
            </div>
            if at.writes() {
                <NightReopening at={at.clone()} />
            }
        </section>
    }
}

/// Button that continues the last night.
#[component]
fn NightReopening(props: &TonightProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let errors = use_state(Vec::new);
    let onclick = {
        let (at, errors) = (at.clone(), errors.clone());
        Callback::from(move |_: MouseEvent| {
            let night = at.season().and_then(|season| season.nights.last());
            let entry = night.and_then(|night| closing_entry(&at.replayed.log, &night.id));
            if let Some(entry) = entry {
                let written = take_back(locale, &at, entry);
                errors.set(written.err().unwrap_or_default());
            }
        })
    };
    html! {
        <>
            { refused(&errors) }
            <button type="button" class="button" data-action="continue-night" {onclick}>
                { tr!(locale, "Continue this night") }
            </button>
        </>
    }
}
