use super::*;
use crate::{Change, Correction};

fn entry(counter: u64, input: Input) -> Entry {
    Entry {
        id: EntryId(format!("e{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        input,
    }
}

fn joined(counter: u64, name: &str) -> Entry {
    entry(counter, Input::Joined(name.to_owned()))
}

fn corrected(counter: u64, of: u64, what: Change) -> Entry {
    let of = EntryId(format!("e{of}"));
    entry(counter, Input::Corrected(Correction { of, what }))
}

fn name(name: &str) -> Input {
    Input::Joined(name.to_owned())
}

/// The names that are told, in order; `!` for a correction that is of nothing.
fn told(entries: impl IntoIterator<Item = Entry>) -> String {
    let log = Log::of(entries).unwrap();
    let all = log.effective().into_iter().map(|one| match one.input {
        Input::Joined(name) => name.clone(),
        _ => "!".to_owned(),
    });
    all.collect()
}

#[test]
fn corrections_of_corrections_correct_what_those_did() {
    let (a, b) = (joined(1, "a"), joined(2, "b"));
    let replaced = corrected(3, 1, Change::Replace(Box::new(name("c"))));
    let again = corrected(4, 3, Change::Replace(Box::new(name("d"))));
    let back = corrected(5, 3, Change::Delete);
    let all = [a.clone(), b.clone(), replaced, again, back];
    assert_eq!(told(all[..3].to_vec()), "cb");
    assert_eq!(told(all[..4].to_vec()), "db");
    assert_eq!(told(all.to_vec()), "ab");
}

#[test]
fn what_is_put_before_the_same_stands_in_the_order_in_which_it_was_told() {
    let before =
        |counter, of, what| corrected(counter, of, Change::InsertBefore(Box::new(name(what))));
    let all = [
        joined(1, "a"),
        before(2, 1, "b"),
        before(3, 1, "c"),
        before(4, 2, "d"),
        corrected(5, 1, Change::Delete),
        before(6, 1, "e"),
        corrected(7, 2, Change::Replace(Box::new(name("f")))),
        before(8, 7, "g"),
    ];
    assert_eq!(told(all[..4].to_vec()), "dbca");
    assert_eq!(told(all[..6].to_vec()), "dbce");
    assert_eq!(told(all.to_vec()), "dgfce");
}

#[test]
fn a_correction_of_nothing_is_told_and_not_dropped() {
    let later = corrected(1, 2, Change::Delete);
    let deleted = corrected(4, 3, Change::Replace(Box::new(name("b"))));
    let all = [
        later,
        joined(2, "a"),
        corrected(3, 2, Change::Delete),
        deleted,
    ];
    assert_eq!(told(all[..2].to_vec()), "!a");
    assert_eq!(told(all.to_vec()), "!!");
}

#[test]
fn replacing_a_deleted_entry_is_refused_unless_the_deletion_came_later() {
    let replaced = |counter, of| corrected(counter, of, Change::Replace(Box::new(name("b"))));
    let deleted = |counter, of| corrected(counter, of, Change::Delete);
    let a = || joined(1, "a");
    assert_eq!(told([a(), deleted(2, 1), replaced(3, 1)]), "!");
    assert_eq!(told([a(), replaced(2, 1), deleted(3, 1)]), "");
    // The deletion was taken back.
    assert_eq!(
        told([a(), deleted(2, 1), replaced(3, 1), deleted(4, 2)]),
        "b"
    );
    // So was the replacement, before it was replaced.
    assert_eq!(
        told([a(), replaced(2, 1), deleted(3, 2), replaced(4, 2)]),
        "a!"
    );
}

#[test]
fn an_id_that_says_two_things_is_refused_whenever_it_comes() {
    let twice = |other: Entry| [joined(1, "a"), joined(2, "b"), other];
    let same = twice(joined(1, "a"));
    let moved = Entry {
        id: EntryId("e1".to_owned()),
        ..joined(3, "a")
    };
    for (all, is_taken) in [
        (same, true),
        (twice(joined(1, "c")), false),
        (twice(moved), false),
    ] {
        let mut log = Log::default();
        let added = all.iter().cloned().try_for_each(|entry| log.add(entry));
        let of = Log::of(all);
        assert_eq!((added.is_ok(), of.is_ok()), (is_taken, is_taken));
        assert_eq!(log.entries().len(), 2);
    }
}

#[test]
fn many_entries_in_one_place_neither_overflow_nor_take_forever() {
    const MANY: u64 = 20_000;
    let chain =
        (2..=MANY).map(|one| corrected(one, one - 1, Change::InsertBefore(Box::new(name("b")))));
    let log = Log::of([joined(1, "a")].into_iter().chain(chain)).unwrap();
    assert_eq!(log.effective().len(), 20_000);
    let same = (2..=MANY).map(|one| corrected(one, 1, Change::InsertBefore(Box::new(name("b")))));
    let log = Log::of([joined(1, "a")].into_iter().chain(same)).unwrap();
    assert_eq!(log.effective().len(), 20_000);
    let undone = (2..=MANY).map(|one| corrected(one, one - 1, Change::Delete));
    let log = Log::of([joined(1, "a")].into_iter().chain(undone)).unwrap();
    assert_eq!(log.effective().len(), 0);
}
