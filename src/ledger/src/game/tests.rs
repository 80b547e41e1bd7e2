//! What a game does beside its rule set.

use tilewise_rules::{BySeat, Fact, Facts, PotKey, Seat, notation, penalty_books};

use crate::testing::{log, opening, won};
use crate::{Happened, Holder, Input, Paid, PlayerId, Refusal, Rules, Seated, Table, Won};

/// The Sparrow’s Nest with a fifth player, who sits out.
fn five() -> Vec<Input> {
    let Input::Opened(mut opening) = opening("sparrows-nest") else {
        unreachable!()
    };
    opening.players.push("Eve".to_owned());
    vec![Input::Opened(opening)]
}

fn nobody_won() -> Input {
    Input::Drawn(Seated::here(Some(Happened::of("draw", Facts::default()))))
}

/// Eve comes in for Di.
fn eve_for_di() -> Input {
    Input::Seats(BySeat::new([0, 1, 2, 4].map(PlayerId)))
}

/// What each player gained, and what lies in the pot, in whole points.
fn gained(table: &Table) -> ([i64; 5], i64) {
    let gained = |player| table.accounts.gained(Holder::Player(PlayerId(player))) / 100;
    let pot = table.accounts.of(PotKey::Draws.into()) / 100;
    ([0, 1, 2, 3, 4].map(gained), pot)
}

fn table(told: Vec<Input>) -> Table {
    let game = log(told).replay();
    assert!(game.lines().iter().all(|line| line.refused.is_none()));
    game.table().unwrap().clone()
}

// NEST-06: the pot is for the next winner, whoever put something into it.
#[test]
fn the_next_winner_takes_what_somebody_put_in_who_sits_out_now() {
    let mut told = five();
    told.extend([nobody_won(), eve_for_di()]);
    assert_eq!(gained(&table(told.clone())), ([-4, -4, -4, -4, 0], 16));
    told.push(won(Seat::East, 3, None));
    let (gained, pot) = gained(&table(told));
    assert_eq!((gained[3], pot), (-4, 0));
    assert_eq!(gained.iter().sum::<i64>(), 0);
}

// NEST-06: what a player put in who sits out stays for the next winner.
#[test]
fn another_draw_gives_nothing_back_to_those_who_sit_out() {
    let mut told = five();
    told.extend([nobody_won(), eve_for_di(), nobody_won()]);
    assert_eq!(gained(&table(told)), ([-8, -8, -8, -4, -4], 32));
}

// NEST-07: each gets back what that player put in, whether or not the player sits there.
#[test]
fn a_draw_on_the_last_hand_gives_back_to_those_who_sit_out_too() {
    let mut told = five();
    let last = |told: &[Input]| {
        let table = table(told.to_vec());
        let event = table.rules.house.rule_set().event("draw").unwrap();
        let known = table.knowing(event, &Facts::default());
        known.fact("last_hand") == Some(&Fact::Flag(true))
    };
    // The deal passes after each of these, until one hand is left.
    while !last(&told) {
        told.push(won(Seat::South, 3, None));
    }
    told.pop();
    let before = gained(&table(told.clone()));
    told.extend([nobody_won(), eve_for_di()]);
    while !last(&told) {
        told.push(nobody_won());
    }
    let (_, pot) = gained(&table(told.clone()));
    assert!(pot > 0);
    told.push(nobody_won());
    let after = table(told);
    assert!(after.over.is_some());
    assert_eq!(gained(&after), before);
}

// NEST-07, where the table ends the game.
#[test]
fn the_end_of_the_game_gives_back_to_those_who_sit_out_too() {
    let mut told = five();
    told.extend([nobody_won(), eve_for_di(), Input::Closed]);
    assert_eq!(gained(&table(told.clone())), ([0; 5], 0));
    told.push(Input::Reopened);
    assert_eq!(gained(&table(told.clone())), ([-4, -4, -4, -4, 0], 16));
    told.push(Input::Closed);
    assert_eq!(gained(&table(told)), ([0; 5], 0));
}

