//! Games as JSON: logs are read and written, and replayed.

mod answer_json;
mod input;
mod link;
mod read;
mod state;
mod write;

use tilewise_ledger::{Game, GameEvent, Log};

use crate::catalogue::{self, Catalogue};
use crate::diagnostics::Diagnostics;
use crate::json::{self, Json};
use crate::report::{RefusalReport, Report};
use crate::text;

pub use link::{
    CodePart, MOST_CODES, game_codes, game_link, missing_codes, read_game_codes, read_game_link,
};
pub use state::GameReport;
pub use write::{EntryFile, GameFile};

/// The version of the format. Other versions are refused.
pub const VERSION: i64 = 1;
/// The maximum length of a file in bytes.
pub const LONGEST_GAME: usize = 32 << 20;
/// The maximum number of entries.
pub const MOST_ENTRIES: usize = 100_000;

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
    read::version(json, diagnostics)?;
    if read::is_opened(json) {
        let log = read::log(json, catalogue, diagnostics)?;
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
    let at = read::place_of(json, &id.0).map(|place| format!("entries[{place}].input"));
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
    match read::log(json, catalogue, &mut diagnostics) {
        Some(log) if diagnostics.is_empty() => Ok(log),
        _ => Err(RefusalReport::from_diagnostics(diagnostics)),
    }
}

/// Parses the file of a game.
///
/// # Errors
/// If it is too long, not UTF-8, cut off, or not JSON, with the position.
pub fn read_game(file: &[u8]) -> Result<Json<'_>, RefusalReport> {
    let because = |code, message| Err(RefusalReport::single(code, message));
    if file.len() > LONGEST_GAME {
        let length = file.len();
        let message =
            format!("a game of {length} bytes is too long: at most {LONGEST_GAME} are read");
        return because("bad-request", message);
    }
    let text = match std::str::from_utf8(file) {
        Ok(text) => text.trim_start_matches('\u{feff}'),
        Err(error) => {
            let place = error.valid_up_to() + 1;
            let message = format!(
                "the file is no UTF-8 from byte {place}: it is no game, or was changed on the way, \
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
                format!("the file is no JSON, it {end}: open a game that was exported here");
            because("bad-request", message)
        }
    }
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
    const KEY: &[u8] = b"\"tilewise-game\"";
    let object = text.trim_ascii_start().strip_prefix(b"{");
    let Some(first) = object.map(<[u8]>::trim_ascii_start) else {
        return false;
    };
    // Recognizes a truncated game by its first key.
    first.starts_with(KEY)
        || text.windows(KEY.len()).any(|part| part == KEY)
            && matches!(read_game(text), Ok(Json::Object(fields))
                if fields.iter().any(|(key, _)| key == "tilewise-game"))
}
