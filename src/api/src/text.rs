//! JSON as a text.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

/// A report on one line. A report has only texts as keys, so that it can always be written.
pub fn text(report: &impl Serialize) -> String {
    let mut line = Vec::new();
    let written = report.serialize(&mut Serializer::with_formatter(&mut line, Decimals));
    let line = written.map(|()| line).unwrap_or_default();
    String::from_utf8(line).unwrap_or_default()
}

/// On one line, with numbers by [`decimal`].
struct Decimals;

impl Formatter for Decimals {
    fn write_f64<W: ?Sized + Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        writer.write_all(decimal(value).as_bytes())
    }
}

/// A number in millionths, as it is typed. What writes every float weighs 7 KB, and what is written here is
/// money in parts of a unit, a score in thousandths, or what somebody has sent.
pub fn decimal(number: f64) -> String {
    const ONE: u64 = 1_000_000;
    let sign = if number < 0.0 { "-" } else { "" };
    let size = number.abs();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no negative number; what is too large is the largest"
    )]
    let (mut whole, mut part) = (size as u64, (size.fract() * 1e6).round() as u64);
    if part == ONE {
        (whole, part) = (whole + 1, 0);
    }
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let text = format!("{sign}{whole}.{part:06}");
    text.trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{decimal, text};

    #[test]
    fn a_number_is_written_as_it_is_typed() {
        for (number, text) in [
            (0.5, "0.5"),
            (-2.25, "-2.25"),
            (0.1, "0.1"),
            (-0.125, "-0.125"),
            (1_000.000_001, "1000.000001"),
            (0.999_999_9, "1"),
            (12.0, "12"),
            (8_796_093_022_207.75, "8796093022207.75"),
            (1e300, "18446744073709551615"),
        ] {
            assert_eq!(decimal(number), text, "{number}");
        }
    }

    #[test]
    fn a_list_is_written_on_one_line() {
        assert_eq!(text(&(1.5, "a", [true])), r#"[1.5,"a",[true]]"#);
    }
}
