//! A storage of logs in memory, which several tabs of one device share, for tests.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use yew::Callback;

use super::log_storage::{LogStorage, Record, StorageAnswer, StorageError, StorageEvent};

/// State that the tabs of a device share.
#[derive(Default)]
struct SharedMemory {
    records: RefCell<BTreeMap<String, Record>>,
    exists: Cell<bool>,
    fault: Cell<Option<StorageError>>,
    is_slow: Cell<bool>,
    tabs: RefCell<Vec<Callback<StorageEvent>>>,
    /// Index of the tab that has the lock.
    writer: Cell<Option<usize>>,
}

/// A tab with the storage of its device. Clones are the same tab.
#[derive(Clone, Default)]
pub struct MemoryLogs {
    device: Rc<SharedMemory>,
    place: Rc<Cell<Option<usize>>>,
    is_new: Rc<Cell<bool>>,
}

impl MemoryLogs {
    /// Returns another tab of the same device.
    #[must_use]
    pub fn new_tab(&self) -> Self {
        Self {
            device: Rc::clone(&self.device),
            ..Self::default()
        }
    }

    /// Lets all requests fail, or none any longer.
    pub fn set_fault(&self, fault: Option<StorageError>) {
        self.device.fault.set(fault);
    }

    /// Delays all answers until this is revoked.
    pub fn set_slow(&self, is_slow: bool) {
        self.device.is_slow.set(is_slow);
    }

    /// Deletes all records, as clearing the data of the site does.
    pub fn delete(&self) {
        self.device.records.borrow_mut().clear();
        self.device.exists.set(false);
    }

    /// Returns all records.
    pub fn records(&self) -> Vec<Record> {
        self.device.records.borrow().values().cloned().collect()
    }

    /// Writes a record without a message to the tabs.
    pub fn insert(&self, record: Record) {
        let key = format!("{}/{}", record.log, record.id);
        self.device.records.borrow_mut().insert(key, record);
    }

    /// Returns the answer to a request, as soon as the storage answers.
    fn answer<T: 'static>(&self, respond: impl FnOnce(&Self) -> T + 'static) -> StorageAnswer<T> {
        let tab = self.clone();
        let mut respond = Some(respond);
        Box::pin(poll_fn(move |_| {
            if tab.device.is_slow.get() {
                return Poll::Pending;
            }
            if let Some(fault) = tab.device.fault.get() {
                return Poll::Ready(Err(fault));
            }
            if !tab.device.exists.replace(true) {
                tab.is_new.set(true);
            }
            let answer = respond.take().map(|respond| respond(&tab));
            Poll::Ready(answer.ok_or(StorageError::Denied))
        }))
    }

    /// Reports an event to a tab.
    fn report(&self, place: usize, event: StorageEvent) {
        let listener = self.device.tabs.borrow().get(place).cloned();
        if let Some(listener) = listener {
            listener.emit(event);
        }
    }
}

impl LogStorage for MemoryLogs {
    fn open(&self, listener: Callback<StorageEvent>) {
        let place = {
            let mut tabs = self.device.tabs.borrow_mut();
            tabs.push(listener);
            tabs.len() - 1
        };
        self.place.set(Some(place));
        if self.device.writer.get().is_none() {
            self.device.writer.set(Some(place));
        } else {
            self.report(place, StorageEvent::LockLost);
        }
    }

    fn take_over(&self) {
        let place = self.place.get();
        let before = self.device.writer.replace(place);
        if let Some(before) = before.filter(|_| before != place) {
            self.report(before, StorageEvent::LockLost);
        }
        if let Some(place) = place {
            self.report(place, StorageEvent::LockGained);
        }
    }

    fn read(&self) -> StorageAnswer<Vec<Record>> {
        self.answer(Self::records)
    }

    fn save(&self, records: Vec<Record>) -> StorageAnswer<()> {
        self.answer(move |tab| {
            for record in &records {
                tab.insert(record.clone());
            }
            let count = tab.device.tabs.borrow().len();
            for place in (0..count).filter(|place| tab.place.get() != Some(*place)) {
                tab.report(place, StorageEvent::Received(records.clone()));
            }
        })
    }

    fn check(&self) -> StorageAnswer<()> {
        self.answer(|_| ())
    }

    fn take_is_new(&self) -> bool {
        self.is_new.take()
    }
}
