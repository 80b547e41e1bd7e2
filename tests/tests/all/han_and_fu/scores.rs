//! Values of hands, line by line.

use tilewise_rules::{Element, RuleConfig, Score, Seat, WhyNot, check, notation, score};

use super::fu::FU;
use super::han::HAN;
use super::rule_set::RULE_SET;

fn scored(hand: &str) -> Score {
    let house = RuleConfig::with_defaults(&RULE_SET);
    let entry = notation::parse(hand).expect(hand);
    let (hand, context) = check(&house, &entry).expect("a win");
    score(&house, &hand, &context).expect("complete")
}

/// Keys and values of the lines of han and of fu.
type ExpectedLines<'a> = &'a [(&'a str, u16)];

#[track_caller]
fn is_worth(hand: &str, han: ExpectedLines, fu: ExpectedLines, net: [i64; 4]) {
    let score = scored(hand);
    let best = &score.best;
    let key = |table: &'static [Element], place: u8| table[usize::from(place)].key;
    let found = best
        .lines
        .iter()
        .map(|line| (key(&HAN, line.element), line.total()));
    assert_eq!(found.collect::<Vec<_>>(), han, "{hand}");
    let found = best.axes[0]
        .lines
        .iter()
        .map(|line| (key(&FU, line.element), line.total()));
    assert_eq!(found.collect::<Vec<_>>(), fu, "{hand}");
    let sum = |lines: ExpectedLines| lines.iter().map(|line| line.1).sum::<u16>();
    assert_eq!((best.total, best.axis(0)), (sum(han), sum(fu)), "{hand}");
    let paid = score.payments.net();
    assert_eq!(Seat::ALL.map(|seat| paid[seat]), net, "{hand}");
}

/// FU-4 and FU-7.
#[test]
fn fu_lines_sum_to_the_paid_fu() {
    is_worth(
        "234m456p67899s78s w9s SE",
        &[("self-draw", 1), ("pinfu", 1)],
        &[("base", 20)],
        [-700, 1500, -400, -400],
    );
    is_worth(
        "234m456p678s33z78s w9s@N EE",
        &[("pinfu", 1)],
        &[("base", 20), ("closed-discard", 10)],
        [1500, 0, 0, -1500],
    );
    is_worth(
        "34m234p55s567s c678m w5m@E SE",
        &[("no-terminals", 1)],
        &[("base", 20), ("open", 2), ("round-up", 8)],
        [-1000, 1000, 0, 0],
    );
}

/// FU-5 and FU-6.
#[test]
fn pungs_kongs_pair_and_wait_add_fu() {
    is_worth(
        "13p44z ck1111m ck9999s 777z w2p@E NE",
        &[("dragon-pung", 1), ("three-concealed-pungs", 2)],
        &[
            ("base", 20),
            ("closed-discard", 10),
            ("pung", 8),
            ("kong", 64),
            ("value-pair", 2),
            ("wait", 2),
            ("round-up", 4),
        ],
        [-8000, 0, 0, 8000],
    );
    // The pair is of the seat wind and of the round wind.
    is_worth(
        "23m11z678s p555z p222p w4m@S EE",
        &[("dragon-pung", 1)],
        &[("base", 20), ("pung", 6), ("double-wind-pair", 4)],
        [1500, -1500, 0, 0],
    );
}

/// FU-8.
#[test]
fn fixed_fu_excludes_other_lines() {
    is_worth(
        "1133m5577p99s22z6z w6z@N WE",
        &[("seven-pairs", 2)],
        &[("seven-pairs", 25)],
        [0, 0, 1600, -1600],
    );
    is_worth(
        "1133m5577p99s22z6z w6z WE",
        &[("self-draw", 1), ("seven-pairs", 2)],
        &[("seven-pairs", 25)],
        [-1600, -800, 3200, -800],
    );
}

/// FU-2.
#[test]
fn yakuman_excludes_other_elements() {
    let one = scored("12m33p p555z p666z p777z a1 w3m@W SE");
    assert_eq!(
        (one.best.total, one.best.counted, one.best.lines.len()),
        (13, 13, 1)
    );
    assert_eq!(one.payments.net()[Seat::West], -32_000);
    let three = scored("1112555666777z w2z SE");
    assert_eq!(
        (three.best.total, three.best.counted, three.best.lines.len()),
        (39, 13, 3)
    );
    let net = three.payments.net();
    assert_eq!(
        Seat::ALL.map(|seat| net[seat]),
        [-16_000, 32_000, -8_000, -8_000]
    );
    let house = RuleConfig::with_defaults(&RULE_SET);
    let yakuman = house
        .rule_set()
        .element_id("three-dragons")
        .expect("an element");
    let reasons = one.rejected(&house);
    let included = reasons.filter(|(_, why)| match why {
        WhyNot::IncludedIn(by) => usize::from(*by) == yakuman.place(),
        _ => false,
    });
    let included: Vec<&str> = included.map(|(one, _)| one.key).collect();
    assert_eq!(included, ["dragon-pung", "animal"]);
    // Hands without yakuman are capped at the level of 11 han.
    let many = scored("1123m222m999m666z a1 a2 a3 a4 w1m SE");
    assert_eq!(
        (many.best.total, many.best.counted),
        (3 + 2 + 1 + 1 + 4, 11)
    );
}

/// FU-3.
#[test]
fn bonus_tiles_do_not_reach_the_minimum() {
    let score = scored("123m456p99s11z c678m a1 a4 w9s@E SE");
    assert_eq!((score.best.total, score.best.qualifying), (2, 0));
    assert!(score.below_minimum && score.payments.transfers().is_empty());
}

/// FU-10: the winning tile belongs to the chow or to the pair.
#[test]
fn equally_paid_readings_prefer_most_fu() {
    // 52 fu with the pair, 50 with the chow: it pays more.
    let more = scored("1123m222p999s333z w1m@E SE");
    assert_eq!((more.best.total, more.best.axis(0)), (2, 60));
    assert_eq!(more.payments.net()[Seat::South], 3_900);
    // 5 han: both pay 8,000.
    let same = scored("1123m222m999m333z w1m@E SE");
    assert_eq!((same.best.total, same.best.axis(0)), (5, 60));
    assert_eq!(same.payments.net()[Seat::South], 8_000);
}

/// FU-1.
#[test]
fn open_hand_is_worth_fewer_han() {
    let han = |hand| scored(hand).best.total;
    assert_eq!(han("123456789m1122z w1z SE"), 3 + 1);
    assert_eq!(han("456789m1122z c123m w1z SE"), 2);
    assert_eq!(han("456789m1122z ck3333m w1z SE"), 3 + 1);
}
