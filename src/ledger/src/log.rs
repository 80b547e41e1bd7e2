//! The entries of a log in their order, with corrections applied.

mod corrections;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::{Correction, Entry, EntryId, Game, GameEvent};
use corrections::CorrectedEntries;

/// The content of the entries of a log: of a game, or of a club.
pub trait LogEvent: PartialEq + Sized {
    /// Returns the correction, if the event is one.
    fn correction(&self) -> Option<&Correction<Self>>;

    /// Returns the change of the write lock, if the event is one.
    fn lock_change(&self) -> Option<LockChange>;
}

/// A change of the write lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockChange {
    /// The log begins: the device that writes this first has the lock.
    Opened,
    /// The device acquires the lock.
    Acquired,
    /// The device releases the lock for another one.
    Released,
}

impl LogEvent for GameEvent {
    fn correction(&self) -> Option<&Correction> {
        match self {
            Self::Correction(correction) => Some(correction),
            _ => None,
        }
    }

    fn lock_change(&self) -> Option<LockChange> {
        match self {
            Self::Opened(_) => Some(LockChange::Opened),
            Self::LockAcquired => Some(LockChange::Acquired),
            Self::LockReleased => Some(LockChange::Released),
            _ => None,
        }
    }
}

/// A log: of a game, or with other events of a club.
#[derive(Clone, Debug, PartialEq)]
pub struct Log<E = GameEvent> {
    /// Ordered by counter, then device, then ID.
    entries: Vec<Entry<E>>,
    ids: BTreeSet<EntryId>,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            ids: BTreeSet::new(),
        }
    }
}

/// An error when an entry is added to a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogError {
    /// Another entry has the same ID and different content.
    IdTwice(EntryId),
}

/// An event of the log after corrections.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResolvedEntry<'a, E = GameEvent> {
    /// The ID of the original entry, which the history uses.
    pub id: &'a EntryId,
    /// The ID of the entry that holds the event: the original, or its last correction.
    pub by: &'a EntryId,
    /// The event.
    pub event: &'a E,
}

impl<E: LogEvent> Log<E> {
    /// Creates a log of entries in any order; duplicates are allowed.
    ///
    /// # Errors
    /// If two entries have the same ID and different content.
    pub fn from_entries(entries: impl IntoIterator<Item = Entry<E>>) -> Result<Self, LogError> {
        let mut entries: Vec<_> = entries.into_iter().collect();
        entries.sort_by(|one, other| place(one).cmp(&place(other)));
        entries.dedup();
        let mut ids = BTreeSet::new();
        for entry in &entries {
            if !ids.insert(entry.id.clone()) {
                return Err(LogError::IdTwice(entry.id.clone()));
            }
        }
        Ok(Self { entries, ids })
    }

    /// Adds an entry; a duplicate changes nothing.
    ///
    /// # Errors
    /// If another entry has the same ID and different content.
    pub fn add(&mut self, entry: Entry<E>) -> Result<(), LogError> {
        let found = self
            .entries
            .binary_search_by(|other| place(other).cmp(&place(&entry)));
        match found {
            Ok(at) if self.entries[at] == entry => Ok(()),
            Err(at) if self.ids.insert(entry.id.clone()) => {
                self.entries.insert(at, entry);
                Ok(())
            }
            _ => Err(LogError::IdTwice(entry.id)),
        }
    }

    /// Returns all entries in their order, with those that were corrected.
    pub fn entries(&self) -> &[Entry<E>] {
        &self.entries
    }

    /// Returns the counter of the next entry.
    pub fn next_counter(&self) -> u64 {
        let last = self.entries.last();
        last.map_or(1, |last| last.counter.saturating_add(1))
    }

    /// Returns the events in their order, with corrections applied: deleted events are left out, replaced
    /// ones have their last content, inserted ones come before their target.
    ///
    /// A deleted correction has no effect. A correction without an earlier target is kept as an event, and
    /// refused.
    pub fn resolved(&self) -> Vec<ResolvedEntry<'_, E>> {
        let corrected = CorrectedEntries::from_entries(&self.entries);
        corrected.in_order(&self.entries)
    }

    /// Returns the IDs of deleted entries, including corrections.
    pub(crate) fn deleted(&self) -> BTreeSet<&EntryId> {
        corrections::deleted_ids(&self.entries)
    }
}

impl Log {
    /// Replays the log of a game.
    pub fn replay(&self) -> Game {
        let mut game = Game::default();
        for one in self.resolved() {
            game.apply(one.id, one.event);
        }
        game
    }
}

/// Returns the sort key of an entry.
fn place<E>(entry: &Entry<E>) -> (u64, &str, &EntryId) {
    (entry.counter, &entry.device, &entry.id)
}
