//! The text of a file.

use super::LogKind;
use crate::json::{self, Json};
use crate::report::RefusalReport;

/// The maximum length of a file in bytes.
pub const LONGEST_FILE: usize = 32 << 20;

/// Parses the file of a log.
///
/// # Errors
/// If it is too long, not UTF-8, cut off, or not JSON, with the position.
pub fn read_file(kind: LogKind, file: &[u8]) -> Result<Json<'_>, RefusalReport> {
    let noun = kind.noun;
    let because = |code, message| Err(RefusalReport::single(code, message));
    if file.len() > LONGEST_FILE {
        let length = file.len();
        let message =
            format!("a {noun} of {length} bytes is too long: at most {LONGEST_FILE} are read");
        return because("bad-request", message);
    }
    let text = match std::str::from_utf8(file) {
        Ok(text) => text.trim_start_matches('\u{feff}'),
        // The end is part of a letter, and all before it is whole.
        Err(error) if error.error_len().is_none() => {
            let message = "the file ends within a letter: it was cut off, export it again";
            return because("cut-off", message.to_owned());
        }
        Err(error) => {
            let place = error.valid_up_to() + 1;
            let message = format!(
                "the file is no UTF-8 from byte {place}: it is no {noun}, or was changed on the way, \
                 export it again"
            );
            return because("bad-request", message);
        }
    };
    match serde_json::from_str(text) {
        Ok(json) => Ok(json),
        Err(error) => {
            let end = json::end_of(&error);
            if error.is_eof() {
                let message = format!("the file {end}: it was cut off, export it again");
                return because("cut-off", message);
            }
            let message =
                format!("the file is no JSON, it {end}: open a {noun} that was exported here");
            because("bad-request", message)
        }
    }
}

/// Returns whether a text is a log of this kind, of any version.
pub fn begins(kind: LogKind, text: &[u8]) -> bool {
    let key = format!("\"{}\"", kind.key);
    let key = key.as_bytes();
    let unmarked = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
    let object = unmarked.trim_ascii_start().strip_prefix(b"{");
    let Some(first) = object.map(<[u8]>::trim_ascii_start) else {
        return false;
    };
    // Recognizes a truncated log by its first key.
    first.starts_with(key)
        || text.windows(key.len()).any(|part| part == key)
            && matches!(read_file(kind, text), Ok(Json::Object(fields))
                if fields.iter().any(|(other, _)| other == kind.key))
}
