//! What the files of games and of clubs have in common: the version, the entries, and corrections.

mod correction;
mod entries;
mod file;
mod head;
mod version;

use crate::json::Json;

pub use correction::{CorrectionJson, event_key, read_correction};
pub use entries::{EventReader, UnreadJson, read_entries};
pub use file::{LONGEST_FILE, begins, read_file};
pub use version::{no_results, version};

/// The maximum number of entries.
pub const MOST_ENTRIES: usize = 100_000;
/// What an entry contains.
pub const INPUT: &str = "an object with told";

/// A kind of log, with the words for its errors.
#[derive(Clone, Copy, Debug)]
pub struct LogKind {
    /// The key of the version, with which the file begins.
    pub key: &'static str,
    /// What the file contains, such as "game".
    pub noun: &'static str,
    /// The version of the format. Other versions are refused.
    pub version: i64,
    /// The code of the error for a file of another kind.
    pub other_kind: &'static str,
    /// Results that other programs may write next to the entries.
    pub results: &'static [&'static str],
}

/// Returns the field of an object.
pub fn field<'a>(json: &'a Json, key: &str) -> Option<&'a Json<'a>> {
    let Json::Object(fields) = json else {
        return None;
    };
    let mut fields = fields.iter().filter(|(other, _)| other == key);
    fields.next().map(|(_, json)| json)
}

/// Returns the key of the event in an entry's input.
pub fn kind_of<'a>(input: &'a Json) -> Option<&'a str> {
    match field(input, "told") {
        Some(Json::Text(key)) => Some(key),
        _ => None,
    }
}

/// Returns whether an event of a kind is in an entry's input, itself or in a correction.
pub fn has_kind(input: &Json, is_kind: impl Fn(&str) -> bool) -> bool {
    match kind_of(input) {
        Some("corrected") => {
            let inner = field(input, "input").and_then(kind_of);
            inner.is_some_and(is_kind)
        }
        Some(key) => is_kind(key),
        None => false,
    }
}

/// Returns the index of the entry with this ID.
pub fn place_of(json: &Json, id: &str) -> Option<usize> {
    let Some(Json::List(entries)) = field(json, "entries") else {
        return None;
    };
    let has_id = |entry: &Json| matches!(field(entry, "id"), Some(Json::Text(one)) if one == id);
    entries.iter().position(has_id)
}
