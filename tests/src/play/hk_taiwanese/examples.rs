//! Examples of the list, its worked payments and its sequences of debts (parts 4 to 6, 9, 12), with the
//! reference scorer.

use tilewise_rules::Seat;

use super::options::Options;
use super::reference::debts::DebtTable;
use super::reference::{HUNDREDTHS, best};
use crate::play::sixteen_tiles::example_line::parse_example;
use crate::reference::ReferenceScore;

const EXAMPLES: &str = include_str!("../../../suite/examples-hk-taiwanese.txt");

#[track_caller]
fn scored(text: &'static str, options: &Options) -> ReferenceScore {
    let win = parse_example(text).win;
    let mut scores = best(&win, options);
    assert!(!scores.is_empty(), "{text} is no win");
    scores.remove(0)
}

/// Parts 4 and 6.
#[test]
fn examples_have_their_totals() {
    let lines = EXAMPLES.lines().filter(|line| !line.starts_with('#'));
    let mut wrong = Vec::new();
    let mut examples = 0;
    for line in lines {
        let columns: Vec<&'static str> = line.split(" | ").collect();
        let [clause, text, total] = columns[..] else {
            panic!("{line}: three columns");
        };
        let options = if clause.ends_with("2025") {
            Options::HK_TAIWANESE_2025
        } else {
            Options::HK_TAIWANESE
        };
        let score = scored(text, &options);
        if score.total.to_string() != total {
            wrong.push(format!("{line}: {} {:?}", score.total, score.elements));
        }
        examples += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(examples, 134);
}

fn count(score: &ReferenceScore, key: &str) -> u16 {
    let of = score.elements.iter().filter(|(other, ..)| *other == key);
    of.map(|(_, count, _)| count).sum()
}

/// T-105.
#[test]
fn relations_count_as_in_the_examples_of_the_league() {
    let own = Options::HK_TAIWANESE;
    let counts = |text: &'static str, expected: &[(&str, u16)]| {
        let score = scored(text, &own);
        for (key, wanted) in expected {
            assert_eq!(count(&score, key), *wanted, "{text}: {key} in {score:?}");
        }
    };
    let one_each = [("mixed-double-chow", 1), ("pure-double-chow", 1)];
    counts("57m33z c567p c567p p222s p999m w6m@W SE f1 f4", &one_each);
    let two = [
        ("mixed-double-chow", 2),
        ("two-pure-double-chows", 1),
        ("pure-double-chow", 0),
    ];
    counts("35m33z c345m c345p c345p p999s w4m@W SE f1 f4", &two);
    let steps = [("mixed-steps", 2)];
    counts("56p33z c567m c678s c789p p111s w4p@W SE f1 f4", &steps);
    let straights = [
        ("pure-straight", 2),
        ("two-pure-double-chows", 1),
        ("old-young-chows", 0),
    ];
    counts("12m33z c123m c456m c456m c789m w3m@W SE f1 f4", &straights);
}

/// T-283, T-298: worth between the seats.
#[test]
fn worked_payments_hold() {
    let own = Options::HK_TAIWANESE;
    let cases = [
        // Base 5, two flowers, self-draw, and the dealer's part with two repeats.
        (
            "45s33z p222m p999m c567p c789p w6s SE f1 f4 streak=2",
            8,
            [-13, 29, -8, -8],
        ),
        (
            "45s33z p222m p999m c567p c789p w6s EE f1 f4 streak=1",
            9,
            [36, -12, -12, -12],
        ),
        (
            "45s33z p222m p999m c567p c789p w6s@E winners=2 SE f1 f4 streak=1",
            12,
            [-15, 15, 0, 0],
        ),
        (
            "45s33z p222m p999m c567p c789p w6s@N winners=2 SE f1 f4 streak=1",
            12,
            [0, 12, 0, -12],
        ),
        (
            "147m258p369s1234567z win:eight-flowers f1 f2 f3 f4 g1 g2 g3 g4 SE streak=3",
            40,
            [-40, 120, -40, -40],
        ),
        (
            "147m258p369s1234567z win:robbing-the-eighth@E f1 f2 f3 f4 g1 g2 g3 SE",
            30,
            [-30, 30, 0, 0],
        ),
    ];
    for (text, total, net) in cases {
        let score = scored(text, &own);
        let net = net.map(|points: i64| HUNDREDTHS * points);
        assert_eq!((score.total, score.net), (total, net), "{text}: {score:?}");
    }
}

const E: Seat = Seat::East;
const S: Seat = Seat::South;
const W: Seat = Seat::West;
const N: Seat = Seat::North;

/// A step: the wins, the debts after it, what is gained now.
type CarriedHand<'a> = (
    &'a [(Seat, Seat, i64)],
    &'a [(Seat, Seat, i64, u32)],
    [i64; 4],
);

#[track_caller]
fn carries(steps: &[CarriedHand]) -> DebtTable {
    let mut debts = DebtTable::default();
    for (place, (wins, after, now)) in steps.iter().enumerate() {
        assert_eq!(debts.carry(wins), *now, "step {place}");
        let mut wanted = DebtTable::default();
        for &(creditor, debtor, points, wins) in *after {
            wanted.owe(creditor, debtor, points, wins);
        }
        assert_eq!(debts, wanted, "step {place}");
    }
    debts
}

fn drawn(winner: Seat, points: i64) -> Vec<(Seat, Seat, i64)> {
    winner
        .others()
        .map(|payer| (winner, payer, points))
        .to_vec()
}

