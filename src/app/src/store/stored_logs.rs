//! The logs of this device, of games or of clubs, each append-only, and the status of their storage.

mod import_kind;
mod logs_action;
mod stored_event;
mod unreadable;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::mem;
use std::rc::Rc;

use tilewise_ledger::{Entry, EntryId, LockChange, Log, LogError};

pub use import_kind::{ImportKind, origin as log_origin};
pub use logs_action::{LogsAction, ReadLogs, Stamp, StoredLog};
pub use stored_event::StoredEvent;
pub use unreadable::{UnreadLog, Unreadable, UnreadableReason};

/// A log of this device.
#[derive(Clone, Debug)]
pub struct SavedLog<E: StoredEvent> {
    /// The id: that of its first entry.
    pub id: Rc<str>,
    /// The log.
    pub log: Rc<Log<E>>,
}

impl<E: StoredEvent> PartialEq for SavedLog<E> {
    fn eq(&self, other: &Self) -> bool {
        // A log that is shared needs no comparison of its entries.
        self.id == other.id && (Rc::ptr_eq(&self.log, &other.log) || self.log == other.log)
    }
}

/// The status of the storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveStatus {
    /// The browser hasn't answered yet.
    #[default]
    Opening,
    /// A number of entries is being written.
    Writing(usize),
    /// Everything is saved.
    Saved,
    /// Another tab writes; this one is read-only.
    Watching,
    /// The storage is full.
    Full,
    /// A newer version of the page has converted the storage.
    Newer,
    /// The browser denies storage.
    Denied,
}

/// An entry that the browser hasn't confirmed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnsavedEntry {
    /// The id of its log.
    pub log: Rc<str>,
    /// Its id.
    pub entry: EntryId,
}

/// Numbers of requests to the storage; each request adds one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StorageRequests {
    /// Requests to read everything again.
    pub reads: u32,
    /// Requests to load missing rule sets again, and to read the logs that need them.
    pub rule_sets: u32,
    /// Requests to take over the writing from another tab.
    pub take_overs: u32,
}

/// Cause of an attempt to save entries: a change of it starts one.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveTrigger {
    unsaved: Rc<Vec<UnsavedEntry>>,
    reads: u32,
    is_watching: bool,
}

/// The logs of this device, and the status of their storage.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredLogs<E: StoredEvent> {
    /// Whether the storage is in use: from the first visit of their screen on.
    pub is_open: bool,
    /// All logs, the newest last.
    pub all: Vec<SavedLog<E>>,
    /// The id of the current log.
    pub shown: Option<Rc<str>>,
    /// The id of this device, once it is known.
    pub device: Option<Rc<str>>,
    /// The id of the last log that was opened from a file.
    pub from_file: Option<Rc<str>>,
    /// The status of the storage.
    pub status: SaveStatus,
    /// Whether the storage was read, or can't be.
    pub is_read: bool,
    /// The unreadable logs.
    pub unread: Rc<Vec<UnreadLog>>,
    /// The entries that the browser hasn't confirmed yet, oldest first.
    pub unsaved: Rc<Vec<UnsavedEntry>>,
    /// The requests to the storage.
    pub requests: StorageRequests,
    /// Game and place of a hand that was entered when the page was closed.
    pub resuming: Option<Rc<str>>,
    /// Number of taps that have written an entry and whose repetition is ignored.
    pub guarded_taps: u32,
    /// Number of times the storage was read.
    reads: u32,
    /// A number of this page load that no other load uses in a log.
    visit: Option<Rc<str>>,
}

impl<E: StoredEvent> Default for StoredLogs<E> {
    fn default() -> Self {
        Self {
            is_open: false,
            all: Vec::new(),
            shown: None,
            device: None,
            from_file: None,
            status: SaveStatus::default(),
            is_read: false,
            unread: Rc::default(),
            unsaved: Rc::default(),
            requests: StorageRequests::default(),
            resuming: None,
            guarded_taps: 0,
            reads: 0,
            visit: None,
        }
    }
}

impl<E: StoredEvent> StoredLogs<E> {
    /// Returns the current log.
    pub fn current(&self) -> Option<&SavedLog<E>> {
        self.of_id(self.shown.as_ref()?)
    }

    /// Returns the log with an id.
    pub fn of_id(&self, id: &str) -> Option<&SavedLog<E>> {
        self.all.iter().find(|one| &*one.id == id)
    }

    /// Whether this tab may write.
    pub fn may_write(&self) -> bool {
        self.status != SaveStatus::Watching
    }

    /// Whether this device has the write lock of a log. Other devices are read-only.
    pub fn has_lock(&self, log: &Log<E>) -> bool {
        let device = self.device.as_deref();
        device.is_some() && log.lock_holder() == device
    }

