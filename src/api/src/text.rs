//! JSON as a text.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

/// A report on one line. A report has only texts as keys, so that it can always be written.
pub fn text(report: &impl Serialize) -> String {
    text_of_about(128, report)
}

/// A report of about so many bytes on one line: what grows is copied each time.
pub fn text_of_about(length: usize, report: &impl Serialize) -> String {
    let mut line = Vec::with_capacity(length);
    let written = report.serialize(&mut Serializer::with_formatter(&mut line, Decimals));
    let line = written.map(|()| line).unwrap_or_default();
    String::from_utf8(line).unwrap_or_default()
}

/// On one line, with numbers in millionths. What writes every float weighs 7 KB, and what is written here is
/// money in parts of a unit or a score in thousandths.
struct Decimals;

impl Formatter for Decimals {
    fn write_f64<W: ?Sized + Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        let (sign, whole, mut part) = parts(value);
        writer.write_all(sign)?;
        writer.write_all(whole.to_string().as_bytes())?;
        if part == 0 {
            return Ok(());
        }
        writer.write_all(b".")?;
        let mut tenth = ONE / 10;
        while part > 0 {
            writer.write_all(&[b"0123456789"[(part / tenth % 10) as usize]])?;
            (part, tenth) = (part % tenth, tenth / 10);
        }
        Ok(())
    }
}

/// So many parts of one are written.
const ONE: u64 = 1_000_000;

/// A number as it was typed; nothing where millionths don't hold it, which no field takes.
pub fn typed(number: f64) -> Option<String> {
    let (_, whole, part) = parts(number);
    let millionths = whole.checked_mul(ONE)?.checked_add(part)?;
    #[expect(
        clippy::cast_precision_loss,
        reason = "what is that large is found to be another number"
    )]
    let again = millionths as f64 / ONE as f64;
    #[expect(
        clippy::float_cmp,
        reason = "the nearest to a decimal is the same number"
    )]
    let is_whole = again == number.abs();
    is_whole.then(|| text(&number))
}

/// From here on a number holds no millionths, and hundredths of all amounts that a game can have.
const LARGE: f64 = 8_589_934_592.0;

/// The sign, what stands before the point, and the millionths behind it.
fn parts(number: f64) -> (&'static [u8], u64, u64) {
    let size = number.abs();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no negative number; what is too large is the largest"
    )]
    let (whole, part) = if size < LARGE {
        (size as u64, (size.fract() * 1e6).round() as u64)
    } else {
        (size as u64, (size.fract() * 1e2).round() as u64 * 10_000)
    };
    let (whole, part) = (whole.saturating_add(part / ONE), part % ONE);
    let is_negative = number < 0.0 && (whole, part) != (0, 0);
    (if is_negative { b"-" } else { b"" }, whole, part)
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
            (0.999_999_9, "1"),
            (12.0, "12"),
            (20_000_000_000.01, "20000000000.01"),
            (-999_999_999_999.99, "-999999999999.99"),
            (8_796_093_022_207.75, "8796093022207.75"),
            (-1e-9, "0"),
            (1e300, "18446744073709551615"),
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
