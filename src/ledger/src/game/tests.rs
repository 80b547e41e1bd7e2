//! Tests of a game beyond its rule set.

use tilewise_rules::{Answer, Answers, BySeat, PotKey, Seat, notation, penalty_books};

use crate::testing::{log, opening, won};
use crate::{
    AtSeating, GameEvent, Holder, PlayerId, PlayerPayment, Refusal, Rules, Table, TableEvent,
    WinRecord,
};

/// A game of the Sparrow’s Nest with a fifth player, who sits out.
fn five() -> Vec<GameEvent> {
    let GameEvent::Opened(mut opening) = opening("sparrows-nest") else {
        unreachable!()
    };
    opening.players.push("Eve".to_owned());
    vec![GameEvent::Opened(opening)]
}

fn draw() -> GameEvent {
    GameEvent::Draw(AtSeating::current(Some(TableEvent::new(
        "draw",
        Answers::default(),
    ))))
}

/// A seat change in which Eve replaces Di.
fn eve_for_di() -> GameEvent {
    GameEvent::Seats(BySeat::new([0, 1, 2, 4].map(PlayerId)))
}

/// Returns the gain of each player and the amount in the pot, in whole points.
fn gained(table: &Table) -> ([i64; 5], i64) {
    let gained = |player| table.accounts.gained(Holder::Player(PlayerId(player))) / 100;
    let pot = table.accounts.balance(PotKey::Draws.into()) / 100;
    ([0, 1, 2, 3, 4].map(gained), pot)
}

fn table(events: Vec<GameEvent>) -> Table {
    let game = log(events).replay();
    assert!(game.outcomes().iter().all(|line| line.refusal.is_none()));
    game.table().unwrap().clone()
}

// NEST-06: the pot is for the next winner, even contributions of players who sit out.
#[test]
fn next_winner_takes_the_pot_share_of_a_player_sitting_out() {
    let mut events = five();
    events.extend([draw(), eve_for_di()]);
    assert_eq!(gained(&table(events.clone())), ([-4, -4, -4, -4, 0], 16));
    events.push(won(Seat::East, 3, None));
    let (gained, pot) = gained(&table(events));
    assert_eq!((gained[3], pot), (-4, 0));
    assert_eq!(gained.iter().sum::<i64>(), 0);
}

// NEST-06: the contribution of a player who sits out stays for the next winner.
#[test]
fn draw_refunds_nothing_to_players_sitting_out() {
    let mut events = five();
    events.extend([draw(), eve_for_di(), draw()]);
    assert_eq!(gained(&table(events)), ([-8, -8, -8, -4, -4], 32));
}

// NEST-07: all contributions are refunded, also to a player who sits out.
#[test]
fn draw_on_the_last_hand_refunds_players_sitting_out() {
    let mut events = five();
    let last = |events: &[GameEvent]| {
        let table = table(events.to_vec());
        let event = table.rules.house.rule_set().event("draw").unwrap();
        let derived = table.with_derived(event, &Answers::default());
        derived.get("last_hand") == Some(&Answer::Flag(true))
    };
    // The deal passes after each of these, until one hand is left.
    while !last(&events) {
        events.push(won(Seat::South, 3, None));
    }
    events.pop();
    let before = gained(&table(events.clone()));
    events.extend([draw(), eve_for_di()]);
    while !last(&events) {
        events.push(draw());
    }
    let (_, pot) = gained(&table(events.clone()));
    assert!(pot > 0);
    events.push(draw());
    let after = table(events);
    assert!(after.end_reason.is_some());
    assert_eq!(gained(&after), before);
}

// NEST-07: the same if the players end the game.
#[test]
fn end_of_the_game_refunds_players_sitting_out() {
    let mut events = five();
    events.extend([draw(), eve_for_di(), GameEvent::Closed]);
    assert_eq!(gained(&table(events.clone())), ([0; 5], 0));
    events.push(GameEvent::Reopened);
    assert_eq!(gained(&table(events.clone())), ([-4, -4, -4, -4, 0], 16));
    events.push(GameEvent::Closed);
    assert_eq!(gained(&table(events)), ([0; 5], 0));
}

// NEST-07 and A-33d: a penalty goes to the others and isn't a pot contribution.
#[test]
fn penalty_is_not_a_pot_contribution() {
    let mut answers = Answers::default();
    answers.set("seat", Answer::Seat(Seat::South));
    let fouled = AtSeating::current(TableEvent::new("false-mahjong", answers));
    let mut events = vec![opening("sparrows-nest")];
    events.extend([draw(), GameEvent::TableEvent(fouled)]);
    // The deal has passed: the third player sits South.
    let with_pot = [64 - 4, 64 - 4, -192 - 4, 64 - 4, 0];
    assert_eq!(gained(&table(events.clone())), (with_pot, 16));
    events.push(GameEvent::Closed);
    assert_eq!(gained(&table(events)), ([64, 64, -192, 64, 0], 0));
}

