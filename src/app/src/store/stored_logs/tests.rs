use super::*;
use crate::store::{Games, GamesAction, ReadGames, StoredGame};
use tilewise_ledger::{Change, Correction, GameEvent, Opening, PlayerId, Rules};
use tilewise_rules::{BySeat, RuleConfig, penalty_books, rule_sets};

/// A stamp of a device, with an id of its number.
fn stamp(device: &str, number: u32) -> Stamp {
    Stamp {
        time: i64::from(number) * 1_000,
        id: format!("{number:032x}").into(),
        device: device.into(),
        author: "".into(),
    }
}

fn opening() -> Rc<GameEvent> {
    let house = RuleConfig::with_defaults(rule_sets::ALL[0]);
    let penalty_book = penalty_books::for_config(&house);
    Rc::new(GameEvent::Opened(Opening {
        rules: Rules {
            house,
            penalty_book,
        },
        players: ["Ann", "Bo", "Cy", "Dee"].map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    }))
}

fn join(name: &str) -> Rc<GameEvent> {
    Rc::new(GameEvent::NewPlayer(name.to_owned()))
}

/// Games with a new one, whose storage is read.
fn begun() -> (Games, Rc<str>) {
    let games = Games::default().after(GamesAction::Read(Box::default()));
    let games = games.after(GamesAction::Begin(opening(), stamp("phone", 1)));
    let id = games.shown.clone().expect("a current game");
    (games, id)
}

fn entries<'a>(games: &'a Games, id: &str) -> &'a [Entry] {
    games.of_id(id).map_or(&[], |game| game.log.entries())
}

fn stored(name: &str) -> StoredGame {
    let entry = Entry {
        id: EntryId("e1".to_owned()),
        device: "phone".to_owned(),
        counter: 1,
        time: 0,
        author: String::new(),
        event: GameEvent::NewPlayer(name.to_owned()),
    };
    StoredGame {
        id: "game".to_owned(),
        entries: vec![entry],
        file: name.to_owned(),
    }
}

fn read(games: Vec<StoredGame>) -> ReadGames {
    ReadGames {
        logs: games,
        ..ReadGames::default()
    }
}

#[test]
fn new_game_is_current_and_unsaved() {
    let (games, id) = begun();
    assert_eq!(&*id, &*stamp("", 1).id);
    assert_eq!(games.current().map(|game| &game.id), Some(&id));
    assert!(games.has_lock(&games.current().expect("the game").log));
    assert_eq!(games.unsaved.len(), 1);
    assert_eq!(games.status, SaveStatus::Writing(1));
    let saved = games.after(GamesAction::Saved(1));
    assert_eq!(saved.status, SaveStatus::Saved);
    assert!(saved.unsaved.is_empty());
}

/// Both are written in one event handler, before anything is drawn.
#[test]
fn two_writes_in_a_row_have_different_counters_and_ids() {
    let (games, id) = begun();
    let games = games.after(GamesAction::Write(
        id.clone(),
        join("Eve"),
        stamp("phone", 2),
    ));
    let games = games.after(GamesAction::Write(
        id.clone(),
        join("Fay"),
        stamp("phone", 3),
    ));
    let all = entries(&games, &id);
    assert_eq!(
        all.iter().map(|one| one.counter).collect::<Vec<_>>(),
        [1, 2, 3]
    );
    assert!(all[1].id != all[2].id);
    let queued: Vec<_> = games.unsaved.iter().map(|one| &one.entry).collect();
    assert_eq!(queued, all.iter().map(|one| &one.id).collect::<Vec<_>>());
}

/// Files can contain any entry id, even the next one of this page load.
#[test]
fn new_entry_id_never_repeats_one_of_the_log() {
    let (games, id) = begun();
    let first = stamp("", 1);
    let strange = Entry {
        id: EntryId(format!("{}-3", first.visit())),
        counter: 2,
        ..entries(&games, &id)[0].clone()
    };
    let log = Rc::new(Log::from_entries([strange]).expect("one entry"));
    let mut games = games.after(GamesAction::Merge(id.clone(), log, stamp("phone", 2)));
    for number in 3..6 {
        let event = join("Eve");
        games = games.after(GamesAction::Write(
            id.clone(),
            event,
            stamp("phone", number),
        ));
    }
    let all = entries(&games, &id);
    assert_eq!(all.len(), 5);
    assert_eq!(all[2].id.0, &*stamp("", 3).id);
    assert_eq!(all[3].id.0, format!("{}-4", first.visit()));
}

#[test]
fn nothing_is_written_without_the_lock() {
    let (games, id) = begun();
    let released = games.after(GamesAction::Write(
        id.clone(),
        Rc::new(GameEvent::LockReleased),
        stamp("phone", 2),
    ));
    let write = GamesAction::Write(id.clone(), join("Eve"), stamp("phone", 3));
    assert_eq!(released.after(write.clone()), released);
    let taken = released.after(GamesAction::TakeWriteLock(id.clone(), stamp("phone", 3)));
    assert_eq!(entries(&taken.after(write), &id).len(), 4);
    // Neither to a game that doesn't exist.
    let other = GamesAction::Write("other".into(), join("Eve"), stamp("phone", 4));
    assert_eq!(taken.after(other), taken);
}

