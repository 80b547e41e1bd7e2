//! Form that starts the clock of the round.

use tilewise_club::{ClubEvent, RoundTime};
use yew::prelude::*;

use super::DrawFormProps;
use super::round_ends::last_minutes;
use crate::club::club_nav::refused;
use crate::club::club_view::ClubView;
use crate::club::found::text_field;
use crate::i18n::{Locale, use_locale};

/// Form that starts the clock of the round, or starts it again.
#[component]
pub fn ClockForm(props: &DrawFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let minutes = use_state(|| last_minutes(at.club()).to_string());
    let errors = use_state(Vec::new);
    let onsubmit = {
        let (at, minutes, errors) = (at.clone(), minutes.clone(), errors.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let written = start(locale, &at, &minutes);
            errors.set(written.err().unwrap_or_default());
        })
    };
    let night = at.night();
    let Some(round) = night.and_then(|night| night.rounds.last()) else {
        return Html::default();
    };
    let is_started = round.clock.is_some();
    let form = html! {
        <form class="clock-form" data-form="clock" {onsubmit}>
            { text_field(tr!(locale, "Minutes of the round"), "minutes", &minutes, 4) }
            <button type="submit" class="button" data-action="start-clock">
                if is_started {
                    { tr!(locale, "Start the clock again") }
                } else {
                    { tr!(locale, "Start the clock") }
                }
            </button>
            { refused(&errors) }
        </form>
    };
    if is_started {
        html! {
            <details class="more">
                <summary>{ tr!(locale, "Another time for the round") }</summary>
                { form }
            </details>
        }
    } else {
        html! {
            <>
                { form }
                <p class="club-note">
                    { tr!(locale, "Phones that scan their ticket after the start show the time too.") }
                </p>
            </>
        }
    }
}

fn start(locale: Locale, at: &ClubView, minutes: &str) -> Result<(), Vec<String>> {
    let Some(night) = at.night() else {
        return Ok(());
    };
    let round = night.rounds.last().map_or(0, |round| round.draw.round);
    // What isn’t a number is no time, and the club says which times there are.
    let minutes = minutes.trim().parse().unwrap_or_default();
    at.write(
        locale,
        ClubEvent::ClockStarted {
            night: night.id.clone(),
            time: RoundTime { round, minutes },
        },
    )
}
