//! The games of this device, each an append-only log. Their storage is in [`store`].

pub mod file;
mod import_kind;
pub mod store;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use tilewise_ledger::{Change, Correction, Entry, EntryId, GameEvent, Log, LogError, Opening};

use crate::browser::window;
use crate::storage;

pub use import_kind::ImportKind;

/// A game of this device.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The id: that of its first entry.
    pub id: Rc<str>,
    /// The log.
    pub log: Rc<Log>,
}

/// A listener for new entries of this device: game id and entries.
pub type OnEntries = fn(&str, &[Entry]);

/// A change listener and its number.
type Watcher = (u64, Rc<dyn Fn()>);

thread_local! {
    static GAMES: RefCell<Vec<SavedGame>> = const { RefCell::new(Vec::new()) };
    static CURRENT: RefCell<Option<Rc<str>>> = const { RefCell::new(None) };
    static WATCHERS: RefCell<Vec<Watcher>> = const { RefCell::new(Vec::new()) };
    static NEXT: Cell<u64> = const { Cell::new(0) };
    static ON_ENTRIES: Cell<Option<OnEntries>> = const { Cell::new(None) };
    static DEVICE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Returns all games, the newest last.
pub fn all() -> Vec<SavedGame> {
    GAMES.with_borrow(Clone::clone)
}

/// Returns the current game.
pub fn current() -> Option<SavedGame> {
    let id = CURRENT.with_borrow(Clone::clone)?;
    GAMES.with_borrow(|all| all.iter().find(|one| one.id == id).cloned())
}

/// Makes a game the current one.
pub fn show(id: &str) {
    storage::save(storage::GAME, id);
    CURRENT.set(Some(id.into()));
    notify_watchers();
}

/// Starts a game and makes it the current one.
pub fn begin(opening: Opening) {
    if !store::may_write() {
        return;
    }
    let entry = new_entry(&Log::default(), GameEvent::Opened(opening));
    let id = entry.id.0.clone();
    insert_entry(&id, entry);
    show(&id);
}

/// Appends an event to a game. Does nothing if the game doesn't exist or another tab has the lock.
pub fn write(id: &str, input: GameEvent) {
    if !store::may_write() {
        return;
    }
    let Some(game) = of_id(id) else {
        return;
    };
    if !may_write(&game.log) && input != GameEvent::LockAcquired {
        return;
    }
    insert_entry(id, new_entry(&game.log, input));
    notify_watchers();
}

/// Whether this device has the write lock of a game. Other devices are read-only.
pub fn may_write(log: &Log) -> bool {
    log.write_lock().device == Some(&device())
}

/// Acquires the write lock of a game for this device, and for this tab.
pub fn take_write_lock(id: &str) {
    if !store::may_write() {
        store::take_over();
    }
    let Some(game) = of_id(id) else {
        return;
    };
    insert_entry(id, new_entry(&game.log, GameEvent::LockAcquired));
    notify_watchers();
}

/// Returns the game with an id.
pub fn of_id(id: &str) -> Option<SavedGame> {
    GAMES.with_borrow(|all| all.iter().find(|one| &*one.id == id).cloned())
}

/// Merges the entries of an imported log into a game, and makes it the current one. This tab acquires the
/// lock.
///
/// # Errors
/// If an entry conflicts with a stored one: then nothing is merged.
pub fn merge(id: &str, log: &Log) -> Result<(), LogError> {
    let here = of_id(id);
    let before = here.as_ref().map_or(&[][..], |game| game.log.entries());
    let all = before.iter().chain(log.entries());
    Log::from_entries(all.cloned())?;
    if !store::may_write() {
        store::take_over();
    }
    let new: Vec<_> = log
        .entries()
        .iter()
        .filter(|one| !before.contains(one))
        .cloned()
        .collect();
    for entry in &new {
        add_entry(id, entry.clone())?;
    }
    notify_entries(id, &new);
    show(id);
    Ok(())
}

/// Appends a correction of an entry.
pub fn correct(id: &str, of: EntryId, what: Change) {
    write(
        id,
        GameEvent::Correction(Correction {
            target: of,
            change: what,
        }),
    );
}

/// Adds an entry from storage, another tab or a file.
///
/// # Errors
/// If a different entry has the same id.
pub fn add_entry(id: &str, entry: Entry) -> Result<(), LogError> {
    GAMES.with_borrow_mut(|all| {
        if let Some(game) = all.iter_mut().find(|one| &*one.id == id) {
            return Rc::make_mut(&mut game.log).add(entry);
        }
        let mut log = Log::default();
        log.add(entry)?;
        all.push(SavedGame {
            id: id.into(),
            log: Rc::new(log),
        });
        Ok(())
    })
}

/// Imports a log as a new game and makes it the current one. Existing games stay unchanged, even with the
/// same origin.
pub fn import_copy(log: Log) {
    if !store::may_write() {
        return;
    }
    let origin = import_kind::origin(&log).map(|origin| origin.0.clone());
    let is_here = |id: &String| GAMES.with_borrow(|all| all.iter().any(|one| *one.id == **id));
    let id = origin.filter(|id| !is_here(id)).unwrap_or_else(random_id);
    let entries = log.entries().to_vec();
    GAMES.with_borrow_mut(|all| {
        all.push(SavedGame {
            id: id.as_str().into(),
            log: Rc::new(log),
        });
    });
    notify_entries(&id, &entries);
    storage::save(storage::OPENED, &id);
    show(&id);
}

/// Whether a game was the last to be opened from a file.
pub fn is_from_file(id: &str) -> bool {
    storage::load(storage::OPENED).as_deref() == Some(id)
}

/// Appends the missing entries of another log to a game, and makes it the current one.
///
/// # Errors
/// If an entry conflicts: then nothing is appended.
pub fn append_new(id: &str, log: &Log) -> Result<(), LogError> {
    if !store::may_write() {
        return Ok(());
    }
    let here = GAMES.with_borrow(|all| all.iter().find(|one| &*one.id == id).cloned());
    let mut next = here.map_or_else(Log::default, |here| (*here.log).clone());
    let before = next.entries().len();
    let mut new = Vec::new();
    for entry in log.entries() {
        next.add(entry.clone())?;
        if next.entries().len() > before + new.len() {
            new.push(entry.clone());
        }
    }
    for entry in &new {
        add_entry(id, entry.clone())?;
    }
    notify_entries(id, &new);
    show(id);
    Ok(())
}

/// Sets the listener for new entries of this device.
pub fn on_entries(listener: OnEntries) {
    ON_ENTRIES.set(Some(listener));
}

fn notify_entries(id: &str, entries: &[Entry]) {
    if let Some(listener) = ON_ENTRIES.get() {
        listener(id, entries);
    }
}

/// Guard of a change listener, which is removed on drop.
#[must_use]
pub struct WatchGuard(u64);

impl Drop for WatchGuard {
    fn drop(&mut self) {
        WATCHERS.with_borrow_mut(|all| all.retain(|(number, _)| *number != self.0));
    }
}

/// Adds a change listener, until the guard is dropped.
pub fn watch(changed: impl Fn() + 'static) -> WatchGuard {
    let number = NEXT.get();
    NEXT.set(number + 1);
    WATCHERS.with_borrow_mut(|all| all.push((number, Rc::new(changed))));
    WatchGuard(number)
}

/// Calls all change listeners.
pub fn notify_watchers() {
    let all = WATCHERS.with_borrow(Clone::clone);
    for (_, watcher) in all {
        watcher();
    }
}

/// Adds an entry of this device to a game, and calls the listener.
fn insert_entry(id: &str, entry: Entry) {
    if add_entry(id, entry.clone()).is_ok() {
        notify_entries(id, &[entry]);
    }
}

/// Creates the next entry of a log, with an unused id.
fn new_entry(log: &Log, input: GameEvent) -> Entry {
    let counter = log.next_counter();
    // Counters are unique while the page is open, and keep ids short for links.
    let short = EntryId(format!("{}-{counter}", visit()));
    // The id of the first entry also identifies the game. Files can contain any id.
    let is_first = matches!(input, GameEvent::Opened(_));
    let id = if is_first || log.entries().iter().any(|one| one.id == short) {
        EntryId(random_id())
    } else {
        short
    };
    Entry {
        id,
        device: device(),
        counter,
        time: now(),
        author: String::new(),
        event: input,
    }
}

/// A number of this page load that no other load uses in a game.
fn visit() -> String {
    thread_local! {
        static VISIT: RefCell<Option<String>> = const { RefCell::new(None) };
    }
    let existing = VISIT.with_borrow(Clone::clone);
    existing.unwrap_or_else(|| {
        let visit = random_id()[20..].to_owned();
        VISIT.set(Some(visit.clone()));
        visit
    })
}

/// Returns the id of the device, creating it if there is none.
fn device() -> String {
    existing_device().unwrap_or_else(|| {
        let id = random_id();
        set_device(&id);
        id
    })
}

/// Returns the id of the device, if there is one.
fn existing_device() -> Option<String> {
    let cached = DEVICE.with_borrow(Clone::clone);
    cached.or_else(|| {
        let stored = storage::load(storage::DEVICE).filter(|id| !id.is_empty());
        stored.inspect(|id| set_device(id))
    })
}

fn set_device(id: &str) {
    storage::save(storage::DEVICE, id);
    DEVICE.set(Some(id.to_owned()));
}

/// Restores the device id from stored games. A killed browser may lose recent writes that aren't strict;
/// without the id, no device would have the write lock of those games.
fn restore_device(id: &str) {
    if existing_device().is_none() {
        set_device(id);
    }
}

/// Milliseconds since 1970, rounded to seconds, which are shorter in links. 0 without a browser.
fn now() -> i64 {
    if cfg!(target_family = "wasm") {
        // An integer far below the limit of exact floats.
        #[allow(clippy::cast_possible_truncation)]
        let now = js_sys::Date::now() as i64;
        now / 1000 * 1000
    } else {
        0
    }
}

/// Returns a unique id of 128 random bits; without a browser a sequence number.
fn random_id() -> String {
    let mut bytes = [0; 16];
    let crypto = window().and_then(|window| window.crypto().ok());
    let drawn = crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok());
    if drawn.is_none() {
        let number = NEXT.get();
        NEXT.set(number + 1);
        bytes[8..].copy_from_slice(&number.to_be_bytes());
        bytes[..8].copy_from_slice(&now().to_be_bytes());
    }
    format!("{:032x}", u128::from_be_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn join_entry(log: &Log) -> Entry {
        new_entry(log, GameEvent::NewPlayer("Ann".to_owned()))
    }

    /// Files can contain any entry id, even the next one of this page load.
    #[test]
    fn new_entry_id_never_repeats_one_of_the_log() {
        let own = join_entry(&Log::default());
        assert_eq!(own.id.0, format!("{}-1", visit()));
        let strange = Entry {
            id: EntryId(format!("{}-2", visit())),
            ..own
        };
        let mut log = Log::from_entries([strange]).expect("one entry");
        for _ in 0..3 {
            assert_eq!(log.add(join_entry(&log)), Ok(()));
        }
        assert_eq!(log.entries().len(), 4);
    }

    #[test]
    fn listener_gets_only_added_entries() {
        thread_local! {
            static TOLD: RefCell<Vec<EntryId>> = const { RefCell::new(Vec::new()) };
        }
        on_entries(|_, entries| {
            let ids = entries.iter().map(|one| one.id.clone());
            TOLD.with_borrow_mut(|notified| notified.extend(ids));
        });
        let first = join_entry(&Log::default());
        insert_entry("game", first.clone());
        let other = Entry {
            event: GameEvent::NewPlayer("Bo".to_owned()),
            ..first.clone()
        };
        insert_entry("game", other);
        assert_eq!(TOLD.with_borrow(Clone::clone), [first.id]);
    }
}
