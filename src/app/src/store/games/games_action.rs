//! Actions on the games of this device.

use std::rc::Rc;

use tilewise_ledger::{Entry, EntryId, GameEvent, Log, Opening};

use super::{SaveStatus, UnreadGame, Unreadable, UnreadableReason};

/// Time and unique ids for a new entry. The dispatcher draws a new stamp for each action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Milliseconds since 1970, rounded to seconds, which are shorter in links.
    pub time: i64,
    /// A unique id of 128 random bits.
    pub id: Rc<str>,
    /// The stored id of this device, or a new one.
    pub device: Rc<str>,
}

impl Stamp {
    /// Returns the number of the page load whose first stamp this is.
    pub(super) fn visit(&self) -> Rc<str> {
        self.id.get(20..).unwrap_or(&self.id).into()
    }
}

/// An action on the games of this device.
#[derive(Clone, Debug, PartialEq)]
pub enum GamesAction {
    /// Starts to use the storage.
    Open,
    /// Continues a hand that was entered for a game when the page was closed, or no hand any longer.
    Resume(Option<Rc<str>>),
    /// Starts a game and makes it the current one.
    Begin(Rc<Opening>, Stamp),
    /// Appends an event to a game of which this device has the write lock.
    Write(Rc<str>, Rc<GameEvent>, Stamp),
    /// Makes a game the current one.
    Show(Rc<str>),
    /// Merges a log into a game and makes it the current one; this tab takes over the writing.
    Merge(Rc<str>, Rc<Log>, Stamp),
    /// Appends the missing entries of a log to a game and makes it the current one.
    AppendNew(Rc<str>, Rc<Log>, Stamp),
    /// Imports a log as a new game and makes it the current one.
    ImportCopy(Rc<Log>, Stamp),
    /// Acquires the write lock of a game for this device, and for this tab.
    TakeWriteLock(Rc<str>, Stamp),
    /// Ignores a second tap soon after this one, which writes an entry.
    GuardTap,
    /// Takes over the writing from another tab.
    TakeOver,
    /// Loads missing rule sets again, and reads the games that need them.
    LoadRuleSets,
    /// The storage was read.
    Read(Box<ReadGames>),
    /// The storage can't be read.
    ReadFailed(SaveStatus),
    /// The storage didn't answer in time.
    TimedOut,
    /// Another tab has written entries.
    Received(Box<ReadGames>),
    /// The browser has confirmed a number of unsaved entries, the oldest first.
    Saved(usize),
    /// The storage was deleted, so that all entries have to be saved again.
    SaveAgain,
    /// Unsaved entries can't be written.
    Failed(SaveStatus),
    /// Another tab has become the writing one.
    LockLost,
    /// This tab has become the writing one.
    LockGained,
}

/// Games that were read from the storage or received from another tab.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadGames {
    /// The readable games.
    pub games: Vec<StoredGame>,
    /// The unreadable games.
    pub unread: Vec<UnreadGame>,
    /// The id of this device: stored by itself, else that of the records. A killed browser may lose recent
    /// writes that aren't strict; without the id, no device would have the write lock of those games.
    pub device: Option<Rc<str>>,
    /// The id of the game that was current at the last visit.
    pub shown: Option<Rc<str>>,
    /// The id of the last game that was opened from a file.
    pub from_file: Option<Rc<str>>,
}

/// A stored game.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// Its id.
    pub game: String,
    /// Its entries.
    pub entries: Vec<Entry>,
    /// Its records, as a file.
    pub file: String,
}

impl StoredGame {
    /// Converts it into an unreadable game because an entry conflicts with one of the page.
    pub fn into_conflict(self, entry: &EntryId) -> UnreadGame {
        let Self { game, file, .. } = self;
        let why = Unreadable {
            reason: UnreadableReason::Twice,
            messages: vec![format!("“{}” says something else on this page", entry.0)],
        };
        UnreadGame { game, file, why }
    }
}
