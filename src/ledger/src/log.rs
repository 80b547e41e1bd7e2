//! The entries of a game in their order, corrections applied.

mod corrected;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::{Entry, EntryId, Game, Input};
use corrected::Corrected;

/// The entries of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// In the order of their counters; of equal ones, of devices and ids.
    entries: Vec<Entry>,
    ids: BTreeSet<EntryId>,
}

/// Why an entry isn't taken into a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogError {
    /// Another entry has the same identity and says something else.
    IdTwice(EntryId),
}

/// What is told at a place of the log, corrections applied.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effective<'a> {
    /// The entry that first told something here, by which it is known in the history.
    pub id: &'a EntryId,
    /// The entry that tells what counts: the same, or its last correction.
    pub by: &'a EntryId,
    /// What is told.
    pub input: &'a Input,
}

impl Log {
    /// A log of entries in any order, each of them once or more often.
    ///
    /// # Errors
    /// If two entries have one identity and say different things.
    pub fn of(entries: impl IntoIterator<Item = Entry>) -> Result<Self, LogError> {
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

    /// Takes in an entry; one that is there already changes nothing.
    ///
    /// # Errors
    /// If another entry has its identity and says something else.
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

    /// All entries in their order, those that were corrected too.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The counter of the next entry.
    pub fn next_counter(&self) -> u64 {
        let last = self.entries.last();
        last.map_or(1, |last| last.counter.saturating_add(1))
    }

    /// What is told, in its order: what was deleted isn't there, what was replaced is as it was
    /// told last, what was inserted stands before the entry that it was put before. A correction
    /// that was deleted corrects nothing; one of no earlier entry is told as it is, and refused.
    pub fn effective(&self) -> Vec<Effective<'_>> {
        let corrected = Corrected::of(&self.entries);
        corrected.in_order(&self.entries)
    }

    /// What was deleted, corrections too.
    pub(crate) fn deleted(&self) -> BTreeSet<&EntryId> {
        corrected::deleted_ids(&self.entries)
    }

    /// The game that was played.
    pub fn replay(&self) -> Game {
        let mut game = Game::default();
        for one in self.effective() {
            game.tell(one.id, one.input);
        }
        game
    }
}

/// Where an entry stands among all.
fn place(entry: &Entry) -> (u64, &str, &EntryId) {
    (entry.counter, &entry.device, &entry.id)
}
