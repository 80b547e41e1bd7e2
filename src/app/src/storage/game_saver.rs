//! Synchronisation of the games of the page with their storage. Results are reported as actions.

use std::cell::Cell;
use std::rc::Rc;

use yew::Callback;

use super::game_storage::{GameStorage, Record, StorageEvent};
use super::{DEVICE, GAME, OPENED, StorageContext, records};
use crate::store::{Games, GamesAction, ReadGames};

/// The games of the page and their storage.
pub struct GameSaver {
    games: Rc<dyn GameStorage>,
    texts: StorageContext,
    onaction: Callback<GamesAction>,
    is_writing: Cell<bool>,
}

impl GameSaver {
    /// Creates the synchronisation with a storage of games. Device and current game are stored as texts.
    pub fn new(
        games: Rc<dyn GameStorage>,
        texts: StorageContext,
        onaction: Callback<GamesAction>,
    ) -> Self {
        Self {
            games,
            texts,
            onaction,
            is_writing: Cell::new(false),
        }
    }

    /// Requests the lock for writing, and reports events of the storage as actions.
    pub fn open(&self) {
        let (texts, onaction) = (self.texts.clone(), self.onaction.clone());
        self.games.open(Callback::from(move |event| {
            onaction.emit(match event {
                StorageEvent::Received(records) => {
                    GamesAction::Received(Box::new(read(&records, &texts)))
                }
                StorageEvent::LockLost => GamesAction::LockLost,
                StorageEvent::LockGained => GamesAction::LockGained,
            });
        }));
    }

    /// Takes over the writing from the tab that has it.
    pub fn take_over(&self) {
        self.games.take_over();
    }

    /// Reads all games, including new entries of another tab.
    pub async fn read(&self) {
        match self.games.read().await {
            Ok(records) => {
                let read = read(&records, &self.texts);
                self.onaction.emit(GamesAction::Read(Box::new(read)));
                self.save_again_if_new();
            }
            Err(error) => self.onaction.emit(GamesAction::ReadFailed(error.into())),
        }
    }

    /// Writes the unsaved entries, unless a write is under way or another tab writes.
    pub async fn save(&self, games: &Games) {
        if !games.is_due() || self.is_writing.replace(true) {
            return;
        }
        let count = games.unsaved.len();
        let saved = self.games.save(records::unsaved(games)).await;
        self.is_writing.set(false);
        match saved {
            Ok(()) => {
                self.onaction.emit(GamesAction::Saved(count));
                self.save_again_if_new();
            }
            // The next entry repeats the attempt.
            Err(error) => self.onaction.emit(GamesAction::Failed(error.into())),
        }
    }

    /// Checks that the storage still exists.
    pub async fn check(&self) {
        if let Err(error) = self.games.check().await {
            self.onaction.emit(GamesAction::Failed(error.into()));
        }
        self.save_again_if_new();
    }

    /// Saves all games again if the storage was deleted, in another tab or with the data of the site.
    fn save_again_if_new(&self) {
        if self.games.take_is_new() {
            self.onaction.emit(GamesAction::SaveAgain);
        }
    }
}

/// Parses records, and adds what the device stores as texts.
fn read(records: &[Record], texts: &StorageContext) -> ReadGames {
    let (games, unread) = records::read(records);
    let text = |key| texts.load(key).filter(|text| !text.is_empty());
    let device = text(DEVICE).or_else(|| records::device(records).map(str::to_owned));
    ReadGames {
        games,
        unread,
        device: device.map(Into::into),
        shown: text(GAME).map(Into::into),
        from_file: text(OPENED).map(Into::into),
    }
}