// NEST-07 and A-33d: a penalty goes to the others, and nobody puts it into the pot.
#[test]
fn a_penalty_is_no_part_of_what_somebody_put_in() {
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(Seat::South));
    let fouled = Seated::here(Happened::of("false-mahjong", facts));
    let mut told = vec![opening("sparrows-nest")];
    told.extend([nobody_won(), Input::Happened(fouled)]);
    // The deal has passed: the third player sits South.
    let with_pot = [64 - 4, 64 - 4, -192 - 4, 64 - 4, 0];
    assert_eq!(gained(&table(told.clone())), (with_pot, 16));
    told.push(Input::Closed);
    assert_eq!(gained(&table(told)), ([64, 64, -192, 64, 0], 0));
}

// both win on one discard; of a tile there are four for both together.
#[test]
fn hands_that_win_together_have_no_more_of_a_tile_than_there_are() {
    let hand = |text: &str| Won::hand(notation::parse(text).unwrap());
    let both = |one: &str, other: &str| {
        let told = Seated::here([one, other].map(hand).to_vec());
        let game = log([opening("riichi-ema-2025"), Input::SeveralWon(told)]).replay();
        game.lines()[1].refused.clone()
    };
    let one = "777z234p567s99s34m w5m@W SE";
    assert_eq!(both(one, "666z345p678s22s34m w5m@W NE"), None);
    let copies = both(one, "777z345p678s22s34m w5m@W NE").unwrap();
    assert_eq!(copies.reasons(&[])[0].0, "too-many-copies");
    let tile = both(one, "666z345p678s22s34m w2m@W NE").unwrap();
    assert_eq!(tile.reasons(&[])[0].0, "impossible");
}

// A claim on a discard asks for the tiles of the hand, by the name by which others ask for its number.
#[test]
fn the_number_of_the_hand_answers_no_question_for_tiles() {
    let table = table(vec![opening("riichi-ema-2025")]);
    let rule_set = table.rules.house.rule_set();
    let knows = |event: &str| {
        let event = rule_set.event(event).unwrap();
        table
            .knowing(event, &Facts::default())
            .fact("hand")
            .cloned()
    };
    assert_eq!(knows("claim"), None);
    assert_eq!(knows("next-hand"), Some(Fact::Number(1)));
}

// A dealer who wins plays on, with one counter more; the bet went to the winner.
#[test]
fn what_lies_on_the_table_is_known_before_a_hand_is_won() {
    let told = vec![
        opening("riichi-ema-2025"),
        Input::Bet(PlayerId(2)),
        won(Seat::East, 5, Some(Seat::West)),
        Input::Bet(PlayerId(0)),
    ];
    let lies = table(told).lies_on_table();
    assert_eq!((lies.honba, lies.bets), (1, 0));
    assert_eq!(lies.declared, Some([true, false, false, false]));
}

// East waits at every draw, and so deals again with one counter more.
#[test]
fn no_more_counters_lie_on_the_table_than_a_win_can_be_paid_with() {
    let drawn = || {
        let mut facts = Facts::default();
        facts.set(
            "tenpai",
            Fact::Seats(BySeat::new([true, false, false, false])),
        );
        Input::Drawn(Seated::here(Some(Happened::of("exhaustive-draw", facts))))
    };
    let mut told = vec![opening("riichi-ema-2025")];
    told.extend((0..101).map(|_| drawn()));
    told.push(won(Seat::South, 5, Some(Seat::West)));
    let game = log(told).replay();
    let refused = |line: usize| game.lines()[line].refused.clone();
    assert!((1..=99).all(|line| refused(line).is_none()));
    for line in [100, 101] {
        assert_eq!(refused(line), Some(Refusal::TooMuchOnTable));
    }
    // The win is paid for every one of the 99.
    let won = &game.lines()[102];
    assert_eq!(won.refused, None);
    assert!(won.moves.iter().any(|one| one.amount == 99 * 300 * 100));
    assert_eq!(game.table().unwrap().lies_on_table().honba, 0);
}

