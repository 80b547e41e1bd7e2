//! What the browser keeps of the games: each entry a record, written strictly, and said to be kept
//! when the browser has said so.
//!
//! One tab writes; the others watch, and follow what it tells. What can't be read is set aside: it
//! stays where it is, is told, and can be taken out as a file. Where nothing can be kept, the games
//! last as long as the page.

mod database;
mod files;
mod spare;
mod tabs;

use std::cell::{Cell, RefCell};
use std::mem;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use tilewise_ledger::{Entry, LogError};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{is_embedded, window};
use crate::games;
use crate::rule_sets;
use crate::storage;
use database::Trouble;
use files::Read;

pub use files::{Unread, WHOLE};

/// How far the games are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// The browser hasn't answered yet.
    Asking,
    /// So many entries are on their way.
    Writing(usize),
    /// Everything is kept.
    Kept,
    /// Another tab writes, and this one watches.
    Watching,
    /// The browser has no room for more.
    Full,
    /// A later version of the page keeps the games of this device, and this one can't.
    Newer,
    /// The browser keeps nothing.
    Denied,
}

impl From<Trouble> for Keeping {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Full => Self::Full,
            Trouble::Newer => Self::Newer,
            Trouble::Denied => Self::Denied,
        }
    }
}

/// A record on its way: its key, and what it holds.
#[derive(Clone)]
struct Record {
    key: String,
    value: JsValue,
}

/// So many milliseconds the browser has to say what it keeps.
const PATIENCE: u32 = 5_000;

thread_local! {
    static KEEPING: Cell<Keeping> = const { Cell::new(Keeping::Asking) };
    static WAITING: RefCell<Vec<Record>> = const { RefCell::new(Vec::new()) };
    static IS_WRITING: Cell<bool> = const { Cell::new(false) };
    static IS_BEGUN: Cell<bool> = const { Cell::new(false) };
    /// So many rule sets were here when everything was read last.
    static READ_BY: Cell<usize> = const { Cell::new(0) };
    static IS_READ: Cell<bool> = const { Cell::new(false) };
    static UNREAD: RefCell<Vec<Unread>> = const { RefCell::new(Vec::new()) };
}

/// How far the games are kept.
pub fn keeping() -> Keeping {
    KEEPING.get()
}

/// Whether what is told lasts no longer than the page.
pub fn is_lost() -> bool {
    let lost = [Keeping::Full, Keeping::Newer, Keeping::Denied];
    lost.contains(&keeping())
}

/// Whether what is kept is there.
pub fn is_read() -> bool {
    IS_READ.get()
}

/// Whether this tab may write.
pub fn may_write() -> bool {
    KEEPING.get() != Keeping::Watching
}

/// The games that can't be read.
pub fn unread() -> Vec<Unread> {
    UNREAD.with_borrow(Clone::clone)
}

