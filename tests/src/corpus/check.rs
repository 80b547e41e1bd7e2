//! Holds the answers of a program against a corpus.

use std::collections::BTreeMap;
use std::io::{self, BufRead};

use serde_json::Value;

use super::line::{Case, Line, read};

/// So many differences are kept whole.
const KEPT: usize = 5;

/// Why a hand is worth what it is, and who pays whom: another program may say it in other words, and
/// of readings that are worth the same take another one. All other fields must be the same.
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

/// What came of asking a program.
#[derive(Debug, Default)]
pub struct Checked {
    /// So many answers were held against the corpus.
    pub asked: u64,
    /// So many of them say another worth.
    pub worth: u64,
    /// So many say the same worth for other reasons.
    pub why: u64,
    /// How often each field is another one.
    pub fields: BTreeMap<String, u64>,
    /// The first of those that differ.
    pub first: Vec<Difference>,
}

/// An answer that is not the right one.
#[derive(Debug)]
pub struct Difference {
    /// What was asked.
    pub case: Case,
    /// What was answered.
    pub said: String,
    /// The fields that are others.
    pub fields: Vec<String>,
}

/// Holds answers against cases, one after the other.
///
/// # Errors
/// That answers can't be read, or end too early.
pub fn check(
    cases: impl IntoIterator<Item = Case>,
    answers: impl IntoIterator<Item = io::Result<String>>,
) -> Result<Checked, String> {
    let mut checked = Checked::default();
    let mut answers = answers.into_iter();
    for case in cases {
        let said = match answers.next() {
            Some(Ok(said)) => said,
            Some(Err(error)) => return Err(format!("its answers can’t be read: {error}")),
            None => {
                return Err(format!(
                    "it stopped after {} answers, and number {} has none",
                    checked.asked, case.number
                ));
            }
        };
        checked.take(case, said);
    }
    Ok(checked)
}

impl Checked {
    fn take(&mut self, case: Case, said: String) {
        self.asked += 1;
        let fields = match serde_json::from_str(&said) {
            Ok(said) => differing(&case.answer, &said),
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
        if self.first.len() < KEPT {
            self.first.push(Difference { case, said, fields });
        }
    }
}

/// The fields of an answer that aren't as they should be.
fn differing(right: &Value, said: &Value) -> Vec<String> {
    let Some(fields) = right.as_object() else {
        return Vec::new();
    };
    let others = fields.iter().filter(|(key, value)| {
        let said = &said[key.as_str()];
        match key.as_str() {
            "elements" => !has_all(value, said, true),
            "rejected" | "errors" => !has_all(value, said, false),
            _ => !covers(value, said),
        }
    });
    others.map(|(key, _)| key.clone()).collect()
}

/// Whether a list has all of another one, in whatever order, and perhaps nothing else.
fn has_all(right: &Value, said: &Value, nothing_else: bool) -> bool {
    let (Some(right), Some(said)) = (right.as_array(), said.as_array()) else {
        return false;
    };
    let has = |one: &Value| said.iter().any(|other| covers(one, other));
    right.iter().all(has) && (!nothing_else || right.len() == said.len())
}

/// Whether what was said has all that is right; it may say more.
fn covers(right: &Value, said: &Value) -> bool {
    match (right, said) {
        (Value::Object(right), _) => right.iter().all(|(key, value)| covers(value, &said[key])),
        (Value::Array(right), Value::Array(said)) => {
            let mut pairs = right.iter().zip(said);
            right.len() == said.len() && pairs.all(|(right, said)| covers(right, said))
        }
        (Value::Number(right), Value::Number(said)) => right.as_f64() == said.as_f64(),
        _ => right == said,
    }
}

/// The cases of a file, and what is wrong with it.
pub struct Cases<R> {
    lines: io::Lines<R>,
    read: u64,
    ended: bool,
    broken: bool,
}

impl<R: BufRead> Cases<R> {
    /// The cases of a file.
    pub fn of(file: R) -> Self {
        Self {
            lines: file.lines(),
            read: 0,
            ended: false,
            broken: false,
        }
    }

    fn case(&mut self, line: &str) -> Result<Option<Case>, String> {
        match read(line)? {
            Line::Head(_) if self.read == 1 => Ok(None),
            Line::Head(_) => Err("a second head: two files were put together".to_owned()),
            _ if self.read == 1 => Err("it is no head of a corpus".to_owned()),
            Line::End(lines) => {
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
            Line::Case(_) if self.ended => Err("it stands after the end".to_owned()),
            Line::Case(case) => Ok(Some(*case)),
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
                    // Nothing of the rest can be read.
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
