//! The write lock: one device writes to a game. Entries of other devices count too, and are reported.

#[cfg(test)]
mod tests;

use crate::{Entry, GameEvent, Log};

/// The write lock of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WriteLock<'a> {
    /// The device that opened the game or acquired the lock last. `None` after a release, until a device
    /// acquires it.
    pub device: Option<&'a str>,
    /// Entries that other devices wrote meanwhile. Deleting them, or acquiring the lock once more on the
    /// device that has it, settles them.
    pub foreign_entries: Vec<&'a Entry>,
}

impl Log {
    /// Returns the holder of the write lock and the entries of other devices.
    pub fn write_lock(&self) -> WriteLock<'_> {
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
    fn lock_with_deleted(&self) -> WriteLock<'_> {
        let mut lock = WriteLock::default();
        for entry in self.entries() {
            let writes = lock.device == Some(&entry.device);
            match entry.event {
                GameEvent::LockAcquired if writes => lock.foreign_entries.clear(),
                GameEvent::LockAcquired => lock.device = Some(&entry.device),
                GameEvent::LockReleased if writes => lock.device = None,
                GameEvent::LockReleased => {}
                GameEvent::Opened(_) if lock == WriteLock::default() => {
                    lock.device = Some(&entry.device);
                }
                _ if writes => {}
                _ => lock.foreign_entries.push(entry),
            }
        }
        lock
    }
}
