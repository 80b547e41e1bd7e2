//! The unit of payments.

use std::fmt;

/// The unit of payments: its name, and the number of parts of one. Amounts are whole numbers of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    /// The name with an amount: "points", or the sign of a currency.
    pub name: &'static str,
    /// Whether the name precedes the amount, as the sign of a currency does.
    pub before: bool,
    /// The number of parts of one: 1, or 100.
    pub parts: i64,
}

impl Money {
    /// Points, which are not divided.
    pub const POINTS: Self = Self {
        name: "points",
        before: false,
        parts: 1,
    };

    /// Formats an amount as a decimal number without its name: "64", "1.50".
    ///
    /// ```
    /// use tilewise_rules::Money;
    /// let dollars = Money { name: "$", before: true, parts: 100 };
    /// assert_eq!(dollars.decimal(-150).to_string(), "-1.50");
    /// assert_eq!(dollars.decimal(3200).to_string(), "32");
    /// assert_eq!(Money::POINTS.decimal(64).to_string(), "64");
    /// ```
    pub const fn decimal(self, amount: i64) -> Decimal {
        Decimal {
            amount,
            parts: self.parts,
        }
    }
}

/// An amount as a decimal number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal {
    amount: i64,
    parts: i64,
}

impl Decimal {
    /// Returns the amount as a number, exact for realistic amounts.
    #[expect(
        clippy::cast_precision_loss,
        reason = "no table plays for more than 2^53 cents"
    )]
    pub const fn number(self) -> f64 {
        self.amount as f64 / self.parts as f64
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.amount / self.parts, self.amount % self.parts);
        if rest == 0 {
            return whole.fmt(f);
        }
        let sign = if self.amount < 0 { "-" } else { "" };
        write!(
            f,
            "{sign}{}.{:02}",
            whole.unsigned_abs(),
            rest.unsigned_abs()
        )
    }
}
