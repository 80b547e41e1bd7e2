//! Actions on the logs of this device.

use std::rc::Rc;

use tilewise_ledger::{Entry, EntryId, Log};

use super::{SaveStatus, StoredEvent, UnreadLog, Unreadable, UnreadableReason};

/// Time and unique ids for a new entry. The dispatcher draws a new stamp for each action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Milliseconds since 1970, rounded to seconds, which are shorter in links.
    pub time: i64,
    /// A unique id of 128 random bits.
    pub id: Rc<str>,
    /// The stored id of this device, or a new one.
    pub device: Rc<str>,
    /// The person who writes; empty if unknown.
    pub author: Rc<str>,
}

impl Stamp {
    /// Returns the number of the page load whose first stamp this is.
    pub(super) fn visit(&self) -> Rc<str> {
        self.id.get(20..).unwrap_or(&self.id).into()
    }
}

/// An action on the logs of this device.
#[derive(Clone, Debug, PartialEq)]
pub enum LogsAction<E: StoredEvent> {
    /// Starts to use the storage.
    Open,
    /// Continues a hand that was entered for a game when the page was closed, or no hand any longer.
    Resume(Option<Rc<str>>),
    /// Starts a log with its first event and makes it the current one.
    Begin(Rc<E>, Stamp),
    /// Appends an event to a log of which this device has the write lock.
    Write(Rc<str>, Rc<E>, Stamp),
    /// Makes a log the current one.
    Show(Rc<str>),
    /// Merges a log into another and makes it the current one; this tab takes over the writing.
    Merge(Rc<str>, Rc<Log<E>>, Stamp),
    /// Appends the missing entries of a log and makes it the current one.
    AppendNew(Rc<str>, Rc<Log<E>>, Stamp),
    /// Replaces a log by one that has all of its entries, some of them changed, where entries may change.
    Replace(Rc<str>, Rc<Log<E>>, Stamp),
    /// Imports a log as a new one and makes it the current one.
    ImportCopy(Rc<Log<E>>, Stamp),
    /// Acquires the write lock of a log for this device, and for this tab.
    TakeWriteLock(Rc<str>, Stamp),
    /// Ignores a second tap soon after this one, which writes an entry.
    GuardTap,
    /// Takes over the writing from another tab.
    TakeOver,
    /// Loads missing rule sets again, and reads the logs that need them.
    LoadRuleSets,
    /// The storage was read.
    Read(Box<ReadLogs<E>>),
    /// The storage can't be read.
    ReadFailed(SaveStatus),
    /// The storage didn't answer in time.
    TimedOut,
    /// Another tab has written entries.
    Received(Box<ReadLogs<E>>),
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

/// Logs that were read from the storage or received from another tab.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadLogs<E: StoredEvent> {
    /// The readable logs.
    pub logs: Vec<StoredLog<E>>,
    /// The unreadable logs.
    pub unread: Vec<UnreadLog>,
    /// The id of this device: stored by itself, else that of the records. A killed browser may lose recent
    /// writes that aren't strict; without the id, no device would have the write lock of those logs.
    pub device: Option<Rc<str>>,
    /// The id of the log that was current at the last visit.
    pub shown: Option<Rc<str>>,
    /// The id of the last log that was opened from a file.
    pub from_file: Option<Rc<str>>,
}

impl<E: StoredEvent> Default for ReadLogs<E> {
    fn default() -> Self {
        Self {
            logs: Vec::new(),
            unread: Vec::new(),
            device: None,
            shown: None,
            from_file: None,
        }
    }
}

/// A stored log.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredLog<E: StoredEvent> {
    /// Its id.
    pub id: String,
    /// Its entries.
    pub entries: Vec<Entry<E>>,
    /// Its records, as a file.
    pub file: String,
}

impl<E: StoredEvent> StoredLog<E> {
    /// Converts it into an unreadable log because an entry conflicts with one of the page.
    pub fn into_conflict(self, entry: &EntryId) -> UnreadLog {
        let Self { id, file, .. } = self;
        let why = Unreadable {
            reason: UnreadableReason::Twice,
            messages: vec![format!("“{}” says something else on this page", entry.0)],
        };
        UnreadLog { id, file, why }
    }
}
