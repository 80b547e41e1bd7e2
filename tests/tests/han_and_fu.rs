//! A value on two axes, shown on a small rule set after the Japanese manner. What is expected comes
//! from these clauses:
//!
//! | clause | rule |
//! |---|---|
//! | FU-1 | Han add; a closed-hand element is worth nothing with an open hand, some are worth less. |
//! | FU-2 | Beside a yakuman nothing of han counts. Several are listed, one is paid. |
//! | FU-3 | Animals add a han, and don't help to reach the one han that wins. |
//! | FU-4 | 20 fu; with a closed hand 10 for a discard; 2 for a draw, not with pinfu. |
//! | FU-5 | A pung 2, concealed 4; of terminals or honours twice that; a kong four times that. One that another player's tile completes is not concealed. |
//! | FU-6 | 2 for a pair of dragons or of the wind of the seat or of the round, 4 if it is both. 2 for a wait on an edge, a middle or the pair. |
//! | FU-7 | 2 for an open hand with nothing but the 20. The sum is rounded up to tens. |
//! | FU-8 | Seven pairs are 25, and nothing else. |
//! | FU-9 | The base is fu × 2^(han + 2), at most 2,000; from 5 han 2,000, from 6 3,000, from 8 4,000, from 11 6,000, a yakuman 8,000. The discarder pays four times the base, six times to East; for a draw each pays it once, East and everybody to East twice; each payment up to 100. |
//! | FU-10 | The reading counts that pays most; of those the one of most han, then of most fu. |

use std::sync::Arc;

use serde_json::Value;
use tilewise_api::{Catalogue, read, score_by};
use tilewise_app::outcome::{Outcome, Proof};
use tilewise_app::rules::payments;
use tilewise_app::state::Draft;
use tilewise_rules::Condition::Always;
use tilewise_rules::{
    Axis, BonusTiles, Combine, Completed, Condition, Declaration, Element, Geometry, HandValue,
    House, IndicatorRule, Limit, Money, Native, Pattern, Payments, Progression, Quads, ReadSet,
    Reading, Reason, RedFives, RuleSet, Score, Seat, SetKind, Shape, Tile, Unit, When, WhyNot, Win,
    WonHand, Worth, check, checked, notation, score,
};
use tilewise_tests::hands::request;

const fn element(
    (key, clause): (&'static str, &'static str),
    worth: Worth,
    includes: &'static [(&'static str, Condition)],
    when: When,
) -> Element {
    Element {
        key,
        name: key,
        native: Native::None,
        also: "",
        idea: "",
        says: key,
        clause,
        worth,
        when,
        includes,
        played: Always,
        example: "",
    }
}

const YAKUMAN: Worth = Worth::Tier { tier: 1, value: 13 };

const fn closed(closed: u16) -> Worth {
    Worth::Han { closed, open: 0 }
}

static HAN: [Element; 11] = checked(
    [
        element(
            ("self-draw", "FU-1"),
            closed(1),
            &[],
            When::Win(|won| won.context.is_self_draw()),
        ),
        element(("pinfu", "FU-1"), closed(1), &[], When::Hand(is_pinfu)),
        element(
            ("no-terminals", "FU-1"),
            Worth::Fan(1),
            &[],
            When::Tiles(|won| won.hand.all().iter().all(|(tile, _)| !is_outer(tile))),
        ),
        element(
            ("dragon-pung", "FU-1"),
            Worth::Fan(1),
            &[],
            When::EachPung(|tile, _| tile.is_dragon()),
        ),
        element(
            ("seven-pairs", "FU-1"),
            closed(2),
            &[],
            When::Hand(|reading, _| is_pairs(reading)),
        ),
        element(
            ("three-concealed-pungs", "FU-1"),
            Worth::Fan(2),
            &[],
            When::Hand(|reading, won| concealed(reading, won) == 3),
        ),
        element(
            ("half-flush", "FU-1"),
            Worth::Han { closed: 3, open: 2 },
            &[],
            When::Tiles(|won| won.hand.all().suits() == 1 && won.hand.all().has_honors()),
        ),
        element(
            ("three-dragons", "FU-2"),
            YAKUMAN,
            &[],
            When::Sets(|reading, _| reading.dragons().if_sets(3)),
        ),
        element(
            ("four-concealed-pungs", "FU-2"),
            YAKUMAN,
            &[],
            When::Hand(|reading, won| concealed(reading, won) == 4),
        ),
        element(
            ("all-honors", "FU-2"),
            YAKUMAN,
            &[],
            When::Tiles(|won| won.hand.all().suits() == 0),
        ),
        element(
            ("animal", "FU-3"),
            Worth::Bonus(1),
            &[],
            When::EachBonus(|_, _| true),
        ),
    ],
    &[],
);

