//! Tests of the rotation after a round.

use tilewise_rules::BySeat;

use crate::testing::{log, opening, won};
use crate::{GameEvent, PlayerId, Table};

/// A game of Hong Kong in which South wins every hand, so that the deal passes each time, and the proposed
/// seating after each round is used.
fn after(players: usize, rounds: usize) -> Table {
    let names = ["Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gil", "Hal"];
    let GameEvent::Opened(mut opening) = opening("hk-old-style") else {
        unreachable!()
    };
    opening.players = names[..players]
        .iter()
        .map(|name| (*name).to_owned())
        .collect();
    let mut events = vec![GameEvent::Opened(opening)];
    for round in 0..rounds {
        let before = log(events.clone()).replay();
        if round > 0 {
            let due = before.table().unwrap().rotation_due();
            events.extend(due.map(GameEvent::Seats));
        }
        events.extend((0..4).map(|_| won(tilewise_rules::Seat::South, 3, None)));
    }
    log(events).replay().table().unwrap().clone()
}

fn seats(all: [u8; 4]) -> BySeat<PlayerId> {
    BySeat::new(all.map(PlayerId))
}

#[test]
fn each_of_five_sits_out_a_round_in_turn() {
    assert_eq!(after(5, 1).rotation_due(), Some(seats([4, 1, 2, 3])));
    assert_eq!(after(5, 2).rotation_due(), Some(seats([4, 0, 2, 3])));
    assert_eq!(after(5, 3).rotation_due(), Some(seats([4, 0, 1, 3])));
}

#[test]
fn all_who_sat_out_come_in() {
    assert_eq!(after(6, 1).rotation_due(), Some(seats([4, 5, 2, 3])));
    assert_eq!(after(6, 2).rotation_due(), Some(seats([4, 5, 0, 1])));
    assert_eq!(after(8, 1).rotation_due(), Some(seats([4, 5, 6, 7])));
    assert_eq!(after(8, 2).rotation_due(), Some(seats([0, 1, 2, 3])));
}

#[test]
fn rotation_is_due_after_a_round_until_seats_change() {
    assert_eq!(after(4, 1).rotation_due(), None);
    let mut table = after(5, 1);
    let due = table.rotation_due().unwrap();
    table.apply(&GameEvent::Seats(due)).unwrap();
    assert_eq!(table.rotation_due(), None);
    assert!(table.proposed_seats().is_some());
    let mut table = after(5, 1);
    table
        .apply(&won(tilewise_rules::Seat::South, 3, None))
        .unwrap();
    assert_eq!(table.rotation_due(), None);
}

#[test]
fn a_substitute_plays_until_the_player_is_back() {
    let mut table = after(4, 1);
    let (bo, cy) = (PlayerId(1), PlayerId(2));
    assert_eq!(table.substitute(bo), None);
    let gus = Some("Gus".to_owned());
    table.apply(&GameEvent::Substitute(bo, gus)).unwrap();
    assert_eq!(table.substitute(bo), Some("Gus"));
    assert_eq!(table.substitute(cy), None);
    table.apply(&GameEvent::Substitute(bo, None)).unwrap();
    assert_eq!(table.substitute(bo), None);
}
