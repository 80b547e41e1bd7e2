//! The form that begins a night.

use tilewise_club::{Club, ClubEvent, Date, NightOpening};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::TonightProps;
use super::attendance::last_fee;
use crate::club::club_nav::refused;
use crate::club::club_view::ClubView;
use crate::club::found::text_field;
use crate::i18n::{Locale, use_locale};
use crate::table::{as_typed, in_hundredths};
use crate::ui::local_time::today;

/// The form that begins a night.
#[component]
pub fn NightForm(props: &TonightProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let date = use_state(today);
    let name = use_state(|| planned_for(at.club(), &date));
    let fee = use_state(|| match last_fee(at.club()) {
        0 => String::new(),
        fee => as_typed(fee),
    });
    let errors = use_state(Vec::new);
    let onsubmit = {
        let (at, errors) = (at.clone(), errors.clone());
        let (date, name, fee) = (date.clone(), name.clone(), fee.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let opening = read_opening(locale, &date, &name, &fee);
            let written = opening.and_then(|opening| begin(locale, &at, opening));
            errors.set(written.err().unwrap_or_default());
        })
    };
    html! {
        <form class="club-card" data-form="night" {onsubmit}>
            <h3 class="label">{ tr!(locale, "A new night") }</h3>
            { date_field(tr!(locale, "Date"), "night-date", &date) }
            { text_field(tr!(locale, "Name or place, if you like"), "night-name", &name, 60) }
            { text_field(tr!(locale, "Fee of each member; empty for none"), "night-fee", &fee, 12) }
            { refused(&errors) }
            <button type="submit" class="button button-done" data-action="begin-night">
                { tr!(locale, "Begin the night") }
            </button>
        </form>
    }
}

/// Returns the details of the night that is planned for a date.
fn planned_for(club: &Club, date: &str) -> String {
    let planned = club.next_night.as_ref();
    let planned = planned.filter(|planned| planned.date.to_string() == date);
    planned.map_or_else(String::new, |planned| planned.details.clone())
}

fn begin(locale: Locale, at: &ClubView, opening: NightOpening) -> Result<(), Vec<String>> {
    let Some(season) = at.season() else {
        return Ok(());
    };
    let season = season.id.clone();
    at.write(locale, ClubEvent::NightOpened { season, opening })
}

/// Reads the fields of the form.
///
/// # Errors
/// A sentence for each field that can't be read.
pub fn read_opening(
    locale: Locale,
    date: &str,
    name: &str,
    fee: &str,
) -> Result<NightOpening, Vec<String>> {
    let date = read_date(locale, date);
    let fee = match fee.trim() {
        "" => Ok(0),
        fee => in_hundredths(fee).filter(|fee| *fee >= 0).ok_or_else(|| {
            tr!(
                locale,
                "The fee isn’t an amount: enter a number such as 5 or 2.50, or leave the field empty."
            )
            .to_owned()
        }),
    };
    match (date, fee) {
        (Ok(date), Ok(fee)) => Ok(NightOpening {
            date,
            name: name.to_owned(),
            fee,
        }),
        (date, fee) => Err([date.err(), fee.err()].into_iter().flatten().collect()),
    }
}

/// Reads a date.
///
/// # Errors
/// A sentence that says what a date looks like.
pub fn read_date(locale: Locale, text: &str) -> Result<Date, String> {
    Date::parse(text.trim()).ok_or_else(|| {
        tr!(
            locale,
            "The date is missing or doesn’t exist: enter year, month and day, such as 2026-11-29."
        )
        .to_owned()
    })
}

/// A field for a date, which is a state.
pub fn date_field(label: &'static str, key: &'static str, value: &UseStateHandle<String>) -> Html {
    let oninput = {
        let value = value.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                value.set(field.value());
            }
        })
    };
    html! {
        <label class="club-field">
            <span>{ label }</span>
            <input type="date" data-field={key} value={(**value).clone()} {oninput} />
        </label>
    }
}
