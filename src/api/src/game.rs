//! A game as JSON: its log, read and written, and what replaying it gives.

mod facts;
mod input;
mod link;
mod read;
mod state;
mod write;

use tilewise_ledger::{Game, Input, Log};

use crate::catalogue::{self, Catalogue};
use crate::json::{self, Json};
use crate::reason::Reasons;
use crate::report::{Refusal, Report};
use crate::text;

pub use link::{
    CodePart, MOST_CODES, game_codes, game_link, missing_codes, read_game_codes, read_game_link,
};
pub use state::GameReport;
pub use write::{EntryFile, GameFile};

/// The version of the shape. What is read and isn't of it is refused by name.
pub const VERSION: i64 = 1;
/// A longer file is refused unread.
pub const LONGEST_GAME: usize = 32 << 20;
/// No game has more entries.
pub const MOST_ENTRIES: usize = 100_000;

/// Replays the log of a game.
pub fn of_request(json: &Json, catalogue: Catalogue) -> Report<GameReport> {
    Report::of(|reasons| {
        let (_, game) = whole(json, catalogue, reasons)?;
        GameReport::of(game)
    })
}

/// The log of a game that was opened, and what replaying it gives: it has a table.
///
/// # Errors
/// Everything that can't be read; that nothing opens the game.
pub fn game_of(json: &Json, catalogue: Catalogue) -> Result<(Log, Game), Refusal> {
    let mut reasons = Reasons::default();
    match whole(json, catalogue, &mut reasons) {
        Some(game) if reasons.is_empty() => Ok(game),
        _ => Err(Refusal::of(reasons)),
    }
}

fn whole(json: &Json, catalogue: Catalogue, reasons: &mut Reasons) -> Option<(Log, Game)> {
    read::version(json, reasons)?;
    if read::is_opened(json) {
        let log = read::log(json, catalogue, reasons)?;
        let game = log.replay();
        if game.table().is_some() || !reasons.is_empty() {
            return Some((log, game));
        }
        if why_not_opened(json, &log, &game, reasons) {
            return None;
        }
    }
    let message = "nothing opens this game: begin with an entry that tells opened";
    reasons.push("not-opened", Some("entries".to_owned()), message.to_owned());
    None
}

/// Says what is wrong with the entry that should have opened the game, if one should have.
fn why_not_opened(json: &Json, log: &Log, game: &Game, reasons: &mut Reasons) -> bool {
    let refused = game.lines().iter().find_map(|line| {
        let refusal = line.refused.as_ref()?;
        (*refusal != tilewise_ledger::Refusal::NotOpened).then_some((&line.entry, refusal))
    });
    let Some((id, refusal)) = refused else {
        return false;
    };
    let players = log.entries().iter().find_map(|entry| match &entry.input {
        Input::Opened(opening) if entry.id == *id => Some(&opening.players[..]),
        _ => None,
    });
    let at = read::place_of(json, &id.0).map(|place| format!("entries[{place}].input"));
    for (code, sentence) in refusal.reasons(players.unwrap_or_default()) {
        reasons.push(code, at.clone(), sentence.to_string());
    }
    true
}

/// The log of a game.
///
/// # Errors
/// Everything that can't be read.
pub fn log_of(json: &Json, catalogue: Catalogue) -> Result<Log, Refusal> {
    let mut reasons = Reasons::default();
    match read::log(json, catalogue, &mut reasons) {
        Some(log) if reasons.is_empty() => Ok(log),
        _ => Err(Refusal::of(reasons)),
    }
}

/// Reads a file that should be a game, or says why it is none.
///
/// # Errors
/// That it is too long, not UTF-8, cut off, or no JSON, and where.
pub fn read_game(file: &[u8]) -> Result<Json<'_>, Refusal> {
    let because = |code, message| Err(Refusal::because(code, message));
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

/// Replays a game: its file in, a `GameReport` in JSON back, on one line.
pub fn game_json(file: impl AsRef<[u8]>) -> String {
    match read_game(file.as_ref()) {
        Ok(json) => text(&of_request(&json, catalogue::ALL)),
        Err(refusal) => text(&refusal),
    }
}

/// The file of a log, on one line.
pub fn game_file(log: &Log) -> String {
    text(&GameFile(log))
}

/// Whether a text is a game, of whatever version.
pub fn begins_game(text: &[u8]) -> bool {
    const KEY: &[u8] = b"\"tilewise-game\"";
    let object = text.trim_ascii_start().strip_prefix(b"{");
    let Some(first) = object.map(<[u8]>::trim_ascii_start) else {
        return false;
    };
    // One that was cut off is a game too, if it begins as Tilewise writes it.
    first.starts_with(KEY)
        || text.windows(KEY.len()).any(|part| part == KEY)
            && matches!(read_game(text), Ok(Json::Object(fields))
                if fields.iter().any(|(key, _)| key == "tilewise-game"))
}
