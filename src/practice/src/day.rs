//! Days of the calendar. The core reads no clock: the page hands a day in.

use std::fmt;

/// A day of the Gregorian calendar, as the number of days since 1 January of the year 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Day(u32);

/// The days of a common year before each month.
const BEFORE_MONTH: [u32; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/// The last year.
const LAST_YEAR: u16 = 9999;

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Returns the number of days of all years before a year.
const fn before_year(year: u32) -> u32 {
    let whole = year - 1;
    whole * 365 + whole / 4 - whole / 100 + whole / 400
}

impl Day {
    /// Creates a day, if there is such a date.
    ///
    /// ```
    /// use tilewise_practice::Day;
    /// assert!(Day::from_date(2028, 2, 29).is_some());
    /// assert!(Day::from_date(2026, 2, 29).is_none());
    /// ```
    pub fn from_date(year: u16, month: u8, day: u8) -> Option<Self> {
        if !(1..=LAST_YEAR).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        let year = u32::from(year);
        let leap = u32::from(is_leap(year));
        let place = usize::from(month - 1);
        let before = |place: usize| BEFORE_MONTH[place] + if place > 1 { leap } else { 0 };
        let end = if place == 11 {
            365 + leap
        } else {
            before(place + 1)
        };
        let in_month = end - before(place);
        let day = u32::from(day);
        (1..=in_month)
            .contains(&day)
            .then(|| Self(before_year(year) + before(place) + day - 1))
    }

    /// Reads a date such as 2026-11-29.
    ///
    /// ```
    /// use tilewise_practice::Day;
    /// let day = Day::parse("2026-11-29").unwrap();
    /// assert_eq!(day.to_string(), "2026-11-29");
    /// assert_eq!(Day::parse("29.11.2026"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let mut number = |digits: usize| {
            let part = parts.next()?;
            let is_number = part.len() == digits && part.bytes().all(|one| one.is_ascii_digit());
            part.parse::<u16>().ok().filter(|_| is_number)
        };
        let (year, month, day) = (number(4)?, number(2)?, number(2)?);
        let is_end = parts.next().is_none();
        Self::from_date(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?).filter(|_| is_end)
    }

    /// Returns the day a number of days after this one.
    #[must_use]
    pub const fn plus(self, days: u32) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// Returns year, month and day of the month.
    fn date(self) -> (u32, usize, u32) {
        let mut year = self.0 / 366 + 1;
        while before_year(year + 1) <= self.0 {
            year += 1;
        }
        let rest = self.0 - before_year(year);
        let leap = u32::from(is_leap(year));
        let before = |place: usize| BEFORE_MONTH[place] + if place > 1 { leap } else { 0 };
        let month = (0..12).rev().find(|&place| before(place) <= rest);
        let month = month.unwrap_or(0);
        (year, month + 1, rest - before(month) + 1)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_each_other() {
        let mut day = Day::from_date(1999, 12, 30).expect("a date");
        for text in ["1999-12-30", "1999-12-31", "2000-01-01"] {
            assert_eq!(day.to_string(), text);
            assert_eq!(Day::parse(text), Some(day));
            day = day.plus(1);
        }
        let leap = Day::from_date(2000, 2, 29).expect("a leap day");
        assert_eq!(leap.plus(1).to_string(), "2000-03-01");
        let first = Day::from_date(1, 1, 1).expect("the first day");
        assert_eq!((first.0, first.to_string()), (0, "0001-01-01".to_owned()));
        // 400 years have 146,097 days.
        assert_eq!(first.plus(146_097).to_string(), "0401-01-01");
        assert_eq!(first.plus(146_096).to_string(), "0400-12-31");
    }

    #[test]
    fn other_texts_are_no_days() {
        for text in [
            "",
            "2026-13-01",
            "2026-00-01",
            "2026-1-1",
            "2026-02-30",
            "2026-02-01-1",
        ] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
    }
}
