use tilewise_rules::{BySeat, Circumstance, Seat};

use super::*;
use crate::testing::{log, opening, won};
use crate::{Game, Holder, Input, Seated, Won};

const WISHES: [Wish; 7] = [
    Wish::First,
    Wish::NotLast,
    Wish::Positive,
    Wish::Before(PlayerId(2)),
    Wish::Score(3_000_000),
    Wish::Score(3_210_000),
    Wish::Score(1_000),
];

const HOUSES: [&str; 6] = [
    "hk-old-style",
    "hk-old-style;payment=discarder-full-others-half",
    "sparrows-nest",
    "singapore",
    "riichi-ema-2025",
    "riichi-wrc-2025",
];

/// Games of a few hands won, from a random number.
fn games(house: &str) -> Vec<Game> {
    let mut random = 7_u32;
    let mut next = move |many: u32| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 16) % many
    };
    let mut all = Vec::new();
    for hands in 0..6 {
        let mut inputs = vec![opening(house)];
        for _ in 0..hands {
            let seat = Seat::ALL[next(4) as usize];
            let from = Seat::ALL.into_iter().nth(next(6) as usize);
            let from = from.filter(|&from| from != seat);
            let least = if house.starts_with("riichi") { 5 } else { 3 };
            let value = least + u16::try_from(next(3)).unwrap();
            if house.starts_with("riichi") && next(2) == 0 {
                let player = PlayerId(u8::try_from(next(4)).unwrap());
                inputs.push(Input::Bet(player));
            }
            inputs.push(won(seat, value, from));
        }
        all.push(log(inputs).replay());
    }
    // The last hand: a win of most players ends the game.
    let rounds = if house.starts_with("riichi") { 2 } else { 4 };
    let passes = (1..4 * rounds).map(|_| won(Seat::South, 5, Some(Seat::West)));
    let mut inputs: Vec<_> = [opening(house)].into_iter().chain(passes).collect();
    all.push(log(inputs.clone()).replay());
    assert!(
        all.last().unwrap().table().unwrap().is_last_deal(),
        "{house}"
    );
    inputs.push(Input::Bet(PlayerId(1)));
    all.push(log(inputs).replay());
    all
}

/// Whether a wish is met after a win, worked out from the log anew.
fn does(game: &Game, player: PlayerId, way: Way, value: Value, wish: Wish) -> Option<bool> {
    let table = game.table().unwrap();
    let seat = table.seat_of(player).unwrap();
    let win = match way {
        Way::SelfDraw => Win::SelfDraw,
        Way::From(other) => Win::Discard {
            from: table.seat_of(other).unwrap(),
        },
    };
    let facts = value.facts(&table.rules.house, seat, win);
    let mut game = game.clone();
    let input = Input::Won(Seated::here(Won::Counted(facts)));
    game.tell(&crate::testing::id(99), &input);
    if game.lines().last().unwrap().refused.is_some() {
        return None;
    }
    Some(wish.is_met(player, &game.table().unwrap().standings()))
}

/// Whether one value is at least the other in every respect. Whoever has no fu to count has the
/// least that there are: 20 only of a hand that was drawn.
fn is_at_least(house: &tilewise_rules::House, way: Way, one: Value, other: Value) -> bool {
    let floor = if way == Way::SelfDraw { 20 } else { 25 };
    let counts = |value| match value {
        Value::Counted(counted) => (counted, floor),
        Value::OnAxis { counted, on_axis } => (counted, on_axis),
        Value::Units(units) => (units * house.limits().hand, floor),
    };
    let (one, other) = (counts(one), counts(other));
    one.0 >= other.0 && one.1 >= other.1
}

