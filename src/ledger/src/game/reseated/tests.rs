use tilewise_rules::{BySeat, Fact, Facts, Seat, Win};

use super::*;
use crate::testing::{log, opening, won};
use crate::{Happened, PlayerId, Seated, Won};

fn seats(all: [u8; 4]) -> BySeat<PlayerId> {
    BySeat::new(all.map(PlayerId))
}

/// Ann, Bo, Cy and Di sat E, S, W, N; then Ann and Bo changed places.
fn changed() -> Table {
    let told = [opening("hk-old-style"), Input::Seats(seats([1, 0, 2, 3]))];
    log(told).replay().table().unwrap().clone()
}

fn at_first<T>(told: T) -> Seated<T> {
    let seats = Some(seats([0, 1, 2, 3]));
    Seated { seats, told }
}

fn counted(winner: Seat, from: Seat) -> Won {
    Won::Counted(Facts::of_counted_win(winner, 3, Win::Discard { from }))
}

#[test]
fn a_win_is_told_again_of_the_same_players_in_their_new_seats() {
    let now = Some(seats([1, 0, 2, 3]));
    // Bo won from Ann: South from East then, East from South now.
    let told = Input::Won(at_first(counted(Seat::South, Seat::East)));
    let again = Input::Won(Seated {
        seats: now,
        told: counted(Seat::East, Seat::South),
    });
    assert_eq!(changed().in_seats_of_now(&told), Some(again));
    let told = [
        counted(Seat::South, Seat::West),
        counted(Seat::North, Seat::West),
    ];
    let told = Input::SeveralWon(at_first(told.to_vec()));
    let again = [
        counted(Seat::East, Seat::West),
        counted(Seat::North, Seat::West),
    ];
    let again = Input::SeveralWon(Seated {
        seats: now,
        told: again.to_vec(),
    });
    assert_eq!(changed().in_seats_of_now(&told), Some(again));
    // What was told by the seats of now stays.
    let here = won(Seat::South, 3, Some(Seat::East));
    let Some(Input::Won(again)) = changed().in_seats_of_now(&here) else {
        panic!("it is told again");
    };
    assert_eq!(again.told, counted(Seat::South, Seat::East));
}

#[test]
fn a_foul_and_what_else_happened_are_told_again_with_their_facts() {
    let facts = |by: Seat| {
        let mut facts = Facts::default();
        facts.set("seat", Fact::Seat(by));
        facts
    };
    let now = Some(seats([1, 0, 2, 3]));
    let foul = |by| Foul {
        foul: "wrong-call".to_owned(),
        penalty_book: None,
        clause: None,
        facts: facts(by),
    };
    assert_eq!(
        changed().in_seats_of_now(&Input::Foul(at_first(foul(Seat::East)))),
        Some(Input::Foul(Seated {
            seats: now,
            told: foul(Seat::South)
        }))
    );
    let happened = |by| Happened {
        event: "false-win".to_owned(),
        facts: facts(by),
    };
    assert_eq!(
        changed().in_seats_of_now(&Input::Happened(at_first(happened(Seat::South)))),
        Some(Input::Happened(Seated {
            seats: now,
            told: happened(Seat::East)
        }))
    );
    assert_eq!(
        changed().in_seats_of_now(&Input::Drawn(at_first(Some(happened(Seat::West))))),
        Some(Input::Drawn(Seated {
            seats: now,
            told: Some(happened(Seat::West))
        }))
    );
    assert_eq!(
        changed().in_seats_of_now(&Input::Closed),
        Some(Input::Closed)
    );
}

#[test]
fn what_names_a_player_without_a_seat_cannot_be_told_again() {
    let Input::Opened(mut five) = opening("hk-old-style") else {
        unreachable!()
    };
    five.players.push("Eve".to_owned());
    let told = [Input::Opened(five), Input::Seats(seats([4, 1, 2, 3]))];
    let table = log(told).replay().table().unwrap().clone();
    let of_ann = Input::Won(at_first(counted(Seat::South, Seat::East)));
    assert_eq!(table.in_seats_of_now(&of_ann), None);
    let of_others = Input::Won(at_first(counted(Seat::South, Seat::West)));
    assert!(table.in_seats_of_now(&of_others).is_some());
}