// Nobody gets so far: each draw adds some thousands at most.
#[test]
fn no_pot_is_taken_for_an_empty_one_because_it_is_large() {
    let mut table = table(five());
    let fits = i64::from(u32::MAX) - 1;
    let pays = |table: &mut Table, amount: i64| {
        let (from, to) = (Holder::Player(PlayerId(0)), PotKey::Draws.into());
        table.accounts.moved(from, to, amount * 100);
        table.check_on_table()
    };
    assert_eq!(pays(&mut table, fits), Ok(()));
    assert_eq!(pays(&mut table, 1), Err(Refusal::TooMuchOnTable));
    let mut riichi = self::table(vec![opening("riichi-ema-2025")]);
    let bets = PotKey::Bets.into();
    riichi.accounts.moved(Holder::Bank, bets, 99_000 * 100);
    assert_eq!(riichi.check_on_table(), Ok(()));
    riichi.accounts.moved(Holder::Bank, bets, 1_000 * 100);
    assert_eq!(riichi.check_on_table(), Err(Refusal::TooMuchOnTable));
}

#[test]
fn nobody_sits_bets_or_is_told_of_who_does_not_play() {
    let refused = |told: Input| {
        let game = log([opening("riichi-ema-2025"), told]).replay();
        game.lines()[1].refused.clone()
    };
    let seats = |all: [u8; 4]| Input::Seats(BySeat::new(all.map(PlayerId)));
    let nobody = || Some(Refusal::NoSuchPlayer(PlayerId(9)));
    assert_eq!(refused(seats([3, 2, 1, 0])), None);
    assert_eq!(refused(seats([0, 1, 2, 9])), nobody());
    let twice = Some(Refusal::SeatedTwice(PlayerId(2)));
    assert_eq!(refused(seats([0, 1, 2, 2])), twice);
    assert_eq!(refused(Input::Bet(PlayerId(3))), None);
    assert_eq!(refused(Input::Bet(PlayerId(9))), nobody());
    assert_eq!(refused(Input::Substitute(PlayerId(9), None)), nobody());
    let paid = |from, to, amount| {
        refused(Input::Paid(Paid {
            from: PlayerId(from),
            to: PlayerId(to),
            amount,
            note: String::new(),
        }))
    };
    assert_eq!(paid(0, 9, 100), nobody());
    let alone = Some(Refusal::PaidToOneself(PlayerId(1)));
    assert_eq!(paid(1, 1, 100), alone);
    assert_eq!(paid(1, 2, 0), Some(Refusal::NothingPaid));
    assert_eq!(paid(1, 2, -5), Some(Refusal::NothingPaid));
    // The Sparrow's Nest has no halves of a point.
    assert_eq!(paid(1, 2, 50), Some(Refusal::NotWhole));
}

#[test]
fn a_house_with_penalties_of_its_own_plays_by_no_others_of_its_game() {
    let rules = |house: &str, key| Rules {
        house: house.parse().unwrap(),
        penalty_book: penalty_books::by_key(key),
    };
    let refused = |house: &str, key| {
        let Input::Opened(mut opening) = opening(house) else {
            unreachable!()
        };
        opening.rules = rules(house, key);
        log([Input::Opened(opening)]).replay().lines()[0]
            .refused
            .clone()
    };
    // By the book `penalties` are those of the MIL.
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

// East deals again after winning, and after a hand that nobody won.
#[test]
fn the_hands_of_one_deal_are_counted() {
    let east = || won(Seat::East, 3, None);
    let told = vec![
        opening("hk-old-style"),
        east(),
        Input::Drawn(Seated::here(None)),
        won(Seat::South, 3, None),
        won(Seat::South, 3, None),
        east(),
    ];
    let game = log(told).replay();
    let repeats = game.lines().iter().map(|line| line.repeats);
    assert_eq!(repeats.collect::<Vec<_>>(), [0, 0, 1, 2, 0, 0]);
    assert_eq!(game.table().unwrap().repeats, 1);
}
