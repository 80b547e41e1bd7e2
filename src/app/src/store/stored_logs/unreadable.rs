//! The reasons why a log can't be read.

use tilewise_api::{Diagnostic, RefusalReport};

/// An unreadable log.
#[derive(Clone, Debug, PartialEq)]
pub struct UnreadLog {
    /// Its id.
    pub id: String,
    /// Its records, as a file.
    pub file: String,
    /// The reason.
    pub why: Unreadable,
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
            ("not-a-game" | "not-a-club", _) | ("bad-request", None) => Self::NoGame,
            ("unknown-version", _) => Self::Version,
            ("id-twice", _) => Self::Twice,
            ("not-opened", _) => Self::NotOpened,
            ("unknown-ruleset" | "unknown-option" | "bad-option-value", _) => Self::Rules,
            _ => Self::Broken,
        }
    }
}
