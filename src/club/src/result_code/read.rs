//! Reading of a result code.

use super::scan::{SlipPart, scan};
use super::{CodeExpectation, ResultCode, ResultCodeError};

/// The parts of a code by their meaning, as they were typed.
#[derive(Debug, Default)]
struct TypedCode {
    rounds: Vec<i64>,
    tables: Vec<i64>,
    scores: Vec<i64>,
    rests: Vec<i64>,
    letter: Option<char>,
}

pub(super) fn read(text: &str, table: CodeExpectation) -> Result<ResultCode, ResultCodeError> {
    let typed = TypedCode::new(&scan(text)?)?;
    let (round, number) = typed.table()?;
    let rest = match *typed.rests {
        [] => 0,
        [rest] => rest,
        _ => return Err(ResultCodeError::RestTwice),
    };
    let mut scores = typed.scores;
    let sum = scores
        .iter()
        .fold(0, |sum: i64, score| sum.saturating_add(*score));
    let last = table.sum.saturating_sub(sum).saturating_sub(rest);
    let is_complete = scores.len() == table.players;
    if is_complete {
        if last != 0 {
            return Err(ResultCodeError::WrongSum {
                expected: table.sum,
                scores: sum,
                rest,
            });
        }
    } else if scores.len() + 1 == table.players {
        scores.push(last);
    } else {
        return Err(ResultCodeError::WrongCount(table.players, scores.len()));
    }
    let code = ResultCode {
        round,
        table: number,
        scores,
        rest,
    };
    match typed.letter {
        None if is_complete => Ok(code),
        None => Err(ResultCodeError::NoLetter),
        Some(letter) if letter == code.check_letter(table.night) => Ok(code),
        Some(letter) => Err(ResultCodeError::WrongLetter(letter)),
    }
}

pub(super) fn read_table(text: &str) -> Result<(u32, u32), ResultCodeError> {
    TypedCode::new(&scan(text)?)?.table()
}

impl TypedCode {
    /// Returns the round and the table.
    fn table(&self) -> Result<(u32, u32), ResultCodeError> {
        let round = label(&self.rounds).ok_or(ResultCodeError::NoRound)?;
        let table = label(&self.tables).ok_or(ResultCodeError::NoTable)?;
        Ok((round, table))
    }

    fn new(parts: &[SlipPart]) -> Result<Self, ResultCodeError> {
        let mut typed = Self::default();
        for (part, is_last) in parts
            .iter()
            .zip((0..parts.len()).rev().map(|left| left == 0))
        {
            match *part {
                SlipPart::Labelled('R', number) => typed.rounds.push(number),
                SlipPart::Labelled('T', number) => typed.tables.push(number),
                SlipPart::Labelled(_, number) => typed.rests.push(number),
                SlipPart::Plain(number) => typed.scores.push(number),
                SlipPart::Letter(letter) if is_last => typed.letter = Some(letter),
                SlipPart::Letter(letter) => return Err(ResultCodeError::LetterNotLast(letter)),
            }
        }
        Ok(typed)
    }
}

/// Returns the number of a round or a table, if it is there once.
fn label(hundredths: &[i64]) -> Option<u32> {
    let [only] = hundredths else {
        return None;
    };
    let number = u32::try_from(only / 100).ok()?;
    ((1..=ResultCode::MOST).contains(&number) && only % 100 == 0).then_some(number)
}
