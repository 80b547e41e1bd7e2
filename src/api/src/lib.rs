//! The JSON interface: one request, one report, as JSON texts and as trees for callers that have them
//! already.
//!
//! This crate only converts: [`tilewise_rules`] computes values and faults. A request is read field by field,
//! so that all its errors are reported at once. `schema` has the types of requests and reports.
#![forbid(unsafe_code)]

mod amount;
mod answer;
mod backup;
mod carried_debts;
mod catalogue;
mod club;
mod diagnostics;
mod discards;
mod entry;
mod event;
mod game;
mod hand;
mod house;
mod json;
mod log_file;
mod near_misses;
mod packing;
mod penalty;
mod report;
mod report_cache;
mod request;
mod rules;
mod rulesets;
mod schema;
mod score;
mod score_request;
mod season;
mod text;
mod text_encoding;
mod value;
mod waits;

pub use backup::{
    BackupCodes, DeviceBackup, NamedRules, ReadBackup, backup_codes, backup_file, begins_backup,
    read_backup, read_backup_codes, read_backup_link,
};
pub use catalogue::Catalogue;
pub use club::{
    ClubEntryFile, ClubFile, ClubReport, club_file, club_json, club_log_of, club_of, read_club,
};
pub use diagnostics::Diagnostic;
pub use discards::DiscardsReport;
pub use entry::{read_hand, report};
pub use event::EventReport;
pub use game::{
    EntryFile, GameFile, GameReport, LONGEST_GAME, MOST_ENTRIES, game_codes, game_file, game_json,
    game_link, game_of, log_of, read_game, read_game_codes, read_game_link,
};
pub use json::Json;
use near_misses::near_misses;
pub use packing::{CodePart, MOST_CODES, missing_codes};
pub use report::{RefusalReport, Report};
pub use schema::event_report::RulingReport;
pub use schema::hand_request::ScoreRequest;
pub use schema::penalty_book::PenaltyBookReport;
pub use schema::penalty_report::PenaltyReport;
pub use schema::rule_set_entry::RuleSetEntry;
pub use score::ScoreReport;
pub use season::{
    read_season, read_season_json, read_season_link, season_json, season_link, season_of,
};
pub use text::text;
use text::text_of_about;
pub use waits::WaitsReport;

/// The maximum length of a request in bytes.
pub const LONGEST: usize = 64 * 1024;

/// Scores the hand of a request, with near misses if it has `near`.
pub fn score(request: &Json) -> Report<ScoreReport> {
    score::of_request(request, catalogue::ALL, Some(near_misses))
}

/// Scores the hand of a request, with rule sets of a catalogue and without near misses.
pub fn score_by(request: &Json, catalogue: Catalogue) -> Report<ScoreReport> {
    score::of_request(request, catalogue, None)
}

/// Finds the waits of the hand of a request, with the value of each, and with near misses if it has `near`.
pub fn waits(request: &Json) -> Report<WaitsReport> {
    waits::of_request(request, catalogue::ALL, Some(near_misses))
}

/// Finds the waits of the hand of a request, with rule sets of a catalogue and without near misses.
pub fn waits_by(request: &Json, catalogue: Catalogue) -> Report<WaitsReport> {
    waits::of_request(request, catalogue, None)
}

/// Finds the possible discards of the hand of a request, with the remaining hands.
pub fn discards(request: &Json) -> Report<DiscardsReport> {
    discards::of_request(request, catalogue::ALL, Some(near_misses))
}

/// Finds the possible discards of the hand of a request, with rule sets of a catalogue.
pub fn discards_by(request: &Json, catalogue: Catalogue) -> Report<DiscardsReport> {
    discards::of_request(request, catalogue, None)
}

/// Returns the ruling on the event of a request.
pub fn event(request: &Json) -> Report<EventReport> {
    event::of_request(request)
}

/// Returns the ruling of a rule set on the event of a request.
pub fn ruling(request: &Json) -> Report<RulingReport> {
    event::of_book(request)
}

/// Returns the ruling of a penalty book on the event of a request.
pub fn penalty(request: &Json) -> Report<PenaltyReport> {
    penalty::of_request(request)
}

/// Replays the log of a game.
pub fn game(log: &Json) -> Report<GameReport> {
    game::of_request(log, catalogue::ALL)
}

/// Replays the log of a club.
pub fn club(log: &Json) -> Report<ClubReport> {
    club::of_request(log)
}

