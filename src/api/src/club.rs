//! Clubs as JSON: logs are read and written, and replayed.

mod club_words;
mod input;
mod read;
mod state;
mod write;

use tilewise_club::{Club, ClubEvent, ClubLog};

use self::read::CLUB;

use crate::catalogue::{self, Catalogue};
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::log_file::{begins, field, has_kind, place_of, read_file, version};
use crate::report::{RefusalReport, Report};
use crate::text;
use crate::value::JsonValue;

pub use read::club_log;
pub use state::ClubReport;
pub use write::{ClubEntryFile, ClubFile};

/// Returns the report on the replay of a log.
pub fn of_request(json: &Json) -> Report<ClubReport> {
    Report::build(|diagnostics| {
        let (log, club) = whole(json, diagnostics)?;
        ClubReport::new(&log, club)
    })
}

/// Reads the log of a club, and replays it.
///
/// # Errors
/// If something can't be read, or no entry founds the club: all errors.
pub fn club_of(json: &Json) -> Result<(ClubLog, Club), RefusalReport> {
    let mut diagnostics = Diagnostics::default();
    match whole(json, &mut diagnostics) {
        Some(club) if diagnostics.is_empty() => Ok(club),
        _ => Err(RefusalReport::from_diagnostics(diagnostics)),
    }
}

fn whole(json: &Json, diagnostics: &mut Diagnostics) -> Option<(ClubLog, Club)> {
    let value = JsonValue::top(json);
    version(CLUB, &value, diagnostics)?;
    if is_founded(json) {
        let log = club_log(&value, catalogue::ALL, diagnostics)?;
        let club = Club::replay(&log);
        if club.profile.is_some() || !diagnostics.is_empty() {
            return Some((log, club));
        }
        if why_not_founded(json, &log, &club, diagnostics) {
            return None;
        }
    }
    let message = "nothing founds this club: begin with the event founded";
    diagnostics.push(
        "not-founded",
        Some("entries".to_owned()),
        message.to_owned(),
    );
    None
}

/// Returns whether an event in the log may found a club. A log without a list of entries has another error.
fn is_founded(json: &Json) -> bool {
    let Some(Json::List(entries)) = field(json, "entries") else {
        return true;
    };
    let mut inputs = entries.iter().filter_map(|entry| field(entry, "input"));
    inputs.any(|input| has_kind(input, |kind| kind == "founded"))
}

/// Adds the errors of the entry that should found the club, if there is one.
fn why_not_founded(json: &Json, log: &ClubLog, club: &Club, diagnostics: &mut Diagnostics) -> bool {
    let mut founding = log.resolved().into_iter();
    let founding = founding.find(|one| matches!(one.event, ClubEvent::Founded(_)));
    let Some(founding) = founding else {
        return false;
    };
    let mut outcomes = club.outcomes.iter();
    let outcome = outcomes.find(|one| one.entry == *founding.id);
    let Some(refusal) = outcome.and_then(|one| one.refusal.as_ref()) else {
        return false;
    };
    let place = place_of(json, &founding.by.0);
    let at = place.map(|place| format!("entries[{place}].input"));
    for (code, sentence) in refusal.reasons(club) {
        diagnostics.push(code, at.clone(), sentence.to_string());
    }
    true
}

/// Reads the log of a club, whose games are played by rule sets of a catalogue.
///
/// # Errors
/// If something can't be read: all errors.
pub fn club_log_of(json: &Json, catalogue: Catalogue) -> Result<ClubLog, RefusalReport> {
    let mut diagnostics = Diagnostics::default();
    match club_log(&JsonValue::top(json), catalogue, &mut diagnostics) {
        Some(log) if diagnostics.is_empty() => Ok(log),
        _ => Err(RefusalReport::from_diagnostics(diagnostics)),
    }
}

/// Parses the file of a club.
///
/// # Errors
/// If it is too long, not UTF-8, cut off, or not JSON, with the position.
pub fn read_club(file: &[u8]) -> Result<Json<'_>, RefusalReport> {
    read_file(CLUB, file)
}

/// Replays a club: parses its file and returns a `ClubReport` in JSON, on one line.
///
/// ```
/// let report = tilewise_api::club_json(r#"{
///     "tilewise-club": 1,
///     "entries": [{
///         "id": "desk-1", "device": "desk", "counter": 1, "time": 0,
///         "input": { "told": "founded", "name": "The Nest", "ruleset": "mcr" }
///     }]
/// }"#);
/// assert!(report.starts_with(r#"{"ok":true,"tilewise-club":1,"id":"desk-1","lock_holder":"desk","name":"The Nest""#));
/// ```
pub fn club_json(file: impl AsRef<[u8]>) -> String {
    match read_club(file.as_ref()) {
        Ok(json) => text(&of_request(&json)),
        Err(refusal) => text(&refusal),
    }
}

/// Returns the file of a log, on one line.
pub fn club_file(log: &ClubLog) -> String {
    text(&ClubFile(log))
}

/// Returns whether a text is a club of any version.
pub fn begins_club(text: &[u8]) -> bool {
    begins(CLUB, text)
}
