//! Storage of games in the browser: one record per entry, written with strict durability. An entry counts as
//! saved after the browser has confirmed it.
//!
//! One tab writes; the others are read-only and follow its messages. Unreadable records stay where they are,
//! are reported, and can be exported as a file. Without storage, games last as long as the page is open.

mod backup;
mod database;
mod files;
mod tabs;

use std::cell::{Cell, RefCell};
use std::mem;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use tilewise_ledger::{Entry, LogError};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{is_embedded, window};
use crate::{games, rule_sets, storage};
use database::StoreError;
use files::StoredGame;

pub use files::{UnreadGame, WHOLE};

/// The status of the storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveStatus {
    /// The browser hasn't answered yet.
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

impl From<StoreError> for SaveStatus {
    fn from(trouble: StoreError) -> Self {
        match trouble {
            StoreError::Full => Self::Full,
            StoreError::Newer => Self::Newer,
            StoreError::Denied => Self::Denied,
        }
    }
}

/// A record to be written: key and value.
#[derive(Clone)]
struct Record {
    key: String,
    value: JsValue,
}

/// Time limit for the first answer of the database, in milliseconds.
const PATIENCE: u32 = 5_000;

thread_local! {
    static KEEPING: Cell<SaveStatus> = const { Cell::new(SaveStatus::Opening) };
    static WAITING: RefCell<Vec<Record>> = const { RefCell::new(Vec::new()) };
    static IS_WRITING: Cell<bool> = const { Cell::new(false) };
    static IS_BEGUN: Cell<bool> = const { Cell::new(false) };
    /// Number of rule sets that were loaded at the last complete read.
    static READ_BY: Cell<usize> = const { Cell::new(0) };
    static IS_READ: Cell<bool> = const { Cell::new(false) };
    static UNREAD: RefCell<Vec<UnreadGame>> = const { RefCell::new(Vec::new()) };
}

/// Returns the status of the storage.
pub fn save_status() -> SaveStatus {
    KEEPING.get()
}

/// Whether new entries are lost when the page is closed.
pub fn is_lost() -> bool {
    let lost = [SaveStatus::Full, SaveStatus::Newer, SaveStatus::Denied];
    lost.contains(&save_status())
}

/// Whether the storage was read.
pub fn is_read() -> bool {
    IS_READ.get()
}

/// Whether this tab may write.
pub fn may_write() -> bool {
    KEEPING.get() != SaveStatus::Watching
}

/// Returns the unreadable games.
pub fn unread_games() -> Vec<UnreadGame> {
    UNREAD.with_borrow(Clone::clone)
}

/// Reads the storage and starts to save new entries. A repeated call requests missing rule sets again and
/// reads the games that need them.
pub fn begin() {
    let Some(window) = window().filter(|_| !is_embedded()) else {
        set_denied();
        return;
    };
    if !IS_BEGUN.replace(true) {
        games::on_entries(save);
        // A database that never answers counts as denied.
        Timeout::new(PATIENCE, || {
            if !IS_READ.get() {
                set_denied();
            }
        })
        .forget();
        EventListener::new(&window, "online", |_| read()).forget();
        if let Some(document) = window.document() {
            EventListener::new(&document, "visibilitychange", |_| look_again()).forget();
        }
        tabs::begin();
    }
    read();
}

/// Reads all games after all rule sets have loaded or failed, since a game needs its rule set. Reads again if
/// more rule sets are loaded than at the last read.
fn read() {
    rule_sets::load_all(|| {
        let here = rule_sets::here().len();
        if rule_sets::are_all_settled() && READ_BY.replace(here) < here {
            spawn_local(read_all());
        }
    });
}

/// Makes this tab the writing one; the previous one becomes read-only.
pub fn take_over() {
    tabs::take_over();
}

/// Reads all games, including new entries of another tab.
async fn read_all() {
    match database::all().await {
        Ok(records) => {
            if let Some(device) = files::device(&records) {
                games::restore_device(&device);
            }
            let (read, mut unread) = files::read(&records);
            unread.extend(read.into_iter().filter_map(add_game));
            UNREAD.set(unread);
            queue_all_if_new();
            // The answer may come after the time limit.
            if [SaveStatus::Opening, SaveStatus::Denied].contains(&KEEPING.get()) {
                set(SaveStatus::Saved);
            }
        }
        Err(trouble) => set_where_it_writes(trouble.into()),
    }
    IS_READ.set(true);
    if games::current().is_none() {
        let all = games::all();
        let selected = storage::load(storage::GAME);
        let selected = all.iter().find(|one| selected.as_deref() == Some(&*one.id));
        if let Some(game) = selected.or(all.last()) {
            games::show(&game.id);
        }
    }
    games::notify_watchers();
    write_all();
}

