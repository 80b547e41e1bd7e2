//! The clubs of this device.

use tilewise_club::ClubEvent;

use super::stored_logs::{LogsAction, SavedLog, StoredEvent, StoredLogs};

/// The clubs of this device, and the status of their storage.
pub type Clubs = StoredLogs<ClubEvent>;

/// An action on the clubs of this device.
pub type ClubsAction = LogsAction<ClubEvent>;

/// A club of this device.
pub type SavedClub = SavedLog<ClubEvent>;

impl StoredEvent for ClubEvent {
    const LOCK_ACQUIRED: Self = Self::LockAcquired;
    const MAY_CHANGE: bool = true;
}
