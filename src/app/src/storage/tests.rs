//! Tabs of one device that share a storage of logs in memory.

use std::cell::{Cell, RefCell};
use std::pin::pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use tilewise_ledger::{Entry, EntryId, GameEvent, Opening, PlayerId, Rules};
use tilewise_rules::{BySeat, penalty_books};
use yew::Callback;

use super::log_saver::LogSaver;
use super::log_storage::{DeniedLogs, LogStorage, Record, StorageError};
use super::memory::MemoryStorage;
use super::memory_logs::MemoryLogs;
use super::{DEVICE, GAME, HAND, StorageContext, records};
use crate::rule_sets::first_house;
use crate::store::{Games, GamesAction, SaveStatus, SaveTrigger, Stamp, UnreadableReason};

/// A device with its storage.
#[derive(Default)]
struct Device {
    games: MemoryLogs,
    texts: MemoryStorage,
    stamps: Rc<Cell<u32>>,
}

impl Device {
    /// Opens a tab of the page, which reads the games as soon as the storage answers.
    fn open(&self) -> Tab {
        let texts = StorageContext::new(self.texts.new_tab());
        let tab = Tab::new(
            Rc::new(self.games.new_tab()),
            texts,
            Rc::clone(&self.stamps),
        );
        tab.run();
        tab
    }
}

/// A tab of the page: its games follow actions, and its effects are those of `use_log_storage`.
struct Tab {
    state: Rc<RefCell<Games>>,
    sync: Rc<LogSaver<GameEvent>>,
    texts: StorageContext,
    stamps: Rc<Cell<u32>>,
    seen: RefCell<Option<(SaveTrigger, u32, u32)>>,
    tasks: RefCell<Vec<Task>>,
}

type Task = std::pin::Pin<Box<dyn Future<Output = ()>>>;

impl Tab {
    fn new(games: Rc<dyn LogStorage>, texts: StorageContext, stamps: Rc<Cell<u32>>) -> Self {
        let state = Rc::new(RefCell::new(Games::default()));
        let follows = Rc::clone(&state);
        let onaction = Callback::from(move |action| {
            let next = follows.borrow().after(action);
            follows.replace(next);
        });
        let sync = Rc::new(LogSaver::new(games, texts.clone(), onaction));
        sync.open();
        let tab = Self {
            state,
            sync,
            texts,
            stamps,
            seen: RefCell::default(),
            tasks: RefCell::default(),
        };
        tab.read();
        tab
    }

    fn games(&self) -> Games {
        self.state.borrow().clone()
    }

    fn status(&self) -> SaveStatus {
        self.games().status
    }

    /// Number of entries of the current game.
    fn entries(&self) -> usize {
        let games = self.games();
        games.current().map_or(0, |game| game.log.entries().len())
    }

    fn spawn(&self, task: impl Future<Output = ()> + 'static) {
        self.tasks.borrow_mut().push(Box::pin(task));
    }

    fn read(&self) {
        let sync = Rc::clone(&self.sync);
        self.spawn(async move { sync.read().await });
    }

    /// Runs effects and tasks until nothing changes.
    fn run(&self) {
        for _ in 0..10 {
            let games = self.games();
            let requests = games.requests;
            let now = (games.save_trigger(), requests.reads, requests.take_overs);
            let before = self.seen.replace(Some(now.clone()));
            let (reads, take_overs) = before.as_ref().map_or((0, 0), |seen| (seen.1, seen.2));
            if take_overs != now.2 {
                self.sync.take_over();
            }
            if reads != now.1 {
                self.read();
            }
            if before.is_none_or(|seen| seen.0 != now.0) {
                let sync = Rc::clone(&self.sync);
                self.spawn(async move { sync.save(&games).await });
            }
            for mut task in self.tasks.take() {
                if poll(&mut task).is_pending() {
                    self.tasks.borrow_mut().push(task);
                }
            }
            // The device is stored when it changes, as is the current game.
            let games = self.games();
            for (key, text) in [(DEVICE, games.device), (GAME, games.shown)] {
                if let Some(text) = text {
                    self.texts.save(key, &text);
                }
            }
        }
    }

