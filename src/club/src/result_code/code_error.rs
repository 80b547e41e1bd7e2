//! Why a result code can't be read.

use std::error::Error;
use std::fmt;

use tilewise_rules::{Sentence, sentence};

use super::{ResultCode, points};
use crate::full_sentence::write_sentence;

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

impl ResultCodeError {
    /// Returns the stable code, and a sentence with the error and what would be right.
    pub fn reason(&self) -> (&'static str, Sentence) {
        let plain = |code, words: &'static str| (code, words.into());
        match self {
            Self::UnknownSign(sign) => (
                "unknown-sign",
                sentence!(
                    "“{0}” is not part of a code: type the round, the table, the scores and the letter, such as R2 T5 41200 30000 27300 21500 K",
                    sign.to_string()
                ),
            ),
            Self::NoNumber(text) => (
                "no-number",
                sentence!(
                    "“{0}” is no number: write 41200, 41,200, 12.5, -300 or (300)",
                    text.clone()
                ),
            ),
            Self::TooLong(text) => (
                "too-long",
                sentence!(
                    "“{0}” is too long: a number has at most nine digits, and two after the point",
                    text.clone()
                ),
            ),
            Self::NoRound => (
                "no-round",
                sentence!(
                    "the round is not clear: type it once, as R and a number from 1 to {0}",
                    ResultCode::MOST
                ),
            ),
            Self::NoTable => (
                "no-table",
                sentence!(
                    "the table is not clear: type it once, as T and a number from 1 to {0}",
                    ResultCode::MOST
                ),
            ),
            Self::RestTwice => plain(
                "rest-twice",
                "what is left on the table is there twice: type it once, as P and a number",
            ),
            Self::WrongCount(players, scores) => (
                "wrong-count",
                sentence!(
                    "the table has {0} players, and the code has {1} {1:score|scores}: type all scores, or leave out only the last one",
                    *players,
                    *scores
                ),
            ),
            Self::WrongSum {
                expected,
                scores,
                rest,
            } => ("wrong-sum", wrong_sum(*expected, *scores, *rest)),
            Self::NoLetter => plain(
                "no-letter",
                "the check letter is missing: type the letter at the end, or all scores",
            ),
            Self::LetterNotLast(letter) => (
                "letter-not-last",
                sentence!(
                    "“{0}” is not at the end: only R, T and P come before a number, and one check letter comes last",
                    letter.to_string()
                ),
            ),
            Self::WrongLetter(letter) => (
                "wrong-letter",
                sentence!(
                    "the letter {0} does not belong to these numbers on this night: compare each number and the letter with the slip",
                    letter.to_string()
                ),
            ),
        }
    }
}

/// Returns the sentence of a wrong sum, all in hundredths.
fn wrong_sum(expected: i64, scores: i64, rest: i64) -> Sentence {
    let sum = points(scores.saturating_add(rest));
    let right = points(expected);
    let sentence = if rest == 0 {
        sentence!(
            "the scores add up to {0}, and it should be {1}: correct a score",
            sum,
            right
        )
    } else {
        sentence!(
            "the scores and what is left add up to {0}, and it should be {1}: correct a score",
            sum,
            right
        )
    };
    match expected.saturating_sub(scores) {
        left if left > 0 => sentence!(
            "{0}, or write what is left on the table as P{1}",
            sentence,
            points(left)
        ),
        _ => sentence,
    }
}

impl fmt::Display for ResultCodeError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write_sentence(out, &self.reason().1)
    }
}

impl Error for ResultCodeError {}