// both win on one discard; the two hands share four copies of a tile.
#[test]
fn multiple_wins_share_four_copies_of_a_tile() {
    let hand = |text: &str| WinRecord::hand(notation::parse(text).unwrap());
    let both = |one: &str, other: &str| {
        let wins = AtSeating::current([one, other].map(hand).to_vec());
        let game = log([opening("riichi-ema-2025"), GameEvent::MultipleWins(wins)]).replay();
        game.outcomes()[1].refusal.clone()
    };
    let one = "777z234p567s99s34m w5m@W SE";
    assert_eq!(both(one, "666z345p678s22s34m w5m@W NE"), None);
    let copies = both(one, "777z345p678s22s34m w5m@W NE").unwrap();
    assert_eq!(copies.reasons(&[])[0].0, "too-many-copies");
    let tile = both(one, "666z345p678s22s34m w2m@W NE").unwrap();
    assert_eq!(tile.reasons(&[])[0].0, "impossible");
}

// A claim on a discard has a question for tiles under the key that other events use for the hand number.
#[test]
fn hand_number_is_not_derived_for_a_tiles_question() {
    let table = table(vec![opening("riichi-ema-2025")]);
    let rule_set = table.rules.house.rule_set();
    let derived_hand = |event: &str| {
        let event = rule_set.event(event).unwrap();
        table
            .with_derived(event, &Answers::default())
            .get("hand")
            .cloned()
    };
    assert_eq!(derived_hand("claim"), None);
    assert_eq!(derived_hand("next-hand"), Some(Answer::Number(1)));
}

// A dealer who wins deals again, with one counter more; the bet was paid out.
#[test]
fn stakes_are_derived_before_a_win() {
    let events = vec![
        opening("riichi-ema-2025"),
        GameEvent::Bet(PlayerId(2)),
        won(Seat::East, 5, Some(Seat::West)),
        GameEvent::Bet(PlayerId(0)),
    ];
    let stakes = table(events).stakes();
    assert_eq!((stakes.honba, stakes.bets), (1, 0));
    assert_eq!(stakes.declared, Some([true, false, false, false]));
}

// East is tenpai at every draw, and so deals again with one counter more.
#[test]
fn draw_is_refused_beyond_the_maximum_of_counters() {
    let drawn = || {
        let mut answers = Answers::default();
        answers.set(
            "tenpai",
            Answer::Seats(BySeat::new([true, false, false, false])),
        );
        GameEvent::Draw(AtSeating::current(Some(TableEvent::new(
            "exhaustive-draw",
            answers,
        ))))
    };
    let mut events = vec![opening("riichi-ema-2025")];
    events.extend((0..101).map(|_| drawn()));
    events.push(won(Seat::South, 5, Some(Seat::West)));
    let game = log(events).replay();
    let refused = |line: usize| game.outcomes()[line].refusal.clone();
    assert!((1..=99).all(|line| refused(line).is_none()));
    for line in [100, 101] {
        assert_eq!(refused(line), Some(Refusal::TooMuchOnTable));
    }
    // The win is paid for all 99 counters.
    let won = &game.outcomes()[102];
    assert_eq!(won.refusal, None);
    assert!(won.moves.iter().any(|one| one.amount == 99 * 300 * 100));
    assert_eq!(game.table().unwrap().stakes().honba, 0);
}

// Real games stay far below: each draw adds some thousands at most.
#[test]
fn stakes_are_refused_beyond_their_maximum() {
    let mut table = table(five());
    let fits = i64::from(u32::MAX) - 1;
    let pays = |table: &mut Table, amount: i64| {
        let (from, to) = (Holder::Player(PlayerId(0)), PotKey::Draws.into());
        table.accounts.moved(from, to, amount * 100);
        table.check_stakes()
    };
    assert_eq!(pays(&mut table, fits), Ok(()));
    assert_eq!(pays(&mut table, 1), Err(Refusal::TooMuchOnTable));
    let mut riichi = self::table(vec![opening("riichi-ema-2025")]);
    let bets = PotKey::Bets.into();
    riichi.accounts.moved(Holder::Bank, bets, 99_000 * 100);
    assert_eq!(riichi.check_stakes(), Ok(()));
    riichi.accounts.moved(Holder::Bank, bets, 1_000 * 100);
    assert_eq!(riichi.check_stakes(), Err(Refusal::TooMuchOnTable));
}

