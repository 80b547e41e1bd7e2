//! Undo and redo as entries, so that both work after a reload.

#[cfg(test)]
mod tests;

use crate::{Change, Correction, Entry, EntryId, GameEvent, Log, LogEvent};

/// A step of undo or redo.
#[derive(Clone, Debug, PartialEq)]
pub struct UndoStep<'a, E = GameEvent> {
    /// The entry that is undone or redone.
    pub entry: &'a Entry<E>,
    /// The correction to write.
    pub correction: Correction<E>,
}

impl<'a, E> UndoStep<'a, E> {
    fn delete(target: &EntryId, entry: &'a Entry<E>) -> Self {
        let (target, change) = (target.clone(), Change::Delete);
        let correction = Correction { target, change };
        Self { entry, correction }
    }
}

/// Done and undone entries, the last one at the end.
struct UndoHistory<'a, E> {
    done: Vec<&'a Entry<E>>,
    /// The undone entries, each with the ID of the deletion.
    undone: Vec<(&'a Entry<E>, &'a EntryId)>,
}

impl<E: LogEvent> Log<E> {
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
    pub fn undo(&self) -> Option<UndoStep<'_, E>> {
        let entry = *UndoHistory::from_entries(self.entries()).done.last()?;
        Some(UndoStep::delete(&entry.id, entry))
    }

    /// Returns the step that redoes the last undone entry, unless another one was added since.
    pub fn redo(&self) -> Option<UndoStep<'_, E>> {
        let (entry, by) = *UndoHistory::from_entries(self.entries()).undone.last()?;
        Some(UndoStep::delete(by, entry))
    }
}

impl<'a, E: LogEvent> UndoHistory<'a, E> {
    fn from_entries(entries: &'a [Entry<E>]) -> Self {
        let mut history = Self {
            done: Vec::new(),
            undone: Vec::new(),
        };
        for entry in entries {
            // Without the opening there is nothing; the write lock isn't part of the content.
            if entry.event.lock_change().is_some() {
                continue;
            }
            let correction = entry.event.correction();
            let deletion = correction.filter(|one| matches!(one.change, Change::Delete));
            let deletes = deletion.map(|one| &one.target);
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
