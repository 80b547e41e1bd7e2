//! Games as JSON: logs are read and written, and replayed.

mod answer_json;
mod club_table;
mod input;
mod link;
mod read;
mod state;
mod write;

use tilewise_ledger::{Game, GameEvent, Log};

use crate::catalogue::{self, Catalogue};
use crate::diagnostics::Diagnostics;
use crate::json::Json;
use crate::log_file::{begins, place_of, read_file, version};
use crate::report::{RefusalReport, Report};
use crate::text;
use crate::value::JsonValue;

use read::GAME;

pub use crate::log_file::{LONGEST_FILE as LONGEST_GAME, MOST_ENTRIES};
pub use link::{game_codes, game_link, read_game_codes, read_game_link};
pub use read::log;
pub use state::GameReport;
pub use write::{EntryFile, GameFile};

/// The version of the format. Other versions are refused.
pub const VERSION: i64 = 1;

/// Returns the report on the replay of a log.
pub fn of_request(json: &Json, catalogue: Catalogue) -> Report<GameReport> {
    Report::build(|diagnostics| {
        let (_, game) = whole(json, catalogue, diagnostics)?;
        GameReport::new(game)
    })
}

/// Returns a log with its replay, which has a table.
///
/// # Errors
/// If something can't be read, or no entry opens the game: all errors.
pub fn game_of(json: &Json, catalogue: Catalogue) -> Result<(Log, Game), RefusalReport> {
    let mut diagnostics = Diagnostics::default();
    match whole(json, catalogue, &mut diagnostics) {
        Some(game) if diagnostics.is_empty() => Ok(game),
        _ => Err(RefusalReport::from_diagnostics(diagnostics)),
    }
}

fn whole(json: &Json, catalogue: Catalogue, diagnostics: &mut Diagnostics) -> Option<(Log, Game)> {
    let value = JsonValue::top(json);
    version(GAME, &value, diagnostics)?;
    if read::is_opened(json) {
        let log = log(&value, catalogue, diagnostics)?;
        let game = log.replay();
        if game.table().is_some() || !diagnostics.is_empty() {
            return Some((log, game));
        }
        if why_not_opened(json, &log, &game, diagnostics) {
            return None;
        }
    }
    let message = "nothing opens this game: begin with an entry that tells opened";
    diagnostics.push("not-opened", Some("entries".to_owned()), message.to_owned());
    None
}

/// Adds the errors of the entry that should open the game, if there is one.
fn why_not_opened(json: &Json, log: &Log, game: &Game, diagnostics: &mut Diagnostics) -> bool {
    let refused = game.outcomes().iter().find_map(|line| {
        let refusal = line.refusal.as_ref()?;
        (*refusal != tilewise_ledger::Refusal::NotOpened).then_some((&line.entry, refusal))
    });
    let Some((id, refusal)) = refused else {
        return false;
    };
    let players = log.entries().iter().find_map(|entry| match &entry.event {
        GameEvent::Opened(opening) if entry.id == *id => Some(&opening.players[..]),
        _ => None,
    });
    let at = place_of(json, &id.0).map(|place| format!("entries[{place}].input"));
    for (code, sentence) in refusal.reasons(players.unwrap_or_default()) {
        diagnostics.push(code, at.clone(), sentence.to_string());
    }
    true
}

/// Reads the log of a game.
///
/// # Errors
/// If something can't be read: all errors.
pub fn log_of(json: &Json, catalogue: Catalogue) -> Result<Log, RefusalReport> {
    let mut diagnostics = Diagnostics::default();
    match log(&JsonValue::top(json), catalogue, &mut diagnostics) {
        Some(log) if diagnostics.is_empty() => Ok(log),
        _ => Err(RefusalReport::from_diagnostics(diagnostics)),
    }
}

/// Parses the file of a game.
///
/// # Errors
/// If it is too long, not UTF-8, cut off, or not JSON, with the position.
pub fn read_game(file: &[u8]) -> Result<Json<'_>, RefusalReport> {
    read_file(GAME, file)
}

/// Replays a game: parses its file and returns a `GameReport` in JSON, on one line.
pub fn game_json(file: impl AsRef<[u8]>) -> String {
    match read_game(file.as_ref()) {
        Ok(json) => text(&of_request(&json, catalogue::ALL)),
        Err(refusal) => text(&refusal),
    }
}

/// Returns the file of a log, on one line.
pub fn game_file(log: &Log) -> String {
    text(&GameFile(log))
}

/// Returns whether a text is a game of any version.
pub fn begins_game(text: &[u8]) -> bool {
    begins(GAME, text)
}