#[test]
fn events_of_unknown_players_are_refused() {
    let refused = |event: GameEvent| {
        let game = log([opening("riichi-ema-2025"), event]).replay();
        game.outcomes()[1].refusal.clone()
    };
    let seats = |all: [u8; 4]| GameEvent::Seats(BySeat::new(all.map(PlayerId)));
    let unknown = || Some(Refusal::NoSuchPlayer(PlayerId(9)));
    assert_eq!(refused(seats([3, 2, 1, 0])), None);
    assert_eq!(refused(seats([0, 1, 2, 9])), unknown());
    let twice = Some(Refusal::SeatedTwice(PlayerId(2)));
    assert_eq!(refused(seats([0, 1, 2, 2])), twice);
    assert_eq!(refused(GameEvent::Bet(PlayerId(3))), None);
    assert_eq!(refused(GameEvent::Bet(PlayerId(9))), unknown());
    assert_eq!(refused(GameEvent::Substitute(PlayerId(9), None)), unknown());
    let paid = |from, to, amount| {
        refused(GameEvent::Payment(PlayerPayment {
            from: PlayerId(from),
            to: PlayerId(to),
            amount,
            note: String::new(),
        }))
    };
    assert_eq!(paid(0, 9, 100), unknown());
    let to_oneself = Some(Refusal::PaidToOneself(PlayerId(1)));
    assert_eq!(paid(1, 1, 100), to_oneself);
    assert_eq!(paid(1, 2, 0), Some(Refusal::NoAmount));
    assert_eq!(paid(1, 2, -5), Some(Refusal::NoAmount));
    // The Sparrow's Nest has no halves of a point.
    assert_eq!(paid(1, 2, 50), Some(Refusal::NotWhole));
}

#[test]
fn rules_refuse_other_penalties_than_those_of_the_house() {
    let rules = |house: &str, key| Rules {
        house: house.parse().unwrap(),
        penalty_book: penalty_books::by_key(key),
    };
    let refused = |house: &str, key| {
        let GameEvent::Opened(mut opening) = opening(house) else {
            unreachable!()
        };
        opening.rules = rules(house, key);
        log([GameEvent::Opened(opening)]).replay().outcomes()[0]
            .refusal
            .clone()
    };
    // The value `penalties` of the rule book is the MIL penalty book.
    assert_eq!(refused("mcr", "mcr-mil-2025"), None);
    assert_eq!(refused("mcr", "ema-2025"), None);
    assert!(matches!(
        refused("mcr", "mcr-pay-each"),
        Some(Refusal::OtherPenalties(..))
    ));
    let own = rules("mcr", "mcr-mil-2025");
    assert_eq!(own, rules("mcr", "mcr-mil-2025"));
    assert_ne!(own, rules("mcr", "mcr-pay-each"));
    assert_ne!(own, rules("hk-old-style", "mcr-mil-2025"));
}

// East deals again after a win and after a draw.
#[test]
fn the_hands_of_one_deal_are_counted() {
    let east = || won(Seat::East, 3, None);
    let events = vec![
        opening("hk-old-style"),
        east(),
        GameEvent::Draw(AtSeating::current(None)),
        won(Seat::South, 3, None),
        won(Seat::South, 3, None),
        east(),
    ];
    let game = log(events).replay();
    let repeats = game.outcomes().iter().map(|line| line.repeats);
    assert_eq!(repeats.collect::<Vec<_>>(), [0, 0, 1, 2, 0, 0]);
    assert_eq!(game.table().unwrap().repeats, 1);
}

// The players end the game during a hand, and play this hand after all: it is no other hand of the deal.
#[test]
fn reopened_game_goes_on_with_the_hand_in_play() {
    let events = vec![
        opening("hk-old-style"),
        GameEvent::Closed,
        GameEvent::Reopened,
        won(Seat::East, 3, None),
        GameEvent::Closed,
        GameEvent::Reopened,
    ];
    let game = log(events).replay();
    let repeats = game.outcomes().iter().map(|line| line.repeats);
    assert_eq!(repeats.collect::<Vec<_>>(), [0, 0, 0, 0, 1, 1]);
    assert_eq!(game.table().unwrap().repeats, 1);
}

#[test]
fn reopened_game_still_asks_who_sits_out() {
    let mut events = five();
    // The deal passes four times: the next hand begins a round.
    events.extend((0..4).map(|_| won(Seat::South, 3, None)));
    let due = table(events.clone()).rotation_due();
    assert!(due.is_some());
    events.extend([GameEvent::Closed, GameEvent::Reopened]);
    assert_eq!(table(events).rotation_due(), due);
}
