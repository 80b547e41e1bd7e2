//! Events whose logs this device stores.

use std::fmt::Debug;

use tilewise_api::RefusalReport;
use tilewise_ledger::{Entry, Log, LogEvent};

/// The names that the storage uses for logs of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogStorageNames {
    /// The database of the browser, and the messages between its tabs.
    pub database: &'static str,
    /// The field with the version, in a record and in a file.
    pub version: &'static str,
    /// The key of the id of the current log.
    pub current: &'static str,
    /// The key of the id of the last log that was opened from a file.
    pub from_file: &'static str,
}

/// An event whose logs this device stores: of a game, or of a club.
pub trait StoredEvent: LogEvent + Clone + Debug + 'static {
    /// The names that the storage uses.
    const NAMES: LogStorageNames;

    /// The event that acquires the write lock.
    const LOCK_ACQUIRED: Self;

    /// Reads the log of a file.
    ///
    /// # Errors
    /// If the file isn't such a log, or can't be read.
    fn read_log(file: &[u8]) -> Result<Log<Self>, RefusalReport>;

    /// Returns an entry of a log as JSON.
    fn entry_json(log: &Log<Self>, entry: &Entry<Self>) -> String;

    /// Returns all entries of a log as JSON, in their order.
    fn entries_json(log: &Log<Self>) -> Vec<String>;
}