/// Returns all rule sets: their elements, options, circumstances and events.
pub fn rulesets() -> Vec<RuleSetEntry> {
    rulesets::all()
}

/// Returns all penalty books: their fouls and questions.
pub fn penalty_books() -> Vec<PenaltyBookReport> {
    penalty::all()
}

/// Scores a hand: parses a `ScoreRequest` and returns a `ScoreReport` in JSON, on one line.
///
/// ```
/// let report = tilewise_api::score_json(r#"{
///     "ruleset": "hk-old-style",
///     "hand": {
///         "concealed": "2223s",
///         "melds": [
///             { "kind": "chow", "tiles": "567s" },
///             { "kind": "pung", "tiles": "777s" },
///             { "kind": "pung", "tiles": "555z" }
///         ],
///         "winning_tile": "1s"
///     },
///     "win": { "by": "discard", "from": "W" },
///     "seat": "S", "prevailing": "E"
/// }"#);
/// assert!(report.ends_with(r#""payments":{"E":-16,"S":64,"W":-32,"N":-16}}"#));
/// ```
pub fn score_json(request: &str) -> String {
    answer(request.as_bytes(), scored)
}

/// Finds waits: parses a `ScoreRequest` without a winning tile and returns a `WaitsReport` in JSON.
pub fn waits_json(request: &str) -> String {
    answer(request.as_bytes(), waited)
}

/// Finds discards: parses a `ScoreRequest` with all tiles of a hand and returns a `DiscardsReport` in JSON.
///
/// ```
/// let report = tilewise_api::discards_json(r#"{
///     "ruleset": "riichi-ema-2025",
///     "hand": { "concealed": "123m456p78s112345z" },
///     "seat": "S", "prevailing": "E"
/// }"#);
/// assert!(report.starts_with(r#"{"ok":true,"discards":[{"tile":"2z","shanten":2,"#));
/// ```
pub fn discards_json(request: impl AsRef<[u8]>) -> String {
    answer(request.as_ref(), |json| text(&discards(json)))
}

/// Rules on an event: parses an `EventRequest` and returns an `EventReport` in JSON.
pub fn event_json(request: &str) -> String {
    answer(request.as_bytes(), |json| text(&event(json)))
}

/// Returns all rule sets in JSON.
pub fn rulesets_json() -> String {
    text(&rulesets())
}

/// Returns all penalty books in JSON.
pub fn penalty_books_json() -> String {
    text(&penalty_books())
}

/// Answers one line of any kind: a club, a game or an event if it has that key, else a hand, or its `waits`.
pub fn answer_json(line: impl AsRef<[u8]>, waits: bool) -> String {
    // A club has the key of a game in its results.
    if club::begins_club(line.as_ref()) {
        return club_json(line);
    }
    if game::begins_game(line.as_ref()) {
        return game_json(line);
    }
    answer(line.as_ref(), |json| {
        if event::is_event(json) {
            text(&event(json))
        } else if waits {
            waited(json)
        } else {
            scored(json)
        }
    })
}

/// Parses a request.
///
/// # Errors
/// If it is too long, not UTF-8, or not JSON, with the position.
pub fn read(request: &[u8]) -> Result<Json<'_>, RefusalReport> {
    let message = if request.len() > LONGEST {
        let length = request.len();
        format!("a request of {length} bytes is too long: send at most {LONGEST}")
    } else {
        match std::str::from_utf8(request) {
            Ok(text) => match serde_json::from_str(text) {
                Ok(json) => return Ok(json),
                Err(error) => format!(
                    "the request is no JSON, it {}: send one JSON object",
                    json::end_of(&error)
                ),
            },
            Err(error) => {
                let place = error.valid_up_to() + 1;
                format!("the request is no UTF-8 from byte {place}: send JSON in UTF-8")
            }
        }
    };
    Err(RefusalReport::single("bad-request", message))
}

fn answer(request: &[u8], report: impl Fn(&Json) -> String) -> String {
    match read(request) {
        Ok(json) => report(&json),
        Err(refusal) => text(&refusal),
    }
}

/// The initial capacity for a report, most of which is the same for every hand of a rule set.
const LONG: usize = 1 << 13;

fn scored(request: &Json) -> String {
    let mut report = score(request);
    report.use_cache();
    text_of_about(LONG, &report)
}

fn waited(request: &Json) -> String {
    let mut report = waits(request);
    report.use_cache();
    text(&report)
}