/// Adds a stored game. If an entry conflicts with one of the page, returns it as unreadable: the page keeps
/// its own, and the stored one can be exported.
fn add_game(mut read: StoredGame) -> Option<UnreadGame> {
    let mut conflict = None;
    for entry in mem::take(&mut read.entries) {
        if let Err(LogError::IdTwice(id)) = games::add_entry(&read.game, entry) {
            conflict.get_or_insert(id);
        }
    }
    conflict.map(|id| read.into_conflict(&id))
}

fn set_denied() {
    IS_READ.set(true);
    set_where_it_writes(SaveStatus::Denied);
}

/// Sets the status after a write, unless another tab has become the writing one meanwhile.
fn set_where_it_writes(status: SaveStatus) {
    if KEEPING.get() != SaveStatus::Watching {
        set(status);
    }
}

fn set(status: SaveStatus) {
    if KEEPING.replace(status) != status {
        games::notify_watchers();
    }
}

/// Saves entries of a game.
fn save(game: &str, entries: &[Entry]) {
    queue(game, entries);
    write_all();
}

/// Adds entries of a game to the write queue.
fn queue(game: &str, entries: &[Entry]) {
    match files::records(game, entries) {
        Some(records) => WAITING.with_borrow_mut(|all| all.extend(records)),
        // Entries that can't be encoded are never shown as saved.
        None => set_denied(),
    }
}

/// Queues all games if the database was deleted, in another tab or with the data of the site.
fn queue_all_if_new() {
    if database::was_new() {
        for game in games::all() {
            queue(&game.id, game.log.entries());
        }
    }
}

/// Checks the database when the page becomes visible again.
fn look_again() {
    let is_visible = window()
        .and_then(|window| window.document())
        .is_some_and(|document| !document.hidden());
    if is_visible && KEEPING.get() == SaveStatus::Saved {
        spawn_local(async {
            if let Err(trouble) = database::open().await {
                set_where_it_writes(trouble.into());
            }
            queue_all_if_new();
            write_all();
        });
    }
}

/// Writes the queue, one transaction after another.
fn write_all() {
    if IS_WRITING.get() || !IS_READ.get() || KEEPING.get() == SaveStatus::Watching {
        return;
    }
    let all = WAITING.with_borrow(Clone::clone);
    if all.is_empty() {
        return;
    }
    IS_WRITING.set(true);
    if KEEPING.get() == SaveStatus::Saved {
        set(SaveStatus::Writing(all.len()));
    }
    spawn_local(async move {
        let written = database::write(&all).await;
        IS_WRITING.set(false);
        match written {
            Ok(()) => {
                WAITING.with_borrow_mut(|waiting| drop(waiting.drain(..all.len())));
                queue_all_if_new();
                tabs::broadcast(&all);
                tabs::ask_to_persist();
                let left = WAITING.with_borrow(Vec::len);
                set_where_it_writes(if left == 0 {
                    SaveStatus::Saved
                } else {
                    SaveStatus::Writing(left)
                });
                write_all();
            }
            // The next entry repeats the attempt.
            Err(trouble) => set_where_it_writes(trouble.into()),
        }
    });
}

/// Makes this tab the writing one, after it has read the entries of the previous one.
fn start_writing() {
    if KEEPING.get() == SaveStatus::Watching {
        set(SaveStatus::Opening);
        spawn_local(read_all());
    }
}

/// Makes this tab read-only.
fn start_watching() {
    set(SaveStatus::Watching);
}

/// Handles records that another tab has written.
fn follow(records: &[JsValue]) {
    let (read, unread) = files::read(records);
    let mut are_added = unread.is_empty();
    for one in read {
        let game = one.game.clone();
        are_added &= add_game(one).is_none();
        if games::current().is_none() {
            games::show(&game);
        }
    }
    if are_added {
        games::notify_watchers();
    } else {
        // An earlier entry is missing or conflicts.
        spawn_local(read_all());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::file::UnreadableReason;
    use tilewise_ledger::{EntryId, GameEvent};

    fn read(name: &str) -> StoredGame {
        let entry = Entry {
            id: EntryId("e1".to_owned()),
            device: "phone".to_owned(),
            counter: 1,
            time: 0,
            author: String::new(),
            event: GameEvent::NewPlayer(name.to_owned()),
        };
        StoredGame {
            game: "game".to_owned(),
            entries: vec![entry],
            file: name.to_owned(),
        }
    }

    /// The game of the page stays unchanged, and the stored one can be exported.
    #[test]
    fn conflicting_stored_game_is_reported() {
        assert_eq!(add_game(read("Ann")), None);
        assert_eq!(add_game(read("Ann")), None);
        let conflict = add_game(read("Bo")).expect("a conflict");
        assert_eq!(
            (conflict.game.as_str(), conflict.file.as_str()),
            ("game", "Bo")
        );
        assert_eq!(conflict.why.reason, UnreadableReason::Twice);
        let here = games::of_id("game").expect("the game");
        assert_eq!(here.log.entries(), read("Ann").entries);
    }
}
