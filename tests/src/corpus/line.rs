//! The lines of a corpus: written, read, and held against their sums.

use flate2::Crc;
use serde_json::{Map, Value};

/// The version of the lines. Keys are only added to it.
pub const VERSION: u64 = 1;

/// What stands before the sum, which is the last field of a line.
const SUM: &str = ",\"sum\":\"";

/// The sum that everybody knows as CRC-32, in eight hexadecimal digits.
fn sum(text: &str) -> String {
    let mut crc = Crc::new();
    crc.update(text.as_bytes());
    format!("{:08x}", crc.sum())
}

/// An object as a line: with the sum of all that stands before.
pub fn written(fields: impl IntoIterator<Item = (&'static str, Value)>) -> String {
    let mut line = String::from("{");
    for (place, (key, value)) in fields.into_iter().enumerate() {
        if place > 0 {
            line.push(',');
        }
        line.push('"');
        line.push_str(key);
        line.push_str("\":");
        line.push_str(&value.to_string());
    }
    let sum = sum(&line);
    line.push_str(SUM);
    line.push_str(&sum);
    line.push_str("\"}");
    line
}

/// A line that was read.
#[derive(Clone, Debug)]
pub enum Line {
    /// The first one, which says what follows.
    Head(Map<String, Value>),
    /// A hand or a game.
    Case(Box<Case>),
    /// The last one, which says how many were before.
    End(u64),
}

/// A hand or a game: what is asked, what is right, and where it can be seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Its number in the file.
    pub number: u64,
    /// What is asked: a request about a hand, or the log of a game.
    pub request: Value,
    /// What is right.
    pub answer: Value,
    /// What opens it in the page, after the page's own address.
    pub link: String,
}

/// Reads a line.
///
/// # Errors
/// That it was cut off, changed, or is of another version, in a sentence.
pub fn read(line: &str) -> Result<Line, String> {
    let (before, rest) = line
        .rsplit_once(SUM)
        .ok_or("it has no sum: it was cut off, or is no line of a corpus")?;
    let told = rest
        .strip_suffix("\"}")
        .ok_or("its end is missing: it was cut off")?;
    let own = sum(before);
    if told != own {
        return Err(format!(
            "its sum is {told}, and what stands there sums to {own}: it was changed on the way"
        ));
    }
    let json: Value = serde_json::from_str(line).map_err(|error| format!("no JSON: {error}"))?;
    let Value::Object(mut fields) = json else {
        return Err("it is no object".to_owned());
    };
    if let Some(version) = fields.get("tilewise-corpus") {
        return if *version == VERSION {
            Ok(Line::Head(fields))
        } else {
            Err(format!(
                "it is of version {version}, and version {VERSION} is read here"
            ))
        };
    }
    if let Some(lines) = fields.get("lines").and_then(Value::as_u64) {
        return Ok(Line::End(lines));
    }
    let mut take = |key: &str| {
        let field = fields.remove(key);
        field.ok_or_else(|| format!("it has no field {key}"))
    };
    Ok(Line::Case(Box::new(Case {
        number: take("n")?.as_u64().ok_or("its n is no number")?,
        request: take("request")?,
        answer: take("answer")?,
        link: take("link")?
            .as_str()
            .ok_or("its link is no text")?
            .to_owned(),
    })))
}

/// Takes the words out of an answer: names and sentences, which are what a program says and not what
/// is so.
#[must_use]
pub fn without_words(answer: Value) -> Value {
    const WORDS: [&str; 8] = [
        "name", "chinese", "japanese", "romaji", "reason", "message", "no_win", "ignored",
    ];
    match answer {
        Value::Object(fields) => {
            let fields = fields.into_iter();
            let kept = fields.filter(|(key, _)| !WORDS.contains(&key.as_str()));
            kept.map(|(key, value)| (key, without_words(value)))
                .collect()
        }
        Value::Array(items) => items.into_iter().map(without_words).collect(),
        other => other,
    }
}
