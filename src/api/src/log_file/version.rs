//! The version of a log, and what doesn't belong into one.

use super::{LogKind, field};
use crate::diagnostics::{Diagnostics, Path};
use crate::json::Json;
use crate::value::JsonValue;

/// Checks that the value is a log of this kind and of the supported version.
pub fn version(kind: LogKind, value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<()> {
    let LogKind {
        key, noun, version, ..
    } = kind;
    let Json::Object(fields) = value.json else {
        let found = value.json.words();
        let message = format!(
            "this is {found}, and a {noun} is an object with {key} and entries: \
             open one that Tilewise exported"
        );
        diagnostics.push("bad-request", Some(value.at.to_string()), message);
        return None;
    };
    let has = |key: &str| fields.iter().any(|(other, _)| other == key);
    if has("standings") && !has("entries") {
        let message = format!(
            "these are the results of a {noun}, which follow from its log: \
             open the log that they were made from"
        );
        diagnostics.push(kind.other_kind, Some(value.at.to_string()), message);
        return None;
    }
    let Some((_, found)) = fields.iter().find(|(other, _)| other == key) else {
        let message = format!(
            "this is no {noun} of Tilewise, which begins with {key}: \
             export one from the program that it comes from in this form"
        );
        diagnostics.push(kind.other_kind, Some(value.at.to_string()), message);
        return None;
    };
    let at = Path::Field(&value.at, key);
    let message = match found.whole() {
        Some(found) if found == version => return Some(()),
        Some(newer) if newer > version => format!(
            "this {noun} is of version {newer}, and here {version} is read: \
             bring Tilewise up to date, and open it again"
        ),
        _ => {
            let found = found.words();
            format!("{at} is {found}: it takes the version {version}")
        }
    };
    diagnostics.push("unknown-version", Some(at.to_string()), message);
    None
}

/// Refuses results in a log, which could be wrong; they are always computed.
pub fn no_results(kind: LogKind, value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<()> {
    let mut results = kind.results.iter();
    let Some(key) = results.find(|key| field(value.json, key).is_some()) else {
        return Some(());
    };
    let at = Path::Field(&value.at, key);
    let message = format!(
        "{at}: results follow from the entries, so that their sum is always zero: leave them out"
    );
    diagnostics.push("bad-request", Some(at.to_string()), message);
    None
}
