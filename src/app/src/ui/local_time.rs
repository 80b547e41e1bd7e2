//! Times of the device's time zone as texts.

use js_sys::{Date, Object, Reflect};

use crate::browser::window;
use crate::i18n::Locale;

/// Returns a time in milliseconds since 1970 as a local date in the page's language: `Nov 29, 2026`.
pub fn as_date(locale: Locale, time: i64) -> String {
    date_text(locale, &local(time))
}

/// Returns a time in milliseconds since 1970 as a local date and time: `Nov 29, 2026 19:05`.
pub fn as_local_time(locale: Locale, time: i64) -> String {
    let date = local(time);
    format!("{} {}", date_text(locale, &date), clock(&date))
}

/// Returns a date such as `2026-11-29` in the page's language; outside of a browser as it is.
pub fn day_text(locale: Locale, day: &str) -> String {
    if window().is_none() {
        return day.to_owned();
    }
    // Noon is on this day in every time zone.
    date_text(locale, &Date::new(&format!("{day}T12:00:00").into()))
}

/// Returns a time in milliseconds since 1970 as a local time: `19:05`.
pub fn as_clock_time(time: i64) -> String {
    clock(&local(time))
}

/// Returns today's local date: `2026-11-29`.
pub fn today() -> String {
    day(&Date::new_0())
}

/// Returns the current time in milliseconds since 1970.
pub fn now() -> i64 {
    // An integer far below the limit of exact floats.
    #[allow(clippy::cast_possible_truncation)]
    let now = Date::now() as i64;
    now
}

fn local(time: i64) -> Date {
    // Far below the limit of exact floats.
    #[allow(clippy::cast_precision_loss)]
    Date::new(&(time as f64).into())
}

/// Formats a date in the page's language.
fn date_text(locale: Locale, date: &Date) -> String {
    let options = Object::new();
    // Countries order the numbers of day and month differently, so English names the month.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(locale.language().key(), &options)
        .into()
}

fn day(date: &Date) -> String {
    let (year, month) = (date.get_full_year(), date.get_month() + 1);
    format!("{year:04}-{month:02}-{:02}", date.get_date())
}

fn clock(date: &Date) -> String {
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}