    /// Whether new entries are lost when the page is closed.
    pub fn is_lost(&self) -> bool {
        let lost = [SaveStatus::Full, SaveStatus::Newer, SaveStatus::Denied];
        lost.contains(&self.status)
    }

    /// Whether a log was the last to be opened from a file.
    pub fn is_from_file(&self, id: &str) -> bool {
        self.from_file.as_deref() == Some(id)
    }

    /// Returns the cause of attempts to save entries.
    pub fn save_trigger(&self) -> SaveTrigger {
        SaveTrigger {
            unsaved: Rc::clone(&self.unsaved),
            reads: self.reads,
            is_watching: !self.may_write(),
        }
    }

    /// Whether unsaved entries are to be written now.
    pub fn is_due(&self) -> bool {
        // After the lock was gained, the entries of the previous writer are read first.
        let is_ready = !matches!(self.status, SaveStatus::Opening | SaveStatus::Watching);
        self.is_read && is_ready && !self.unsaved.is_empty()
    }

    /// Returns the logs after an action.
    #[must_use]
    pub fn after(&self, action: LogsAction<E>) -> Self {
        let mut next = self.clone();
        next.apply(action);
        next
    }

    /// Applies an action.
    pub(super) fn apply(&mut self, action: LogsAction<E>) {
        match action {
            LogsAction::Begin(event, stamp) => self.begin(Rc::unwrap_or_clone(event), &stamp),
            LogsAction::Write(game, event, stamp) => {
                self.write(&game, Rc::unwrap_or_clone(event), &stamp);
            }
            LogsAction::TakeWriteLock(game, stamp) => self.take_write_lock(&game, &stamp),
            LogsAction::Show(game) => self.shown = Some(game),
            LogsAction::Merge(game, log, stamp) => {
                // Nothing is merged if an entry conflicts.
                let _ = self.merge(&game, &log, &stamp);
            }
            LogsAction::AppendNew(game, log, stamp) if self.may_write() => {
                let _ = self.merge(&game, &log, &stamp);
            }
            LogsAction::Replace(id, log, stamp) if E::MAY_CHANGE && self.may_write() => {
                self.replace(&id, &log, &stamp);
            }
            LogsAction::ImportCopy(log, stamp) => self.import_copy(&log, &stamp),
            action => self.follow(action),
        }
    }

    /// Applies an action of the storage, or a request to it.
    fn follow(&mut self, action: LogsAction<E>) {
        match action {
            LogsAction::Open => self.is_open = true,
            LogsAction::Resume(hand) => {
                self.is_open |= hand.is_some();
                self.resuming = hand;
            }
            LogsAction::GuardTap => self.guarded_taps += 1,
            LogsAction::TakeOver => self.requests.take_overs += 1,
            LogsAction::LoadRuleSets => self.requests.rule_sets += 1,
            LogsAction::Read(read) => self.read(*read),
            LogsAction::Received(read) => self.receive(*read),
            LogsAction::ReadFailed(status) => {
                self.set_unless_watching(status);
                self.finish_read(None);
            }
            LogsAction::TimedOut if !self.is_read => {
                self.is_read = true;
                self.set_unless_watching(SaveStatus::Denied);
            }
            LogsAction::Saved(count) => {
                let unsaved = Rc::make_mut(&mut self.unsaved);
                unsaved.drain(..count.min(unsaved.len()));
                self.settle();
            }
            LogsAction::SaveAgain => self.save_again(),
            LogsAction::Failed(status) => self.set_unless_watching(status),
            LogsAction::LockLost => self.status = SaveStatus::Watching,
            LogsAction::LockGained if !self.may_write() => {
                self.status = SaveStatus::Opening;
                self.requests.reads += 1;
            }
            // These are applied above, or have no effect in this state.
            _ => {}
        }
    }

    /// Starts a log and makes it the current one.
    fn begin(&mut self, first: E, stamp: &Stamp) {
        if !self.may_write() {
            return;
        }
        let entry = self.new_entry(&Log::default(), first, stamp);
        let id: Rc<str> = entry.id.0.as_str().into();
        self.insert(&id, entry);
        self.shown = Some(id);
    }

    /// Appends an event to a log. Does nothing if the log doesn't exist or another device or tab has the
    /// write lock.
    fn write(&mut self, id: &str, event: E, stamp: &Stamp) {
        let Some(game) = self.of_id(id).cloned().filter(|_| self.may_write()) else {
            return;
        };
        self.identify(stamp);
        let takes_lock = event.lock_change() == Some(LockChange::Acquired);
        if self.has_lock(&game.log) || takes_lock {
            let entry = self.new_entry(&game.log, event, stamp);
            self.insert(&game.id, entry);
        }
    }

