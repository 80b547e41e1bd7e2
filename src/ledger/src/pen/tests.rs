use tilewise_rules::Seat;

use crate::testing::{corrected, entry, id, opening, won};
use crate::{Change, Entry, EntryId, Input, Log};

fn by(device: &str, counter: u64, input: Input) -> Entry {
    Entry {
        id: EntryId(format!("{device}-{counter}")),
        device: device.to_owned(),
        ..entry(counter, input)
    }
}

fn log(entries: impl IntoIterator<Item = Entry>) -> Log {
    Log::of(entries).unwrap()
}

/// Who writes, and the ids of what others wrote.
fn pen(log: &Log) -> (Option<&str>, Vec<&str>) {
    let pen = log.pen();
    let apart = pen.apart.into_iter().map(|one| one.id.0.as_str());
    (pen.device, apart.collect())
}

fn hand() -> Input {
    won(Seat::South, 3, Some(Seat::East))
}

fn opened() -> Vec<Entry> {
    vec![by("a", 1, opening("hk-old-style")), by("a", 2, hand())]
}

#[test]
fn who_opens_a_game_writes_until_another_takes_the_pen() {
    assert_eq!(pen(&Log::default()), (None, vec![]));
    let mut all = opened();
    assert_eq!(pen(&log(all.clone())), (Some("a"), vec![]));
    all.push(by("a", 3, Input::PenGiven));
    assert_eq!(pen(&log(all.clone())), (None, vec![]));
    all.push(by("b", 4, Input::PenTaken));
    all.push(by("b", 5, hand()));
    assert_eq!(pen(&log(all.clone())), (Some("b"), vec![]));
    // Taken back without being given.
    all.push(by("a", 6, Input::PenTaken));
    assert_eq!(pen(&log(all)), (Some("a"), vec![]));
}

#[test]
fn what_is_written_without_the_pen_counts_and_is_said() {
    let mut all = opened();
    all.push(by("b", 3, hand()));
    let log = log(all);
    assert_eq!(pen(&log), (Some("a"), vec!["b-3"]));
    assert_eq!(log.effective().len(), 3);
    assert_eq!(log.replay().table().unwrap().hands, 2);
}

/// Two phones that both took the pen, and did not hear of each other.
fn both() -> Vec<Entry> {
    let mut all = opened();
    all.push(by("a", 3, Input::PenGiven));
    for device in ["a", "b"] {
        all.push(by(device, 4, Input::PenTaken));
        all.push(by(device, 5, hand()));
    }
    all
}

#[test]
fn two_that_both_wrote_are_told_in_any_order_of_arrival() {
    let mut all = both();
    assert_eq!(pen(&log(all.clone())), (Some("b"), vec!["a-5"]));
    all.reverse();
    assert_eq!(pen(&log(all)), (Some("b"), vec!["a-5"]));
}

#[test]
fn what_was_written_apart_is_settled_by_leaving_it_out_or_by_taking_the_pen_once_more() {
    let delete = |of: &str| {
        let mut input = corrected(0, Change::Delete);
        if let Input::Corrected(correction) = &mut input {
            correction.of = EntryId(of.to_owned());
        }
        input
    };
    let mut out = both();
    out.push(by("b", 6, delete("a-5")));
    assert_eq!(pen(&log(out.clone())), (Some("b"), vec![]));
    assert_eq!(log(out.clone()).replay().table().unwrap().hands, 2);
    // Once that is taken back it is there again.
    out.push(by("b", 7, delete("b-6")));
    assert_eq!(pen(&log(out)), (Some("b"), vec!["a-5"]));

    let mut kept = both();
    kept.push(by("b", 6, Input::PenTaken));
    assert_eq!(pen(&log(kept.clone())), (Some("b"), vec![]));
    assert_eq!(log(kept).replay().table().unwrap().hands, 3);
}

#[test]
fn who_writes_is_no_move_of_the_game() {
    let all = [
        opening("hk-old-style"),
        hand(),
        Input::PenGiven,
        Input::PenTaken,
    ];
    let all = (1..).zip(all).map(|(counter, input)| entry(counter, input));
    let log = log(all);
    assert_eq!(log.undo().unwrap().entry.id, id(2));
    let game = log.replay();
    assert!(game.lines().iter().all(|line| line.refused.is_none()));
    assert_eq!(game.table().unwrap().hands, 1);
}

#[test]
fn only_who_has_the_pen_gives_it() {
    let mut all = opened();
    all.push(by("b", 3, Input::PenGiven));
    assert_eq!(pen(&log(all.clone())), (Some("a"), vec![]));
    all.push(by("a", 4, Input::PenGiven));
    all.push(by("a", 5, hand()));
    assert_eq!(pen(&log(all)), (None, vec!["a-5"]));
}
