use tilewise_rules::{Answer, Answers, BySeat, Seat, Win};

use super::*;
use crate::testing::{log, opening, won};
use crate::{AtSeating, PlayerId, TableEvent, WinRecord};

fn seats(all: [u8; 4]) -> BySeat<PlayerId> {
    BySeat::new(all.map(PlayerId))
}

/// A game in which Ann, Bo, Cy and Di sat E, S, W, N; then Ann and Bo changed places.
fn changed() -> Table {
    let events = [
        opening("hk-old-style"),
        GameEvent::Seats(seats([1, 0, 2, 3])),
    ];
    log(events).replay().table().unwrap().clone()
}

fn at_first<T>(event: T) -> AtSeating<T> {
    let seats = Some(seats([0, 1, 2, 3]));
    AtSeating {
        seating: seats,
        event,
    }
}

fn counted(winner: Seat, from: Seat) -> WinRecord {
    WinRecord::Counted(Answers::of_counted_win(winner, 3, Win::Discard { from }))
}

#[test]
fn remap_moves_wins_to_the_new_seats_of_the_same_players() {
    let now = Some(seats([1, 0, 2, 3]));
    // Bo won from Ann: South from East then, East from South now.
    let event = GameEvent::Win(at_first(counted(Seat::South, Seat::East)));
    let again = GameEvent::Win(AtSeating {
        seating: now,
        event: counted(Seat::East, Seat::South),
    });
    assert_eq!(changed().remap_to_current_seating(&event), Some(again));
    let wins = [
        counted(Seat::South, Seat::West),
        counted(Seat::North, Seat::West),
    ];
    let event = GameEvent::MultipleWins(at_first(wins.to_vec()));
    let again = [
        counted(Seat::East, Seat::West),
        counted(Seat::North, Seat::West),
    ];
    let again = GameEvent::MultipleWins(AtSeating {
        seating: now,
        event: again.to_vec(),
    });
    assert_eq!(changed().remap_to_current_seating(&event), Some(again));
    // An event by the current seats stays as it is.
    let here = won(Seat::South, 3, Some(Seat::East));
    let Some(GameEvent::Win(again)) = changed().remap_to_current_seating(&here) else {
        panic!("expected a win");
    };
    assert_eq!(again.event, counted(Seat::South, Seat::East));
}

#[test]
fn remap_moves_the_answers_of_fouls_and_events() {
    let answers = |by: Seat| {
        let mut answers = Answers::default();
        answers.set("seat", Answer::Seat(by));
        answers
    };
    let now = Some(seats([1, 0, 2, 3]));
    let foul = |by| FoulRecord {
        foul: "wrong-call".to_owned(),
        penalty_book: None,
        clause: None,
        answers: answers(by),
    };
    assert_eq!(
        changed().remap_to_current_seating(&GameEvent::Foul(at_first(foul(Seat::East)))),
        Some(GameEvent::Foul(AtSeating {
            seating: now,
            event: foul(Seat::South)
        }))
    );
    let happened = |by| TableEvent {
        event: "false-win".to_owned(),
        answers: answers(by),
    };
    assert_eq!(
        changed().remap_to_current_seating(&GameEvent::TableEvent(at_first(happened(Seat::South)))),
        Some(GameEvent::TableEvent(AtSeating {
            seating: now,
            event: happened(Seat::East)
        }))
    );
    assert_eq!(
        changed().remap_to_current_seating(&GameEvent::Draw(at_first(Some(happened(Seat::West))))),
        Some(GameEvent::Draw(AtSeating {
            seating: now,
            event: Some(happened(Seat::West))
        }))
    );
    assert_eq!(
        changed().remap_to_current_seating(&GameEvent::Closed),
        Some(GameEvent::Closed)
    );
}

#[test]
fn remap_fails_for_players_without_a_seat() {
    let GameEvent::Opened(mut five) = opening("hk-old-style") else {
        unreachable!()
    };
    five.players.push("Eve".to_owned());
    let events = [
        GameEvent::Opened(five),
        GameEvent::Seats(seats([4, 1, 2, 3])),
    ];
    let table = log(events).replay().table().unwrap().clone();
    let of_ann = GameEvent::Win(at_first(counted(Seat::South, Seat::East)));
    assert_eq!(table.remap_to_current_seating(&of_ann), None);
    let of_others = GameEvent::Win(at_first(counted(Seat::South, Seat::West)));
    assert!(table.remap_to_current_seating(&of_others).is_some());
}