    /// Acquires the write lock of a log for this device, and for this tab.
    fn take_write_lock(&mut self, id: &str, stamp: &Stamp) {
        self.take_over_if_watching();
        if let Some(game) = self.of_id(id).cloned() {
            let entry = self.new_entry(&game.log, E::LOCK_ACQUIRED, stamp);
            self.insert(&game.id, entry);
        }
    }

    fn take_over_if_watching(&mut self) {
        if !self.may_write() {
            self.requests.take_overs += 1;
        }
    }

    /// Adds the missing entries of another log, and makes it the current one. This tab takes over
    /// the writing. Changes nothing if an entry conflicts.
    fn merge(&mut self, id: &Rc<str>, log: &Log<E>, stamp: &Stamp) -> Result<(), LogError> {
        let game = self.of_id(id);
        let mut both = game.map_or_else(Log::default, |game| Log::clone(&game.log));
        let mut new = Vec::new();
        for entry in log.entries() {
            let before = both.entries().len();
            both.add(entry.clone())?;
            if both.entries().len() > before {
                new.push(entry.id.clone());
            }
        }
        self.take_over_if_watching();
        self.identify(stamp);
        self.set_log(id, both);
        self.queue(id, new);
        self.shown = Some(Rc::clone(id));
        Ok(())
    }

    /// Replaces a log, and saves the entries that are new or changed.
    fn replace(&mut self, id: &Rc<str>, log: &Rc<Log<E>>, stamp: &Stamp) {
        let before = self.of_id(id).map(|saved| Rc::clone(&saved.log));
        let before = before.unwrap_or_default();
        let known = before.entries().iter().map(|entry| (&entry.id, entry));
        let known: BTreeMap<_, _> = known.collect();
        let is_new = |entry: &&Entry<E>| known.get(&entry.id) != Some(entry);
        let new = log.entries().iter().filter(is_new);
        let new: Vec<_> = new.map(|entry| entry.id.clone()).collect();
        self.identify(stamp);
        self.set_log(id, Log::clone(log));
        self.queue(id, new);
        self.shown = Some(Rc::clone(id));
    }

    /// Imports a log as a new one and makes it the current one. Existing logs stay unchanged, even with the
    /// same origin.
    fn import_copy(&mut self, log: &Rc<Log<E>>, stamp: &Stamp) {
        if !self.may_write() {
            return;
        }
        self.identify(stamp);
        let origin = import_kind::origin(log).map(|origin| origin.0.as_str());
        let origin = origin.filter(|id| self.of_id(id).is_none());
        let id = origin.map_or_else(|| Rc::clone(&stamp.id), Rc::from);
        self.all.push(SavedLog {
            id: Rc::clone(&id),
            log: Rc::clone(log),
        });
        self.queue_all(&id, log);
        self.from_file = Some(Rc::clone(&id));
        self.shown = Some(id);
    }

    /// Adds the logs of the storage, including new entries of another tab.
    fn read(&mut self, read: ReadLogs<E>) {
        self.from_file = read.from_file.or(self.from_file.take());
        self.device = self.device.take().or(read.device);
        let mut unread = read.unread;
        for log in read.logs {
            unread.extend(self.add_stored(log));
        }
        if *self.unread != unread {
            self.unread = Rc::new(unread);
        }
        // The answer may come after the time limit.
        if [SaveStatus::Opening, SaveStatus::Denied].contains(&self.status) {
            self.settle();
        }
        self.finish_read(read.shown.as_deref());
    }

    /// Selects the current log after the storage was read, if there is none yet.
    fn finish_read(&mut self, shown: Option<&str>) {
        self.is_read = true;
        self.reads += 1;
        if self.current().is_none() {
            let selected = shown.and_then(|id| self.of_id(id)).or(self.all.last());
            self.shown = selected.map(|game| Rc::clone(&game.id));
        }
    }

    /// Adds entries that another tab has written. If one can't be added, everything is read again: an earlier
    /// entry is missing or conflicts.
    fn receive(&mut self, read: ReadLogs<E>) {
        self.device = self.device.take().or(read.device);
        let mut are_added = read.unread.is_empty();
        for log in read.logs {
            let id = Rc::from(log.id.as_str());
            are_added &= self.add_stored(log).is_none();
            if self.current().is_none() {
                self.shown = Some(id);
            }
        }
        if !are_added {
            self.requests.reads += 1;
        }
    }