static FU: [Element; 11] = checked(
    [
        element(("base", "FU-4"), Worth::Fan(20), &[], When::Win(|_| true)),
        element(
            ("seven-pairs", "FU-8"),
            Worth::Tier { tier: 1, value: 25 },
            &[],
            When::Hand(|reading, _| is_pairs(reading)),
        ),
        element(
            ("closed-discard", "FU-4"),
            closed(10),
            &[],
            When::Win(|won| !won.context.is_self_draw()),
        ),
        element(
            ("draw", "FU-4"),
            Worth::Fan(2),
            &[],
            When::Hand(|reading, won| {
                let pinfu = won.hand.claimed().next().is_none() && is_pinfu(reading, won);
                won.context.is_self_draw() && !pinfu
            }),
        ),
        element(
            ("pung", "FU-5"),
            Worth::Fan(2),
            &[],
            When::TimesOfPung(|set, reading, won| of_kind(set, SetKind::Pung, reading, won)),
        ),
        element(
            ("kong", "FU-5"),
            Worth::Fan(8),
            &[],
            When::TimesOfPung(|set, reading, won| of_kind(set, SetKind::Kong, reading, won)),
        ),
        element(
            ("value-pair", "FU-6"),
            Worth::Fan(2),
            &[],
            When::Hand(|reading, won| {
                reading.pair_is(|tile| tile.is_dragon() || winds(won).contains(&tile))
            }),
        ),
        element(
            ("double-wind-pair", "FU-6"),
            Worth::Fan(4),
            &[("value-pair", Always)],
            When::Hand(|reading, won| reading.pair_is(|tile| winds(won) == [tile; 2])),
        ),
        element(("wait", "FU-6"), Worth::Fan(2), &[], When::Hand(is_narrow)),
        element(
            ("open", "FU-7"),
            Worth::Fan(2),
            &[],
            When::Subtotal(|so_far, won| {
                let open = won.hand.claimed().next().is_some();
                (open && so_far.total == 20).into()
            }),
        ),
        element(
            ("round-up", "FU-7"),
            Worth::Fan(1),
            &[],
            When::Subtotal(|so_far, _| {
                u8::try_from(so_far.total.next_multiple_of(10) - so_far.total).unwrap_or(0)
            }),
        ),
    ],
    &[],
);

fn is_outer(tile: Tile) -> bool {
    tile.is_honor() || tile.is_terminal()
}

fn winds(won: &WonHand) -> [Tile; 2] {
    [won.context.seat, won.context.prevailing].map(Tile::wind)
}

const fn is_pairs(reading: &Reading) -> bool {
    matches!(reading.shape, Shape::Pairs(_))
}

fn is_concealed(set: ReadSet, reading: &Reading, won: &WonHand) -> bool {
    let given = reading.completed_set() == Some(set) && !won.context.is_self_draw();
    set.is_concealed() && !given
}

fn concealed(reading: &Reading, won: &WonHand) -> u8 {
    let fits = |set: ReadSet| set.set.is_alike() && is_concealed(set, reading, won);
    reading.sets_where(fits).sets()
}

fn of_kind(set: ReadSet, kind: SetKind, reading: &Reading, won: &WonHand) -> u8 {
    let twice = |doubled| if doubled { 2 } else { 1 };
    let concealed = twice(is_concealed(set, reading, won));
    u8::from(set.set.kind == kind) * concealed * twice(is_outer(set.set.tile))
}

/// Whether the winning tile completes an edge, a middle or the pair.
fn is_narrow(reading: &Reading, won: &WonHand) -> bool {
    let (Some(tile), Some(set)) = (won.hand.winning_tile(), reading.completed_set()) else {
        return reading.completed == Completed::Pair;
    };
    let low = set.set.tile;
    set.set.kind == SetKind::Chow
        && (low.above(1) == Some(tile)
            || low.rank() == Some(1) && low != tile
            || low.rank() == Some(7) && low == tile)
}

fn is_pinfu(reading: &Reading, won: &WonHand) -> bool {
    reading.all_sets(|set| set.set.kind == SetKind::Chow)
        && !reading.pair_is(|tile| tile.is_dragon() || winds(won).contains(&tile))
        && !is_narrow(reading, won)
}

