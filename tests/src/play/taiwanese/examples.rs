//! Examples of the list and its worked payments (parts 2, 7 and 12), with the reference scorer.

use tilewise_rules::Seat;

use super::options::Options;
use super::reference::{best, pay};
use crate::play::sixteen_tiles::example_line::parse_example;
use crate::reference::ReferenceScore;

const EXAMPLES: &str = include_str!("../../../suite/examples-taiwanese.txt");

#[track_caller]
fn scored(text: &'static str, options: &Options) -> ReferenceScore {
    let example = parse_example(text);
    let options = example
        .options
        .iter()
        .fold(options.clone(), |options, &(key, value)| {
            options.with(key, value)
        });
    let mut scores = best(&example.win, &options);
    assert!(!scores.is_empty(), "{text} is no win");
    scores.remove(0)
}

/// Parts 2 and 7.
#[test]
fn examples_have_their_totals() {
    let lines = EXAMPLES.lines().filter(|line| !line.starts_with('#'));
    let mut wrong = Vec::new();
    let mut examples = 0;
    for line in lines {
        let columns: Vec<&'static str> = line.split(" | ").collect();
        let [_, text, worth] = columns[..] else {
            panic!("{line}: three columns");
        };
        let (options, wanted, counted) = match worth.split_once(" -> ") {
            Some((total, counted)) => (Options::SOUTHERN, total, counted),
            None => (Options::TAIWANESE, worth, worth),
        };
        let score = scored(text, &options);
        if (score.total.to_string(), score.counted.to_string())
            != (wanted.to_owned(), counted.to_owned())
        {
            wrong.push(format!("{line}: {score:?}"));
        }
        examples += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(examples, 46 + 11);
}

#[track_caller]
fn pays(text: &'static str, options: &Options, total: u16, net: [i64; 4]) {
    let score = scored(text, options);
    assert_eq!((score.total, score.net), (total, net), "{text}: {score:?}");
}

/// T-280 to T-282, T-289, T-290, T-294, T-295 with hands of these tai.
#[test]
fn worked_payments_hold() {
    let own = Options::TAIWANESE;
    // Self-draw 1, seat wind 1, own flower 1.
    let three = "123m45678s99p p222z c456p w9s f2 SE";
    pays(three, &own, 3, [-9, 25, -8, -8]);
    // Concealed 3, seat wind 1, two own flowers.
    let six = "123m45678s99p222z456p w9s f2 g2 SE streak=1";
    pays(six, &own, 6, [-14, 36, -11, -11]);
    let two = "123m45678s99p p555z c456p w9s@S f1 EE streak=1";
    pays(two, &own, 2, [10, -10, 0, 0]);
    let cap = own.clone().with("cap", "16");
    // All pungs 4, half flush 4, big dragons 8, self-draw, round wind, seat wind and own flower 4.
    let many = "111z22m55z p666z p777z p444m w5z EE f1 streak=2";
    let score = scored(many, &cap);
    assert!(score.total > 16, "{score:?}");
    assert_eq!((score.counted, score.net), (16, [78, -26, -26, -26]));
    let zero = "123456m78s55z c456p p999p w9s@N WE streak=3";
    pays(zero, &own, 0, [0, 0, 5, -5]);
    let stakes = own.clone().with("base", "300").with("unit", "100");
    let four = "123m45678s99p p444z c456p w9s f4 g4 NE streak=2";
    pays(four, &stakes, 4, [-1200, -700, -700, 2600]);
}

/// T-282, T-294, T-295.
#[test]
fn liability_pays_for_others() {
    let little = Options::TAIWANESE
        .with("liability", "little-three-dragons,all-pungs")
        .with("liability_discard", "half");
    let pays =
        |text: &'static str, liable: Option<(&'static str, Seat)>, expected: (u16, [i64; 4])| {
            let mut win = parse_example(text).win;
            win.liability.extend(liable);
            let scores = best(&win, &little);
            assert_eq!((scores[0].total, scores[0].net), expected, "{text}");
        };
    // 8 tai, then 7: halves are rounded up.
    let eight = "123m45s77z p555z p666z c456p w6s@W EE f1 g1 f2 streak=1 last-tile";
    // Little dragons 4 and two own flowers: 6 tai, and the dealer's part.
    pays(
        eight,
        Some(("little-three-dragons", Seat::North)),
        (6, [14, 0, -7, -7]),
    );
    pays(
        eight,
        Some(("little-three-dragons", Seat::West)),
        (6, [14, 0, -14, 0]),
    );
    pays(
        eight,
        Some(("big-three-dragons", Seat::North)),
        (6, [14, 0, -14, 0]),
    );
    let odd = "123m45s77z p555z p666z c456p w6s@W EE f1 streak=1";
    pays(
        odd,
        Some(("little-three-dragons", Seat::North)),
        (5, [14, 0, -7, -7]),
    );
    let drawn = "123m45s77z p555z p666z c456p w6s EE f1 streak=2";
    pays(
        drawn,
        Some(("little-three-dragons", Seat::North)),
        (6, [48, 0, 0, -48]),
    );
    pays(drawn, None, (6, [48, -16, -16, -16]));
    let mut claimed = parse_example(drawn).win;
    claimed.table[0].from = Some(Seat::South);
    claimed.table[1].from = Some(Seat::West);
    assert_eq!(best(&claimed, &little)[0].net, [48, 0, -48, 0]);
}

/// T-291 to T-293.
#[test]
fn several_winners_are_paid() {
    let own = Options::TAIWANESE;
    let two = [(Seat::North, 4), (Seat::East, 2)];
    assert_eq!(pay::several(&own, Seat::South, &two, 1), [0, -9, 0, 9]);
    let three = [(Seat::North, 4), (Seat::East, 2), (Seat::West, 1)];
    assert_eq!(pay::several(&own, Seat::South, &three, 1), [10, -25, 6, 9]);
    let home = [(Seat::North, 4), (Seat::South, 2)];
    assert_eq!(
        pay::several(&Options::HOME, Seat::East, &home, 2),
        [-26, 12, 0, 14]
    );
}

/// T-296.
#[test]
fn false_wins_are_paid_for() {
    let own = Options::TAIWANESE;
    assert_eq!(pay::false_win(&own, Seat::South, 0), [14, -40, 13, 13]);
    assert_eq!(pay::false_win(&own, Seat::East, 2), [-54, 18, 18, 18]);
}

/// T-280 to T-297: amounts.
#[test]
fn amounts_hold() {
    let amount = pay::amount;
    let own = Options::TAIWANESE;
    let (east, south, west) = (Seat::East, Seat::South, Seat::West);
    assert_eq!(amount(&own, 9, [east, south], 2), 19);
    assert_eq!(amount(&own, 8, [east, west], 1), 16);
    let southern = Options::SOUTHERN;
    assert_eq!(amount(&southern, 4, [east, south], 2), 13);
    assert_eq!(amount(&southern, 4, [south, west], 4), 9);
}

/// T-300, T-301.
#[test]
fn streak_counts_only_with_the_dealer() {
    let hand = "123m45678s99p p222z c456p w9s SE";
    pays(hand, &Options::SOUTHERN, 2, [-7, 21, -7, -7]);
    let repeated = "123m45678s99p p222z c456p w9s SE streak=1";
    pays(repeated, &Options::SOUTHERN, 2, [-9, 23, -7, -7]);
}
