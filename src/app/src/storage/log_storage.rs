//! The storage of logs: one record per entry.

use std::future::Future;
use std::pin::Pin;

use yew::Callback;

use crate::store::SaveStatus;

/// Version of the entries.
pub const FORMAT: u8 = 1;

/// A stored entry. Fields that a foreign record lacks are empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// The id of its log.
    pub log: String,
    /// The id of the entry, which with that of the log is the key of the record.
    pub id: String,
    /// The version of the entry.
    pub version: f64,
    /// Index of the log among those of this device. Times order logs only if clocks are right.
    pub place: Option<f64>,
    /// The counter of the entry.
    pub counter: Option<f64>,
    /// The id of the device that stored it.
    pub device: Option<String>,
    /// The entry as JSON; for a foreign record, the whole record.
    pub entry: String,
}

/// The reason why nothing is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// The storage is full.
    Full,
    /// A newer version of the page has converted the storage.
    Newer,
    /// The browser denies storage.
    Denied,
}

impl From<StorageError> for SaveStatus {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::Full => Self::Full,
            StorageError::Newer => Self::Newer,
            StorageError::Denied => Self::Denied,
        }
    }
}

/// An event of the storage.
#[derive(Clone, Debug, PartialEq)]
pub enum StorageEvent {
    /// Another tab has written records.
    Received(Vec<Record>),
    /// Another tab has become the writing one.
    LockLost,
    /// This tab has become the writing one, after it had lost the lock or had to wait for it.
    LockGained,
}

/// The future answer of a storage.
pub type StorageAnswer<T> = Pin<Box<dyn Future<Output = Result<T, StorageError>>>>;

/// A storage of logs that several tabs share. One tab writes; the others are read-only and follow its
/// messages.
pub trait LogStorage {
    /// Requests the lock for writing, and reports events to a listener.
    fn open(&self, listener: Callback<StorageEvent>);

    /// Takes the lock from the tab that has it.
    fn take_over(&self);

    /// Reads all records.
    fn read(&self) -> StorageAnswer<Vec<Record>>;

    /// Writes records with strict durability, and sends them to the other tabs. The answer is the
    /// confirmation that they are on disk.
    fn save(&self, records: Vec<Record>) -> StorageAnswer<()>;

    /// Checks that the storage exists.
    fn check(&self) -> StorageAnswer<()>;

    /// Whether the storage was new when it was used last: at the first visit or after a deletion. Then all
    /// logs must be saved again. Resets the flag.
    fn take_is_new(&self) -> bool;
}

/// A storage that the browser or the host of an embedded page denies.
pub struct DeniedLogs;

fn denied<T: 'static>() -> StorageAnswer<T> {
    Box::pin(async { Err(StorageError::Denied) })
}

impl LogStorage for DeniedLogs {
    fn open(&self, _: Callback<StorageEvent>) {}

    fn take_over(&self) {}

    fn read(&self) -> StorageAnswer<Vec<Record>> {
        denied()
    }

    fn save(&self, _: Vec<Record>) -> StorageAnswer<()> {
        denied()
    }

    fn check(&self) -> StorageAnswer<()> {
        denied()
    }

    fn take_is_new(&self) -> bool {
        false
    }
}