    fn dispatch(&self, action: GamesAction) {
        let next = self.state.borrow().after(action);
        self.state.replace(next);
        self.run();
    }

    fn stamp(&self) -> Stamp {
        self.stamps.set(self.stamps.get() + 1);
        let number = self.stamps.get();
        let device = self.texts.load(DEVICE);
        Stamp {
            time: i64::from(number) * 1_000,
            id: format!("{number:032x}").into(),
            device: device.unwrap_or_else(|| format!("device {number}")).into(),
            author: "".into(),
        }
    }

    fn begin(&self) {
        let house = first_house();
        let penalty_book = penalty_books::for_config(&house);
        let opening = Opening {
            rules: Rules {
                house,
                penalty_book,
            },
            players: ["Ann", "Bo", "Cy", "Dee"].map(str::to_owned).to_vec(),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: None,
        };
        self.dispatch(GamesAction::Begin(
            Rc::new(GameEvent::Opened(opening)),
            self.stamp(),
        ));
    }

    fn write(&self, name: &str) {
        let game = self.games().shown.expect("a current game");
        let event = Rc::new(GameEvent::NewPlayer(name.to_owned()));
        self.dispatch(GamesAction::Write(game, event, self.stamp()));
    }
}

fn poll(task: &mut Task) -> Poll<()> {
    let mut context = Context::from_waker(Waker::noop());
    pin!(task).poll(&mut context)
}

/// Ids of the entries of all games.
fn ids(games: &Games) -> Vec<EntryId> {
    let entries = games.all.iter().flat_map(|game| game.log.entries());
    entries.map(|entry: &Entry| entry.id.clone()).collect()
}

#[test]
fn game_is_stored_across_a_reload() {
    let device = Device::default();
    let tab = device.open();
    tab.begin();
    tab.write("Eve");
    tab.write("Fay");
    assert_eq!(tab.status(), SaveStatus::Saved);
    assert_eq!(device.games.records().len(), 3);
    let other = device.open();
    assert_eq!(other.games().all, tab.games().all);
    assert_eq!(other.games().shown, tab.games().shown);
    assert_eq!(other.games().device, tab.games().device);
}

#[test]
fn entry_counts_as_saved_only_after_confirmation() {
    let device = Device::default();
    let tab = device.open();
    device.games.set_slow(true);
    tab.begin();
    tab.write("Eve");
    assert_eq!(tab.status(), SaveStatus::Writing(2));
    assert!(device.games.records().is_empty());
    device.games.set_slow(false);
    tab.run();
    assert_eq!(tab.status(), SaveStatus::Saved);
    assert_eq!(device.games.records().len(), 2);
}

/// A confirmation counts for the entries of its own write only.
#[test]
fn entry_during_a_write_is_confirmed_by_the_next_one() {
    let device = Device::default();
    let tab = device.open();
    tab.begin();
    device.games.set_slow(true);
    tab.write("Ann");
    tab.write("Bo");
    assert_eq!(tab.status(), SaveStatus::Writing(2));
    device.games.set_slow(false);
    for mut task in tab.tasks.take() {
        assert_eq!(poll(&mut task), Poll::Ready(()));
    }
    assert_eq!(tab.status(), SaveStatus::Writing(1));
    tab.run();
    assert_eq!(tab.status(), SaveStatus::Saved);
    assert_eq!(device.games.records().len(), 3);
}

#[test]
fn entry_before_the_storage_is_read_is_saved() {
    let device = Device::default();
    device.games.set_slow(true);
    let tab = device.open();
    tab.begin();
    assert_eq!(tab.status(), SaveStatus::Opening);
    tab.dispatch(GamesAction::TimedOut);
    assert_eq!(tab.status(), SaveStatus::Denied);
    tab.write("Eve");
    device.games.set_slow(false);
    tab.run();
    assert_eq!(tab.status(), SaveStatus::Saved);
    assert_eq!(device.games.records().len(), 2);
}