/// T-320 to T-323, T-284.
#[test]
fn debts_grow_and_are_halved() {
    let mut debts = carries(&[
        (&[(E, S, 11)], &[(E, S, 11, 1)], [0; 4]),
        (&[(E, W, 7)], &[(E, S, 11, 1), (E, W, 7, 1)], [0; 4]),
        (&[(E, S, 5)], &[(E, S, 22, 2), (E, W, 7, 1)], [0; 4]),
        (&[(S, E, 9)], &[(S, E, 9, 1)], [18, -11, -7, 0]),
    ]);
    assert_eq!(debts.collect(), [-9, 9, 0, 0]);
    carries(&[
        (&[(W, N, 50)], &[(W, N, 50, 1)], [0; 4]),
        (&[(W, N, 2)], &[(W, N, 77, 2)], [0; 4]),
        (&[(W, N, 28)], &[(W, N, 144, 3)], [0; 4]),
    ]);
    carries(&[
        (&[(E, S, 20)], &[(E, S, 20, 1)], [0; 4]),
        (
            &drawn(W, 15),
            &[(W, E, 15, 1), (W, S, 15, 1), (W, N, 15, 1)],
            [20, -20, 0, 0],
        ),
    ]);
    carries(&[
        (
            &drawn(E, 10),
            &[(E, S, 10, 1), (E, W, 10, 1), (E, N, 10, 1)],
            [0; 4],
        ),
        (&[(S, E, 12)], &[(S, E, 12, 1)], [25, -5, -10, -10]),
    ]);
}

/// T-324 to T-327, T-285 to T-287.
#[test]
fn several_debts_are_carried_together() {
    carries(&[
        (
            &drawn(E, 10),
            &[(E, S, 10, 1), (E, W, 10, 1), (E, N, 10, 1)],
            [0; 4],
        ),
        (
            &drawn(W, 20),
            &[(W, E, 20, 1), (W, S, 20, 1), (W, N, 20, 1)],
            [25, -10, -5, -10],
        ),
    ]);
    carries(&[
        (&[(E, S, 10)], &[(E, S, 10, 1)], [0; 4]),
        (
            &[(E, S, 20), (W, S, 15)],
            &[(E, S, 35, 2), (W, S, 15, 1)],
            [0; 4],
        ),
        (
            &[(E, N, 5), (W, N, 6)],
            &[(E, N, 5, 1), (W, N, 6, 1)],
            [35, -50, 15, 0],
        ),
    ]);
    carries(&[
        (&[(E, S, 10)], &[(E, S, 10, 1)], [0; 4]),
        (
            &[(E, N, 20), (S, N, 15)],
            &[(E, N, 20, 1), (S, N, 15, 1)],
            [10, -10, 0, 0],
        ),
    ]);
    carries(&[
        (
            &[(E, S, 20), (W, S, 15)],
            &[(E, S, 20, 1), (W, S, 15, 1)],
            [0; 4],
        ),
        (
            &drawn(S, 8),
            &[(S, E, 8, 1), (S, W, 8, 1), (S, N, 8, 1)],
            [10, -17, 7, 0],
        ),
    ]);
    carries(&[
        (&[(E, S, 21)], &[(E, S, 21, 1)], [0; 4]),
        (
            &drawn(S, 30),
            &[(S, E, 30, 1), (S, W, 30, 1), (S, N, 30, 1)],
            [10, -10, 0, 0],
        ),
    ]);
    carries(&[
        (&[(E, S, 20)], &[(E, S, 20, 1)], [0; 4]),
        (
            &drawn(E, 31),
            &[(E, S, 61, 2), (E, W, 31, 1), (E, N, 31, 1)],
            [0; 4],
        ),
    ]);
}

/// T-328 to T-333, T-288.
#[test]
fn debts_pass_with_the_deal_and_are_cut() {
    let mut debts = DebtTable::default();
    debts.owe(E, S, 11, 1);
    let mut passed = debts.after_rotation();
    assert_eq!(passed.all()[0].0, N);
    assert_eq!(passed.carry(&[(N, E, 5)]), [0; 4]);
    assert_eq!(
        passed.owed(N, E).map(|owed| (owed.points, owed.wins)),
        Some((22, 2))
    );

    let mut debts = carries(&[
        (&[(E, S, 10)], &[(E, S, 10, 1)], [0; 4]),
        (&[(E, S, 10)], &[(E, S, 25, 2)], [0; 4]),
    ]);
    assert_eq!(debts.cut(E, S, 3), None);
    debts.carry(&[(E, S, 10)]);
    assert_eq!(debts.cut(E, S, 0), None);
    assert_eq!(debts.cut(E, S, 3), Some([48, -48, 0, 0]));
    assert_eq!(debts, DebtTable::default());
    debts.carry(&[(E, S, 13)]);
    assert_eq!(debts.owed(E, S).map(|owed| owed.wins), Some(1));

    carries(&[
        (&[(E, S, 9)], &[(E, S, 9, 1)], [0; 4]),
        (&[(S, E, 9)], &[(S, E, 9, 1)], [4, -4, 0, 0]),
        (&[(E, S, 9)], &[(E, S, 9, 1)], [-4, 4, 0, 0]),
    ]);
    carries(&[
        (
            &drawn(E, 26),
            &[(E, S, 26, 1), (E, W, 26, 1), (E, N, 26, 1)],
            [0; 4],
        ),
        (
            &drawn(E, 28),
            &[(E, S, 67, 2), (E, W, 67, 2), (E, N, 67, 2)],
            [0; 4],
        ),
        (
            &drawn(E, 30),
            &[(E, S, 131, 3), (E, W, 131, 3), (E, N, 131, 3)],
            [0; 4],
        ),
    ]);
    carries(&[
        (&[(E, S, 1)], &[(E, S, 1, 1)], [0; 4]),
        (&[(S, E, 6)], &[(S, E, 6, 1)], [0; 4]),
    ]);
}