#[test]
fn the_least_hands_are_those_that_trying_every_value_finds() {
    for house in HOUSES {
        for game in games(house) {
            let table = game.table().unwrap();
            let house = &table.rules.house;
            for need in Seat::ALL
                .map(|seat| table.seats()[seat])
                .into_iter()
                .flat_map(|one| table.needs(one, &WISHES))
            {
                for (way, hands) in need.ways {
                    let mut refused = 0;
                    let mut done = Vec::new();
                    let all = value::values(house);
                    for &value in &all {
                        match does(&game, need.player, way, value, need.wish) {
                            None => refused += 1,
                            Some(true) => done.push(value),
                            Some(false) => {}
                        }
                    }
                    let what = (need.player, need.wish, way, &hands);
                    assert_eq!(
                        hands.any,
                        !done.is_empty() && done.len() + refused == all.len(),
                        "{what:?}"
                    );
                    for least in &hands.least {
                        assert!(done.contains(least), "{what:?}");
                    }
                    for &value in &done {
                        let least = hands.least.iter();
                        let mut above =
                            least.filter(|least| is_at_least(house, way, value, **least));
                        assert!(above.next().is_some(), "{value:?} {what:?}");
                    }
                    for &value in all.iter().filter(|value| !done.contains(value)) {
                        if does(&game, need.player, way, value, need.wish).is_some() {
                            let least = hands.least.iter();
                            let mut above =
                                least.filter(|least| is_at_least(house, way, value, **least));
                            assert_eq!(above.next(), None, "{value:?} {what:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn counters_and_bets_are_counted_in() {
    // Ann, who deals, has won 12,000 from Bo, so one counter lies there; Di has bet.
    let log = log([
        opening("riichi-ema-2025"),
        won(Seat::East, 5, Some(Seat::South)),
        Input::Bet(PlayerId(3)),
    ]);
    let game = log.replay();
    let table = game.table().unwrap();
    let has = |player| table.accounts.of(Holder::Player(PlayerId(player))) / 100;
    let start = has(2);
    assert_eq!(
        [has(0), has(1), has(3)],
        [start + 12_000, start - 12_000, start - 1_000]
    );
    let needs = table.needs(PlayerId(2), &[Wish::First]);
    let from = |player| {
        let way = Way::From(PlayerId(player));
        let mut ways = needs[0].ways.iter();
        ways.find(|one| one.0 == way)
            .map(|one| &one.1.least[..])
            .unwrap()
    };
    // Cy has x, 300 for the counter and the bet more; Ann, who is 12,000 ahead, x and 300 less:
    // 2x is at least 10,400.
    let least = |counted, on_axis| Value::OnAxis { counted, on_axis };
    assert_eq!(from(0), [least(2, 80), least(3, 40), least(4, 25)]);
    // From Bo x, 300 and 1,000 are at least 12,000: mangan is 8,000, haneman 12,000.
    assert_eq!(from(1), [Value::Counted(6)]);
}

#[test]
fn nobody_needs_anything_when_the_game_is_over() {
    let log = log([opening("hk-old-style"), Input::Closed]);
    let game = log.replay();
    assert!(game.table().unwrap().needs(PlayerId(0), &WISHES).is_empty());
    assert!(game.table().unwrap().needs(PlayerId(9), &WISHES).is_empty());
}

#[test]
fn the_last_round_is_known() {
    let mut inputs = vec![opening("riichi-ema-2025")];
    for hand in 0..8 {
        let game = log(inputs.clone()).replay();
        let table = game.table().unwrap();
        assert_eq!(table.is_last_round(), hand >= 4);
        assert_eq!(table.is_last_deal(), hand == 7);
        inputs.push(won(Seat::South, 5, Some(Seat::West)));
    }
}

#[test]
fn an_example_is_worth_what_it_is_an_example_of() {
    for house in [
        "hk-old-style",
        "riichi-ema-2025",
        "singapore",
        "sparrows-nest",
        "mcr",
    ] {
        let game = log([opening(house)]).replay();
        let table = game.table().unwrap();
        let (mut found, mut more) = (0, 0);
        for value in value::values(&table.rules.house) {
            for player in [0, 1].map(PlayerId) {
                for way in [Way::SelfDraw, Way::From(PlayerId(2))] {
                    let Some(Example {
                        entry,
                        value: worth,
                    }) = table.example(player, way, value)
                    else {
                        continue;
                    };
                    found += 1;
                    more += u32::from(worth != value);
                    let (asked, value) = (value, worth);
                    let mut whole = game.clone();
                    let circumstances = entry.context.circumstances;
                    let bets = [Circumstance::Riichi, Circumstance::DoubleRiichi];
                    if bets.iter().any(|&bet| circumstances.has(bet)) {
                        whole.tell(&crate::testing::id(8), &Input::Bet(player));
                    }
                    let hand = Won::Hand(Box::new(entry));
                    whole.tell(&crate::testing::id(9), &Input::Won(Seated::here(hand)));
                    let seat = table.seat_of(player).unwrap();
                    let win = match way {
                        Way::SelfDraw => Win::SelfDraw,
                        Way::From(_) => Win::Discard { from: Seat::West },
                    };
                    let received = |value: Value| {
                        let payments = value.payments(&table.rules.house, seat, win);
                        payments.received(seat)
                    };
                    assert!(value == asked || received(value) > received(asked));
                    let mut counted = game.clone();
                    let facts = value.facts(&table.rules.house, seat, win);
                    let told = Input::Won(Seated::here(Won::Counted(facts)));
                    counted.tell(&crate::testing::id(9), &told);
                    let scores = |game: &Game| {
                        let table = game.table().unwrap();
                        BySeat::new(
                            [0, 1, 2, 3]
                                .map(|player| table.accounts.of(Holder::Player(PlayerId(player)))),
                        )
                    };
                    assert_eq!(scores(&whole), scores(&counted), "{house} {value:?}");
                }
            }
        }
        assert!(found > 8, "{house}: {found}");
        assert!(more > 0 || house != "mcr", "{house}: {more}");
    }
}

/// MCR counts up to 332 fan, and few of its examples are worth the same.
#[test]
fn where_no_example_is_worth_just_that_one_is_worth_a_little_more() {
    let game = log([opening("mcr")]).replay();
    let table = game.table().unwrap();
    let example = |way, counted| {
        let example = table.example(PlayerId(1), way, Value::Counted(counted));
        example.map(|example| example.value)
    };
    let from = Way::From(PlayerId(3));
    assert_eq!(example(Way::SelfDraw, 8), Some(Value::Counted(8)));
    // M-163, but won by South in the east round: no seat wind, and the pung of it counts for nothing.
    for (way, most) in [(Way::SelfDraw, 328), (from, 320)] {
        for asked in 8..=most {
            let Some(Value::Counted(counted)) = example(way, asked) else {
                panic!("no example of {asked} {way:?}");
            };
            assert!((asked..asked + 32).contains(&counted), "{asked}: {counted}");
        }
    }
}

/// M-163: in a book without a limit no hand does what only more than the most there is would do.
#[test]
fn values_are_those_that_can_be() {
    let least = |score| {
        let game = log([opening("mcr")]).replay();
        let needs = game
            .table()
            .unwrap()
            .needs(PlayerId(1), &[Wish::Score(score)]);
        needs[0].ways[1].1.least.clone()
    };
    // 24 for the base points of all, and the value from who discards: in hundredths.
    assert_eq!(least(35_600), [Value::Counted(332)]);
    assert_eq!(least(35_700), []);
    assert_eq!(least(3_200), [Value::Counted(8)]);
}

/// Bo wins 3 fan from Ann: +32, -16, -8, -8; Cy and Di share a place.
#[test]
fn a_wish_is_met_by_how_things_stand() {
    let [ann, bo, cy, di] = [0, 1, 2, 3].map(PlayerId);
    let standings = |house, inputs: &[Input]| {
        let inputs = [opening(house)].into_iter().chain(inputs.iter().cloned());
        log(inputs).replay().table().unwrap().standings()
    };
    let won = won(Seat::South, 3, Some(Seat::East));
    let after = standings("hk-old-style", &[won]);
    for (player, wish, is_met) in [
        (bo, Wish::First, true),
        (cy, Wish::First, false),
        (bo, Wish::Before(cy), true),
        (cy, Wish::Before(di), false),
        (cy, Wish::Before(ann), true),
        (ann, Wish::Before(cy), false),
        (bo, Wish::Place(1), true),
        (di, Wish::Place(2), true),
        (ann, Wish::Place(3), false),
        (di, Wish::NotLast, true),
        (ann, Wish::NotLast, false),
        (bo, Wish::Positive, true),
        (cy, Wish::Positive, false),
        (bo, Wish::Score(53_200), true),
        (bo, Wish::Score(53_201), false),
        (bo, Wish::Overall(Overall::points(0)), false),
    ] {
        assert_eq!(wish.is_met(player, &after), is_met, "{player:?} {wish:?}");
    }
    // nobody has more than another, so that uma sums to 0 for each.
    let before = standings("riichi-ema-2025", &[]);
    assert!(Wish::Overall(Overall::points(0)).is_met(ann, &before));
    assert!(!Wish::Overall(Overall::points(1)).is_met(ann, &before));
}
