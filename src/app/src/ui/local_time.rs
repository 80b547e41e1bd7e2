//! Times of the device's time zone as texts.

use js_sys::Date;

/// Returns a time in milliseconds since 1970 as a local date and time: `2026-11-29 19:05`.
pub fn as_local_time(time: i64) -> String {
    let date = local(time);
    format!("{} {}", day(&date), clock(&date))
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

fn day(date: &Date) -> String {
    let (year, month) = (date.get_full_year(), date.get_month() + 1);
    format!("{year:04}-{month:02}-{:02}", date.get_date())
}

fn clock(date: &Date) -> String {
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}
