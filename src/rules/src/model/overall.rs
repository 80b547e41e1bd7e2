//! Overall scores at a tournament.
//!
//! A point of a table is worth a thousandth of an overall point, and players who share ranks share their
//! values: halves, thirds, quarters. All of these are whole numbers of the parts used here.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

/// An overall score, in parts of a point: see [`Overall::PARTS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Overall(i64);

/// The largest distance from zero, in points.
const MOST: i64 = 1_000_000;

impl Overall {
    /// The parts of a point: thousandths, each divided by three.
    pub const PARTS: i64 = 3 * THOUSAND;

    /// Creates a score of whole points.
    pub const fn points(points: i32) -> Self {
        Self(points as i64 * Self::PARTS)
    }

    /// Creates the score of points of a table, of which 1,000 make one.
    pub const fn of_table(points: i64) -> Self {
        Self(points.saturating_mul(3))
    }

    /// Returns the exact share of points that up to four players share.
    pub const fn shared(points: i32, by: u8) -> Self {
        Self(points as i64 * Self::PARTS / if by == 0 { 1 } else { by as i64 })
    }

    /// Returns the score in twelfths, if it is a whole number of them.
    pub const fn twelfths(self) -> Option<i64> {
        const TWELFTH: i64 = Overall::PARTS / 12;
        if self.0 % TWELFTH == 0 {
            Some(self.0 / TWELFTH)
        } else {
            None
        }
    }

    /// Returns the score in thousandths, rounded.
    pub const fn thousandths(self) -> i64 {
        rounded(self.0, 3)
    }

    /// Returns the thousandths as displayed: two decimals for a score with thirds.
    const fn displayed_thousandths(self) -> i64 {
        if self.0 % 3 == 0 {
            self.0 / 3
        } else {
            rounded(self.0, Self::PARTS / 100) * 10
        }
    }

    /// Returns the score as a number, with two decimals for a score with thirds.
    #[expect(
        clippy::cast_precision_loss,
        reason = "scores are far below 2^53 thousandths"
    )]
    pub const fn number(self) -> f64 {
        self.displayed_thousandths() as f64 / THOUSAND as f64
    }
}

const THOUSAND: i64 = 1_000;

/// Returns the nearest multiple of a number of parts; halves are rounded away from zero.
const fn rounded(parts: i64, of: i64) -> i64 {
    let half = if parts < 0 { -of } else { of } / 2;
    (parts + half) / of
}

impl Add for Overall {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Overall {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Overall {
    /// Formats the score, with two decimals for a score with thirds.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thousandths = self.displayed_thousandths();
        let sign = if thousandths < 0 { "-" } else { "" };
        let all = thousandths.unsigned_abs();
        write!(f, "{sign}{}", all / 1_000)?;
        let rest = format!("{:03}", all % 1_000);
        match rest.trim_end_matches('0') {
            "" => Ok(()),
            rest => write!(f, ".{rest}"),
        }
    }
}

/// The error for a text that isn't an overall score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOverall;

impl fmt::Display for NotOverall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an overall score is a number with at most three decimals, such as 12.3")
    }
}

impl std::error::Error for NotOverall {}

impl FromStr for Overall {
    type Err = NotOverall;

    /// Parses a number with at most three decimals.
    ///
    /// ```
    /// use tilewise_rules::Overall;
    /// let score: Overall = "-12.3".parse().unwrap();
    /// assert_eq!((score - Overall::points(7)).to_string(), "-19.3");
    /// ```
    fn from_str(text: &str) -> Result<Self, NotOverall> {
        let text = text.trim().replace('\u{2212}', "-");
        let (sign, text) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(&text)),
        };
        let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str| text.bytes().all(|one| one.is_ascii_digit());
        if whole.is_empty() || whole.len() > 7 || rest.is_empty() || rest.len() > 3 {
            return Err(NotOverall);
        }
        if !digits(whole) || !digits(rest) {
            return Err(NotOverall);
        }
        let number = |text: &str| text.parse::<i64>().map_err(|_| NotOverall);
        let all = number(whole)? * THOUSAND + number(&format!("{rest:0<3}"))?;
        if all > MOST * THOUSAND {
            return Err(NotOverall);
        }
        Ok(Self::of_table(sign * all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_points_are_exact() {
        for (points, by, text, twelfths) in [
            (7, 3, "2.33", 28),
            (7, 4, "1.75", 21),
            (1, 2, "0.5", 6),
            (-7, 3, "-2.33", -28),
            (8, 3, "2.67", 32),
            (3, 3, "1", 12),
        ] {
            let each = Overall::shared(points, by);
            assert_eq!(
                (each.to_string().as_str(), each.twelfths()),
                (text, Some(twelfths))
            );
            let all = (0..by).fold(Overall::default(), |all, _| all + each);
            assert_eq!(all, Overall::points(points));
        }
        assert_eq!(Overall::of_table(1).twelfths(), None);
        assert_eq!(Overall::shared(7, 3).thousandths(), 2_333);
    }

    #[test]
    fn overall_round_trips() {
        for text in ["0", "25", "-5", "12.3", "-0.001", "5.35"] {
            let score: Overall = text.parse().expect(text);
            assert_eq!(score.to_string(), text);
        }
        for text in ["", "-", ".5", "5.", "1.2345", "1e3", "12345678", "+-1", "½"] {
            assert_eq!(text.parse::<Overall>(), Err(NotOverall), "{text}");
        }
    }
}
