//! The games of this device.

use tilewise_ledger::GameEvent;

use super::stored_logs::{
    LogsAction, ReadLogs, SavedLog, StoredEvent, StoredLog, StoredLogs, UnreadLog,
};

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
    const LOCK_ACQUIRED: Self = Self::LockAcquired;
    const MAY_CHANGE: bool = false;
}
