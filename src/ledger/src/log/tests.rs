use super::*;
use crate::{Change, Correction};

fn entry(counter: u64, input: GameEvent) -> Entry {
    Entry {
        id: EntryId(format!("e{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event: input,
    }
}

fn new_player(counter: u64, name: &str) -> Entry {
    entry(counter, GameEvent::NewPlayer(name.to_owned()))
}

fn corrected(counter: u64, of: u64, what: Change) -> Entry {
    let of = EntryId(format!("e{of}"));
    entry(
        counter,
        GameEvent::Correction(Correction {
            target: of,
            change: what,
        }),
    )
}

fn name(name: &str) -> GameEvent {
    GameEvent::NewPlayer(name.to_owned())
}

/// Returns the names in order; `!` for a correction without a target.
fn names(entries: impl IntoIterator<Item = Entry>) -> String {
    let log = Log::from_entries(entries).unwrap();
    let all = log.resolved().into_iter().map(|one| match one.event {
        GameEvent::NewPlayer(name) => name.clone(),
        _ => "!".to_owned(),
    });
    all.collect()
}

#[test]
fn correction_of_a_correction_replaces_its_effect() {
    let (a, b) = (new_player(1, "a"), new_player(2, "b"));
    let replaced = corrected(3, 1, Change::Replace(Box::new(name("c"))));
    let again = corrected(4, 3, Change::Replace(Box::new(name("d"))));
    let back = corrected(5, 3, Change::Delete);
    let all = [a.clone(), b.clone(), replaced, again, back];
    assert_eq!(names(all[..3].to_vec()), "cb");
    assert_eq!(names(all[..4].to_vec()), "db");
    assert_eq!(names(all.to_vec()), "ab");
}

#[test]
fn insertions_before_one_entry_keep_their_order() {
    let before =
        |counter, of, what| corrected(counter, of, Change::InsertBefore(Box::new(name(what))));
    let all = [
        new_player(1, "a"),
        before(2, 1, "b"),
        before(3, 1, "c"),
        before(4, 2, "d"),
        corrected(5, 1, Change::Delete),
        before(6, 1, "e"),
        corrected(7, 2, Change::Replace(Box::new(name("f")))),
        before(8, 7, "g"),
    ];
    assert_eq!(names(all[..4].to_vec()), "dbca");
    assert_eq!(names(all[..6].to_vec()), "dbce");
    assert_eq!(names(all.to_vec()), "dgfce");
}

#[test]
fn correction_without_target_stays_in_the_log() {
    let too_early = corrected(1, 2, Change::Delete);
    let deleted = corrected(4, 3, Change::Replace(Box::new(name("b"))));
    let all = [
        too_early,
        new_player(2, "a"),
        corrected(3, 2, Change::Delete),
        deleted,
    ];
    assert_eq!(names(all[..2].to_vec()), "!a");
    assert_eq!(names(all.to_vec()), "!!");
}

#[test]
fn replacement_of_a_deleted_entry_is_refused() {
    let replaced = |counter, of| corrected(counter, of, Change::Replace(Box::new(name("b"))));
    let deleted = |counter, of| corrected(counter, of, Change::Delete);
    let a = || new_player(1, "a");
    assert_eq!(names([a(), deleted(2, 1), replaced(3, 1)]), "!");
    assert_eq!(names([a(), replaced(2, 1), deleted(3, 1)]), "");
    // The deletion is undone.
    assert_eq!(
        names([a(), deleted(2, 1), replaced(3, 1), deleted(4, 2)]),
        "b"
    );
    // The same for the replacement, before it was replaced.
    assert_eq!(
        names([a(), replaced(2, 1), deleted(3, 2), replaced(4, 2)]),
        "a!"
    );
}

#[test]
fn log_refuses_two_entries_with_one_id() {
    let twice = |other: Entry| [new_player(1, "a"), new_player(2, "b"), other];
    let same = twice(new_player(1, "a"));
    let moved = Entry {
        id: EntryId("e1".to_owned()),
        ..new_player(3, "a")
    };
    for (all, is_accepted) in [
        (same, true),
        (twice(new_player(1, "c")), false),
        (twice(moved), false),
    ] {
        let mut log = Log::default();
        let added = all.iter().cloned().try_for_each(|entry| log.add(entry));
        let of = Log::from_entries(all);
        assert_eq!((added.is_ok(), of.is_ok()), (is_accepted, is_accepted));
        assert_eq!(log.entries().len(), 2);
    }
}

#[test]
fn many_insertions_neither_overflow_nor_take_forever() {
    const MANY: u64 = 20_000;
    let chain =
        (2..=MANY).map(|one| corrected(one, one - 1, Change::InsertBefore(Box::new(name("b")))));
    let log = Log::from_entries([new_player(1, "a")].into_iter().chain(chain)).unwrap();
    assert_eq!(log.resolved().len(), 20_000);
    let same = (2..=MANY).map(|one| corrected(one, 1, Change::InsertBefore(Box::new(name("b")))));
    let log = Log::from_entries([new_player(1, "a")].into_iter().chain(same)).unwrap();
    assert_eq!(log.resolved().len(), 20_000);
    let undone = (2..=MANY).map(|one| corrected(one, one - 1, Change::Delete));
    let log = Log::from_entries([new_player(1, "a")].into_iter().chain(undone)).unwrap();
    assert_eq!(log.resolved().len(), 0);
}
