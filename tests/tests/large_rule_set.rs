//! Nothing of a large rule set is lost: 90 elements that all count, beyond the 64 bits of a word;
//! more lines than any book of today makes; a win that is paid in 27 payments.

use std::array;
use std::collections::HashSet;

use tilewise_rules::{
    BonusTiles, Combine, Condition, Element, Geometry, House, Limit, Money, Pattern, Payments,
    Reason, RuleSet, Score, Seat, Unit, When, WhyNot, Worth, check, checked, notation, score,
};

const ELEMENTS: usize = 90;

/// This one includes a later one, in another word, which includes one in the first again.
const INCLUDES: usize = 5;
const INCLUDED: usize = 80;
const INCLUDED_TOO: usize = 16;
/// These are the same place in two words, and only one of them is met.
const NOT_MET: usize = 6;
const MET: usize = 70;
const OFF: usize = 88;

fn leaked(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn element(place: usize) -> Element {
    let key = leaked(format!("element-{place}"));
    let includes: &'static [(&'static str, Condition)] = match place {
        INCLUDES => &[("element-80", Condition::Always)],
        INCLUDED => &[("element-16", Condition::Always)],
        _ => &[],
    };
    Element {
        key,
        name: key,
        chinese: "",
        says: key,
        clause: "TEST-1",
        idea: "",
        worth: Worth::Fan(1),
        when: When::Win(if place == NOT_MET {
            |_| false
        } else {
            |_| true
        }),
        includes,
        played: if place == OFF {
            Condition::If("no such option")
        } else {
            Condition::Always
        },
        example: "",
    }
}

const WHY: &Reason = &Reason {
    clause: "TEST-2",
    says: "each pays nine times",
};

fn nine_times(seat: Seat) -> Payments {
    let mut payments = Payments::none();
    for other in seat.others() {
        for amount in 1..=9 {
            payments.pay(other, seat, amount, WHY);
        }
    }
    payments
}

fn rule_set() -> &'static RuleSet {
    let elements: Vec<Element> = (0..ELEMENTS).map(element).collect();
    Box::leak(Box::new(RuleSet {
        key: "test",
        name: "Test",
        unit: Unit {
            name: "points",
            counted: "{0} points",
        },
        money: |_| Money::POINTS,
        elements: elements.leak(),
        combine: Combine::All,
        axes: &[],
        options: &[],
        sections: &[],
        circumstances: &[],
        liabilities: &[],
        exemptions: &[],
        events: &[],
        counted_win: None,
        bonus: |_| BonusTiles::NONE,
        indicators: true,
        bonus_win: "",
        geometry: Geometry::FOUR_SETS,
        patterns: |_| &[Pattern::Sets],
        limit: |_| Limit::at(1000),
        minimum: |_| 1,
        towards_minimum: |_, tally| tally.counted,
        points: |_, _| 0,
        settle: |won, _| nine_times(won.context.seat),
        pays: |_, _, _, _| Payments::none(),
    }))
}

fn scored() -> (House, Score) {
    let house = House::with_defaults(rule_set());
    let entry = notation::parse("123456789m1122z w1z SE").expect("readable");
    let (hand, context) = check(&house, &entry).expect("a win");
    let score = score(&house, &hand, &context).expect("complete");
    (house, score)
}

#[test]
fn every_line_is_there_in_the_order_of_the_table() {
    let (_, score) = scored();
    let silent = [NOT_MET, INCLUDED, INCLUDED_TOO, OFF];
    let counts: Vec<usize> = (0..ELEMENTS).filter(|one| !silent.contains(one)).collect();
    let lines = score.best.lines.iter();
    let places: Vec<usize> = lines.map(|line| usize::from(line.element)).collect();
    assert_eq!(places, counts);
    assert_eq!(usize::from(score.best.total), counts.len());
}

#[test]
fn no_element_stands_for_another() {
    let (house, score) = scored();
    let id = |place: usize| {
        let id = house.ruleset().element_id(&format!("element-{place}"));
        id.expect("an element of the table")
    };
    assert!(score.best.meets(id(MET)) && !score.best.meets(id(NOT_MET)));
    let ids: HashSet<usize> = (0..ELEMENTS).map(|one| id(one).place()).collect();
    assert_eq!(ids.len(), ELEMENTS);
    let why: Vec<(&str, WhyNot)> = score
        .rejected(&house)
        .map(|(one, why)| (one.key, why))
        .collect();
    assert_eq!(
        why,
        [
            ("element-6", WhyNot::NotMet),
            ("element-16", WhyNot::IncludedIn(80)),
            ("element-80", WhyNot::IncludedIn(5)),
            ("element-88", WhyNot::SwitchedOff),
        ]
    );
}

#[test]
fn every_payment_is_made() {
    let (_, score) = scored();
    assert_eq!(score.payments.transfers().len(), 27);
    assert_eq!(score.payments.received(Seat::South), 3 * 45);
    let net = score.payments.net();
    assert_eq!(net.iter().map(|(_, amount)| amount).sum::<i64>(), 0);
    assert_eq!(net[Seat::West], -45);
}

#[test]
#[should_panic(expected = "too many elements")]
fn a_table_that_is_too_long_is_refused() {
    let _ = checked::<257>(array::from_fn(element), &[]);
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn a_table_of_90_is_checked_to_its_end() {
    let _ = checked::<ELEMENTS>(
        array::from_fn(|place| element(if place == OFF { MET } else { place })),
        &[],
    );
}
