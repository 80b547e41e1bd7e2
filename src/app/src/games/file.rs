//! The file of a game: what is read from outside, and how far. Pure: nothing makes it panic, and none
//! takes long.

use tilewise_api::{Json, Reason, Refusal, game_of, read_game};
use tilewise_ledger::{Game, Log};

use super::kept::WHOLE;

/// No file is longer that is opened here, in bytes.
pub const LONGEST: usize = 16 << 20;
/// No game is longer that is opened here. An evening has some hundred entries.
pub const MOST_ENTRIES: usize = 5_000;
/// Entries are numbered up to here at most, so that a game can go on.
const LAST: u64 = 1 << 52;

/// A game that was read, and what playing it through gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// All that was told.
    pub log: Log,
    /// What that gives. It has a table.
    pub game: Game,
}

/// Why a file is no game, with the first sentences.
#[derive(Clone, Debug, PartialEq)]
pub struct Unreadable {
    /// What is the matter.
    pub why: Why,
    /// Sentences with the places in the file, for whoever looks into it.
    pub says: Vec<String>,
}

/// What is the matter with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is longer than any game.
    Long,
    /// It is a game of more entries than are opened here.
    Many(usize),
    /// It ends too early.
    CutOff,
    /// It is something else.
    NoGame,
    /// It is of a version that isn't known here.
    Version,
    /// Two of its entries have one identity and say different things.
    Twice,
    /// Nothing in it begins a game.
    NotOpened,
    /// It is played by rules that aren't known here.
    Rules,
    /// Something in it can't be read.
    Broken,
}

/// Reads the file of a game.
///
/// # Errors
/// Why it is none.
pub fn read(file: &[u8]) -> Result<Read, Unreadable> {
    let because = |why| {
        let says = Vec::new();
        Err(Unreadable { why, says })
    };
    if file.len() > LONGEST {
        return because(Why::Long);
    }
    let json = read_game(file)?;
    let entries = entries(&json);
    if entries > MOST_ENTRIES {
        return because(Why::Many(entries));
    }
    let (log, game) = game_of(&json, WHOLE)?;
    if log.entries().last().is_some_and(|last| last.counter > LAST) {
        return Err(Unreadable {
            why: Why::Broken,
            says: vec![format!(
                "the entries are numbered beyond {LAST}: number them from 1, in their order"
            )],
        });
    }
    Ok(Read { log, game })
}

/// How many entries a file has, whether or not they can be read.
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

impl From<Refusal> for Unreadable {
    fn from(refusal: Refusal) -> Self {
        let why = refusal.errors.first().map_or(Why::Broken, Why::of);
        let says = refusal.errors.into_iter().map(|one| one.message);
        let says = says.collect();
        Self { why, says }
    }
}

impl Why {
    fn of(reason: &Reason) -> Self {
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

#[cfg(test)]
mod tests;
