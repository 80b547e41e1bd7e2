use tilewise_rules::Seat;

use crate::testing::{corrected, entry, id, opening, won};
use crate::{Change, Entry, EntryId, GameEvent, Log};

fn by(device: &str, counter: u64, input: GameEvent) -> Entry {
    Entry {
        id: EntryId(format!("{device}-{counter}")),
        device: device.to_owned(),
        ..entry(counter, input)
    }
}

fn log(entries: impl IntoIterator<Item = Entry>) -> Log {
    Log::from_entries(entries).unwrap()
}

/// Returns the device with the lock, and the IDs of foreign entries.
fn lock_state(log: &Log) -> (Option<&str>, Vec<&str>) {
    let lock = log.write_lock();
    let foreign_ids = lock
        .foreign_entries
        .into_iter()
        .map(|one| one.id.0.as_str());
    (lock.device, foreign_ids.collect())
}

fn hand() -> GameEvent {
    won(Seat::South, 3, Some(Seat::East))
}

fn opened() -> Vec<Entry> {
    vec![by("a", 1, opening("hk-old-style")), by("a", 2, hand())]
}

#[test]
fn opener_holds_the_lock_until_another_acquires_it() {
    assert_eq!(lock_state(&Log::default()), (None, vec![]));
    let mut all = opened();
    assert_eq!(lock_state(&log(all.clone())), (Some("a"), vec![]));
    all.push(by("a", 3, GameEvent::LockReleased));
    assert_eq!(lock_state(&log(all.clone())), (None, vec![]));
    all.push(by("b", 4, GameEvent::LockAcquired));
    all.push(by("b", 5, hand()));
    assert_eq!(lock_state(&log(all.clone())), (Some("b"), vec![]));
    // Acquired again without a release.
    all.push(by("a", 6, GameEvent::LockAcquired));
    assert_eq!(lock_state(&log(all)), (Some("a"), vec![]));
}

#[test]
fn entry_without_the_lock_counts_and_is_listed() {
    let mut all = opened();
    all.push(by("b", 3, hand()));
    let log = log(all);
    assert_eq!(lock_state(&log), (Some("a"), vec!["b-3"]));
    assert_eq!(log.resolved().len(), 3);
    assert_eq!(log.replay().table().unwrap().hands, 2);
}

/// A log in which two phones acquired the lock without receiving each other's entries.
fn both() -> Vec<Entry> {
    let mut all = opened();
    all.push(by("a", 3, GameEvent::LockReleased));
    for device in ["a", "b"] {
        all.push(by(device, 4, GameEvent::LockAcquired));
        all.push(by(device, 5, hand()));
    }
    all
}

#[test]
fn foreign_entries_do_not_depend_on_arrival_order() {
    let mut all = both();
    assert_eq!(lock_state(&log(all.clone())), (Some("b"), vec!["a-5"]));
    all.reverse();
    assert_eq!(lock_state(&log(all)), (Some("b"), vec!["a-5"]));
}

#[test]
fn foreign_entries_settled_by_delete_or_lock() {
    let delete = |of: &str| {
        let mut input = corrected(0, Change::Delete);
        if let GameEvent::Correction(correction) = &mut input {
            correction.target = EntryId(of.to_owned());
        }
        input
    };
    let mut out = both();
    out.push(by("b", 6, delete("a-5")));
    assert_eq!(lock_state(&log(out.clone())), (Some("b"), vec![]));
    assert_eq!(log(out.clone()).replay().table().unwrap().hands, 2);
    // After undoing that, it is foreign again.
    out.push(by("b", 7, delete("b-6")));
    assert_eq!(lock_state(&log(out)), (Some("b"), vec!["a-5"]));

    let mut relocked = both();
    relocked.push(by("b", 6, GameEvent::LockAcquired));
    assert_eq!(lock_state(&log(relocked.clone())), (Some("b"), vec![]));
    assert_eq!(log(relocked).replay().table().unwrap().hands, 3);
}

#[test]
fn lock_entries_do_not_change_the_game() {
    let all = [
        opening("hk-old-style"),
        hand(),
        GameEvent::LockReleased,
        GameEvent::LockAcquired,
    ];
    let all = (1..).zip(all).map(|(counter, input)| entry(counter, input));
    let log = log(all);
    assert_eq!(log.undo().unwrap().entry.id, id(2));
    let game = log.replay();
    assert!(game.outcomes().iter().all(|line| line.refusal.is_none()));
    assert_eq!(game.table().unwrap().hands, 1);
}

#[test]
fn only_the_holder_releases_the_lock() {
    let mut all = opened();
    all.push(by("b", 3, GameEvent::LockReleased));
    assert_eq!(lock_state(&log(all.clone())), (Some("a"), vec![]));
    all.push(by("a", 4, GameEvent::LockReleased));
    all.push(by("a", 5, hand()));
    assert_eq!(lock_state(&log(all)), (None, vec!["a-5"]));
}
