//! Overall scores: what counts at a tournament.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

/// An overall score, in thousandths: one point of it is worth 1,000 points of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Overall(i64);

/// No score is further from zero than this many points.
const MOST: i64 = 1_000_000;

impl Overall {
    /// Whole points.
    pub const fn points(points: i32) -> Self {
        Self(points as i64 * 1_000)
    }

    /// As many as these points of a table are worth.
    pub const fn of_table(points: i64) -> Self {
        Self(points)
    }

    /// The score in thousandths.
    pub const fn thousandths(self) -> i64 {
        self.0
    }

    /// The score as a number.
    #[expect(
        clippy::cast_precision_loss,
        reason = "scores are far below 2^53 thousandths"
    )]
    pub const fn number(self) -> f64 {
        self.0 as f64 / 1_000.0
    }
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let all = self.0.unsigned_abs();
        write!(f, "{sign}{}", all / 1_000)?;
        let rest = format!("{:03}", all % 1_000);
        match rest.trim_end_matches('0') {
            "" => Ok(()),
            rest => write!(f, ".{rest}"),
        }
    }
}

/// A text that is no overall score.
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

    /// Reads a number with at most three decimals.
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
        let all = number(whole)? * 1_000 + number(&format!("{rest:0<3}"))?;
        if all > MOST * 1_000 {
            return Err(NotOverall);
        }
        Ok(Self(sign * all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_read_as_it_is_written() {
        for text in ["0", "25", "-5", "12.3", "-0.001", "5.35"] {
            let score: Overall = text.parse().expect(text);
            assert_eq!(score.to_string(), text);
        }
        for text in ["", "-", ".5", "5.", "1.2345", "1e3", "12345678", "+-1", "½"] {
            assert_eq!(text.parse::<Overall>(), Err(NotOverall), "{text}");
        }
    }
}
