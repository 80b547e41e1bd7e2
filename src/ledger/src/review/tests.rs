//! Reviews of worked games.

use tilewise_rules::{Answer, Answers, Seat, notation};

use super::*;
use crate::testing::{log, opening, won};
use crate::{AtSeating, GameEvent, GameNote, Log, SessionPerson, TableEvent, WinMethod, WinRecord};

fn draw() -> GameEvent {
    GameEvent::Draw(AtSeating::current(None))
}

fn hand(text: &str) -> GameEvent {
    let input = notation::parse(text).expect("a hand");
    GameEvent::Win(AtSeating::current(WinRecord::hand(input)))
}

fn opened_by(house: &str, names: [&str; 4]) -> GameEvent {
    let GameEvent::Opened(mut all) = opening(house) else {
        unreachable!();
    };
    all.players = names.map(str::to_owned).to_vec();
    GameEvent::Opened(all)
}

/// A game of three hands with Ann as dealer (A-21: her win and a draw keep the deal).
/// HKOS-51: 16 and twice 8 for 3 fan, 32 and twice 16 for 5 fan.
fn first_game() -> Log {
    log([
        opening("hk-old-style"),
        won(Seat::East, 3, Some(Seat::South)),
        draw(),
        hand("2223s c567s p777s p555z w1s@W SE"),
        GameEvent::Closed,
    ])
}

/// A game of one hand that isn't over; Bo plays in the East.
fn second_game() -> Log {
    log([
        opened_by("hk-old-style", ["Bo", "Eve", "Cy", "Di"]),
        won(Seat::East, 4, None),
    ])
}

/// A game of MCR: the discarder pays 8 and the value, the others 8 each (M-113, M-114).
fn third_game() -> Log {
    log([
        opened_by("mcr", ["Bo", "Ann", "Cy", "Di"]),
        won(Seat::South, 20, Some(Seat::East)),
        GameEvent::Closed,
    ])
}

fn games() -> Vec<GameReview> {
    let unplayed = log([opening("hk-old-style")]);
    let all = [first_game(), second_game(), unplayed, third_game()];
    all.iter().filter_map(GameReview::from_log).collect()
}

fn figure(count: u32, games: &[usize]) -> Figure {
    let games = games.to_vec();
    Figure { count, games }
}

#[test]
fn review_of_everybody_counts_all_hands_and_wins() {
    let review = Review::new(&games(), None);
    // The game without a hand isn't counted.
    assert_eq!(review.games, figure(3, &[0, 1, 3]));
    assert_eq!(review.hands, figure(5, &[0, 1, 3]));
    assert_eq!(review.wins, figure(4, &[0, 1, 3]));
    assert_eq!(review.self_draws, figure(1, &[1]));
    assert_eq!(review.deal_ins, figure(3, &[0, 3]));
    assert_eq!(review.first_places, figure(0, &[]));
    assert!(review.sums.is_empty());
    let streak = review.deal_streak.expect("three hands in a row");
    assert_eq!((streak.game, &*streak.name, streak.hands), (0, "Ann", 3));
}

#[test]
fn review_of_a_person_counts_hands_with_a_seat() {
    let bo = SessionPerson::Named("Bo".to_owned());
    let review = Review::new(&games(), Some(&bo));
    assert_eq!(review.hands, figure(5, &[0, 1, 3]));
    assert_eq!(review.wins, figure(2, &[0, 1]));
    assert_eq!(review.self_draws, figure(1, &[1]));
    assert_eq!(review.deal_ins, figure(2, &[0, 3]));
    // 548 of 500 in the first game; the second isn't over, Ann is first in the third.
    assert_eq!(review.first_places, figure(1, &[0]));
    assert_eq!(review.deal_streak, None);
    let sums = review.sums.iter();
    let sums: Vec<_> = sums
        .map(|one| (&one.games[..], one.gained, one.places))
        .collect();
    // -16 + 64, and 3 × 32 for 4 fan by self-draw; -28 in MCR.
    assert_eq!(
        sums,
        [
            (&[0, 1][..], 14_400, [1, 0, 0, 0]),
            (&[3][..], -2_800, [0, 0, 0, 1]),
        ]
    );
    let eve = SessionPerson::Named("Eve".to_owned());
    assert_eq!(Review::new(&games(), Some(&eve)).games, figure(1, &[1]));
}

