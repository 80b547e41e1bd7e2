//! How the logs of an event are stored.

use tilewise_api::{
    ClubEntryFile, EntryFile, RefusalReport, club_log_of, log_of, read_club, read_game, text,
};
use tilewise_club::{ClubEntry, ClubEvent, ClubLog};
use tilewise_ledger::{Entry, GameEvent, Log};

use super::{CLUB, GAME, OPENED, OPENED_CLUB};
use crate::rule_sets::LOADED;
use crate::store::StoredEvent;

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

/// How the logs of an event are stored: their names, and their entries as JSON.
pub trait LogFormat: StoredEvent {
    /// The names that the storage uses.
    const NAMES: LogStorageNames;

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

impl LogFormat for GameEvent {
    const NAMES: LogStorageNames = LogStorageNames {
        database: "tilewise-games",
        version: "tilewise-game",
        current: GAME,
        from_file: OPENED,
    };

    fn read_log(file: &[u8]) -> Result<Log, RefusalReport> {
        read_game(file).and_then(|json| log_of(&json, LOADED))
    }

    fn entry_json(log: &Log, entry: &Entry) -> String {
        text(&EntryFile::new(log, entry))
    }

    fn entries_json(log: &Log) -> Vec<String> {
        EntryFile::all(log).map(|entry| text(&entry)).collect()
    }
}

impl LogFormat for ClubEvent {
    const NAMES: LogStorageNames = LogStorageNames {
        database: "tilewise-clubs",
        version: "tilewise-club",
        current: CLUB,
        from_file: OPENED_CLUB,
    };

    fn read_log(file: &[u8]) -> Result<ClubLog, RefusalReport> {
        read_club(file).and_then(|json| club_log_of(&json, LOADED))
    }

    fn entry_json(_: &ClubLog, entry: &ClubEntry) -> String {
        text(&ClubEntryFile(entry))
    }

    fn entries_json(log: &ClubLog) -> Vec<String> {
        let all = log.entries().iter();
        all.map(|entry| text(&ClubEntryFile(entry))).collect()
    }
}
