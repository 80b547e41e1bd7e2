use tilewise_rules::{BySeat, Circumstance, Seat};

use super::*;
use crate::testing::{log, opening, won};
use crate::{AtSeating, Game, GameEvent, Holder, WinRecord};

const GOALS: [Goal; 7] = [
    Goal::First,
    Goal::NotLast,
    Goal::Positive,
    Goal::Before(PlayerId(2)),
    Goal::Score(3_000_000),
    Goal::Score(3_210_000),
    Goal::Score(1_000),
];

const HOUSES: [&str; 6] = [
    "hk-old-style",
    "hk-old-style;payment=discarder-full-others-half",
    "sparrows-nest",
    "singapore",
    "riichi-ema-2025",
    "riichi-wrc-2025",
];

/// Returns games of a few won hands, from a pseudo-random number.
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
                inputs.push(GameEvent::Bet(player));
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
    inputs.push(GameEvent::Bet(PlayerId(1)));
    all.push(log(inputs).replay());
    all
}

/// Returns whether a goal is met after a win, recomputed from the log.
fn is_met_after(
    game: &Game,
    player: PlayerId,
    way: WinMethod,
    value: Value,
    goal: Goal,
) -> Option<bool> {
    let table = game.table().unwrap();
    let seat = table.seat_of(player).unwrap();
    let win = match way {
        WinMethod::SelfDraw => Win::SelfDraw,
        WinMethod::From(other) => Win::Discard {
            from: table.seat_of(other).unwrap(),
        },
    };
    let answers = value.to_answers(&table.rules.house, seat, win);
    let mut game = game.clone();
    let input = GameEvent::Win(AtSeating::current(WinRecord::Counted(answers)));
    game.apply(&crate::testing::id(99), &input);
    if game.outcomes().last().unwrap().refusal.is_some() {
        return None;
    }
    Some(goal.is_met(player, &game.table().unwrap().standings()))
}

/// Returns whether one value is at least the other on every axis. A value without fu has the minimum fu: 20
/// only for a self-draw.
fn is_at_least(
    house: &tilewise_rules::RuleConfig,
    way: WinMethod,
    one: Value,
    other: Value,
) -> bool {
    let floor = if way == WinMethod::SelfDraw { 20 } else { 25 };
    let counts = |value| match value {
        Value::Counted(counted) => (counted, floor),
        Value::OnAxis { counted, on_axis } => (counted, on_axis),
        Value::Units(units) => (units * house.limits().hand, floor),
    };
    let (one, other) = (counts(one), counts(other));
    one.0 >= other.0 && one.1 >= other.1
}

