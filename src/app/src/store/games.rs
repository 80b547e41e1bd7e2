//! The games of this device.

use tilewise_api::{EntryFile, RefusalReport, log_of, read_game, text};
use tilewise_ledger::{Entry, GameEvent, Log};

use super::stored_logs::{
    LogStorageNames, LogsAction, ReadLogs, SavedLog, StoredEvent, StoredLog, StoredLogs, UnreadLog,
};
use crate::rule_sets::LOADED;
use crate::storage::{GAME, OPENED};

/// The games of this device, and the status of their storage.
pub type Games = StoredLogs<GameEvent>;

/// A game of this device.
pub type SavedGame = SavedLog<GameEvent>;

/// An action on the games of this device.
pub type GamesAction = LogsAction<GameEvent>;

/// Games that were read from the storage or received from another tab.
pub type ReadGames = ReadLogs<GameEvent>;

/// A stored game.
pub type StoredGame = StoredLog<GameEvent>;

/// An unreadable game.
pub type UnreadGame = UnreadLog;

impl StoredEvent for GameEvent {
    const NAMES: LogStorageNames = LogStorageNames {
        database: "tilewise-games",
        version: "tilewise-game",
        current: GAME,
        from_file: OPENED,
    };

    const LOCK_ACQUIRED: Self = Self::LockAcquired;

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
