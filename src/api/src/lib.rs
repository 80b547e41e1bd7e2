//! The data face: one request, one report, as JSON texts and as trees for whoever has them already.
//!
//! It converts and decides nothing: what a hand is worth, and what is wrong with it, is said by
//! [`tilewise_rules`]. A request is read field by field, so that every mistake in it is named at
//! once. The shapes of requests and reports are those of `src/wasm/tilewise.d.ts`.
#![forbid(unsafe_code)]
#![cfg_attr(
    not(feature = "events"),
    allow(dead_code, reason = "some of it is for events alone")
)]

mod catalogue;
mod discards;
mod entry;
#[cfg(feature = "events")]
mod event;
mod fact;
#[cfg(feature = "game")]
mod game;
mod hand;
mod house;
mod json;
mod near;
mod penalty;
mod prepared;
mod reason;
mod report;
mod request;
mod rulesets;
mod score;
mod shape;
mod text;
mod value;
mod waits;

pub use catalogue::Catalogue;
pub use discards::DiscardsReport;
pub use entry::{asked, report};
#[cfg(feature = "events")]
pub use event::{EventReport, RulingReport};
#[cfg(feature = "game")]
pub use game::{
    CodePart, EntryFile, GameFile, GameReport, LONGEST_GAME, MOST_CODES, MOST_ENTRIES, game_codes,
    game_file, game_json, game_link, game_of, log_of, missing_codes, read_game, read_game_codes,
    read_game_link,
};
pub use json::Json;
pub use penalty::{PenaltyBookReport, PenaltyReport};
pub use reason::Reason;
pub use report::{Refusal, Report};
pub use rulesets::RuleSetEntry;
pub use score::ScoreReport;
pub use shape::ScoreRequest;
pub use text::text;
use text::text_of_about;
pub use waits::WaitsReport;

/// A longer request is refused unread.
pub const LONGEST: usize = 64 * 1024;

/// Scores the hand of a request.
pub fn score(request: &Json) -> Report<ScoreReport> {
    score_by(request, catalogue::ALL)
}

/// Scores the hand of a request by a rule set of this catalogue.
pub fn score_by(request: &Json, catalogue: Catalogue) -> Report<ScoreReport> {
    score::of_request(request, catalogue)
}

/// Finds the tiles that complete the hand of a request, and what each is worth.
pub fn waits(request: &Json) -> Report<WaitsReport> {
    waits_by(request, catalogue::ALL)
}

/// Finds the tiles that complete the hand of a request by a rule set of this catalogue.
pub fn waits_by(request: &Json, catalogue: Catalogue) -> Report<WaitsReport> {
    waits::of_request(request, catalogue)
}

/// Finds what the hand of a request can discard, and what the others then are.
pub fn discards(request: &Json) -> Report<DiscardsReport> {
    discards_by(request, catalogue::ALL)
}

/// Finds what the hand of a request can discard by a rule set of this catalogue.
pub fn discards_by(request: &Json, catalogue: Catalogue) -> Report<DiscardsReport> {
    discards::of_request(request, catalogue)
}

/// Rules on the event of a request.
#[cfg(feature = "events")]
pub fn event(request: &Json) -> Report<EventReport> {
    event::of_request(request)
}

/// Rules on the event of a request by a rule set.
#[cfg(feature = "events")]
pub fn ruling(request: &Json) -> Report<RulingReport> {
    event::of_book(request)
}

/// Rules on the event of a request by a penalty book.
pub fn penalty(request: &Json) -> Report<PenaltyReport> {
    penalty::of_request(request)
}

/// Replays the log of a game.
#[cfg(feature = "game")]
pub fn game(log: &Json) -> Report<GameReport> {
    game::of_request(log, catalogue::ALL)
}

/// All rule sets: their elements, options, circumstances and events.
pub fn rulesets() -> Vec<RuleSetEntry> {
    rulesets::all()
}

/// All penalty books: what can go wrong, and what is asked about it.
pub fn penalty_books() -> Vec<PenaltyBookReport> {
    penalty::all()
}

/// Scores a hand: a `ScoreRequest` in JSON, a `ScoreReport` back, on one line.
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

/// Finds waits: a `ScoreRequest` without a winning tile in JSON, a `WaitsReport` back.
pub fn waits_json(request: &str) -> String {
    answer(request.as_bytes(), waited)
}

/// Finds discards: a `ScoreRequest` with all tiles of a hand in JSON, a `DiscardsReport` back.
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

/// Scores a hand, and leaves out what the book says of every hand: `src/wasm/npm/whole.js` fills it
/// in, which takes less time than to write and to read it.
pub fn score_brief(request: &str) -> String {
    answer(request.as_bytes(), |json| {
        let mut report = score(json);
        report.shorten();
        text(&report)
    })
}

/// Rules on an event: an `EventRequest` in JSON, an `EventReport` back.
#[cfg(feature = "events")]
pub fn event_json(request: &str) -> String {
    answer(request.as_bytes(), |json| text(&event(json)))
}

/// All rule sets in JSON.
pub fn rulesets_json() -> String {
    text(&rulesets())
}

/// All penalty books in JSON.
pub fn penalty_books_json() -> String {
    text(&penalty_books())
}

/// Answers one line of any kind: a game or an event if it has that key, else a hand, or its `waits`.
#[cfg(feature = "events")]
pub fn answer_json(line: impl AsRef<[u8]>, waits: bool) -> String {
    #[cfg(feature = "game")]
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

/// Reads a request, or says why it is none.
///
/// # Errors
/// That it is too long, not UTF-8, or no JSON, and where.
pub fn read(request: &[u8]) -> Result<Json<'_>, Refusal> {
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
    Err(Refusal::because("bad-request", message))
}

fn answer(request: &[u8], report: impl Fn(&Json) -> String) -> String {
    match read(request) {
        Ok(json) => report(&json),
        Err(refusal) => text(&refusal),
    }
}

/// What a rule set says of every hand is most of a report.
const LONG: usize = 1 << 13;

fn scored(request: &Json) -> String {
    let mut report = score(request);
    report.prepare();
    text_of_about(LONG, &report)
}

fn waited(request: &Json) -> String {
    let mut report = waits(request);
    report.prepare();
    text(&report)
}