/// Reads what is kept, and keeps from now on what is written. The first call does it; another one asks
/// once more for rules that could not be had, and reads the games that are played by them.
pub fn begin() {
    let Some(window) = window().filter(|_| !is_embedded()) else {
        denied();
        return;
    };
    if !IS_BEGUN.replace(true) {
        games::on_entries(keep);
        // One that never answers keeps nothing.
        Timeout::new(PATIENCE, || {
            if !IS_READ.get() {
                denied();
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

/// Reads everything when all rule sets are here or can't be had: a game can be read when its own is here.
/// Late is better than not at all: where more of them are here than before, everything is read again.
fn read() {
    rule_sets::load_all(|| {
        let here = rule_sets::here().len();
        if rule_sets::are_all_settled() && READ_BY.replace(here) < here {
            spawn_local(read_all());
        }
    });
}

/// Lets this tab write, and the one that does watch.
pub fn take_over() {
    tabs::take_over();
}

/// Reads everything, also what another tab has written since.
async fn read_all() {
    match database::all().await {
        Ok(records) => {
            if let Some(device) = files::device(&records) {
                games::was_device(&device);
            }
            let (read, mut unread) = files::read(&records);
            unread.extend(read.into_iter().filter_map(taken));
            UNREAD.set(unread);
            queue_all_if_new();
            // It may have answered when nobody hoped for it any more.
            if [Keeping::Asking, Keeping::Denied].contains(&KEEPING.get()) {
                set(Keeping::Kept);
            }
        }
        Err(trouble) => set_where_it_writes(trouble.into()),
    }
    IS_READ.set(true);
    if games::current().is_none() {
        let all = games::all();
        let shown = storage::load(storage::GAME);
        let shown = all.iter().find(|one| shown.as_deref() == Some(&*one.id));
        if let Some(game) = shown.or(all.last()) {
            games::show(&game.id);
        }
    }
    games::changed();
    write_all();
}

/// Takes in a game that was read. One of which an entry says something else here is told as one that
/// can't be read: what the page has goes on, and what is kept can be taken out as a file.
fn taken(mut read: Read) -> Option<Unread> {
    let mut apart = None;
    for entry in mem::take(&mut read.entries) {
        if let Err(LogError::IdTwice(id)) = games::take(&read.game, entry) {
            apart.get_or_insert(id);
        }
    }
    apart.map(|id| read.apart(&id))
}

fn denied() {
    IS_READ.set(true);
    set_where_it_writes(Keeping::Denied);
}

/// What a tab that writes has come to. While that was on its way another one may have begun to.
fn set_where_it_writes(keeping: Keeping) {
    if KEEPING.get() != Keeping::Watching {
        set(keeping);
    }
}

fn set(keeping: Keeping) {
    if KEEPING.replace(keeping) != keeping {
        games::changed();
    }
}

/// Keeps entries of a game.
fn keep(game: &str, entries: &[Entry]) {
    queue(game, entries);
    write_all();
}

/// Puts entries of a game among those that wait to be written.
fn queue(game: &str, entries: &[Entry]) {
    match files::records(game, entries) {
        Some(records) => WAITING.with_borrow_mut(|all| all.extend(records)),
        // What can't be written is never said to be kept.
        None => denied(),
    }
}

/// Where the database has gone (deleted in another tab, or with the data of the site), everything that the
/// page has waits to be written again.
fn queue_all_if_new() {
    if database::was_new() {
        for game in games::all() {
            queue(&game.id, game.log.entries());
        }
    }
}

/// Looks whether what was kept is still there, when somebody comes back to the page.
fn look_again() {
    let is_visible = window()
        .and_then(|window| window.document())
        .is_some_and(|document| !document.hidden());
    if is_visible && KEEPING.get() == Keeping::Kept {
        spawn_local(async {
            if let Err(trouble) = database::open().await {
                set_where_it_writes(trouble.into());
            }
            queue_all_if_new();
            write_all();
        });
    }
}

/// Writes all that waits, one transaction after another.
fn write_all() {
    if IS_WRITING.get() || !IS_READ.get() || KEEPING.get() == Keeping::Watching {
        return;
    }
    let all = WAITING.with_borrow(Clone::clone);
    if all.is_empty() {
        return;
    }
    IS_WRITING.set(true);
    if KEEPING.get() == Keeping::Kept {
        set(Keeping::Writing(all.len()));
    }
    spawn_local(async move {
        let written = database::put(&all).await;
        IS_WRITING.set(false);
        match written {
            Ok(()) => {
                WAITING.with_borrow_mut(|waiting| drop(waiting.drain(..all.len())));
                queue_all_if_new();
                tabs::tell(&all);
                tabs::ask_to_persist();
                let left = WAITING.with_borrow(Vec::len);
                set_where_it_writes(if left == 0 {
                    Keeping::Kept
                } else {
                    Keeping::Writing(left)
                });
                write_all();
            }
            // What waits is tried again with the next entry.
            Err(trouble) => set_where_it_writes(trouble.into()),
        }
    });
}

/// This tab writes from now on: what another one has written before is read first.
fn writes() {
    if KEEPING.get() == Keeping::Watching {
        set(Keeping::Asking);
        spawn_local(read_all());
    }
}

/// This tab watches from now on.
fn watches() {
    set(Keeping::Watching);
}

/// Another tab has written something.
fn follow(records: &[JsValue]) {
    let (read, unread) = files::read(records);
    let mut are_taken = unread.is_empty();
    for one in read {
        let game = one.game.clone();
        are_taken &= taken(one).is_none();
        if games::current().is_none() {
            games::show(&game);
        }
    }
    if are_taken {
        games::changed();
    } else {
        // It builds on something that hasn't come, or says something else: all is read again.
        spawn_local(read_all());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::file::Why;
    use tilewise_ledger::{EntryId, Input};

    fn read(name: &str) -> Read {
        let entry = Entry {
            id: EntryId("e1".to_owned()),
            device: "phone".to_owned(),
            counter: 1,
            time: 0,
            author: String::new(),
            input: Input::Joined(name.to_owned()),
        };
        Read {
            game: "game".to_owned(),
            entries: vec![entry],
            file: name.to_owned(),
        }
    }

    /// What is here stays as it is, and what is kept can be taken out.
    #[test]
    fn what_is_kept_and_says_something_else_is_told() {
        assert_eq!(taken(read("Ann")), None);
        assert_eq!(taken(read("Ann")), None);
        let apart = taken(read("Bo")).expect("another name");
        assert_eq!((apart.game.as_str(), apart.file.as_str()), ("game", "Bo"));
        assert_eq!(apart.why.why, Why::Twice);
        let here = games::of_id("game").expect("the game");
        assert_eq!(here.log.entries(), read("Ann").entries);
    }
}
