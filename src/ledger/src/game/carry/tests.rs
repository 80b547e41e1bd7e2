//! Whole sequences of debts (part 9 of the list of clauses) as games.

use tilewise_rules::Wind::{East, North, South, West};
use tilewise_rules::{Answer, Answers, BySeat, Seat, Win};

use crate::testing::{corrected, log, opening, won};
use crate::{
    AtSeating, Change, Game, GameEvent, Holder, PlayerId, Refusal, Rules, Table, TableEvent,
    WinRecord,
};

/// Returns a win whose value makes the payment this many points if the payer isn't East; the dealer's part of
/// `streak` is taken off if either is.
fn off(winner: Seat, points: u16, payer: Seat, streak: u16) -> GameEvent {
    let dealer = if [winner, payer].contains(&East) {
        1 + 2 * streak
    } else {
        0
    };
    won(winner, points - dealer, Some(payer))
}

fn event(key: &str, answers: &[(&'static str, Answer)]) -> GameEvent {
    let mut all = Answers::default();
    for (key, answer) in answers {
        all.set(key, answer.clone());
    }
    GameEvent::TableEvent(AtSeating::current(TableEvent::new(key, all)))
}

fn drawn() -> GameEvent {
    GameEvent::Draw(AtSeating::current(None))
}

fn cut(creditor: Seat, debtor: Seat) -> GameEvent {
    let parties = [
        ("creditor", Answer::Seat(creditor)),
        ("debtor", Answer::Seat(debtor)),
    ];
    event("carry-cut", &parties)
}

fn play(house: &str, events: impl IntoIterator<Item = GameEvent>) -> Game {
    log([opening(house)].into_iter().chain(events)).replay()
}

#[track_caller]
fn table(game: &Game) -> &Table {
    for (place, line) in game.outcomes().iter().enumerate() {
        assert_eq!(line.refusal, None, "entry {place}");
    }
    game.table().unwrap()
}

/// Returns the debts as creditor, debtor, points and wins, by player.
fn debts(table: &Table) -> Vec<(u8, u8, u32, u32)> {
    let all = table.carried.iter();
    let mut all: Vec<_> = all
        .map(|one| (one.creditor.0, one.debtor.0, one.points, one.wins))
        .collect();
    all.sort_unstable();
    all
}

/// Returns the gain of each player, in points.
fn gained(table: &Table) -> [i64; 4] {
    [0, 1, 2, 3].map(|player| table.accounts.gained(Holder::Player(PlayerId(player))) / 100)
}

/// Returns the gains in the last entry, in points.
fn gained_last(game: &Game) -> [i64; 4] {
    let line = game.outcomes().last().unwrap();
    [0, 1, 2, 3].map(|player| line.gain(Holder::Player(PlayerId(player))) / 100)
}

// T-320: Ann deals as East, against Bo, Cy and Di.
#[test]
fn debts_grow_are_halved_and_are_paid() {
    let mut events = vec![
        off(East, 11, South, 0),
        off(East, 7, West, 1),
        off(East, 5, South, 2),
    ];
    let before = play("hk-taiwanese", events.clone());
    let before = table(&before);
    assert_eq!(debts(before), [(0, 1, 22, 2), (0, 2, 7, 1)]);
    assert_eq!((gained(before), before.position.counters), ([0; 4], 3));
    events.push(off(South, 9, East, 3));
    let game = play("hk-taiwanese", events);
    let after = table(&game);
    assert_eq!(gained(after), [18, -11, -7, 0]);
    assert_eq!(debts(after), [(1, 0, 9, 1)]);
    assert_eq!(after.accounts.sum(), 0);
    // The deal has passed to Bo.
    assert_eq!(after.seat_of(PlayerId(1)), Some(East));
    let carried = game.outcomes().last().unwrap().carried.as_ref();
    assert_eq!(carried.map(Vec::len), Some(1));
}

#[test]
fn debts_list_their_wins_and_outlook() {
    let events = [off(East, 11, South, 0), drawn(), off(East, 9, South, 2)];
    let game = play("hk-taiwanese;carry_cut=2", events);
    let table = table(&game);
    let debt = &table.carried[0];
    assert_eq!((debt.points, debt.wins), (17 + 9, 2));
    let origins = debt.origins.iter();
    let origins: Vec<_> = origins
        .map(|one| (one.points, one.position.counters, one.repeats))
        .collect();
    assert_eq!(origins, [(11, 0, 0), (9, 2, 2)]);
    let outlook = table.debt_outlook(debt).unwrap();
    assert_eq!((outlook.grown, outlook.halved), (39, 13));
    assert!(outlook.may_cut);
}

// T-328: the debts belong to the players, not to their seats.
#[test]
fn debts_follow_the_players_when_the_deal_passes() {
    let events = [
        off(East, 11, South, 0),
        // Cy wins off Di: Bo pays Ann, and the deal passes.
        off(West, 30, North, 0),
        // Cy is South now, Di West.
        off(South, 20, West, 0),
    ];
    let game = play("hk-taiwanese", events);
    let table = table(&game);
    assert_eq!(gained(table), [11, -11, 0, 0]);
    assert_eq!(debts(table), [(2, 3, 45 + 20, 2)]);
}

// T-331: East as dealer self-draws 25 three times.
#[test]
fn self_draws_of_the_dealer_grow_three_debts() {
    let game = play(
        "hk-taiwanese",
        [25, 25, 25].map(|value| won(East, value, None)),
    );
    let owed = |points| [1, 2, 3].map(|player| (0, player, points, 3));
    assert_eq!(debts(table(&game)), owed(131));
    assert_eq!(gained(table(&game)), [0; 4]);
}

// T-324.
#[test]
fn a_self_draw_of_another_ends_the_debts() {
    let game = play("hk-taiwanese", [won(East, 9, None), won(West, 20, None)]);
    assert_eq!(gained(table(&game)), [25, -10, -5, -10]);
    // From the dealer 20 and 3.
    assert_eq!(
        debts(table(&game)),
        [(2, 0, 23, 1), (2, 1, 20, 1), (2, 3, 20, 1)]
    );
}

// T-325, T-326: several winners; each of two has 5 points more (T-157).
#[test]
fn several_winners_are_one_step() {
    let win = |seat, value| {
        let answers = Answers::of_counted_win(seat, value, Win::Discard { from: South });
        WinRecord::Counted(answers)
    };
    let several = GameEvent::MultipleWins(AtSeating::current(vec![win(West, 10), win(East, 12)]));
    let game = play("hk-taiwanese", [off(East, 10, South, 0), several]);
    // 12 + 5 and the dealer's part of 3 in the second hand; East deals again without repeats (T-133).
    assert_eq!(debts(table(&game)), [(0, 1, 15 + 20, 2), (2, 1, 15, 1)]);
    assert_eq!(gained(table(&game)), [0; 4]);
    let position = table(&game).position;
    assert_eq!((position.deal, position.counters), (1, 0));
    let wins = &game.outcomes().last().unwrap().wins;
    assert_eq!(wins.len(), 2);
}

// T-332, T-118, T-121: none of this changes a debt.
#[test]
fn debts_stay_after_draws_and_instant_payments() {
    let seat = |seat| ("seat", Answer::Seat(seat));
    let events = [
        off(East, 11, South, 0),
        drawn(),
        event("false-win", &[seat(North)]),
        event("kong", &[seat(West), ("kind", Answer::Word(2))]),
    ];
    let game = play("hk-taiwanese", events);
    let table = table(&game);
    assert_eq!(debts(table), [(0, 1, 11, 1)]);
    assert_eq!(gained(table), [-5, -5, 15, -165]);
    assert_eq!(table.accounts.gained(Holder::Bank), 16_000);
    // The void hand is dealt again with the same repeats: one after the win, one after the draw.
    assert_eq!(table.position.counters, 2);
}

// T-329: 2025.
#[test]
fn debts_are_cut_after_three_wins() {
    let mut events = vec![off(East, 10, South, 0), off(East, 10, South, 1)];
    let early = play(
        "hk-taiwanese-2025",
        events.iter().cloned().chain([cut(East, South)]),
    );
    let refused = early.outcomes().last().unwrap().refusal.as_ref();
    assert!(matches!(refused, Some(Refusal::NotAllowed("T-119", _))));
    events.push(off(East, 10, South, 2));
    assert_eq!(
        debts(table(&play("hk-taiwanese-2025", events.clone()))),
        [(0, 1, 48, 3)]
    );
    events.push(cut(East, South));
    let game = play("hk-taiwanese-2025", events.clone());
    assert_eq!(debts(table(&game)), []);
    assert_eq!(gained(table(&game)), [48, -48, 0, 0]);
    events.push(off(East, 13, South, 3));
    assert_eq!(
        debts(table(&play("hk-taiwanese-2025", events))),
        [(0, 1, 13, 1)]
    );
}

#[test]
fn what_is_not_owed_cannot_be_cut() {
    let game = play("hk-taiwanese-2025", [cut(East, South)]);
    let refused = game.outcomes().last().unwrap().refusal.as_ref();
    assert!(matches!(refused, Some(Refusal::Event(_))), "{refused:?}");
}

// T-120, T-320: all debts are paid after the last hand, and come back if the game goes on.
#[test]
fn debts_are_collected_at_the_end() {
    let events = [off(East, 11, South, 0), off(East, 7, West, 1)];
    let mut closed = events.to_vec();
    closed.push(GameEvent::Closed);
    let game = play("hk-taiwanese", closed.clone());
    assert_eq!(gained(table(&game)), [18, -11, -7, 0]);
    assert_eq!(debts(table(&game)), []);
    closed.push(GameEvent::Reopened);
    let game = play("hk-taiwanese", closed);
    assert_eq!(gained(table(&game)), [0; 4]);
    assert_eq!(debts(table(&game)), [(0, 1, 11, 1), (0, 2, 7, 1)]);
    // In the last hand of the only round.
    let pass = |_| off(South, 20, West, 0);
    let last = (0..4).map(pass);
    let game = play("hk-taiwanese;rounds=1", last);
    assert!(table(&game).end_reason.is_some());
    assert_eq!(debts(table(&game)), []);
    assert_eq!(gained(table(&game)).iter().sum::<i64>(), 0);
    assert!(gained_last(&game).iter().any(|gain| *gain != 0));
}

#[test]
fn house_without_debts_pays_at_once() {
    let game = play("hk-taiwanese;carry=false", [off(East, 11, South, 0)]);
    assert_eq!(gained(table(&game)), [11, -11, 0, 0]);
    assert_eq!(debts(table(&game)), []);
}

#[test]
fn debts_are_paid_before_the_rules_change() {
    let rules = |house: &str| {
        GameEvent::Rules(Rules {
            house: house.parse().unwrap(),
            penalty_book: None,
        })
    };
    let win = off(East, 11, South, 0);
    let game = play("hk-taiwanese", [win.clone(), rules("taiwanese")]);
    assert_eq!(gained(table(&game)), [11, -11, 0, 0]);
    assert_eq!(debts(table(&game)), []);
    let game = play("hk-taiwanese", [win, rules("hk-taiwanese-2025")]);
    assert_eq!(debts(table(&game)), [(0, 1, 11, 1)]);
}

#[test]
fn corrections_replay_the_debts() {
    let events = [
        off(East, 11, South, 0),
        off(East, 5, South, 1),
        corrected(2, Change::Delete),
    ];
    // Without the first win the second one has the dealer's part of a first hand.
    let game = play("hk-taiwanese", events);
    assert_eq!(debts(table(&game)), [(0, 1, 3, 1)]);
}

// The debts of a player who sits out stay until the end.
#[test]
fn debts_of_a_player_who_sits_out_stay() {
    let GameEvent::Opened(mut five) = opening("hk-taiwanese") else {
        unreachable!()
    };
    five.players.push("Eve".to_owned());
    let mut events = vec![
        GameEvent::Opened(five),
        off(East, 11, South, 0),
        GameEvent::Seats(BySeat::new([0, 4, 2, 3].map(PlayerId))),
        // Nothing happens to what Bo owes, though Cy wins.
        off(West, 30, North, 0),
    ];
    let game = log(events.clone()).replay();
    assert_eq!(debts(table(&game)), [(0, 1, 11, 1), (2, 3, 30, 1)]);
    events.push(GameEvent::Closed);
    let game = log(events).replay();
    assert_eq!(gained(table(&game)), [11, -11, 30, -30]);
    assert_eq!(table(&game).accounts.sum(), 0);
}

// T-79: the streak of Taiwan, and its limit.
#[test]
fn streak_raises_the_dealers_part_and_ends_at_the_limit() {
    let first = play(
        "taiwanese",
        [won(East, 2, None), drawn(), won(East, 2, Some(South))],
    );
    // 5 + 2 + 1 from each; then, with two repeats, 5 + 2 + 5 from Bo.
    assert_eq!(gained(table(&first)), [24 + 12, -8 - 12, -8, -8]);
    assert_eq!(table(&first).position.counters, 3);
    let limit = "taiwanese;dealer_streak_limit=2";
    let passed = play(limit, [drawn(), drawn(), won(East, 2, None)]);
    let position = table(&passed).position;
    assert_eq!((position.deal, position.counters), (2, 0));
    assert_eq!(table(&passed).seat_of(PlayerId(1)), Some(East));
}
