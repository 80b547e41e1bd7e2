//! Form for the next night.

use tilewise_club::{ClubEvent, PlannedNight};
use yew::prelude::*;

use super::TonightProps;
use super::night_form::{date_field, read_date};
use crate::club::club_nav::refused;
use crate::club::club_view::day;
use crate::club::found::text_field;
use crate::i18n::use_locale;

/// The next night, and the form that plans it.
#[component]
pub fn PlanForm(props: &TonightProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let planned = at.club().next_night.clone();
    let date = use_state(|| match &planned {
        Some(planned) => planned.date.to_string(),
        None => String::new(),
    });
    let details = use_state(|| match &planned {
        Some(planned) => planned.details.clone(),
        None => String::new(),
    });
    let errors = use_state(Vec::new);
    let onsubmit = {
        let (at, errors) = (at.clone(), errors.clone());
        let (date, details) = (date.clone(), details.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let date = read_date(locale, &date).map_err(|why| vec![why]);
            let written = date.and_then(|date| {
                let details = (*details).clone();
                let planned = Some(PlannedNight { date, details });
                at.write(locale, ClubEvent::NightPlanned(planned))
            });
            errors.set(written.err().unwrap_or_default());
        })
    };
    let onclear = {
        let (at, errors) = (at.clone(), errors.clone());
        Callback::from(move |_: MouseEvent| {
            let written = at.write(locale, ClubEvent::NightPlanned(None));
            errors.set(written.err().unwrap_or_default());
        })
    };
    let heading = match &planned {
        Some(planned) => {
            let night = format!("{} {}", day(locale, planned.date), planned.details);
            tr!(locale, "Next night: {0}", night)
        }
        None => tr!(locale, "No next night is planned.").to_owned(),
    };
    if !at.writes() {
        return html! { <p data-planned="">{ heading }</p> };
    }
    html! {
        <details class="more" data-planned="">
            <summary>{ heading }</summary>
            <form class="club-card" data-form="plan" {onsubmit}>
                { date_field(tr!(locale, "Date"), "plan-date", &date) }
                { text_field(tr!(locale, "Time and place, if you like"), "plan-details", &details, 100) }
                { refused(&errors) }
                <button type="submit" class="button" data-action="plan-night">
                    { tr!(locale, "Plan this night") }
                </button>
                if planned.is_some() {
                    <button type="button" class="button" data-action="plan-nothing" onclick={onclear}>
                        { tr!(locale, "Plan no night") }
                    </button>
                }
            </form>
        </details>
    }
}