#[test]
fn one_tab_writes_and_the_others_follow() {
    let device = Device::default();
    let (tab, other) = (device.open(), device.open());
    assert_eq!(other.status(), SaveStatus::Watching);
    tab.begin();
    tab.write("Eve");
    other.run();
    assert_eq!(other.games().all, tab.games().all);
    other.write("Fay");
    assert_eq!(other.entries(), 2);
    // It is the same device, so that it has the lock of the game after it took over.
    other.dispatch(GamesAction::TakeOver);
    tab.run();
    assert_eq!(tab.status(), SaveStatus::Watching);
    assert_eq!(other.status(), SaveStatus::Saved);
    other.write("Fay");
    tab.run();
    assert_eq!(ids(&tab.games()), ids(&other.games()));
    assert_eq!(tab.entries(), 3);
}

/// The entry isn't lost: the tab that takes over writes to the same storage.
#[test]
fn pending_write_ends_although_another_tab_took_over() {
    let device = Device::default();
    let tab = device.open();
    tab.begin();
    let other = device.open();
    device.games.set_slow(true);
    tab.write("Eve");
    assert_eq!(tab.status(), SaveStatus::Writing(1));
    other.dispatch(GamesAction::TakeOver);
    tab.run();
    assert_eq!(tab.status(), SaveStatus::Watching);
    device.games.set_slow(false);
    tab.run();
    other.run();
    assert_eq!(tab.status(), SaveStatus::Watching);
    assert_eq!((tab.entries(), other.entries()), (2, 2));
    assert!(tab.games().unsaved.is_empty());
}

#[test]
fn taking_the_write_lock_of_a_game_takes_over_the_tab() {
    let device = Device::default();
    let tab = device.open();
    tab.begin();
    let other = device.open();
    let game = other.games().shown.expect("the game");
    other.dispatch(GamesAction::TakeWriteLock(game, other.stamp()));
    tab.run();
    assert_eq!(other.status(), SaveStatus::Saved);
    assert_eq!(tab.status(), SaveStatus::Watching);
    assert_eq!(ids(&tab.games()), ids(&other.games()));
    assert_eq!(device.games.records().len(), 2);
}

#[test]
fn full_storage_is_reported_and_all_is_saved_when_there_is_room() {
    let device = Device::default();
    let tab = device.open();
    device.games.set_fault(Some(StorageError::Full));
    tab.begin();
    tab.write("Eve");
    assert_eq!(tab.status(), SaveStatus::Full);
    assert_eq!(tab.entries(), 2);
    device.games.set_fault(None);
    tab.run();
    // The next entry repeats the attempt.
    assert_eq!(tab.status(), SaveStatus::Full);
    tab.write("Fay");
    assert_eq!(tab.status(), SaveStatus::Saved);
    assert_eq!(device.games.records().len(), 3);
}

#[test]
fn denied_and_newer_storage_are_reported() {
    for (error, status) in [
        (StorageError::Denied, SaveStatus::Denied),
        (StorageError::Newer, SaveStatus::Newer),
    ] {
        let device = Device::default();
        device.games.set_fault(Some(error));
        let tab = device.open();
        assert_eq!(tab.status(), status);
        assert!(tab.games().is_read);
        tab.begin();
        assert_eq!(tab.status(), status);
        assert_eq!(tab.entries(), 1);
    }
    let tab = Tab::new(
        Rc::new(DeniedLogs),
        StorageContext::default(),
        Rc::default(),
    );
    tab.run();
    assert_eq!(tab.status(), SaveStatus::Denied);
}

#[test]
fn deleted_storage_gets_all_games_again() {
    let device = Device::default();
    let tab = device.open();
    tab.begin();
    tab.write("Eve");
    device.games.delete();
    tab.write("Fay");
    assert_eq!(device.games.records().len(), 3);
    device.games.delete();
    let sync = Rc::clone(&tab.sync);
    tab.spawn(async move { sync.check().await });
    tab.run();
    assert_eq!(device.games.records().len(), 3);
    assert_eq!(tab.status(), SaveStatus::Saved);
}

