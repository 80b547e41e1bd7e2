//! JSON as text.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

/// Returns a report on one line. Reports only have text keys, so that serialization can't fail.
pub fn text(report: &impl Serialize) -> String {
    text_of_about(128, report)
}

/// Returns a report of about this length in bytes on one line, to avoid reallocations.
pub fn text_of_about(length: usize, report: &impl Serialize) -> String {
    let mut line = Vec::with_capacity(length);
    let written = report.serialize(&mut Serializer::with_formatter(&mut line, Decimals));
    let line = written.map(|()| line).unwrap_or_default();
    String::from_utf8(line).unwrap_or_default()
}

/// A formatter that writes whole numbers as `12`: `serde_json` writes a float of that value as `12.0`.
struct Decimals;

impl Formatter for Decimals {
    fn write_f64<W: ?Sized + Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        // Adding zero makes a negative zero positive.
        write!(writer, "{}", value + 0.0)
    }
}

/// The maximum number of decimals of a field: millionths.
const DECIMALS: usize = 6;

/// The limit above which a float can't represent hundredths.
const TOO_LARGE: f64 = 1e13;

/// Returns a number in its decimal form; `None` if it has too many decimals or is too large for them.
pub fn typed(number: f64) -> Option<String> {
    let text = text(&number);
    let decimals = text.split_once('.').map_or(0, |(_, part)| part.len());
    (decimals <= DECIMALS && number.abs() < TOO_LARGE).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::{text, typed};

    #[test]
    fn a_number_is_written_as_it_is_typed() {
        for (number, typed) in [
            (0.5, "0.5"),
            (-2.25, "-2.25"),
            (0.1, "0.1"),
            (-0.125, "-0.125"),
            (1_000.000_001, "1000.000001"),
            (12.0, "12"),
            (20_000_000_000.01, "20000000000.01"),
            (-999_999_999_999.99, "-999999999999.99"),
            (8_796_093_022_207.75, "8796093022207.75"),
            (-0.0, "0"),
            (0.000_000_001, "0.000000001"),
        ] {
            assert_eq!(text(&number), typed, "{number}");
        }
    }

    #[test]
    fn what_was_typed_is_never_rounded() {
        for text in [
            "0.5",
            "-2.25",
            "0.1",
            "1000.000001",
            "12345.678901",
            "-0.000001",
        ] {
            let number = text.parse().expect(text);
            assert_eq!(typed(number).as_deref(), Some(text));
        }
        for number in [1e-9, 0.123_456_7, 0.999_999_9, -1e300, 1e15 + 0.5] {
            assert_eq!(typed(number), None, "{number}");
        }
    }

    #[test]
    fn a_list_is_written_on_one_line() {
        assert_eq!(text(&(1.5, "a", [true])), r#"[1.5,"a",[true]]"#);
    }
}
