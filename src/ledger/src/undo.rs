//! Undo and redo as entries, so that both work after a reload.

#[cfg(test)]
mod tests;

use crate::{Change, Correction, Entry, EntryId, GameEvent, Log};

/// A step of undo or redo.
#[derive(Clone, Debug, PartialEq)]
pub struct UndoStep<'a> {
    /// The entry that is undone or redone.
    pub entry: &'a Entry,
    /// The correction to write.
    pub correction: Correction,
}

impl<'a> UndoStep<'a> {
    fn delete(target: &EntryId, entry: &'a Entry) -> Self {
        let (target, change) = (target.clone(), Change::Delete);
        let correction = Correction { target, change };
        Self { entry, correction }
    }
}

/// Done and undone entries, the last one at the end.
#[derive(Default)]
struct UndoHistory<'a> {
    done: Vec<&'a Entry>,
    /// The undone entries, each with the ID of the deletion.
    undone: Vec<(&'a Entry, &'a EntryId)>,
}

impl Log {
    /// Returns the step that undoes the last entry. The opening can't be undone.
    ///
    /// ```
    /// # use tilewise_ledger::{Entry, EntryId, GameEvent, Log};
    /// let entry = |id: &str, counter, event| Entry {
    ///     id: EntryId(id.to_owned()),
    ///     device: "phone".to_owned(),
    ///     counter,
    ///     time: 0,
    ///     author: String::new(),
    ///     event,
    /// };
    /// let mut log = Log::from_entries([entry("a", 1, GameEvent::Closed)]).unwrap();
    /// let undo = log.undo().unwrap().correction;
    /// log.add(entry("b", 2, GameEvent::Correction(undo))).unwrap();
    /// assert!(log.resolved().is_empty() && log.undo().is_none());
    /// let redo = log.redo().unwrap();
    /// assert_eq!(redo.entry.event, GameEvent::Closed);
    /// log.add(entry("c", 3, GameEvent::Correction(redo.correction))).unwrap();
    /// assert_eq!(log.resolved().len(), 1);
    /// ```
    pub fn undo(&self) -> Option<UndoStep<'_>> {
        let entry = *UndoHistory::from_entries(self.entries()).done.last()?;
        Some(UndoStep::delete(&entry.id, entry))
    }

    /// Returns the step that redoes the last undone entry, unless another one was added since.
    pub fn redo(&self) -> Option<UndoStep<'_>> {
        let (entry, by) = *UndoHistory::from_entries(self.entries()).undone.last()?;
        Some(UndoStep::delete(by, entry))
    }
}

impl<'a> UndoHistory<'a> {
    fn from_entries(entries: &'a [Entry]) -> Self {
        let mut history = Self::default();
        for entry in entries {
            let deletes = match &entry.event {
                GameEvent::Correction(correction) if correction.change == Change::Delete => {
                    Some(&correction.target)
                }
                // Without the opening there is no game; the write lock isn't part of it.
                GameEvent::Opened(_) | GameEvent::LockReleased | GameEvent::LockAcquired => {
                    continue;
                }
                _ => None,
            };
            let undoes = history.done.pop_if(|last| deletes == Some(&last.id));
            if let Some(undone) = undoes {
                history.undone.push((undone, &entry.id));
                continue;
            }
            let redoes = history.undone.pop_if(|(_, by)| deletes == Some(by));
            if let Some((again, _)) = redoes {
                history.done.push(again);
            } else {
                history.undone.clear();
                history.done.push(entry);
            }
        }
        history
    }
}
