//! Lines of a corpus: format, parser and checksum.

use flate2::Crc;
use serde_json::{Map, Value};

/// Version of the line format. It only gains keys.
pub const VERSION: u64 = 1;

/// Text before the checksum, which is the last field of a line.
const SUM: &str = ",\"sum\":\"";

/// Returns the CRC-32 in eight hexadecimal digits.
fn sum(text: &str) -> String {
    let mut crc = Crc::new();
    crc.update(text.as_bytes());
    format!("{:08x}", crc.sum())
}

/// Formats an object as a line, with the checksum of the text before it.
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

/// A parsed line.
#[derive(Clone, Debug)]
pub enum CorpusLine {
    /// The first line, which describes the file.
    Head(Map<String, Value>),
    /// A hand or a game.
    Case(Box<Case>),
    /// The last line, with the number of cases.
    End(u64),
}

/// A hand or a game: request, expected answer, link.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Number in the file.
    pub number: u64,
    /// A request about a hand, or the log of a game.
    pub request: Value,
    /// The expected answer.
    pub answer: Value,
    /// The link that opens it, without the address of the page.
    pub link: String,
}

/// Parses a line.
///
/// # Errors
/// If it was truncated or changed, or has another version.
pub fn read(line: &str) -> Result<CorpusLine, String> {
    let (before, rest) = line
        .rsplit_once(SUM)
        .ok_or("it has no sum: it was cut off, or is no line of a corpus")?;
    let expected = rest
        .strip_suffix("\"}")
        .ok_or("its end is missing: it was cut off")?;
    let own = sum(before);
    if expected != own {
        return Err(format!(
            "its sum is {expected}, and what stands there sums to {own}: it was changed on the way"
        ));
    }
    let json: Value = serde_json::from_str(line).map_err(|error| format!("no JSON: {error}"))?;
    let Value::Object(mut fields) = json else {
        return Err("it is no object".to_owned());
    };
    if let Some(version) = fields.get("tilewise-corpus") {
        return if *version == VERSION {
            Ok(CorpusLine::Head(fields))
        } else {
            Err(format!(
                "it is of version {version}, and version {VERSION} is read here"
            ))
        };
    }
    if let Some(lines) = fields.get("lines").and_then(Value::as_u64) {
        return Ok(CorpusLine::End(lines));
    }
    let mut take = |key: &str| {
        let field = fields.remove(key);
        field.ok_or_else(|| format!("it has no field {key}"))
    };
    Ok(CorpusLine::Case(Box::new(Case {
        number: take("n")?.as_u64().ok_or("its n is no number")?,
        request: take("request")?,
        answer: take("answer")?,
        link: take("link")?
            .as_str()
            .ok_or("its link is no text")?
            .to_owned(),
    })))
}

/// Removes names and sentences from an answer, since programs may word them differently.
#[must_use]
pub fn without_words(answer: Value) -> Value {
    const WORDS: [&str; 8] = [
        "name", "chinese", "japanese", "romaji", "reason", "message", "no_win", "ignored",
    ];
    match answer {
        Value::Object(fields) => {
            let fields = fields.into_iter();
            let retained = fields.filter(|(key, _)| !WORDS.contains(&key.as_str()));
            retained
                .map(|(key, value)| (key, without_words(value)))
                .collect()
        }
        Value::Array(items) => items.into_iter().map(without_words).collect(),
        other => other,
    }
}