#[test]
fn best_wins_are_by_rule_set() {
    let review = Review::new(&games(), None);
    let best = review.best_wins.iter();
    let best: Vec<_> = best
        .map(|one| (one.game, &*one.name, one.win.tiles.is_some()))
        .collect();
    assert_eq!(best, [(0, "Bo", true), (3, "Ann", false)]);
    let from_cy = review.best_wins[0].win.method;
    assert_eq!(from_cy, WinMethod::From(crate::PlayerId(2)));
}

/// T-77: a false win voids the hand, which is dealt again by the same dealer.
#[test]
fn a_void_hand_is_no_hand() {
    let mut fouled = Answers::default();
    fouled.set("seat", Answer::Seat(Seat::South));
    let foul = TableEvent::new("false-win", fouled);
    let log = log([
        opening("taiwanese"),
        GameEvent::TableEvent(AtSeating::current(foul)),
        draw(),
    ]);
    let games = [GameReview::from_log(&log).expect("a game")];
    let ann = SessionPerson::Named("Ann".to_owned());
    assert_eq!(Review::new(&games, None).hands, figure(1, &[0]));
    let review = Review::new(&games, Some(&ann));
    assert_eq!(review.hands, figure(1, &[0]));
    assert_eq!(review.deal_streak, None);
}

#[test]
fn elements_are_those_of_hands_with_tiles() {
    let games = [first_game(), first_game(), second_game()];
    let games: Vec<_> = games.iter().filter_map(GameReview::from_log).collect();
    let review = Review::new(&games, None);
    // HKOS-EX1.
    let elements = review.elements.iter();
    let mut elements: Vec<_> = elements
        .map(|one| (one.element.key, one.hands.count))
        .collect();
    elements.sort_unstable();
    let expected = ["dragon-pung", "half-flush", "no-flowers"];
    assert_eq!(elements, expected.map(|key| (key, 2)));
    assert_eq!(review.elements[0].hands.games, [0, 1]);
}

#[test]
fn notes_are_the_last_ones_and_move_nothing() {
    let note = |place: &str, note: &str| {
        GameEvent::Note(GameNote {
            place: place.to_owned(),
            note: note.to_owned(),
        })
    };
    let events = |notes: Vec<GameEvent>| {
        let first = [
            opening("hk-old-style"),
            won(Seat::East, 3, Some(Seat::South)),
        ];
        log(first.into_iter().chain(notes))
    };
    let plain = events(Vec::new()).replay();
    let noted = events(vec![
        note("Library", ""),
        note("", "Ann\u{200b}’s birthday"),
    ])
    .replay();
    let [plain, noted] = [&plain, &noted].map(|game| game.table().expect("a table"));
    assert_eq!(plain.standings(), noted.standings());
    let shown = noted
        .note
        .as_deref()
        .map(|note| note.sentence().to_string());
    assert_eq!(shown.as_deref(), Some("Note: Ann’s birthday"));
    assert_eq!(noted.summary()[1].to_string(), "Note: Ann’s birthday");
    let lines = events(vec![note("", " A tie\u{200b} \r\n\n Ann  brought tea\n")]).replay();
    let shown = lines.table().expect("a table").note.as_deref();
    let shown = shown.map(|note| note.sentence().to_string());
    assert_eq!(shown.as_deref(), Some("Note: A tie\nAnn brought tea"));
    let removed = events(vec![note("Library", ""), note("", "")]).replay();
    assert_eq!(removed.table().expect("a table").note, None);
}
