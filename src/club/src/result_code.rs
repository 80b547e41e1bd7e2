//! The code of a result on paper: round, table, final scores and a check letter.

mod check_letter;
mod code_error;
mod read;
mod scan;
#[cfg(test)]
mod tests;

use std::fmt::Write as _;

pub use check_letter::CHECK_LETTERS;
use check_letter::check_letter;
pub use code_error::ResultCodeError;

/// The result of a table on a slip of paper.
///
/// The text is `R2 T5 41200 30000 27300 21500 K`: the round, the table, the final scores in points, in the order of
/// the seats of the draw, and a check letter. Points that are left on the table follow the scores as `P1000`.
///
/// The check letter is computed from all numbers and the short code of the night. It detects each of these mistakes:
///
/// - one wrong digit;
/// - two neighbouring digits are swapped, also the last digit of a number and the first one of the next;
/// - two neighbouring numbers are swapped: scores, the round and the table, the last score and the points left.
///
/// This holds for three to five players, and also if the last score is omitted, except for swaps with the points
/// left. Of other mistakes the letter detects 21 in 22; the sum of the scores detects more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCode {
    /// The round of the night, from 1.
    pub round: u32,
    /// The number of the table, from 1.
    pub table: u32,
    /// The final scores, in hundredths: East first, in the order of the seats of the draw.
    pub scores: Vec<i64>,
    /// The points left in pots or paid to the bank, in hundredths.
    pub rest: i64,
}

/// The facts against which the result code of a table is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeExpectation<'a> {
    /// The short code of the night, such as `7` or `A7`. Only letters and digits count, capital or small.
    pub night: &'a str,
    /// The number of players, which is the number of scores.
    pub players: usize,
    /// The sum of the scores and the points left, in hundredths.
    pub sum: i64,
}

impl ResultCode {
    /// The highest number of a round or a table.
    pub const MOST: u32 = 999;

    /// Returns the text of the slip.
    ///
    /// ```
    /// use tilewise_club::ResultCode;
    /// let scores = [41_200, 30_000, 27_300, 21_500].map(|score| score * 100).to_vec();
    /// let code = ResultCode { round: 2, table: 5, scores, rest: 0 };
    /// assert_eq!(code.write("2"), "R2 T5 41200 30000 27300 21500 K");
    /// ```
    pub fn write(&self, night: &str) -> String {
        format!("{} {}", self.numbers(), self.check_letter(night))
    }

    /// Returns the text without the check letter, for devices without the night: only the sum is checked.
    pub fn numbers(&self) -> String {
        let mut text = format!("R{} T{}", self.round, self.table);
        for &score in &self.scores {
            text.push(' ');
            push_points(&mut text, score);
        }
        if self.rest != 0 {
            text.push_str(" P");
            push_points(&mut text, self.rest);
        }
        text
    }

    /// Returns the check letter on the slips of a night.
    pub fn check_letter(&self, night: &str) -> char {
        check_letter(self, night)
    }

    /// Reads what was typed from a slip.
    ///
    /// White space and case don't matter. Thousands may be separated by commas. Numbers below 0 have a minus sign or
    /// are in brackets. The last score may be omitted if the check letter is present. Without the letter, only the
    /// sum is checked, which doesn't detect swapped scores: show them with their players.
    ///
    /// ```
    /// use tilewise_club::{CodeExpectation, ResultCode};
    /// let table = CodeExpectation { night: "2", players: 4, sum: 12_000_000 };
    /// let code = ResultCode::read("r2 t5  41,200 30,000 27,300 k", table).unwrap();
    /// assert_eq!((code.round, code.table, code.scores[3]), (2, 5, 2_150_000));
    /// let error = ResultCode::read("R2 T5 41200 30000 27300 21600 K", table).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "The scores add up to 120100, and it should be 120000: correct a score."
    /// );
    /// ```
    ///
    /// # Errors
    /// The first error, with its correction.
    pub fn read(text: &str, table: CodeExpectation) -> Result<Self, ResultCodeError> {
        read::read(text, table)
    }

    /// Reads only the round and the table of a typed text, from which the [`CodeExpectation`] follows.
    ///
    /// # Errors
    /// The first error, with its correction.
    pub fn read_table(text: &str) -> Result<(u32, u32), ResultCodeError> {
        read::read_table(text)
    }
}

/// Writes hundredths as points: `-12.5`.
fn push_points(text: &mut String, hundredths: i64) {
    let (sign, all) = (
        if hundredths < 0 { "-" } else { "" },
        hundredths.unsigned_abs(),
    );
    // Writing to a string never fails.
    let _ = match (all / 100, all % 100) {
        (whole, 0) => write!(text, "{sign}{whole}"),
        (whole, parts) if parts % 10 == 0 => write!(text, "{sign}{whole}.{}", parts / 10),
        (whole, parts) => write!(text, "{sign}{whole}.{parts:02}"),
    };
}

/// Returns hundredths as a text in points.
fn points(hundredths: i64) -> String {
    let mut text = String::new();
    push_points(&mut text, hundredths);
    text
}
