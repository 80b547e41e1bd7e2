//! Points of a season.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// Points of a season, exact to a thousandth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeasonPoints(i64);

impl SeasonPoints {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// Returns whole points.
    pub const fn whole(points: i64) -> Self {
        Self(points.saturating_mul(1000))
    }

    /// Returns thousandths of a point.
    pub const fn from_thousandths(thousandths: i64) -> Self {
        Self(thousandths)
    }

    /// Returns the points in thousandths.
    pub const fn thousandths(self) -> i64 {
        self.0
    }

    /// Returns an equal share, rounded to the nearest thousandth, halves away from zero.
    ///
    /// ```
    /// use tilewise_club::SeasonPoints;
    /// assert_eq!(SeasonPoints::whole(2).divided_by(3).to_string(), "0.667");
    /// assert_eq!(SeasonPoints::whole(-5).divided_by(2).to_string(), "-2.5");
    /// ```
    #[must_use]
    pub const fn divided_by(self, parts: i64) -> Self {
        if parts == 0 {
            return Self::ZERO;
        }
        let half = if (self.0 < 0) == (parts < 0) {
            parts / 2
        } else {
            -(parts / 2)
        };
        Self(self.0.saturating_add(half) / parts)
    }

    /// Returns a multiple.
    #[must_use]
    pub fn times(self, count: u32) -> Self {
        Self(self.0.saturating_mul(i64::from(count)))
    }

    /// Reads points such as `12`, `-1.5` or `0.125`: at most nine digits, and three after the point.
    ///
    /// ```
    /// use tilewise_club::SeasonPoints;
    /// assert_eq!(SeasonPoints::parse("-1.5"), Some(SeasonPoints::from_thousandths(-1500)));
    /// assert_eq!(SeasonPoints::parse("1.2345"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let (is_negative, text) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(text) => (true, text),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, parts) = text.split_once('.').unwrap_or((text, ""));
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !(1..=9).contains(&whole.len())
            || parts.len() > 3
            || text.ends_with('.')
            || !digits(whole)
            || !digits(parts)
        {
            return None;
        }
        let whole: i64 = whole.parse().ok()?;
        let parts: i64 = format!("{parts:0<3}").parse().ok()?;
        let thousandths = whole * 1000 + parts;
        Some(Self(if is_negative {
            -thousandths
        } else {
            thousandths
        }))
    }
}

impl fmt::Display for SeasonPoints {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let (sign, all) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        write!(out, "{sign}{}", all / 1000)?;
        match format!("{:03}", all % 1000).trim_end_matches('0') {
            "" => Ok(()),
            parts => write!(out, ".{parts}"),
        }
    }
}

impl Add for SeasonPoints {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for SeasonPoints {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for SeasonPoints {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for SeasonPoints {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl Sum for SeasonPoints {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}
