//! The clubs of this device.

use std::rc::Rc;

use tilewise_api::{ClubEntryFile, RefusalReport, club_log_of, read_club, text};
use tilewise_club::{Club, ClubEntry, ClubEvent, ClubLog};
use yew::Reducible;

use crate::store::{LogStorageNames, LogsAction, SavedLog, StoredEvent, StoredLogs};

/// The clubs of this device, and the status of their storage.
pub type Clubs = StoredLogs<ClubEvent>;

/// An action on the clubs of this device.
pub type ClubsAction = LogsAction<ClubEvent>;

/// A club of this device.
pub type SavedClub = SavedLog<ClubEvent>;

impl StoredEvent for ClubEvent {
    const NAMES: LogStorageNames = LogStorageNames {
        database: "tilewise-clubs",
        version: "tilewise-club",
        current: "tilewise.club",
        from_file: "tilewise.club.opened",
    };

    const LOCK_ACQUIRED: Self = Self::LockAcquired;

    fn read_log(file: &[u8]) -> Result<ClubLog, RefusalReport> {
        read_club(file).and_then(|json| club_log_of(&json))
    }

    fn entry_json(_: &ClubLog, entry: &ClubEntry) -> String {
        text(&ClubEntryFile(entry))
    }

    fn entries_json(log: &ClubLog) -> Vec<String> {
        let all = log.entries().iter();
        all.map(|entry| text(&ClubEntryFile(entry))).collect()
    }
}

/// The state of the Club screen.
#[derive(Default)]
pub struct ClubStore(pub Rc<Clubs>);

impl Reducible for ClubStore {
    type Action = ClubsAction;

    fn reduce(self: Rc<Self>, action: ClubsAction) -> Rc<Self> {
        Rc::new(Self(Rc::new(self.0.after(action))))
    }
}

/// A club of this device, and what replay of its log gives.
#[derive(Clone, Debug)]
pub struct ReplayedClub {
    /// The ID of the log.
    pub id: Rc<str>,
    /// The log.
    pub log: Rc<ClubLog>,
    /// The state of the club.
    pub club: Club,
}

impl ReplayedClub {
    /// Replays the log of a club.
    pub fn from_saved(saved: &SavedClub) -> Self {
        Self {
            id: Rc::clone(&saved.id),
            log: Rc::clone(&saved.log),
            club: Club::replay(&saved.log),
        }
    }
}

impl PartialEq for ReplayedClub {
    fn eq(&self, other: &Self) -> bool {
        // The state follows from the log.
        self.id == other.id && (Rc::ptr_eq(&self.log, &other.log) || self.log == other.log)
    }
}
