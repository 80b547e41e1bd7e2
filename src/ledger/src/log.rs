//! The entries of a game in their order, with corrections applied.

mod corrections;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::{Entry, EntryId, Game, GameEvent};
use corrections::CorrectedEntries;

/// The log of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// Ordered by counter, then device, then ID.
    entries: Vec<Entry>,
    ids: BTreeSet<EntryId>,
}

/// An error when an entry is added to a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogError {
    /// Another entry has the same ID and different content.
    IdTwice(EntryId),
}

/// An event of the log after corrections.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResolvedEntry<'a> {
    /// The ID of the original entry, which the history uses.
    pub id: &'a EntryId,
    /// The ID of the entry that holds the event: the original, or its last correction.
    pub by: &'a EntryId,
    /// The event.
    pub event: &'a GameEvent,
}

impl Log {
    /// Creates a log of entries in any order; duplicates are allowed.
    ///
    /// # Errors
    /// If two entries have the same ID and different content.
    pub fn from_entries(entries: impl IntoIterator<Item = Entry>) -> Result<Self, LogError> {
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
    pub fn add(&mut self, entry: Entry) -> Result<(), LogError> {
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
    pub fn entries(&self) -> &[Entry] {
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
    pub fn resolved(&self) -> Vec<ResolvedEntry<'_>> {
        let corrected = CorrectedEntries::from_entries(&self.entries);
        corrected.in_order(&self.entries)
    }

    /// Returns the IDs of deleted entries, including corrections.
    pub(crate) fn deleted(&self) -> BTreeSet<&EntryId> {
        corrections::deleted_ids(&self.entries)
    }

    /// Replays the log.
    pub fn replay(&self) -> Game {
        let mut game = Game::default();
        for one in self.resolved() {
            game.apply(one.id, one.event);
        }
        game
    }
}

/// Returns the sort key of an entry.
fn place(entry: &Entry) -> (u64, &str, &EntryId) {
    (entry.counter, &entry.device, &entry.id)
}
