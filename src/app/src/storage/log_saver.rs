//! Synchronisation of the logs of the page with their storage. Results are reported as actions.

use std::cell::Cell;
use std::rc::Rc;

use yew::Callback;

use super::log_format::LogFormat;
use super::log_storage::{LogStorage, Record, StorageEvent};
use super::{DEVICE, StorageContext, records};
use crate::store::{LogsAction, ReadLogs, StoredLogs};

/// The logs of the page and their storage.
pub struct LogSaver<E: LogFormat> {
    logs: Rc<dyn LogStorage>,
    texts: StorageContext,
    onaction: Callback<LogsAction<E>>,
    is_writing: Cell<bool>,
}

impl<E: LogFormat> LogSaver<E> {
    /// Creates the synchronisation with a storage of logs. Device and current log are stored as texts.
    pub fn new(
        logs: Rc<dyn LogStorage>,
        texts: StorageContext,
        onaction: Callback<LogsAction<E>>,
    ) -> Self {
        Self {
            logs,
            texts,
            onaction,
            is_writing: Cell::new(false),
        }
    }

    /// Requests the lock for writing, and reports events of the storage as actions.
    pub fn open(&self) {
        let (texts, onaction) = (self.texts.clone(), self.onaction.clone());
        self.logs.open(Callback::from(move |event| {
            onaction.emit(match event {
                StorageEvent::Received(records) => {
                    LogsAction::Received(Box::new(read(&records, &texts)))
                }
                StorageEvent::LockLost => LogsAction::LockLost,
                StorageEvent::LockGained => LogsAction::LockGained,
            });
        }));
    }

    /// Takes over the writing from the tab that has it.
    pub fn take_over(&self) {
        self.logs.take_over();
    }

    /// Reads all logs, including new entries of another tab.
    pub async fn read(&self) {
        match self.logs.read().await {
            Ok(records) => {
                let read = read(&records, &self.texts);
                self.onaction.emit(LogsAction::Read(Box::new(read)));
                self.save_again_if_new();
            }
            Err(error) => self.onaction.emit(LogsAction::ReadFailed(error.into())),
        }
    }

    /// Writes the unsaved entries, unless a write is under way or another tab writes.
    pub async fn save(&self, logs: &StoredLogs<E>) {
        if !logs.is_due() || self.is_writing.replace(true) {
            return;
        }
        let count = logs.unsaved.len();
        let saved = self.logs.save(records::unsaved(logs)).await;
        self.is_writing.set(false);
        match saved {
            Ok(()) => {
                self.onaction.emit(LogsAction::Saved(count));
                self.save_again_if_new();
            }
            // The next entry repeats the attempt.
            Err(error) => self.onaction.emit(LogsAction::Failed(error.into())),
        }
    }

    /// Checks that the storage still exists.
    pub async fn check(&self) {
        if let Err(error) = self.logs.check().await {
            self.onaction.emit(LogsAction::Failed(error.into()));
        }
        self.save_again_if_new();
    }

    /// Saves all logs again if the storage was deleted, in another tab or with the data of the site.
    fn save_again_if_new(&self) {
        if self.logs.take_is_new() {
            self.onaction.emit(LogsAction::SaveAgain);
        }
    }
}

/// Parses records, and adds what the device stores as texts.
fn read<E: LogFormat>(records: &[Record], texts: &StorageContext) -> ReadLogs<E> {
    let (logs, unread) = records::read(records);
    let text = |key| texts.load(key).filter(|text| !text.is_empty());
    let device = text(DEVICE).or_else(|| records::device(records).map(str::to_owned));
    ReadLogs {
        logs,
        unread,
        device: device.map(Into::into),
        shown: text(E::NAMES.current).map(Into::into),
        from_file: text(E::NAMES.from_file).map(Into::into),
    }
}
