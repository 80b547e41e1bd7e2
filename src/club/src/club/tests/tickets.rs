//! Tickets as games.

use std::collections::BTreeSet;

use tilewise_ledger::{Entry, EntryId, GameEvent, Log, PlayerId, PlayerPayment};

use super::{drawn, state};
use crate::testing::{Desk, member, record};
use crate::{ClubEvent, MemberRecord, ResultContent, RoundTime, TableId, TableResult, TableState};

/// Starts the clock of round 1 at this time, for 90 minutes.
fn start_clock(desk: &mut Desk, time: i64) {
    desk.time = time;
    let night = desk.night.clone().unwrap();
    let time = RoundTime {
        round: 1,
        minutes: 90,
    };
    desk.write(ClubEvent::ClockStarted { night, time });
}

/// Returns the game of a ticket.
fn scanned(desk: &Desk, id: &TableId) -> Log {
    desk.club().ticket_game(id).unwrap()
}

/// Returns when the round of a game ends.
fn end(game: &Log) -> Option<i64> {
    match &game.entries()[0].event {
        GameEvent::Opened(opening) => opening.club.as_ref()?.ends,
        _ => None,
    }
}

fn ids(game: &Log) -> BTreeSet<&EntryId> {
    game.entries().iter().map(|entry| &entry.id).collect()
}

/// Writes an entry of a phone.
fn write(game: &mut Log, device: &str, event: GameEvent) {
    let counter = game.next_counter();
    let entry = Entry {
        id: EntryId(format!("{device}-{counter}")),
        device: device.to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event,
    };
    game.add(entry).unwrap();
}

/// 90 minutes are 5,400,000 milliseconds; table 2 has five more, 300,000.
#[test]
fn a_ticket_has_the_end_of_its_round() {
    let mut desk = drawn();
    assert_eq!(end(&scanned(&desk, &desk.table(1, 2))), None);
    start_clock(&mut desk, 1_000);
    desk.write(ClubEvent::TimeAdded(desk.table(1, 2), 5));
    let ends = [1, 2].map(|table| end(&scanned(&desk, &desk.table(1, table))));
    assert_eq!(ends, [Some(5_401_000), Some(5_701_000)]);
}

#[test]
fn two_phones_with_one_ticket_play_one_game() {
    let mut desk = drawn();
    start_clock(&mut desk, 1_000);
    let id = desk.table(1, 2);
    let [mut one, other] = [scanned(&desk, &id), scanned(&desk, &id)];
    assert_eq!(one, other);
    // The desk has released the lock, so that a phone may acquire it.
    assert_eq!(one.lock_holder(), None);
    write(&mut one, "phone", GameEvent::LockAcquired);
    assert_eq!(one.lock_holder(), Some("phone"));
    let payment = GameEvent::Payment(PlayerPayment {
        from: PlayerId(0),
        to: PlayerId(1),
        amount: 100_000,
        note: String::new(),
    });
    write(&mut one, "phone", payment);
    write(&mut one, "phone", GameEvent::Closed);
    assert!(one.write_lock().foreign_entries.is_empty());
    // The other phone receives what the first one wrote.
    let both = other.entries().iter().chain(one.entries()).cloned();
    assert_eq!(Log::from_entries(both).as_ref(), Ok(&one));
    let content = ResultContent::Game {
        log: Box::new(one),
        members: Vec::new(),
    };
    desk.write(ClubEvent::Result(TableResult { table: id, content }));
    let club = desk.club();
    assert!(club.outcomes.iter().all(|one| one.refusal.is_none()));
    assert_eq!(state(&desk, 2), TableState::Reported);
    let counted = club.table(&desk.table(1, 2)).unwrap().counted().unwrap();
    let lines = counted.scores().lines.iter();
    let gains: Vec<_> = lines.map(|one| (one.member.clone(), one.gain)).collect();
    let expected = [("Eva", -100_000), ("Fay", 100_000), ("Gus", 0), ("Hal", 0)];
    assert_eq!(gains, expected.map(|(name, gain)| (member(name), gain)));
}

#[test]
fn a_ticket_game_is_of_the_device_and_time_of_the_draw() {
    let mut desk = Desk::with_night("Ann Bo Cy Di");
    desk.time = 7_000;
    desk.write(desk.draw(1, &["Ann Bo Cy Di"], ""));
    let game = scanned(&desk, &desk.table(1, 1));
    let entries = game.entries().iter();
    let written: Vec<_> = entries
        .map(|one| (&*one.device, one.time, one.counter))
        .collect();
    assert_eq!(written, [("desk", 7_000, 1), ("desk", 7_000, 2)]);
    assert!(ids(&game).iter().all(|id| id.0.len() == 32));
    assert_eq!(desk.club().ticket_game(&desk.table(2, 1)), None);
}

/// What is in the ticket is in the IDs, so that no two games with one ID differ.
#[test]
fn tickets_that_differ_are_of_different_games() {
    let mut desk = drawn();
    let id = desk.table(1, 1);
    let mut games = vec![scanned(&desk, &id), scanned(&desk, &desk.table(1, 2))];
    start_clock(&mut desk, 1_000);
    games.push(scanned(&desk, &id));
    desk.write(ClubEvent::TimeAdded(id.clone(), 5));
    games.push(scanned(&desk, &id));
    desk.write(ClubEvent::Member(MemberRecord {
        name: "Anne".to_owned(),
        ..record("Ann")
    }));
    games.push(scanned(&desk, &id));
    desk.write(desk.draw(1, &[], "Ann Bo Cy Di Eva Fay Gus Hal"));
    assert_eq!(desk.club().ticket_game(&id), None);
    desk.write(desk.draw(1, &["Ann Bo Cy Di", "Eva Fay Gus Hal"], ""));
    games.push(scanned(&desk, &id));
    let all: BTreeSet<_> = games.iter().flat_map(ids).collect();
    assert_eq!(all.len(), 12);
}
