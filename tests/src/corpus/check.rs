//! Checks the answers of a program against a corpus.

use std::collections::BTreeMap;
use std::io::{self, BufRead};

use serde_json::Value;

use super::line::{Case, CorpusLine, read};

/// Number of differences that are stored completely.
const MAX_DIFFERENCES: usize = 5;

/// Fields of reasons and payers. Other programs may word them differently or take another reading of equal
/// value. All other fields must be equal.
const WHY: [&str; 8] = [
    "elements",
    "rejected",
    "fu",
    "reading",
    "transfers",
    "collected",
    "lines",
    "settle",
];

/// Result of a check.
#[derive(Debug, Default)]
pub struct CheckSummary {
    /// Number of compared answers.
    pub cases: u64,
    /// Number of answers with another value.
    pub worth: u64,
    /// Number of answers with equal value and other reasons.
    pub why: u64,
    /// Number of differences of each field.
    pub fields: BTreeMap<String, u64>,
    /// The first differing answers.
    pub first: Vec<CaseDifference>,
}

/// A wrong answer.
#[derive(Debug)]
pub struct CaseDifference {
    /// The case.
    pub case: Case,
    /// The answer.
    pub answer: String,
    /// The differing fields.
    pub fields: Vec<String>,
}

/// Compares answers with cases in order.
///
/// # Errors
/// If answers can't be read or end too early.
pub fn check(
    cases: impl IntoIterator<Item = Case>,
    answers: impl IntoIterator<Item = io::Result<String>>,
) -> Result<CheckSummary, String> {
    let mut checked = CheckSummary::default();
    let mut answers = answers.into_iter();
    for case in cases {
        let answer = match answers.next() {
            Some(Ok(answer)) => answer,
            Some(Err(error)) => return Err(format!("its answers can’t be read: {error}")),
            None => {
                return Err(format!(
                    "it stopped after {} answers, and number {} has none",
                    checked.cases, case.number
                ));
            }
        };
        checked.take(case, answer);
    }
    Ok(checked)
}

impl CheckSummary {
    fn take(&mut self, case: Case, answer: String) {
        self.cases += 1;
        let fields = match serde_json::from_str(&answer) {
            Ok(actual) => differing(&case.answer, &actual),
            Err(_) => vec!["no JSON".to_owned()],
        };
        if fields.is_empty() {
            return;
        }
        if fields.iter().all(|field| WHY.contains(&field.as_str())) {
            self.why += 1;
        } else {
            self.worth += 1;
        }
        for field in &fields {
            *self.fields.entry(field.clone()).or_default() += 1;
        }
        if self.first.len() < MAX_DIFFERENCES {
            self.first.push(CaseDifference {
                case,
                answer,
                fields,
            });
        }
    }
}

/// Returns the fields of an answer that differ.
fn differing(right: &Value, actual: &Value) -> Vec<String> {
    let Some(fields) = right.as_object() else {
        return Vec::new();
    };
    let others = fields.iter().filter(|(key, value)| {
        let actual = &actual[key.as_str()];
        match key.as_str() {
            "elements" => !has_all(value, actual, true),
            "rejected" | "errors" => !has_all(value, actual, false),
            _ => !covers(value, actual),
        }
    });
    others.map(|(key, _)| key.clone()).collect()
}

/// Returns whether a list contains all items of another one, in any order, and only them if `exact`.
fn has_all(right: &Value, actual: &Value, exact: bool) -> bool {
    let (Some(right), Some(actual)) = (right.as_array(), actual.as_array()) else {
        return false;
    };
    let has = |one: &Value| actual.iter().any(|other| covers(one, other));
    right.iter().all(has) && (!exact || right.len() == actual.len())
}

/// Returns whether the answer contains the expected value. It may contain more.
fn covers(right: &Value, actual: &Value) -> bool {
    match (right, actual) {
        (Value::Object(right), _) => right.iter().all(|(key, value)| covers(value, &actual[key])),
        (Value::Array(right), Value::Array(actual)) => {
            let mut pairs = right.iter().zip(actual);
            right.len() == actual.len() && pairs.all(|(right, actual)| covers(right, actual))
        }
        (Value::Number(right), Value::Number(actual)) => right.as_f64() == actual.as_f64(),
        _ => right == actual,
    }
}

/// Cases of a file, and its defects.
pub struct Cases<R> {
    lines: io::Lines<R>,
    read: u64,
    ended: bool,
    broken: bool,
}

impl<R: BufRead> Cases<R> {
    /// Returns the cases of a file.
    pub fn new(file: R) -> Self {
        Self {
            lines: file.lines(),
            read: 0,
            ended: false,
            broken: false,
        }
    }

    fn case(&mut self, line: &str) -> Result<Option<Case>, String> {
        match read(line)? {
            CorpusLine::Head(_) if self.read == 1 => Ok(None),
            CorpusLine::Head(_) => Err("a second head: two files were put together".to_owned()),
            _ if self.read == 1 => Err("it is no head of a corpus".to_owned()),
            CorpusLine::End(lines) => {
                self.ended = true;
                let before = self.read - 1;
                if lines == before {
                    Ok(None)
                } else {
                    Err(format!(
                        "{lines} lines should stand before, and {before} do"
                    ))
                }
            }
            CorpusLine::Case(_) if self.ended => Err("it stands after the end".to_owned()),
            CorpusLine::Case(case) => Ok(Some(*case)),
        }
    }
}

impl<R: BufRead> Iterator for Cases<R> {
    type Item = Result<Case, String>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.broken {
            let Some(line) = self.lines.next() else {
                if self.ended {
                    return None;
                }
                self.ended = true;
                let read = self.read;
                return Some(Err(format!(
                    "the file ends after {read} lines, without its last one: it was cut off"
                )));
            };
            self.read += 1;
            let number = self.read;
            let case = match line {
                Ok(line) => self.case(&line),
                Err(error) => {
                    // The rest can't be read.
                    self.broken = true;
                    Err(format!("it can’t be read: {error}"))
                }
            };
            match case {
                Ok(Some(case)) => return Some(Ok(case)),
                Ok(None) => {}
                Err(wrong) => return Some(Err(format!("line {number}: {wrong}"))),
            }
        }
        None
    }
}
