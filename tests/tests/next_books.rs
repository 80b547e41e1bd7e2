//! What the books to come need, shown on a book of four lines: han that differ for closed and open
//! hands, fu with their reasons, a value that stops at the limit, animals.

use tilewise_rules::{
    Axis, BonusTile, BonusTiles, Combine, Condition, Element, Geometry, House, Limit, Money,
    Pattern, Payments, RuleSet, SetKind, Unit, When, Worth, check, notation, score,
};

const fn element(key: &'static str, worth: Worth, when: When) -> Element {
    Element {
        key,
        name: key,
        chinese: "",
        idea: "",
        says: key,
        clause: "TEST-1",
        worth,
        when,
        includes: &[],
        played: Condition::Always,
        example: "",
    }
}

static ELEMENTS: [Element; 4] = [
    element(
        "half-flush",
        Worth::Han { closed: 3, open: 2 },
        When::Tiles(|case| case.hand.all().suits() == 1),
    ),
    element(
        "self-draw-of-a-closed-hand",
        Worth::Han { closed: 1, open: 0 },
        When::Win(|case| case.context.is_self_draw()),
    ),
    element(
        "animal",
        Worth::Fan(1),
        When::EachBonus(|tile, _| BonusTiles::ANIMALS.contains(tile)),
    ),
    element(
        "ten-or-the-limit",
        Worth::UpToLimit(10),
        When::Sets(|reading, _| {
            reading
                .sets_where(|set| set.set.tile.is_dragon() && set.set.is_alike())
                .if_sets(3)
        }),
    ),
];

static FU: [Element; 2] = [
    element("base", Worth::Fan(20), When::Win(|_| true)),
    element(
        "concealed-pung",
        Worth::Fan(4),
        When::EachSet(|set, _| set.set.kind == SetKind::Pung && set.is_concealed()),
    ),
];

static RULE_SET: RuleSet = RuleSet {
    key: "test",
    name: "Test",
    unit: Unit {
        name: "han",
        counted: "{0} han",
    },
    money: |_| Money::POINTS,
    elements: &ELEMENTS,
    combine: Combine::All,
    axes: &[Axis {
        key: "fu",
        total_key: "fu_total",
        unit: Unit {
            name: "fu",
            counted: "{0} fu",
        },
        elements: &FU,
        listed: &[],
    }],
    options: &[],
    sections: &[],
    circumstances: &[],
    liabilities: &[],
    exemptions: &[],
    events: &[],
    counted_win: None,
    bonus: |_| BonusTiles::ANIMALS,
    indicators: true,
    bonus_win: "",
    geometry: Geometry::FOUR_SETS,
    patterns: |_| &[Pattern::Sets],
    limit: |_| Limit::at(5),
    minimum: |_| 1,
    towards_minimum: |_, tally| tally.counted,
    points: |_, _| 0,
    settle: |_, _| Payments::none(),
    pays: |_, _, _, _| Payments::none(),
};

/// Keys with what they add, the fu in all, and what is counted.
#[track_caller]
fn is_worth(hand: &str, elements: &[(&str, u16)], fu: u16, counted: u16) {
    let house = House::with_defaults(&RULE_SET);
    let entry = notation::parse(hand).expect(hand);
    let (hand, context) = check(&house, &entry).expect("a win");
    let score = score(&house, &hand, &context).expect("complete");
    let found: Vec<_> = score
        .best
        .lines
        .iter()
        .map(|line| (ELEMENTS[usize::from(line.element)].key, line.total()))
        .collect();
    assert_eq!(found, elements);
    assert_eq!(score.best.axis(0), fu);
    assert_eq!(score.best.counted, counted);
}

#[test]
fn an_open_hand_is_worth_fewer_han() {
    let closed = [("half-flush", 3), ("self-draw-of-a-closed-hand", 1)];
    is_worth("123456789m1122z w1z SE", &closed, 24, 4);
    is_worth("456789m1122z c123m w1z SE", &[("half-flush", 2)], 24, 2);
    is_worth("456789m1122z ck3333m w1z SE", &closed, 24, 4);
}

#[test]
fn a_value_stops_at_the_limit() {
    is_worth(
        "123m1p p555z p666z p777z w1p SE",
        &[("ten-or-the-limit", 5)],
        20,
        5,
    );
}

#[test]
fn animals_count_where_they_are_in_play() {
    is_worth(
        "456789m1122z c123m a1 a4 w1z SE",
        &[("half-flush", 2), ("animal", 2)],
        24,
        4,
    );
}

#[test]
fn what_is_not_in_play_is_refused() {
    let entry = notation::parse("456789m1122z c123m f1 w1z SE").expect("readable");
    let faults = check(&House::with_defaults(&RULE_SET), &entry).expect_err("no flowers");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].code(), "tile-not-in-set");
    assert_eq!(entry.hand.bonus, [BonusTile::ALL[0]]);
}