static RULE_SET: RuleSet = RuleSet {
    key: "han-and-fu",
    name: "Han and Fu",
    variant: None,
    unit: Unit {
        name: "han",
        counted: "{0} han",
    },
    money: |_| Money::POINTS,
    elements: &HAN,
    combine: Combine::All,
    axes: &[Axis {
        key: "fu",
        total_key: "fu_total",
        unit: Unit {
            name: "fu",
            counted: "{0} fu",
        },
        elements: &FU,
        listed: &[20, 25, 30, 40],
        impossible: |_, win, value| {
            let ron = win != Win::SelfDraw;
            (value.axis(0) == 20 && ron).then_some("20 fu are drawn")
        },
        examples: &["123m456p678s1124s w3s@W SE"],
    }],
    options: &[],
    own_answers: &[],
    sections: &[],
    presets: &[],
    circumstances: &[],
    liabilities: &[],
    exemptions: &[],
    events: &[],
    progression: &Progression::PLAIN,
    counted_win: None,
    takes_pot: None,
    bonus: |_| BonusTiles::ANIMALS,
    indicators: Some(&INDICATORS),
    red_fives: |_| RedFives::NONE,
    on_table: Some(&NO_BETS),
    furiten: None,
    no_win: None,
    bonus_win: "",
    geometry: Geometry::FOUR_SETS,
    patterns: |_| &[Pattern::Sets, Pattern::Pairs(Quads::Refused)],
    limit: |_| Limit {
        hand: 13,
        most: 11,
        tiers: 13,
    },
    minimum: |_| 1,
    towards_minimum: |_, tally| tally.qualifying,
    basis: None,
    lowest_if_unclear: |_, _| false,
    winner: None,
    points: |_, tally| base(tally.counted, tally.axis(0)),
    settle: |won, tally| {
        let (seat, win) = (won.context.seat, won.context.win);
        pay(seat, win, base(tally.counted, tally.axis(0)))
    },
    pays: |_, winner, win, value| pay(winner, win, base(value.counted, value.axis(0))),
};

/// They aren't asked for.
static INDICATORS: IndicatorRule = IndicatorRule {
    points_at: |tile| tile,
    dora: |_| 5,
    ura: |_| 0,
    ura_beside: &[],
    ura_alone: "",
};

/// Counters lie there alone.
static NO_BETS: Declaration = Declaration {
    circumstances: &[],
    bet_alone: "{0} can’t bet here",
    no_bet: "",
};

/// FU-9.
fn base(han: u16, fu: u16) -> i64 {
    match han {
        0..5 => (i64::from(fu) << (han + 2)).min(2_000),
        5 => 2_000,
        6..8 => 3_000,
        8..11 => 4_000,
        11..13 => 6_000,
        13.. => 8_000,
    }
}

/// FU-9.
fn pay(winner: Seat, win: Win, base: i64) -> Payments {
    static WHY: Reason = Reason {
        clause: "FU-9",
        says: "the discarder pays for all, or each pays",
    };
    let mut payments = Payments::none();
    for payer in winner.others() {
        let dealer = [winner, payer].contains(&Seat::East);
        let times = match win.from() {
            Some(giver) if giver == payer => 4 + 2 * i64::from(winner == Seat::East),
            Some(_) => 0,
            None => 1 + i64::from(dealer),
        };
        payments.pay(payer, winner, (base * times + 99) / 100 * 100, &WHY);
    }
    payments
}

fn scored(hand: &str) -> Score {
    let house = House::with_defaults(&RULE_SET);
    let entry = notation::parse(hand).expect(hand);
    let (hand, context) = check(&house, &entry).expect("a win");
    score(&house, &hand, &context).expect("complete")
}