    /// Adds a stored log. If an entry conflicts with one of the page, returns it as unreadable: the page
    /// keeps its own, and the stored one can be exported.
    fn add_stored(&mut self, mut stored: StoredLog<E>) -> Option<UnreadLog> {
        let mut conflict = None;
        for entry in mem::take(&mut stored.entries) {
            let follows = E::MAY_CHANGE && !self.may_write();
            let own = follows.then(|| entry.clone());
            if let Err(LogError::IdTwice(id)) = self.add_entry(&stored.id, entry) {
                match own {
                    // The tab that writes has changed the entry: it has removed a name, for example.
                    Some(entry) => self.change_entry(&stored.id, &entry),
                    None => {
                        conflict.get_or_insert(id);
                    }
                }
            }
        }
        conflict.map(|id| stored.into_conflict(&id))
    }

    /// Queues the entries of all logs, after the storage was deleted.
    fn save_again(&mut self) {
        for game in self.all.clone() {
            self.queue_all(&game.id, &game.log);
        }
    }

    /// Adds an entry of this device to a log, and queues it.
    fn insert(&mut self, id: &Rc<str>, entry: Entry<E>) {
        let entry_id = entry.id.clone();
        if self.add_entry(id, entry).is_ok() {
            self.queue(id, [entry_id]);
        }
    }

    /// Adds an entry to a log. An entry that is there already changes nothing.
    ///
    /// # Errors
    /// If a different entry has the same id.
    fn add_entry(&mut self, id: &str, entry: Entry<E>) -> Result<(), LogError> {
        if let Some(game) = self.all.iter_mut().find(|one| &*one.id == id) {
            return Rc::make_mut(&mut game.log).add(entry);
        }
        let mut log = Log::default();
        log.add(entry)?;
        self.set_log(&id.into(), log);
        Ok(())
    }

    /// Replaces an entry of a log by another one with the same id.
    fn change_entry(&mut self, id: &str, entry: &Entry<E>) {
        let Some(saved) = self.all.iter_mut().find(|one| &*one.id == id) else {
            return;
        };
        let others = saved.log.entries().iter();
        let others = others.filter(|one| one.id != entry.id).cloned();
        if let Ok(log) = Log::from_entries(others.chain([entry.clone()])) {
            saved.log = Rc::new(log);
        }
    }

    /// Replaces a log, or adds it.
    fn set_log(&mut self, id: &Rc<str>, log: Log<E>) {
        let (id, log) = (Rc::clone(id), Rc::new(log));
        match self.all.iter_mut().find(|one| one.id == id) {
            Some(game) => game.log = log,
            None => self.all.push(SavedLog { id, log }),
        }
    }

    /// Adds all entries of a log to those that are to be saved.
    fn queue_all(&mut self, id: &Rc<str>, log: &Log<E>) {
        let all = log.entries().iter().map(|entry| entry.id.clone());
        self.queue(id, all.collect::<Vec<_>>());
    }

    /// Adds entries of a log to those that are to be saved.
    fn queue(&mut self, id: &Rc<str>, entries: impl IntoIterator<Item = EntryId>) {
        let entries = entries.into_iter().map(|entry| UnsavedEntry {
            log: Rc::clone(id),
            entry,
        });
        Rc::make_mut(&mut self.unsaved).extend(entries);
        if matches!(self.status, SaveStatus::Saved | SaveStatus::Writing(_)) {
            self.settle();
        }
    }

    /// Sets the status by the number of unsaved entries, unless another tab writes.
    fn settle(&mut self) {
        self.set_unless_watching(match self.unsaved.len() {
            0 => SaveStatus::Saved,
            count => SaveStatus::Writing(count),
        });
    }

    /// Sets the status, unless another tab has become the writing one meanwhile.
    fn set_unless_watching(&mut self, status: SaveStatus) {
        if self.may_write() {
            self.status = status;
        }
    }

    /// Sets the id of this device, if it isn't known yet.
    fn identify(&mut self, stamp: &Stamp) -> Rc<str> {
        Rc::clone(self.device.get_or_insert_with(|| Rc::clone(&stamp.device)))
    }

    /// Creates the next entry of a log, with an unused id.
    fn new_entry(&mut self, log: &Log<E>, event: E, stamp: &Stamp) -> Entry<E> {
        let counter = log.next_counter();
        let visit = self.visit.get_or_insert_with(|| stamp.visit());
        // Counters are unique while the page is open, and keep ids short for links.
        let short = EntryId(format!("{visit}-{counter}"));
        // The id of the first entry also identifies the log. Files can contain any id.
        let is_first = event.lock_change() == Some(LockChange::Opened);
        let id = if is_first || log.entries().iter().any(|one| one.id == short) {
            EntryId(stamp.id.to_string())
        } else {
            short
        };
        Entry {
            id,
            device: self.identify(stamp).to_string(),
            counter,
            time: stamp.time,
            author: stamp.author.to_string(),
            event,
        }
    }
}
