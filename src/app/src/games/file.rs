//! Parser of game files: untrusted input with limits. Pure; never panics and always ends quickly.

#[cfg(test)]
mod tests;

use tilewise_api::{Diagnostic, Json, RefusalReport, game_of, read_game};
use tilewise_ledger::{Game, Log};

use super::store::WHOLE;

/// Largest size of a file, in bytes.
pub const LONGEST: usize = 16 << 20;
/// Largest number of entries. A game of one night has some hundred.
pub const MOST_ENTRIES: usize = 5_000;
/// Largest counter of an entry, so that a game can continue.
const LAST: u64 = 1 << 52;

/// A parsed game and its replay.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenedGame {
    /// The log.
    pub log: Log,
    /// The replayed game, which has a table.
    pub game: Game,
}

/// The reason why a file isn't a game, with the first messages.
#[derive(Clone, Debug, PartialEq)]
pub struct Unreadable {
    /// The reason.
    pub reason: UnreadableReason,
    /// Messages with locations in the file, for developers.
    pub messages: Vec<String>,
}

/// The reason why a file is unreadable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadableReason {
    /// It is larger than any game.
    Long,
    /// It has too many entries: their number.
    Many(usize),
    /// It ends too early.
    CutOff,
    /// It isn't a game.
    NoGame,
    /// Its version is unknown.
    Version,
    /// Two entries with the same id differ.
    Twice,
    /// No entry opens a game.
    NotOpened,
    /// Its rules are unknown.
    Rules,
    /// A part of it is unreadable.
    Broken,
}

/// Parses a game file.
///
/// # Errors
/// The reason why it isn't a game.
pub fn read(file: &[u8]) -> Result<OpenedGame, Unreadable> {
    let because = |why| {
        let messages = Vec::new();
        Err(Unreadable {
            reason: why,
            messages,
        })
    };
    if file.len() > LONGEST {
        return because(UnreadableReason::Long);
    }
    let json = read_game(file)?;
    let entries = entries(&json);
    if entries > MOST_ENTRIES {
        return because(UnreadableReason::Many(entries));
    }
    let (log, game) = game_of(&json, WHOLE)?;
    if log.entries().last().is_some_and(|last| last.counter > LAST) {
        return Err(Unreadable {
            reason: UnreadableReason::Broken,
            messages: vec![format!(
                "the entries are numbered beyond {LAST}: number them from 1, in their order"
            )],
        });
    }
    Ok(OpenedGame { log, game })
}

/// Counts the entries of a file, readable or not.
fn entries(json: &Json) -> usize {
    let Json::Object(fields) = json else {
        return 0;
    };
    let mut entries = fields.iter().filter(|(key, _)| key == "entries");
    match entries.next() {
        Some((_, Json::List(all))) => all.len(),
        _ => 0,
    }
}

impl From<RefusalReport> for Unreadable {
    fn from(refusal: RefusalReport) -> Self {
        let why = refusal
            .errors
            .first()
            .map_or(UnreadableReason::Broken, UnreadableReason::from_reason);
        let messages = refusal.errors.into_iter().map(|one| one.message);
        let messages = messages.collect();
        Self {
            reason: why,
            messages,
        }
    }
}

impl UnreadableReason {
    fn from_reason(reason: &Diagnostic) -> Self {
        match (reason.code, reason.at.as_deref()) {
            ("cut-off", _) => Self::CutOff,
            ("not-a-game", _) | ("bad-request", None) => Self::NoGame,
            ("unknown-version", _) => Self::Version,
            ("id-twice", _) => Self::Twice,
            ("not-opened", _) => Self::NotOpened,
            ("unknown-ruleset" | "unknown-option", _) => Self::Rules,
            _ => Self::Broken,
        }
    }
}
