//! The entries of a game in their order, corrections applied.

use std::collections::BTreeMap;

use crate::{Change, Entry, EntryId, Game, Input};

/// The entries of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// In the order of their counters; of equal ones, of devices and ids.
    entries: Vec<Entry>,
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
        let mut log = Self::default();
        for entry in entries {
            log.add(entry)?;
        }
        Ok(log)
    }

    /// Takes in an entry; one that is there already changes nothing.
    ///
    /// # Errors
    /// If another entry has its identity and says something else.
    pub fn add(&mut self, entry: Entry) -> Result<(), LogError> {
        if let Some(same) = self.entries.iter().find(|other| other.id == entry.id) {
            return if *same == entry {
                Ok(())
            } else {
                Err(LogError::IdTwice(entry.id))
            };
        }
        let key = |entry: &Entry| (entry.counter, entry.device.clone(), entry.id.clone());
        let place = self
            .entries
            .partition_point(|other| key(other) < key(&entry));
        self.entries.insert(place, entry);
        Ok(())
    }

    /// All entries in their order, those that were corrected too.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The counter of the next entry.
    pub fn next_counter(&self) -> u64 {
        self.entries.last().map_or(1, |last| last.counter + 1)
    }

    /// What is told, in its order: what was deleted isn't there, what was replaced is as it was
    /// told last, what was inserted stands before the entry that it was put before. A correction
    /// that was deleted corrects nothing.
    pub fn effective(&self) -> Vec<Effective<'_>> {
        let mut deleted = vec![false; self.entries.len()];
        let places: BTreeMap<_, _> = self.entries.iter().map(|one| &one.id).zip(0..).collect();
        let earlier = |place: usize, id: &EntryId| {
            let found = places.get(id).copied();
            found.filter(|&found: &usize| found < place)
        };
        // A correction concerns what comes before it, so the last of all stands.
        for (place, entry) in self.entries.iter().enumerate().rev() {
            if let Input::Corrected(correction) = &entry.input
                && !deleted[place]
                && correction.what == Change::Delete
                && let Some(of) = earlier(place, &correction.of)
            {
                deleted[of] = true;
            }
        }
        // What was deleted keeps its place: something may have been put before it.
        let mut all: Vec<(usize, Option<Effective>)> = Vec::new();
        for (place, entry) in self.entries.iter().enumerate() {
            let (id, by) = (&entry.id, &entry.id);
            let Input::Corrected(correction) = &entry.input else {
                let input = &entry.input;
                let told = Effective { id, by, input };
                all.push((place, (!deleted[place]).then_some(told)));
                continue;
            };
            if deleted[place] {
                continue;
            }
            let of = earlier(place, &correction.of);
            let Some(at) = all.iter().position(|(other, _)| Some(*other) == of) else {
                continue;
            };
            match &correction.what {
                Change::Delete => {}
                Change::Replace(input) => {
                    if let Some(told) = &mut all[at].1 {
                        let id = told.id;
                        *told = Effective { id, by, input };
                    }
                }
                Change::InsertBefore(input) => {
                    all.insert(at, (place, Some(Effective { id, by, input })));
                }
            }
        }
        all.into_iter().filter_map(|(_, one)| one).collect()
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
