use proptest::prelude::*;
use tilewise_rules::Seat;

use super::*;
use crate::testing::{corrected, entry, log, opening, won};

fn add(log: &mut Log, input: GameEvent) {
    let next = log.next_counter();
    log.add(entry(next, input)).unwrap();
}

fn undo(log: &mut Log) -> bool {
    let step = log.undo().map(|step| step.correction);
    step.map(|step| add(log, GameEvent::Correction(step)))
        .is_some()
}

fn redo(log: &mut Log) -> bool {
    let step = log.redo().map(|step| step.correction);
    step.map(|step| add(log, GameEvent::Correction(step)))
        .is_some()
}

#[test]
fn a_game_that_was_opened_stays_so() {
    let mut log = log([opening("hk-old-style")]);
    assert!(!undo(&mut log) && !redo(&mut log));
}

#[test]
fn corrections_are_undone_in_reverse_order() {
    let hand = |value| won(Seat::South, value, None);
    let mut log = log([opening("hk-old-style"), hand(3), hand(4)]);
    let before = log.replay();
    add(&mut log, corrected(2, Change::Delete));
    let without = log.replay();
    add(&mut log, corrected(3, Change::Replace(Box::new(hand(5)))));
    let after = log.replay();
    assert_eq!(log.undo().unwrap().entry.counter, 5);
    assert!(undo(&mut log));
    assert_eq!(log.replay(), without);
    assert!(undo(&mut log));
    assert_eq!(log.replay(), before);
    assert!(redo(&mut log) && redo(&mut log));
    assert_eq!(log.replay(), after);
    assert!(!redo(&mut log));
}

#[test]
fn new_entry_after_an_undo_clears_redo() {
    let hand = |value| won(Seat::South, value, None);
    let mut log = log([opening("hk-old-style"), hand(3)]);
    assert!(undo(&mut log));
    add(&mut log, hand(4));
    assert!(log.redo().is_none());
    assert!(undo(&mut log));
    assert!(!undo(&mut log));
    assert_eq!(log.replay().outcomes().len(), 1);
}

proptest! {
    /// Compares undo and redo with a plain list of entries.
    #[test]
    fn equal_undos_and_redos_restore_the_game(
        taps in prop::collection::vec(0_u16..12, 1..40)
    ) {
        let mut log = log([opening("hk-old-style")]);
        let (mut games, mut now) = (vec![log.replay()], 0_usize);
        for tap in taps {
            match tap {
                0..4 => {
                    prop_assert_eq!(undo(&mut log), now > 0);
                    now = now.saturating_sub(1);
                }
                4..7 => {
                    let can = now + 1 < games.len();
                    prop_assert_eq!(redo(&mut log), can);
                    now += usize::from(can);
                }
                7 | 8 if now > 0 => {
                    // An earlier hand, changed in the history.
                    let changed = won(Seat::West, tap, None);
                    let target = log.resolved()[1].id.clone();
                    let change = Change::Replace(Box::new(changed));
                    add(&mut log, GameEvent::Correction(Correction { target, change }));
                    games.truncate(now + 1);
                    games.push(log.replay());
                    now += 1;
                }
                _ => {
                    add(&mut log, won(Seat::South, tap, None));
                    games.truncate(now + 1);
                    games.push(log.replay());
                    now += 1;
                }
            }
            prop_assert_eq!(&log.replay(), &games[now]);
        }
    }
}