#[test]
fn minimal_hands_match_exhaustive_search() {
    for house in HOUSES {
        for game in games(house) {
            let table = game.table().unwrap();
            let house = &table.rules.house;
            for need in Seat::ALL
                .map(|seat| table.seats()[seat])
                .into_iter()
                .flat_map(|one| table.requirements(one, &GOALS))
            {
                for (way, hands) in need.methods {
                    let mut refused = 0;
                    let mut done = Vec::new();
                    let all = value::values(house);
                    for &value in &all {
                        match is_met_after(&game, need.player, way, value, need.goal) {
                            None => refused += 1,
                            Some(true) => done.push(value),
                            Some(false) => {}
                        }
                    }
                    let what = (need.player, need.goal, way, &hands);
                    assert_eq!(
                        hands.any_hand,
                        !done.is_empty() && done.len() + refused == all.len(),
                        "{what:?}"
                    );
                    for least in &hands.values {
                        assert!(done.contains(least), "{what:?}");
                    }
                    for &value in &done {
                        let least = hands.values.iter();
                        let mut above =
                            least.filter(|least| is_at_least(house, way, value, **least));
                        assert!(above.next().is_some(), "{value:?} {what:?}");
                    }
                    for &value in all.iter().filter(|value| !done.contains(value)) {
                        if is_met_after(&game, need.player, way, value, need.goal).is_some() {
                            let least = hands.values.iter();
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
    // Ann, the dealer, has won 12,000 from Bo, so there is one counter; Di has bet.
    let log = log([
        opening("riichi-ema-2025"),
        won(Seat::East, 5, Some(Seat::South)),
        GameEvent::Bet(PlayerId(3)),
    ]);
    let game = log.replay();
    let table = game.table().unwrap();
    let has = |player| table.accounts.balance(Holder::Player(PlayerId(player))) / 100;
    let start = has(2);
    assert_eq!(
        [has(0), has(1), has(3)],
        [start + 12_000, start - 12_000, start - 1_000]
    );
    let needs = table.requirements(PlayerId(2), &[Goal::First]);
    let from = |player| {
        let way = WinMethod::From(PlayerId(player));
        let mut ways = needs[0].methods.iter();
        ways.find(|one| one.0 == way)
            .map(|one| &one.1.values[..])
            .unwrap()
    };
    // Cy gains x, 300 for the counter and the bet; Ann, who is 12,000 ahead, loses x and 300: 2x is at least
    // 10,400.
    let least = |counted, on_axis| Value::OnAxis { counted, on_axis };
    assert_eq!(from(0), [least(2, 80), least(3, 40), least(4, 25)]);
    // From Bo x, 300 and 1,000 are at least 12,000: mangan is 8,000, haneman 12,000.
    assert_eq!(from(1), [Value::Counted(6)]);
}

#[test]
fn finished_game_has_no_requirements() {
    let log = log([opening("hk-old-style"), GameEvent::Closed]);
    let game = log.replay();
    assert!(
        game.table()
            .unwrap()
            .requirements(PlayerId(0), &GOALS)
            .is_empty()
    );
    assert!(
        game.table()
            .unwrap()
            .requirements(PlayerId(9), &GOALS)
            .is_empty()
    );
}

#[test]
fn last_round_and_last_deal_are_recognized() {
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
fn example_is_worth_the_requested_value() {
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
                for way in [WinMethod::SelfDraw, WinMethod::From(PlayerId(2))] {
                    let Some(Example {
                        entry,
                        value: worth,
                    }) = table.example(player, way, value)
                    else {
                        continue;
                    };
                    found += 1;
                    more += u32::from(worth != value);
                    let (target, value) = (value, worth);
                    let mut whole = game.clone();
                    let circumstances = entry.context.circumstances;
                    let bets = [Circumstance::Riichi, Circumstance::DoubleRiichi];
                    if bets.iter().any(|&bet| circumstances.has(bet)) {
                        whole.apply(&crate::testing::id(8), &GameEvent::Bet(player));
                    }
                    let hand = WinRecord::Hand(Box::new(entry));
                    whole.apply(
                        &crate::testing::id(9),
                        &GameEvent::Win(AtSeating::current(hand)),
                    );
                    let seat = table.seat_of(player).unwrap();
                    let win = match way {
                        WinMethod::SelfDraw => Win::SelfDraw,
                        WinMethod::From(_) => Win::Discard { from: Seat::West },
                    };
                    let received = |value: Value| {
                        let payments = value.payments(&table.rules.house, seat, win);
                        payments.received(seat)
                    };
                    assert!(value == target || received(value) > received(target));
                    let mut counted = game.clone();
                    let answers = value.to_answers(&table.rules.house, seat, win);
                    let event = GameEvent::Win(AtSeating::current(WinRecord::Counted(answers)));
                    counted.apply(&crate::testing::id(9), &event);
                    let scores =
                        |game: &Game| {
                            let table = game.table().unwrap();
                            BySeat::new([0, 1, 2, 3].map(|player| {
                                table.accounts.balance(Holder::Player(PlayerId(player)))
                            }))
                        };
                    assert_eq!(scores(&whole), scores(&counted), "{house} {value:?}");
                }
            }
        }
        assert!(found > 8, "{house}: {found}");
        assert!(more > 0 || house != "mcr", "{house}: {more}");
    }
}

/// MCR counts up to 332 fan, and few of its examples have the same value.
#[test]
fn example_of_a_missing_value_is_worth_slightly_more() {
    let game = log([opening("mcr")]).replay();
    let table = game.table().unwrap();
    let example = |way, counted| {
        let example = table.example(PlayerId(1), way, Value::Counted(counted));
        example.map(|example| example.value)
    };
    let from = WinMethod::From(PlayerId(3));
    assert_eq!(example(WinMethod::SelfDraw, 8), Some(Value::Counted(8)));
    // M-163, but won by South in the east round: the pung isn't of the seat wind.
    for (way, most) in [(WinMethod::SelfDraw, 328), (from, 320)] {
        for target in 8..=most {
            let Some(Value::Counted(counted)) = example(way, target) else {
                panic!("no example of {target} {way:?}");
            };
            assert!(
                (target..target + 32).contains(&counted),
                "{target}: {counted}"
            );
        }
    }
}

/// M-163: without a limit, no hand reaches a goal above the maximum value.
#[test]
fn values_stop_at_the_maximum() {
    let least = |score| {
        let game = log([opening("mcr")]).replay();
        let needs = game
            .table()
            .unwrap()
            .requirements(PlayerId(1), &[Goal::Score(score)]);
        needs[0].methods[1].1.values.clone()
    };
    // 24 for the base points of all, and the value from the discarder: in hundredths.
    assert_eq!(least(35_600), [Value::Counted(332)]);
    assert_eq!(least(35_700), []);
    assert_eq!(least(3_200), [Value::Counted(8)]);
}

/// Bo wins 3 fan from Ann: +32, -16, -8, -8; Cy and Di share a place.
#[test]
fn goals_are_met_by_the_standings() {
    let [ann, bo, cy, di] = [0, 1, 2, 3].map(PlayerId);
    let standings = |house, inputs: &[GameEvent]| {
        let inputs = [opening(house)].into_iter().chain(inputs.iter().cloned());
        log(inputs).replay().table().unwrap().standings()
    };
    let won = won(Seat::South, 3, Some(Seat::East));
    let after = standings("hk-old-style", &[won]);
    for (player, goal, is_met) in [
        (bo, Goal::First, true),
        (cy, Goal::First, false),
        (bo, Goal::Before(cy), true),
        (cy, Goal::Before(di), false),
        (cy, Goal::Before(ann), true),
        (ann, Goal::Before(cy), false),
        (bo, Goal::Place(1), true),
        (di, Goal::Place(2), true),
        (ann, Goal::Place(3), false),
        (di, Goal::NotLast, true),
        (ann, Goal::NotLast, false),
        (bo, Goal::Positive, true),
        (cy, Goal::Positive, false),
        (bo, Goal::Score(53_200), true),
        (bo, Goal::Score(53_201), false),
        (bo, Goal::Overall(Overall::points(0)), false),
    ] {
        assert_eq!(goal.is_met(player, &after), is_met, "{player:?} {goal:?}");
    }
    // all have the same score, so that uma sums to 0 for each.
    let before = standings("riichi-ema-2025", &[]);
    assert!(Goal::Overall(Overall::points(0)).is_met(ann, &before));
    assert!(!Goal::Overall(Overall::points(1)).is_met(ann, &before));
}
