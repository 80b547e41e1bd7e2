//! Undo and redo: entries as all others are, so both are there after a reload too.

#[cfg(test)]
mod tests;

use crate::{Change, Correction, Entry, EntryId, Input, Log};

/// What can be undone or redone next.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<'a> {
    /// The entry that would count no more, or count again.
    pub entry: &'a Entry,
    /// The correction that does it.
    pub correction: Correction,
}

impl<'a> Step<'a> {
    fn delete(of: &EntryId, entry: &'a Entry) -> Self {
        let (of, what) = (of.clone(), Change::Delete);
        let correction = Correction { of, what };
        Self { entry, correction }
    }
}

/// What was done and undone, the last of each at the end.
#[derive(Default)]
struct Steps<'a> {
    done: Vec<&'a Entry>,
    /// What was undone, with the deletion that did it.
    undone: Vec<(&'a Entry, &'a EntryId)>,
}

impl Log {
    /// What can be undone next: whatever was done last. A game that was opened stays so.
    ///
    /// ```
    /// # use tilewise_ledger::{Entry, EntryId, Input, Log};
    /// let entry = |id: &str, counter, input| Entry {
    ///     id: EntryId(id.to_owned()),
    ///     device: "phone".to_owned(),
    ///     counter,
    ///     time: 0,
    ///     author: String::new(),
    ///     input,
    /// };
    /// let mut log = Log::of([entry("a", 1, Input::Closed)]).unwrap();
    /// let undo = log.undo().unwrap().correction;
    /// log.add(entry("b", 2, Input::Corrected(undo))).unwrap();
    /// assert!(log.effective().is_empty() && log.undo().is_none());
    /// let redo = log.redo().unwrap();
    /// assert_eq!(redo.entry.input, Input::Closed);
    /// log.add(entry("c", 3, Input::Corrected(redo.correction))).unwrap();
    /// assert_eq!(log.effective().len(), 1);
    /// ```
    pub fn undo(&self) -> Option<Step<'_>> {
        let entry = *Steps::of(self.entries()).done.last()?;
        Some(Step::delete(&entry.id, entry))
    }

    /// What can be redone next: whatever was undone last, unless something else was done since.
    pub fn redo(&self) -> Option<Step<'_>> {
        let (entry, by) = *Steps::of(self.entries()).undone.last()?;
        Some(Step::delete(by, entry))
    }
}

impl<'a> Steps<'a> {
    fn of(entries: &'a [Entry]) -> Self {
        let mut steps = Self::default();
        for entry in entries {
            let deletes = match &entry.input {
                Input::Corrected(correction) if correction.what == Change::Delete => {
                    Some(&correction.of)
                }
                // Without it there is no game that something could be done in; and who writes was no
                // move of the game.
                Input::Opened(_) | Input::PenGiven | Input::PenTaken => continue,
                _ => None,
            };
            let undoes = steps.done.pop_if(|last| deletes == Some(&last.id));
            if let Some(undone) = undoes {
                steps.undone.push((undone, &entry.id));
                continue;
            }
            let redoes = steps.undone.pop_if(|(_, by)| deletes == Some(by));
            if let Some((again, _)) = redoes {
                steps.done.push(again);
            } else {
                steps.undone.clear();
                steps.done.push(entry);
            }
        }
        steps
    }
}