#[test]
fn watching_tab_changes_nothing_until_it_takes_over() {
    let (games, id) = begun();
    let log = Rc::clone(&games.current().expect("the game").log);
    let watching = games.after(GamesAction::LockLost);
    for action in [
        GamesAction::Begin(opening(), stamp("phone", 2)),
        GamesAction::Write(id.clone(), join("Eve"), stamp("phone", 2)),
        GamesAction::ImportCopy(Rc::clone(&log), stamp("phone", 2)),
        GamesAction::AppendNew(id.clone(), log, stamp("phone", 2)),
    ] {
        assert_eq!(watching.after(action), watching);
    }
    let taken = watching.after(GamesAction::TakeWriteLock(id.clone(), stamp("phone", 3)));
    assert_eq!(taken.requests.take_overs, 1);
    assert_eq!(entries(&taken, &id).len(), 2);
    assert!(!taken.is_due());
    // The entries of the previous writer are read before anything is written.
    let gained = taken.after(GamesAction::LockGained);
    assert_eq!(gained.requests.reads, watching.requests.reads + 1);
    assert!(!gained.is_due());
    let ready = gained.after(GamesAction::Read(Box::default()));
    assert!(ready.is_due());
    assert_eq!(ready.status, SaveStatus::Writing(2));
}

#[test]
fn merge_adds_missing_entries_once() {
    let (games, id) = begun();
    let longer = games.after(GamesAction::Write(
        id.clone(),
        join("Eve"),
        stamp("phone", 2),
    ));
    let log = Rc::clone(&longer.current().expect("the game").log);
    for merge in [GamesAction::Merge, GamesAction::AppendNew] {
        let merge = merge(id.clone(), Rc::clone(&log), stamp("phone", 3));
        let merged = games.after(merge.clone());
        assert_eq!(entries(&merged, &id), log.entries());
        assert_eq!(merged.unsaved.len(), 2);
        assert_eq!(merged.after(merge), merged);
    }
}

#[test]
fn merge_with_a_conflict_changes_nothing() {
    let games = Games::default().after(GamesAction::Read(Box::new(read(vec![stored("Ann")]))));
    let log = Rc::new(Log::from_entries(stored("Bo").entries).expect("one entry"));
    let merge = GamesAction::Merge("game".into(), log, stamp("phone", 1));
    assert_eq!(games.after(merge), games);
}

#[test]
fn imported_copy_of_a_known_origin_is_another_game() {
    let log = Rc::new(Log::from_entries(stored("Ann").entries).expect("one entry"));
    let import = |number| GamesAction::ImportCopy(Rc::clone(&log), stamp("phone", number));
    let games = Games::default().after(GamesAction::Read(Box::default()));
    let first = games.after(import(1));
    assert_eq!(first.shown.as_deref(), Some("e1"));
    assert!(first.is_from_file("e1"));
    let second = first.after(import(2));
    let copy = stamp("", 2).id;
    assert_eq!(second.shown.as_ref(), Some(&copy));
    assert!(second.is_from_file(&copy) && !second.is_from_file("e1"));
    assert_eq!(entries(&second, "e1"), entries(&second, &copy));
    assert_eq!(second.unsaved.len(), 2);
}

#[test]
fn received_entry_counts_once() {
    let games = Games::default().after(GamesAction::LockLost);
    let received = games.after(GamesAction::Received(Box::new(read(vec![stored("Ann")]))));
    let again = received.after(GamesAction::Received(Box::new(read(vec![stored("Ann")]))));
    assert_eq!(entries(&again, "game").len(), 1);
    assert_eq!(again.shown.as_deref(), Some("game"));
    assert!(again.unsaved.is_empty());
    assert_eq!(again.requests, StorageRequests::default());
    // A different entry with the same id requests to read everything again.
    let conflict = again.after(GamesAction::Received(Box::new(read(vec![stored("Bo")]))));
    assert_eq!(conflict.requests.reads, 1);
    assert_eq!(entries(&conflict, "game"), stored("Ann").entries);
}

/// The game of the page stays unchanged, and the stored one can be exported.
#[test]
fn conflicting_stored_game_is_reported() {
    let games = Games::default().after(GamesAction::Read(Box::new(read(vec![stored("Ann")]))));
    let again = games.after(GamesAction::Read(Box::new(read(vec![stored("Ann")]))));
    assert!(again.unread.is_empty());
    let conflict = again.after(GamesAction::Read(Box::new(read(vec![stored("Bo")]))));
    let [unread] = &conflict.unread[..] else {
        panic!("{:?}", conflict.unread);
    };
    assert_eq!((unread.id.as_str(), unread.file.as_str()), ("game", "Bo"));
    assert_eq!(unread.why.reason, UnreadableReason::Twice);
    assert_eq!(entries(&conflict, "game"), stored("Ann").entries);
}

