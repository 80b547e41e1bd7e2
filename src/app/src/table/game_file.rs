//! Parser of game files: untrusted input with limits. Pure; never panics and always ends quickly.

use tilewise_api::{Json, game_of, read_game};
use tilewise_ledger::{Game, Log};

use crate::rule_sets::LOADED;
use crate::store::{Unreadable, UnreadableReason};

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
    let (log, game) = game_of(&json, LOADED)?;
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

#[cfg(test)]
mod tests;
