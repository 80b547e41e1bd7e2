//! Results of a game: places, settlement, requirements.

use tilewise_ledger::{
    GameEvent, Goal, Handover, Holder, PlayerId, PlayerStanding, Requirement, Standings, Table,
    Value, WinMethod, settle,
};
use tilewise_rules::{Overall, Seat, check, score};

use super::ledger::{foul, four, table, won};

fn player(place: u8) -> Holder {
    Holder::Player(PlayerId(place))
}

fn places(table: &Table) -> Vec<(u8, usize)> {
    let Standings(places) = table.standings();
    let place = |one: &PlayerStanding| (one.player.0, one.place.unwrap_or(0));
    places.iter().map(place).collect()
}

/// Returns a table with a shown false win of West, 20 points, and South five minutes late, 5 points
/// (F49).
fn fouled() -> Table {
    let book = "riichi-ema-2025";
    let chombo = [("call", "win"), ("shown", "yes"), ("same_time", "nothing")];
    table([
        four(book),
        foul(book, "empty-call", Seat::West, &chombo),
        foul(
            book,
            "late",
            Seat::South,
            &[("substituted", "no"), ("minutes", "5")],
        ),
    ])
}

/// it is subtracted from the final score; the places are those of the table, where all are equal.
#[test]
fn foul_keeps_places_of_equal_scores() {
    let fouled = fouled();
    assert_eq!(places(&fouled), [(0, 1), (1, 1), (2, 1), (3, 1)]);
    let overall = fouled.standings().0.into_iter().map(|one| one.overall);
    let overall: Vec<_> = overall.map(|one| one.map(Overall::thousandths)).collect();
    assert_eq!(overall, [0, -5_000, -20_000, 0].map(Some));
}

#[test]
fn penalties_are_handed_to_the_bank() {
    let pays = |place, amount| Handover {
        from: player(place),
        to: Holder::Bank,
        amount,
    };
    let all = fouled().settle_overall();
    assert_eq!(all, Some(vec![pays(2, 20_000), pays(1, 5_000)]));
}

#[test]
fn gain_needs_more_than_the_start_score() {
    for house in ["hk-old-style", "riichi-ema-2025"] {
        let before = table([four(house)]).standings();
        assert!(before.0.iter().all(|one| !one.is_gain), "{house}");
        let won = table([four(house), won(Seat::South, 5, Some(Seat::East))]);
        let gain = won.standings().0.into_iter().filter(|one| one.is_gain);
        let gain: Vec<_> = gain.map(|one| one.player.0).collect();
        assert_eq!(gain, [1], "{house}");
    }
}

/// Five groups balance among themselves, which is the maximum: each of them saves one of twelve payments.
#[test]
fn twelve_players_settle_in_the_fewest_payments() {
    let amounts = [
        7, -4, -3, 6, -6, 7_000, -4_000, -3_000, 6_000, -6_000, 900_000, -900_000,
    ];
    let gained: Vec<_> = (0..).map(player).zip(amounts).collect();
    assert_eq!(settle(&gained).len(), 7);
}

/// a yakuman is 32,000 for non-dealers, and the next lower level 24,000.
#[test]
fn goal_beyond_limit_hands_needs_a_yakuman() {
    let table = table([four("riichi-ema-2025")]);
    let needs = table.requirements(PlayerId(1), &[Goal::Score(6_200_000)]);
    let mut ways = needs[0].methods.iter();
    let way = ways.find(|(way, _)| *way == WinMethod::From(PlayerId(0)));
    let (_, hands) = way.expect("on a discard of the dealer");
    assert_eq!(hands.values, [Value::Units(1)]);
}

/// a false win costs 20 points of the overall score. West, first with more than 30,000, has 15
/// of uma: 5 are missing, so the hand must bring more than 5,000.
#[test]
fn pending_penalty_raises_the_required_value() {
    let book = "riichi-ema-2025";
    let chombo = [("call", "win"), ("shown", "yes"), ("same_time", "nothing")];
    let needs = |inputs: &[GameEvent]| {
        let inputs = [four(book)].into_iter().chain(inputs.iter().cloned());
        let needs = table(inputs).requirements(PlayerId(2), &[Goal::Positive, Goal::First]);
        let from_south = |one: &Requirement| {
            let mut ways = one.methods.iter();
            let way = ways.find(|(way, _)| *way == WinMethod::From(PlayerId(1)));
            way.expect("on a discard of South").1.clone()
        };
        [from_south(&needs[0]), from_south(&needs[1])]
    };
    let [positive, first] = needs(&[]);
    assert!(positive.any_hand && first.any_hand);
    let [positive, first] = needs(&[foul(book, "empty-call", Seat::West, &chombo)]);
    let least = |counted, on_axis| Value::OnAxis { counted, on_axis };
    assert_eq!(positive.values, [least(2, 80), least(3, 40), least(4, 25)]);
    assert!(first.any_hand, "a place is that of the table");
}

/// Returns values by han and fu, then by level only; by self-draw and by discard of West.
fn values(fu: &[u16], above: &[u16]) -> Vec<(Value, WinMethod)> {
    let with_fu = (1..=4).flat_map(|counted| {
        let fu = fu.iter();
        fu.map(move |&on_axis| Value::OnAxis { counted, on_axis })
    });
    let above = above.iter().map(|&counted| Value::Counted(counted));
    let all = with_fu.chain(above).chain([Value::Units(1)]);
    let ways = [WinMethod::SelfDraw, WinMethod::From(PlayerId(2))];
    all.flat_map(|value| ways.map(|way| (value, way))).collect()
}

/// Recomputes the value for every goal.
#[test]
fn example_hands_have_the_stated_value() {
    let table = table([four("riichi-ema-2025")]);
    let house = &table.rules.house;
    let above = [5, 6, 7, 8, 9, 10, 11];
    for (value, way) in values(&[20, 25, 30, 40, 50, 60, 70], &above) {
        let Some(example) = table.example(PlayerId(1), way, value) else {
            continue;
        };
        let (hand, context) = check(house, &example.entry).expect("it can be");
        let score = score(house, &hand, &context).expect("it is complete");
        assert_eq!(
            Value::from_score(house, &score),
            example.value,
            "{value:?} {way:?}"
        );
    }
}

/// Values that no example of the rule set has are reached by one of them with an indicator.
#[test]
fn every_usual_value_has_an_example() {
    let table = table([four("riichi-ema-2025")]);
    let mut with_indicator = 0;
    for (value, way) in values(&[30, 40, 50], &[5, 6, 7, 8, 9, 11]) {
        let example = table.example(PlayerId(1), way, value).expect("a hand");
        assert_eq!(example.value, value, "{way:?}");
        with_indicator += u32::from(!example.entry.hand.dora.is_empty());
    }
    assert!(with_indicator > 0);
}

/// Without named levels, the highest payment is no yakuman.
#[test]
fn no_yakuman_example_without_yakuman() {
    let table = table([four("hk-old-style")]);
    for way in [WinMethod::SelfDraw, WinMethod::From(PlayerId(2))] {
        assert_eq!(table.example(PlayerId(1), way, Value::Units(1)), None);
    }
}

/// only the bet of the player who is to win is on the table.
#[test]
fn example_after_a_bet_includes_the_bet() {
    let table = table([four("riichi-ema-2025"), GameEvent::Bet(PlayerId(1))]);
    let value = Value::OnAxis {
        counted: 2,
        on_axis: 30,
    };
    let example = table
        .example(PlayerId(1), WinMethod::SelfDraw, value)
        .expect("one");
    let declared = example.entry.context.stakes.declared;
    assert_eq!(declared, Some([false, true, false, false]));
}
