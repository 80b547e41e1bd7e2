//! Events whose logs this device stores.

use std::fmt::Debug;

use tilewise_ledger::LogEvent;

/// An event whose logs this device stores: of a game, or of a club.
pub trait StoredEvent: LogEvent + Clone + Debug + 'static {
    /// The event that acquires the write lock.
    const LOCK_ACQUIRED: Self;

    /// Whether stored entries can change, as by the removal of a name. The tab that writes changes them.
    const MAY_CHANGE: bool;
}