#[test]
fn newer_and_foreign_records_are_set_aside_with_their_file() {
    let device = Device::default();
    device.open().begin();
    let record = |game: &str, version, entry: &str| Record {
        log: game.to_owned(),
        id: "1".to_owned(),
        version,
        entry: entry.to_owned(),
        ..Record::default()
    };
    device.games.insert(record("next", 9.0, r#"{"new":1}"#));
    device.games.insert(record("", 0.0, r#""foreign""#));
    let tab = device.open();
    let unread = tab.games().unread;
    let reasons: Vec<_> = unread.iter().map(|one| one.why.reason).collect();
    assert_eq!(
        reasons,
        [UnreadableReason::Broken, UnreadableReason::Version]
    );
    assert_eq!(
        unread[1].file,
        r#"{"tilewise-game":9,"entries":[{"new":1}]}"#
    );
    assert_eq!(tab.games().all.len(), 1);
}

/// A killed browser may have stored the game but not the id of the device.
#[test]
fn device_that_lost_its_id_goes_on_with_its_games() {
    let device = Device::default();
    let tab = device.open();
    tab.begin();
    let texts = StorageContext::new(MemoryStorage::default());
    let other = Tab::new(
        Rc::new(device.games.new_tab()),
        texts.clone(),
        Rc::clone(&device.stamps),
    );
    other.run();
    assert_eq!(other.games().device, tab.games().device);
    assert_eq!(texts.load(DEVICE).as_deref(), tab.games().device.as_deref());
    other.dispatch(GamesAction::TakeOver);
    other.write("Eve");
    assert_eq!(other.entries(), 2);
}

/// Records are those of the previous versions of the page: one per entry, under game and entry.
#[test]
fn record_has_the_stored_form() {
    let device = Device::default();
    let tab = device.open();
    tab.begin();
    tab.begin();
    tab.write("Eve");
    let all = device.games.records();
    let last = all
        .iter()
        .find(|one| one.counter == Some(2.0))
        .expect("the entry");
    let games = tab.games();
    assert_eq!(last.log, *games.shown.expect("the game"));
    assert_eq!((last.version, last.place), (1.0, Some(1.0)));
    assert_eq!(last.device.as_deref(), games.device.as_deref());
    let entry: serde_json::Value = serde_json::from_str(&last.entry).expect("JSON");
    assert_eq!(entry["id"], last.id);
    assert_eq!(entry["counter"], 2);
    assert_eq!(records::device(&all), games.device.as_deref());
}

/// Records of one game are read in any order, and games in that of their index.
#[test]
fn games_are_ordered_by_index() {
    let device = Device::default();
    let tab = device.open();
    for _ in 0..3 {
        tab.begin();
        tab.write("Eve");
    }
    let mut all = device.games.records();
    all.reverse();
    let (read, unread) = records::read::<GameEvent>(&all);
    assert!(unread.is_empty());
    let order: Vec<_> = read.iter().map(|one| one.id.as_str()).collect();
    let games = tab.games();
    assert_eq!(
        order,
        games.all.iter().map(|one| &*one.id).collect::<Vec<_>>()
    );
    assert_eq!(read[0].entries.len(), 2);
}

/// A tab that opens the unfinished hand goes on with its game; another hand belongs to none.
#[test]
fn game_of_an_unfinished_hand_by_tab() {
    let device = MemoryStorage::default();
    let first = StorageContext::new(device.clone());
    let other = StorageContext::new(device.new_tab());
    first.save(HAND, "/score/a");
    first.enter_for("game won");
    assert_eq!(first.entered_for("/score/b").as_deref(), Some("game won"));
    assert_eq!(other.entered_for("/score/a").as_deref(), Some("game won"));
    assert_eq!(other.entered_for("/score/b"), None);
    first.enter_for("");
    assert_eq!(first.entered_for("/score/a"), None);
}

#[test]
fn no_storage_stores_nothing() {
    let storage = StorageContext::default();
    storage.save(HAND, "a");
    storage.enter_for("game");
    assert_eq!(storage.load(HAND), None);
    assert_eq!(storage.entered_for("a"), None);
}
