//! The games of this device, each a log that only grows. Where they are kept is behind this.

mod arrival;
pub mod file;
pub mod kept;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use tilewise_ledger::{Change, Correction, Entry, EntryId, Input, Log, LogError, Opening};

use crate::browser::window;
use crate::storage;

pub use arrival::Arrival;

/// A game of this device.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// Its identity: that of the entry with which it was opened.
    pub id: Rc<str>,
    /// All that was told.
    pub log: Rc<Log>,
}

/// Told of entries that are written here: the game, and what was written.
pub type OnEntries = fn(&str, &[Entry]);

/// Who is called when a game changes, and by what number it is known.
type Watcher = (u64, Rc<dyn Fn()>);

thread_local! {
    static GAMES: RefCell<Vec<SavedGame>> = const { RefCell::new(Vec::new()) };
    static CURRENT: RefCell<Option<Rc<str>>> = const { RefCell::new(None) };
    static WATCHERS: RefCell<Vec<Watcher>> = const { RefCell::new(Vec::new()) };
    static NEXT: Cell<u64> = const { Cell::new(0) };
    static ON_ENTRIES: Cell<Option<OnEntries>> = const { Cell::new(None) };
    static DEVICE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// All games, the one that was begun last at the end.
pub fn all() -> Vec<SavedGame> {
    GAMES.with_borrow(Clone::clone)
}

/// The game that is shown.
pub fn current() -> Option<SavedGame> {
    let id = CURRENT.with_borrow(Clone::clone)?;
    GAMES.with_borrow(|all| all.iter().find(|one| one.id == id).cloned())
}

/// Shows a game from now on.
pub fn show(id: &str) {
    storage::save(storage::GAME, id);
    CURRENT.set(Some(id.into()));
    changed();
}

/// Begins a game, and shows it.
pub fn begin(opening: Opening) {
    if !kept::may_write() {
        return;
    }
    let entry = entry(&Log::default(), Input::Opened(opening));
    let id = entry.id.0.clone();
    put(&id, entry);
    show(&id);
}

/// Writes what was told into a game. One that isn't there takes nothing.
///
/// A tab that watches writes nothing.
pub fn write(id: &str, input: Input) {
    if !kept::may_write() {
        return;
    }
    let Some(game) = of_id(id) else {
        return;
    };
    if !may_write(&game.log) && input != Input::PenTaken {
        return;
    }
    put(id, entry(&game.log, input));
    changed();
}

/// Whether this device has the pen of a game. Others watch, and write nothing.
pub fn may_write(log: &Log) -> bool {
    log.pen().device == Some(&device())
}

/// This device writes from here on. Where another tab did, this one does.
pub fn take_pen(id: &str) {
    if !kept::may_write() {
        kept::take_over();
    }
    let Some(game) = of_id(id) else {
        return;
    };
    put(id, entry(&game.log, Input::PenTaken));
    changed();
}

/// The game of an identity.
pub fn of_id(id: &str) -> Option<SavedGame> {
    GAMES.with_borrow(|all| all.iter().find(|one| &*one.id == id).cloned())
}

/// Takes in all entries of a game that comes from elsewhere, keeps those that are new, and shows it.
/// Where another tab wrote, this one does from now on.
///
/// # Errors
/// If one of them says something else than the one that is here: then nothing is taken in.
pub fn adopt(id: &str, log: &Log) -> Result<(), LogError> {
    let here = of_id(id);
    let before = here.as_ref().map_or(&[][..], |game| game.log.entries());
    let all = before.iter().chain(log.entries());
    Log::of(all.cloned())?;
    if !kept::may_write() {
        kept::take_over();
    }
    let new: Vec<_> = log
        .entries()
        .iter()
        .filter(|one| !before.contains(one))
        .cloned()
        .collect();
    for entry in &new {
        take(id, entry.clone())?;
    }
    tell(id, &new);
    show(id);
    Ok(())
}

/// Writes a correction of an entry.
pub fn correct(id: &str, of: EntryId, what: Change) {
    write(id, Input::Corrected(Correction { of, what }));
}

/// Takes in an entry that comes from elsewhere: from storage, another tab, a file.
///
/// # Errors
/// If another entry has its identity and says something else.
pub fn take(id: &str, entry: Entry) -> Result<(), LogError> {
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

/// Takes in a game that comes from elsewhere as one of its own, and shows it. What is here stays as it
/// is, also where it began as the same game.
pub fn take_in(log: Log) {
    if !kept::may_write() {
        return;
    }
    let origin = arrival::origin(&log).map(|origin| origin.0.clone());
    let is_here = |id: &String| GAMES.with_borrow(|all| all.iter().any(|one| *one.id == **id));
    let id = origin.filter(|id| !is_here(id)).unwrap_or_else(random_id);
    let entries = log.entries().to_vec();
    GAMES.with_borrow_mut(|all| {
        all.push(SavedGame {
            id: id.as_str().into(),
            log: Rc::new(log),
        });
    });
    tell(&id, &entries);
    storage::save(storage::OPENED, &id);
    show(&id);
}

/// Whether a game was the last to be opened from a file.
pub fn is_from_file(id: &str) -> bool {
    storage::load(storage::OPENED).as_deref() == Some(id)
}

/// Goes on with a game by what another log of it has beside that, and shows it.
///
/// # Errors
/// If an entry says something else here: then nothing was taken.
pub fn go_on(id: &str, log: &Log) -> Result<(), LogError> {
    if !kept::may_write() {
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
        take(id, entry.clone())?;
    }
    tell(id, &new);
    show(id);
    Ok(())
}

/// Has every entry that is written here told, from now on.
pub fn on_entries(told: OnEntries) {
    ON_ENTRIES.set(Some(told));
}

fn tell(id: &str, entries: &[Entry]) {
    if let Some(told) = ON_ENTRIES.get() {
        told(id, entries);
    }
}

/// For as long as this is kept, somebody hears of every change.
#[must_use]
pub struct Watching(u64);

impl Drop for Watching {
    fn drop(&mut self) {
        WATCHERS.with_borrow_mut(|all| all.retain(|(number, _)| *number != self.0));
    }
}

/// Has a change of the games told, until what comes back is dropped.
pub fn watch(changed: impl Fn() + 'static) -> Watching {
    let number = NEXT.get();
    NEXT.set(number + 1);
    WATCHERS.with_borrow_mut(|all| all.push((number, Rc::new(changed))));
    Watching(number)
}

/// Tells everybody who watches.
pub fn changed() {
    let all = WATCHERS.with_borrow(Clone::clone);
    for (_, watcher) in all {
        watcher();
    }
}

/// Puts an entry of this device into a game, and tells what was taken.
fn put(id: &str, entry: Entry) {
    if take(id, entry.clone()).is_ok() {
        tell(id, &[entry]);
    }
}

/// The next entry of a log, with an id that none of it has.
fn entry(log: &Log, input: Input) -> Entry {
    let counter = log.next_counter();
    // No counter is used twice while the page is open; and so they are short in links.
    let short = EntryId(format!("{}-{counter}", visit()));
    // That of the first is the identity of the game as well. A file can hold any id.
    let is_first = matches!(input, Input::Opened(_));
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
        input,
    }
}

/// This visit of the page, by a number that no other has in a game.
fn visit() -> String {
    thread_local! {
        static VISIT: RefCell<Option<String>> = const { RefCell::new(None) };
    }
    let known = VISIT.with_borrow(Clone::clone);
    known.unwrap_or_else(|| {
        let visit = random_id()[20..].to_owned();
        VISIT.set(Some(visit.clone()));
        visit
    })
}

/// The device, by an identity that it keeps.
fn device() -> String {
    known_device().unwrap_or_else(|| {
        let id = random_id();
        is_device(&id);
        id
    })
}

/// Its identity, if it has one.
fn known_device() -> Option<String> {
    let known = DEVICE.with_borrow(Clone::clone);
    known.or_else(|| {
        let kept = storage::load(storage::DEVICE).filter(|id| !id.is_empty());
        kept.inspect(|id| is_device(id))
    })
}

fn is_device(id: &str) {
    storage::save(storage::DEVICE, id);
    DEVICE.set(Some(id.to_owned()));
}

/// By this identity the device has kept its games. A browser that is killed may lose what it was told last,
/// but for what is kept strictly: the pen of those games would lie with nobody.
fn was_device(id: &str) {
    if known_device().is_none() {
        is_device(id);
    }
}

/// Milliseconds since 1970, in whole seconds: they take less room in links. 0 without a browser.
fn now() -> i64 {
    if cfg!(target_family = "wasm") {
        // Whole, and far below what a float holds.
        #[allow(clippy::cast_possible_truncation)]
        let now = js_sys::Date::now() as i64;
        now / 1000 * 1000
    } else {
        0
    }
}

/// An identity that nothing else has: 128 random bits; without a browser the next number.
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

    fn joined(log: &Log) -> Entry {
        entry(log, Input::Joined("Ann".to_owned()))
    }

    /// Whoever writes a file can give any id to an entry, also one that this visit would give next.
    #[test]
    fn an_id_that_a_log_has_is_not_given_again() {
        let own = joined(&Log::default());
        assert_eq!(own.id.0, format!("{}-1", visit()));
        let strange = Entry {
            id: EntryId(format!("{}-2", visit())),
            ..own
        };
        let mut log = Log::of([strange]).expect("one entry");
        for _ in 0..3 {
            assert_eq!(log.add(joined(&log)), Ok(()));
        }
        assert_eq!(log.entries().len(), 4);
    }

    #[test]
    fn only_what_was_taken_is_told() {
        thread_local! {
            static TOLD: RefCell<Vec<EntryId>> = const { RefCell::new(Vec::new()) };
        }
        on_entries(|_, entries| {
            let ids = entries.iter().map(|one| one.id.clone());
            TOLD.with_borrow_mut(|told| told.extend(ids));
        });
        let first = joined(&Log::default());
        put("game", first.clone());
        let other = Entry {
            input: Input::Joined("Bo".to_owned()),
            ..first.clone()
        };
        put("game", other);
        assert_eq!(TOLD.with_borrow(Clone::clone), [first.id]);
    }
}