/// An entry that is written before the storage has answered is still to be saved, and only then.
#[test]
fn entry_before_the_first_read_waits() {
    let games = Games::default().after(GamesAction::Begin(opening(), stamp("phone", 1)));
    assert_eq!(games.status, SaveStatus::Opening);
    assert!(!games.is_due());
    let read = games.after(GamesAction::Read(Box::default()));
    assert!(read.is_due());
    assert_eq!(read.status, SaveStatus::Writing(1));
    let late = games.after(GamesAction::TimedOut);
    assert!(late.is_read && late.is_due() && late.is_lost());
    let answered = late.after(GamesAction::Read(Box::default()));
    assert_eq!(answered.status, SaveStatus::Writing(1));
    // The time limit is without effect after an answer.
    assert_eq!(answered.after(GamesAction::TimedOut), answered);
}

#[test]
fn failure_keeps_entries_and_the_next_one_repeats_the_attempt() {
    let (games, id) = begun();
    let failed = games.after(GamesAction::Failed(SaveStatus::Full));
    assert_eq!(failed.save_trigger(), games.save_trigger());
    assert!(failed.is_lost() && failed.unsaved.len() == 1);
    let next = failed.after(GamesAction::Write(id, join("Eve"), stamp("phone", 2)));
    assert!(next.save_trigger() != failed.save_trigger() && next.is_due());
    assert_eq!(next.status, SaveStatus::Full);
    assert_eq!(next.after(GamesAction::Saved(2)).status, SaveStatus::Saved);
    // An entry that was added during the write remains.
    let partly = next.after(GamesAction::Saved(1));
    assert_eq!(partly.status, SaveStatus::Writing(1));
    // A tab that lost the lock meanwhile goes on watching.
    let watching = next.after(GamesAction::LockLost);
    for action in [
        GamesAction::Saved(2),
        GamesAction::Failed(SaveStatus::Denied),
    ] {
        assert_eq!(watching.after(action).status, SaveStatus::Watching);
    }
}

#[test]
fn deleted_storage_queues_all_games() {
    let (games, _) = begun();
    let saved = games.after(GamesAction::Saved(1));
    let again = saved.after(GamesAction::SaveAgain);
    assert_eq!(again.unsaved, games.unsaved);
    assert_eq!(again.status, SaveStatus::Writing(1));
    let none = Games::default().after(GamesAction::Read(Box::default()));
    assert_eq!(none.after(GamesAction::SaveAgain).status, SaveStatus::Saved);
}

#[test]
fn selected_game_is_current_else_the_last() {
    let other = StoredGame {
        id: "other".to_owned(),
        ..stored("Ann")
    };
    for (shown, current) in [
        (Some("game"), "game"),
        (Some("gone"), "other"),
        (None, "other"),
    ] {
        let all = ReadGames {
            shown: shown.map(Rc::from),
            ..read(vec![stored("Ann"), other.clone()])
        };
        let games = Games::default().after(GamesAction::Read(Box::new(all)));
        assert_eq!(games.shown.as_deref(), Some(current));
        let shown = games.after(GamesAction::Show("game".into()));
        let again = shown.after(GamesAction::Read(Box::default()));
        assert_eq!(again.shown.as_deref(), Some("game"));
    }
}

/// A device that lost its id takes that of its records, but keeps one that it has used.
#[test]
fn device_id_is_restored_once() {
    let of = |device: &str| {
        GamesAction::Read(Box::new(ReadGames {
            device: Some(device.into()),
            ..ReadGames::default()
        }))
    };
    let restored = Games::default().after(of("first"));
    assert_eq!(restored.device.as_deref(), Some("first"));
    let written = restored.after(GamesAction::Begin(opening(), stamp("second", 1)));
    assert_eq!(written.after(of("third")).device.as_deref(), Some("first"));
    let new = Games::default().after(GamesAction::Begin(opening(), stamp("second", 1)));
    assert_eq!(new.after(of("third")).device.as_deref(), Some("second"));
}

#[test]
fn correction_is_an_entry_of_its_own() {
    let (games, id) = begun();
    let games = games.after(GamesAction::Write(
        id.clone(),
        join("Eve"),
        stamp("phone", 2),
    ));
    let target = entries(&games, &id)[1].id.clone();
    let delete = GameEvent::Correction(Correction {
        target,
        change: Change::Delete,
    });
    let write = GamesAction::Write(id.clone(), Rc::new(delete), stamp("phone", 3));
    let corrected = games.after(write);
    assert_eq!(entries(&corrected, &id).len(), 3);
    let log = &corrected.current().expect("the game").log;
    assert_eq!(log.resolved().len(), 1);
}

#[test]
fn resumed_hand_opens_the_storage() {
    let hand: Rc<str> = "game won".into();
    let games = Games::default().after(GamesAction::Resume(Some(Rc::clone(&hand))));
    assert!(games.is_open && games.resuming == Some(hand));
    let resumed = games.after(GamesAction::Resume(None));
    assert!(resumed.is_open && resumed.resuming.is_none());
}
