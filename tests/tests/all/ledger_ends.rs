//! What a game comes to: who is first, who hands what to whom, what a player still needs.

use tilewise_ledger::{
    Handover, Holder, Input, Need, Place, PlayerId, Standings, Table, Value, Way, Wish, settle,
};
use tilewise_rules::{Overall, Seat, check, score};

use super::ledger::{foul, four, table, won};

fn player(place: u8) -> Holder {
    Holder::Player(PlayerId(place))
}

fn places(table: &Table) -> Vec<(u8, usize)> {
    let Standings(places) = table.standings();
    let place = |one: &Place| (one.player.0, one.place.unwrap_or(0));
    places.iter().map(place).collect()
}

/// A false win of West, shown: 20 points. South was five minutes late: 5 points (F49).
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

/// it comes off the final score; the places are those of the table, where all are level.
#[test]
fn a_foul_puts_nobody_behind_others_with_as_much() {
    let fouled = fouled();
    assert_eq!(places(&fouled), [(0, 1), (1, 1), (2, 1), (3, 1)]);
    let overall = fouled.standings().0.into_iter().map(|one| one.overall);
    let overall: Vec<_> = overall.map(|one| one.map(Overall::thousandths)).collect();
    assert_eq!(overall, [0, -5_000, -20_000, 0].map(Some));
}

#[test]
fn what_is_taken_for_nobody_is_handed_to_the_bank() {
    let pays = |place, amount| Handover {
        from: player(place),
        to: Holder::Bank,
        amount,
    };
    let all = fouled().settle_overall();
    assert_eq!(all, Some(vec![pays(2, 20_000), pays(1, 5_000)]));
}

#[test]
fn who_stands_where_the_game_began_has_gained_nothing() {
    for house in ["hk-old-style", "riichi-ema-2025"] {
        let before = table([four(house)]).standings();
        assert!(before.0.iter().all(|one| !one.is_gain), "{house}");
        let won = table([four(house), won(Seat::South, 5, Some(Seat::East))]);
        let gain = won.standings().0.into_iter().filter(|one| one.is_gain);
        let gain: Vec<_> = gain.map(|one| one.player.0).collect();
        assert_eq!(gain, [1], "{house}");
    }
}

/// Five groups are even among themselves, and no more: each of them saves one of twelve payments.
#[test]
fn twelve_players_settle_in_the_fewest_payments() {
    let amounts = [
        7, -4, -3, 6, -6, 7_000, -4_000, -3_000, 6_000, -6_000, 900_000, -900_000,
    ];
    let gained: Vec<_> = (0..).map(player).zip(amounts).collect();
    assert_eq!(settle(&gained).len(), 7);
}

/// a yakuman is 32,000 for who doesn't deal, and the next lower level 24,000.
#[test]
fn what_only_a_yakuman_brings_takes_one() {
    let table = table([four("riichi-ema-2025")]);
    let needs = table.needs(PlayerId(1), &[Wish::Score(6_200_000)]);
    let mut ways = needs[0].ways.iter();
    let way = ways.find(|(way, _)| *way == Way::From(PlayerId(0)));
    let (_, hands) = way.expect("on a discard of the dealer");
    assert_eq!(hands.least, [Value::Units(1)]);
}

/// a false win costs 20 points of the overall score. West, first with more than 30,000, has
/// 15 of uma: 5 are lacking, so that the hand must bring more than 5,000.
#[test]
fn a_penalty_that_is_still_due_is_counted_in() {
    let book = "riichi-ema-2025";
    let chombo = [("call", "win"), ("shown", "yes"), ("same_time", "nothing")];
    let needs = |inputs: &[Input]| {
        let inputs = [four(book)].into_iter().chain(inputs.iter().cloned());
        let needs = table(inputs).needs(PlayerId(2), &[Wish::Positive, Wish::First]);
        let from_south = |one: &Need| {
            let mut ways = one.ways.iter();
            let way = ways.find(|(way, _)| *way == Way::From(PlayerId(1)));
            way.expect("on a discard of South").1.clone()
        };
        [from_south(&needs[0]), from_south(&needs[1])]
    };
    let [positive, first] = needs(&[]);
    assert!(positive.any && first.any);
    let [positive, first] = needs(&[foul(book, "empty-call", Seat::West, &chombo)]);
    let least = |counted, on_axis| Value::OnAxis { counted, on_axis };
    assert_eq!(positive.least, [least(2, 80), least(3, 40), least(4, 25)]);
    assert!(first.any, "a place is that of the table");
}

/// By han and fu, then what counts by its level alone; drawn, and on a discard of West.
fn values(fu: &[u16], above: &[u16]) -> Vec<(Value, Way)> {
    let with_fu = (1..=4).flat_map(|counted| {
        let fu = fu.iter();
        fu.map(move |&on_axis| Value::OnAxis { counted, on_axis })
    });
    let above = above.iter().map(|&counted| Value::Counted(counted));
    let all = with_fu.chain(above).chain([Value::Units(1)]);
    let ways = [Way::SelfDraw, Way::From(PlayerId(2))];
    all.flat_map(|value| ways.map(|way| (value, way))).collect()
}

/// Counted out anew, whatever was asked for.
#[test]
fn an_example_is_worth_what_is_said_of_it() {
    let table = table([four("riichi-ema-2025")]);
    let house = &table.rules.house;
    let above = [5, 6, 7, 8, 9, 10, 11];
    for (value, way) in values(&[20, 25, 30, 40, 50, 60, 70], &above) {
        let Some(example) = table.example(PlayerId(1), way, value) else {
            continue;
        };
        let (hand, context) = check(house, &example.entry).expect("it can be");
        let score = score(house, &hand, &context).expect("it is complete");
        assert_eq!(Value::of(house, &score), example.value, "{value:?} {way:?}");
    }
}

/// What no example of the book is worth, one of them is worth with an indicator.
#[test]
fn there_is_an_example_of_every_usual_value() {
    let table = table([four("riichi-ema-2025")]);
    let mut with_indicator = 0;
    for (value, way) in values(&[30, 40, 50], &[5, 6, 7, 8, 9, 11]) {
        let example = table.example(PlayerId(1), way, value).expect("a hand");
        assert_eq!(example.value, value, "{way:?}");
        with_indicator += u32::from(!example.entry.hand.dora.is_empty());
    }
    assert!(with_indicator > 0);
}

/// Where no level has a name, the most that is paid is no yakuman.
#[test]
fn without_yakuman_there_is_no_example_of_one() {
    let table = table([four("hk-old-style")]);
    for way in [Way::SelfDraw, Way::From(PlayerId(2))] {
        assert_eq!(table.example(PlayerId(1), way, Value::Units(1)), None);
    }
}

/// what lies there is the bet of the player who is to win, and of nobody else.
#[test]
fn an_example_for_who_has_bet_is_won_with_that_bet() {
    let table = table([four("riichi-ema-2025"), Input::Bet(PlayerId(1))]);
    let value = Value::OnAxis {
        counted: 2,
        on_axis: 30,
    };
    let example = table
        .example(PlayerId(1), Way::SelfDraw, value)
        .expect("one");
    let declared = example.entry.context.on_table.declared;
    assert_eq!(declared, Some([false, true, false, false]));
}