/// Keys and what they add, of han and of fu.
type Lines<'a> = &'a [(&'a str, u16)];

#[track_caller]
fn is_worth(hand: &str, han: Lines, fu: Lines, net: [i64; 4]) {
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
    let sum = |lines: Lines| lines.iter().map(|line| line.1).sum::<u16>();
    assert_eq!((best.total, best.axis(0)), (sum(han), sum(fu)), "{hand}");
    let paid = score.payments.net();
    assert_eq!(Seat::ALL.map(|seat| paid[seat]), net, "{hand}");
}

/// FU-4 and FU-7.
#[test]
fn fu_are_lines_that_add_up_to_what_is_paid() {
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
fn pungs_kongs_pair_and_wait_add() {
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
    // The pair is of the wind of the seat and of the round.
    is_worth(
        "23m11z678s p555z p222p w4m@S EE",
        &[("dragon-pung", 1)],
        &[("base", 20), ("pung", 6), ("double-wind-pair", 4)],
        [1500, -1500, 0, 0],
    );
}

/// FU-8.
#[test]
fn a_fixed_value_stands_alone() {
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
fn beside_a_yakuman_nothing_else_counts() {
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
    let house = House::with_defaults(&RULE_SET);
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
    // Ordinary hands stop at 11.
    let many = scored("1123m222m999m666z a1 a2 a3 a4 w1m SE");
    assert_eq!(
        (many.best.total, many.best.counted),
        (3 + 2 + 1 + 1 + 4, 11)
    );
}

/// FU-3.
#[test]
fn a_bonus_alone_does_not_win() {
    let score = scored("123m456p99s11z c678m a1 a4 w9s@E SE");
    assert_eq!((score.best.total, score.best.qualifying), (2, 0));
    assert!(score.below_minimum && score.payments.transfers().is_empty());
}

/// FU-10: the winning tile is of the chow or of the pair.
#[test]
fn of_readings_that_pay_the_same_the_one_of_most_fu_counts() {
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
fn an_open_hand_is_worth_fewer_han() {
    let han = |hand| scored(hand).best.total;
    assert_eq!(han("123456789m1122z w1z SE"), 3 + 1);
    assert_eq!(han("456789m1122z c123m w1z SE"), 2);
    assert_eq!(han("456789m1122z ck3333m w1z SE"), 3 + 1);
}

/// What the data face says of a hand.
fn report(hand: &str) -> Value {
    const CATALOGUE: Catalogue = Catalogue {
        house: |_| Some(Arc::new(House::with_defaults(&RULE_SET))),
        other: |_| None,
    };
    let entry = notation::parse(hand).expect(hand);
    let json = request(&House::with_defaults(&RULE_SET), &entry);
    let json = read(json.as_bytes()).expect("JSON");
    let report = serde_json::to_string(&score_by(&json, CATALOGUE)).expect("a report");
    serde_json::from_str(&report).expect("JSON")
}

#[test]
fn the_data_face_lists_each_axis_with_its_sum() {
    let report = report("34m234p55s567s c678m a1 w5m@E SE");
    assert_eq!(report["elements"][0]["limit"], false);
    let fu = report["fu"].as_array().expect("a list");
    let fu: Vec<_> = fu
        .iter()
        .map(|one| (one["key"].as_str(), one["value"].as_u64()))
        .collect();
    let line = |key, value| (Some(key), Some(value));
    assert_eq!(fu, [line("base", 20), line("open", 2), line("round-up", 8)]);
    assert_eq!(report["fu_total"], 30);
    assert_eq!(
        (&report["total"], &report["qualifying"]),
        (&2.into(), &1.into())
    );
}

#[test]
fn the_data_face_says_of_a_yakuman_that_it_is_a_limit_hand() {
    let report = report("12m33p p555z p666z p777z w3m@W SE");
    assert_eq!(report["elements"].as_array().map(Vec::len), Some(1));
    assert_eq!(report["elements"][0]["limit"], true);
}

#[test]
fn the_page_says_why_of_each_axis() {
    let draft = Draft {
        entry: notation::parse("34m234p55s567s c678m w5m@E SE").expect("readable"),
        house: House::with_defaults(&RULE_SET),
    };
    let Outcome::Scored(win) = Outcome::of(&draft) else {
        panic!("it is not scored");
    };
    let proof = Proof::of(&draft, &win);
    let [fu] = &proof.axes[..] else {
        panic!("one axis");
    };
    let lines = fu.lines.iter();
    let lines: Vec<_> = lines
        .map(|one| (one.counted.key, one.counted.total))
        .collect();
    assert_eq!(lines, [("base", 20), ("open", 2), ("round-up", 8)]);
    assert_eq!((fu.axis.key, fu.total), ("fu", 30));
}

/// FU-9, row by row.
#[test]
fn a_table_of_payments_has_a_row_for_each_value_on_both_axes() {
    let house = House::with_defaults(&RULE_SET);
    let rows = payments(&house);
    assert_eq!(rows.len(), 11 * 4);
    let paid = |han, fu| {
        let row = rows
            .iter()
            .find(|row| (row.value, &row.axes[..]) == (han, &[fu][..]));
        row.expect("a row").discard[Seat::South]
    };
    assert_eq!(
        [paid(1, 30), paid(2, 25), paid(3, 40), paid(4, 30)],
        [1_000, 1_600, 5_200, 7_700]
    );
    let straight = (RULE_SET.pays)(&house, Seat::South, Win::SelfDraw, HandValue::of(5));
    assert_eq!(straight.received(Seat::South), 8_000);
}
