//! Calendar dates of nights. The core reads no clock: the page hands a date in.

use std::fmt;

/// A date of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// Creates a date, if there is such a day.
    ///
    /// ```
    /// use tilewise_club::Date;
    /// assert!(Date::new(2028, 2, 29).is_some());
    /// assert!(Date::new(2026, 2, 29).is_none());
    /// ```
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let exists = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_in_month(year, month)).contains(&day);
        exists.then_some(Self { year, month, day })
    }

    /// Reads a date such as 2026-11-29.
    ///
    /// ```
    /// use tilewise_club::Date;
    /// let date = Date::parse("2026-11-29").unwrap();
    /// assert_eq!(date.to_string(), "2026-11-29");
    /// assert_eq!(Date::parse("29.11.2026"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let is_written =
            (year.len(), month.len(), day.len()) == (4, 2, 2) && parts.next().is_none();
        if !is_written || ![year, month, day].into_iter().all(digits) {
            return None;
        }
        Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
    }

    /// Returns the day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Returns the date as a number: year, month and day in base 12 and 31.
    pub(crate) fn number(self) -> u64 {
        let months = u64::from(self.year) * 12 + u64::from(self.month - 1);
        months * 31 + u64::from(self.day - 1)
    }

    /// Returns the date of a number, if there is such a day.
    pub(crate) fn from_number(number: u64) -> Option<Self> {
        let (months, day) = (number / 31, number % 31 + 1);
        let (year, month) = (months / 12, months % 12 + 1);
        Self::new(
            u16::try_from(year).ok()?,
            u8::try_from(month).ok()?,
            u8::try_from(day).ok()?,
        )
    }

    /// Returns the number of days since 0000-03-01, to compare dates.
    fn days(self) -> i64 {
        // Years that begin in March have the leap day at their end.
        let (year, month) = (i64::from(self.year), i64::from(self.month));
        let year = if month < 3 { year - 1 } else { year };
        let months = (month + 9) % 12;
        let leap_days = year / 4 - year / 100 + year / 400;
        365 * year + leap_days + (153 * months + 2) / 5 + i64::from(self.day) - 1
    }

    /// Returns the number of a week, which begins on Monday. Numbers of later weeks are greater.
    ///
    /// ```
    /// use tilewise_club::Date;
    /// let week = |text| Date::parse(text).unwrap().week();
    /// // Sunday, and the Monday after it; the last day of a year, and the first of the next.
    /// assert_eq!(week("2026-11-29") + 1, week("2026-11-30"));
    /// assert_eq!(week("2026-12-31"), week("2027-01-01"));
    /// ```
    pub fn week(self) -> i64 {
        // 0000-03-01 was a Wednesday.
        (self.days() + 2).div_euclid(7)
    }
}

const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}
