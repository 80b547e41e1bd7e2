//! Amounts of a suite: points, or money with decimals.

use std::fmt;

/// An amount as written, exact to a hundredth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Amount {
    hundredths: i64,
}

impl Amount {
    /// Converts an amount of an engine whose unit has `parts` parts.
    pub const fn from_parts(amount: i64, parts: i64) -> Self {
        Self {
            hundredths: amount * 100 / parts,
        }
    }

    /// Returns whether the amounts sum to zero.
    pub fn cancel(all: &[Self]) -> bool {
        all.iter().map(|one| one.hundredths).sum::<i64>() == 0
    }
}

impl std::str::FromStr for Amount {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("“{text}” is no amount");
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "00"));
        let decimals = match decimals.len() {
            1 => format!("{decimals}0"),
            2 => decimals.to_owned(),
            _ => return Err(wrong()),
        };
        let both = format!("{whole}{decimals}");
        if whole.is_empty() || !both.bytes().all(|one| one.is_ascii_digit()) {
            return Err(wrong());
        }
        let hundredths: i64 = both.parse().map_err(|_| wrong())?;
        Ok(Self {
            hundredths: sign * hundredths,
        })
    }
}

impl fmt::Debug for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.hundredths / 100, self.hundredths.abs() % 100);
        let sign = if self.hundredths < 0 { "-" } else { "+" };
        write!(f, "{sign}{}", whole.abs())?;
        if rest == 0 {
            return Ok(());
        }
        write!(f, ".{rest:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_money_are_read() {
        let read = |text: &str| text.parse::<Amount>();
        assert_eq!(read("+64"), Ok(Amount::from_parts(64, 1)));
        assert_eq!(read("-0.5"), Ok(Amount::from_parts(-50, 100)));
        assert_eq!(read("2.25"), Ok(Amount::from_parts(225, 100)));
        assert_eq!(read("0"), Ok(Amount::from_parts(0, 100)));
        for text in ["", "-", ".5", "1.", "1.234", "1,5", "--1", "1.-5"] {
            assert!(read(text).is_err(), "{text}");
        }
        assert_eq!(format!("{:?}", Amount::from_parts(-50, 100)), "-0.50");
    }
}
