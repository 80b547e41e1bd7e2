//! What the device stores between visits: texts by keys, and games. The page also works without it.

pub mod indexed_db;
mod local_storage;
pub mod log_format;
pub mod log_saver;
pub mod log_storage;
#[cfg(test)]
pub mod memory;
#[cfg(test)]
mod memory_logs;
pub mod records;
mod stamp;
pub mod use_log_storage;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::is_embedded;
use crate::store::Games;

pub use local_storage::LocalStorage;
pub use stamp::stamp;

/// The rules and seats of the last hand, as a link.
pub const TABLE: &str = "tilewise.table";
/// How much of the first paint is right at the next visit.
pub const SHELL: &str = "tilewise.shell";
/// The unfinished hand, as a link.
pub const HAND: &str = "tilewise.hand";
/// An unfinished hand that became unreadable.
pub const UNREAD_HAND: &str = "tilewise.hand.unread";
/// The game for which a hand is entered, and the position in it.
const ENTERED: &str = "tilewise.hand.game";
/// The saved house rules.
pub const HOUSES: &str = "tilewise.houses";
/// The last penalty book.
pub const FOULS: &str = "tilewise.fouls";
/// The id of the device, which is part of entries.
pub const DEVICE: &str = "tilewise.device";
/// The current game.
pub const GAME: &str = "tilewise.game";
/// The draft of an entry at the Table.
pub const ENTRY_DRAFT: &str = "tilewise.half";
/// The names of players, most recent first.
pub const PLAYERS: &str = "tilewise.players";
/// The topics of practice, in boxes.
pub const PRACTICE: &str = "tilewise.practice";
/// The level of practice.
pub const PRACTICE_LEVEL: &str = "tilewise.practice.level";
/// The reply to the last exercise.
pub const PRACTICE_REPLY: &str = "tilewise.practice.reply";
/// The current club.
pub const CLUB: &str = "tilewise.club";
/// The last club that was opened from a file.
pub const OPENED_CLUB: &str = "tilewise.club.opened";
/// The name of the organiser at this desk of a club.
pub const ORGANISER: &str = "tilewise.organiser";
/// The last game that was opened from a file.
pub const OPENED: &str = "tilewise.opened";
/// Codes of incomplete games, one per line.
pub const CODES: &str = "tilewise.codes";
/// The chosen language.
pub const LANGUAGE: &str = "tilewise.language";
/// The chosen theme.
pub const THEME: &str = "tilewise.theme";
/// The chosen corners of tiles.
pub const CORNERS: &str = "tilewise.corners";
/// The chosen names of elements.
pub const NAMES: &str = "tilewise.names";
/// Whether keyboard letters work outside the hand.
pub const TYPING: &str = "tilewise.typing";

/// Texts by keys, which the device stores between visits.
pub trait Storage {
    /// Returns the text of a key.
    fn load(&self, key: &str) -> Option<String>;

    /// Stores a text, if that is possible.
    fn save(&self, key: &str, text: &str);

    /// Returns the text of a key that only this tab has.
    fn load_for_tab(&self, key: &str) -> Option<String>;

    /// Stores a text for this tab only, if that is possible.
    fn save_for_tab(&self, key: &str, text: &str);
}

/// A storage that stores nothing.
struct NoStorage;

impl Storage for NoStorage {
    fn load(&self, _: &str) -> Option<String> {
        None
    }

    fn save(&self, _: &str, _: &str) {}

    fn load_for_tab(&self, _: &str) -> Option<String> {
        None
    }

    fn save_for_tab(&self, _: &str, _: &str) {}
}

/// The storage of the page, a Yew context.
#[derive(Clone)]
pub struct StorageContext(Rc<dyn Storage>);

impl PartialEq for StorageContext {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Default for StorageContext {
    /// Creates a storage that stores nothing.
    fn default() -> Self {
        Self::new(NoStorage)
    }
}

impl StorageContext {
    /// Creates the context of a storage.
    pub fn new(storage: impl Storage + 'static) -> Self {
        Self(Rc::new(storage))
    }

    /// Creates the storage of the browser. An embedded page stores nothing, as its host configures it.
    pub fn of_browser() -> Self {
        if is_embedded() {
            Self::default()
        } else {
            Self::new(LocalStorage)
        }
    }

    /// Returns the text of a key.
    pub fn load(&self, key: &str) -> Option<String> {
        self.0.load(key)
    }

    /// Stores a text, if that is possible.
    pub fn save(&self, key: &str, text: &str) {
        self.0.save(key, text);
    }

    /// Stores the game for which a hand is entered, for this tab and for other tabs that open the unfinished
    /// hand.
    pub fn enter_for(&self, game: &str) {
        self.save(ENTERED, game);
        self.0.save_for_tab(ENTERED, game);
    }

    /// Returns the game for which this hand is entered, if there is one.
    pub fn entered_for(&self, hand: &str) -> Option<String> {
        let here = self.0.load_for_tab(ENTERED);
        let begun = || {
            self.load(ENTERED)
                .filter(|_| self.load(HAND).as_deref() == Some(hand))
        };
        here.or_else(begun).filter(|game| !game.is_empty())
    }
}

/// Games of the device, and the storage of its texts.
#[derive(Clone, PartialEq)]
pub struct DeviceGames {
    /// Games of the device.
    pub games: Rc<Games>,
    /// Storage of texts.
    pub storage: StorageContext,
}

/// Returns the storage of the page.
#[hook]
pub fn use_storage() -> StorageContext {
    use_context().unwrap_or_default()
}
