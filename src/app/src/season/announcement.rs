//! The head of the standings: club, season, nights.

use tilewise_club::{Date, PlannedNight, PublicSeason};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::browser::window;
use crate::i18n::Locale;

/// Draws the head of the standings.
pub fn announcement(locale: Locale, season: &PublicSeason) -> Html {
    html! {
        <header class="season-head">
            <p class="season-club" dir="auto">{ season.club.clone() }</p>
            <h2 dir="auto">{ season.season.clone() }</h2>
            <p class="season-nights">
                { nights(locale, season.nights) }
                if let Some(date) = season.last_night {
                    { " · " }
                    <time datetime={date.to_string()}>{ day(locale, date) }</time>
                }
            </p>
            if let Some(next) = &season.next_night {
                <p class="season-next" data-next-night={next.date.to_string()}>
                    <span class="label">{ tr!(locale, "Next night") }</span>
                    <strong>
                        <time datetime={next.date.to_string()}>{ day(locale, next.date) }</time>
                    </strong>
                    { details(next) }
                </p>
            }
        </header>
    }
}

fn details(next: &PlannedNight) -> Html {
    html! {
        if !next.details.is_empty() {
            <span dir="auto">{ next.details.clone() }</span>
        }
    }
}

/// Returns after how many nights the standings are.
pub fn nights(locale: Locale, nights: u32) -> String {
    if nights == 0 {
        return tr!(locale, "Before the first night").to_owned();
    }
    tr!(locale, "After {0} {0:night|nights}", nights)
}

/// Returns the next night on one line, with the date as in JSON.
pub fn next_night(locale: Locale, next: &PlannedNight) -> String {
    let date = next.date.to_string();
    let parts = [tr!(locale, "Next night"), &date, &next.details];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// Formats a date in the page's language, with the day of the week; outside of a browser as in JSON.
fn day(locale: Locale, date: Date) -> String {
    let written = date.to_string();
    if window().is_none() {
        return written;
    }
    // Noon is on this day in every time zone.
    let noon = js_sys::Date::new(&JsValue::from_str(&format!("{written}T12:00:00")));
    let options = js_sys::Object::new();
    for (key, value) in [
        ("weekday", "short"),
        ("year", "numeric"),
        ("month", "long"),
        ("day", "numeric"),
    ] {
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    let text = noon.to_locale_date_string(locale.language().key(), &options);
    text.as_string().unwrap_or(written)
}
