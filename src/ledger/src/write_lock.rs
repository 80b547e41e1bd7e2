//! The write lock: one device writes to a game. Entries of other devices count too, and are reported.

#[cfg(test)]
mod tests;

use crate::{Entry, GameEvent, LockChange, Log, LogEvent};

/// The write lock of a log.
#[derive(Clone, Debug, PartialEq)]
pub struct WriteLock<'a, E = GameEvent> {
    /// The device that opened the log or acquired the lock last. `None` after a release, until a device
    /// acquires it.
    pub device: Option<&'a str>,
    /// Entries that other devices wrote meanwhile. Deleting them, or acquiring the lock once more on the
    /// device that has it, settles them.
    pub foreign_entries: Vec<&'a Entry<E>>,
}

impl<E: LogEvent> Log<E> {
    /// Returns the holder of the write lock and the entries of other devices.
    pub fn write_lock(&self) -> WriteLock<'_, E> {
        let mut lock = self.lock_with_deleted();
        if !lock.foreign_entries.is_empty() {
            let deleted = self.deleted();
            lock.foreign_entries
                .retain(|one| !deleted.contains(&one.id));
        }
        lock
    }

    /// Returns the device that has the write lock.
    pub fn lock_holder(&self) -> Option<&str> {
        self.lock_with_deleted().device
    }

    /// Returns the write lock, with foreign entries that are deleted.
    fn lock_with_deleted(&self) -> WriteLock<'_, E> {
        let mut lock = WriteLock {
            device: None,
            foreign_entries: Vec::new(),
        };
        for entry in self.entries() {
            let writes = lock.device == Some(&entry.device);
            let is_new = lock.device.is_none() && lock.foreign_entries.is_empty();
            match entry.event.lock_change() {
                Some(LockChange::Acquired) if writes => lock.foreign_entries.clear(),
                Some(LockChange::Acquired) => lock.device = Some(&entry.device),
                Some(LockChange::Released) if writes => lock.device = None,
                Some(LockChange::Released) => {}
                Some(LockChange::Opened) if is_new => lock.device = Some(&entry.device),
                _ if writes => {}
                _ => lock.foreign_entries.push(entry),
            }
        }
        lock
    }
}
