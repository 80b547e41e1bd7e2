//! Why a result code can't be read.

use std::error::Error;
use std::fmt;

use super::{ResultCode, points};

/// Why a result code can't be read. The text is a sentence that says what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultCodeError {
    /// The text has a sign that no code has.
    UnknownSign(char),
    /// This is no number.
    NoNumber(String),
    /// A number has more than nine digits or more than two decimals.
    TooLong(String),
    /// The round is missing, there twice, or no whole number from 1 to [`ResultCode::MOST`].
    NoRound,
    /// The table is missing, there twice, or no whole number from 1 to [`ResultCode::MOST`].
    NoTable,
    /// What is left is there twice.
    RestTwice,
    /// There is another number of scores: the number of players, and of scores.
    WrongCount(usize, usize),
    /// The scores and what is left don't add up: the expected sum, and the sum without what is left, in hundredths.
    WrongSum {
        /// The expected sum.
        expected: i64,
        /// The sum of the scores.
        scores: i64,
        /// What is left, as it was typed.
        rest: i64,
    },
    /// The last score and the check letter are missing.
    NoLetter,
    /// The check letter is there twice, or not at the end.
    LetterNotLast(char),
    /// The check letter is not the right one for these numbers and this night.
    WrongLetter(char),
}

impl fmt::Display for ResultCodeError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::UnknownSign(sign) => write!(
                out,
                "“{sign}” is not part of a code: type the round, the table, the scores and the letter, such as R2 T5 \
                 41200 30000 27300 21500 K."
            ),
            Self::NoNumber(text) => write!(
                out,
                "“{text}” is no number: write 41200, 41,200, 12.5, -300 or (300)."
            ),
            Self::TooLong(text) => write!(
                out,
                "“{text}” is too long: a number has at most nine digits, and two after the point."
            ),
            Self::NoRound => write!(
                out,
                "The round is not clear: type it once, as R and a number from 1 to {}.",
                ResultCode::MOST
            ),
            Self::NoTable => write!(
                out,
                "The table is not clear: type it once, as T and a number from 1 to {}.",
                ResultCode::MOST
            ),
            Self::RestTwice => out.write_str(
                "What is left on the table is there twice: type it once, as P and a number.",
            ),
            Self::WrongCount(players, scores) => write!(
                out,
                "The table has {players} players, and the code has {scores} {}: type all scores, or leave out only \
                 the last one.",
                if *scores == 1 { "score" } else { "scores" }
            ),
            Self::WrongSum {
                expected,
                scores,
                rest,
            } => {
                let sum = points(scores.saturating_add(*rest));
                let with = if *rest == 0 { "" } else { " and what is left" };
                let right = points(*expected);
                write!(
                    out,
                    "The scores{with} add up to {sum}, and it should be {right}: correct a score"
                )?;
                match expected.saturating_sub(*scores) {
                    left if left > 0 => write!(
                        out,
                        ", or write what is left on the table as P{}.",
                        points(left)
                    ),
                    _ => out.write_str("."),
                }
            }
            Self::NoLetter => out.write_str(
                "The check letter is missing: type the letter at the end, or all scores.",
            ),
            Self::LetterNotLast(letter) => write!(
                out,
                "“{letter}” is not at the end: only R, T and P come before a number, and one check letter comes last."
            ),
            Self::WrongLetter(letter) => write!(
                out,
                "The letter {letter} does not belong to these numbers on this night: compare each number and the \
                 letter with the slip."
            ),
        }
    }
}

impl Error for ResultCodeError {}
