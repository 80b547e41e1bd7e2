//! Worked hands of the rule set with competing elements. Expected results are derived by hand from its
//! clauses (`tests/src/rule_sets/competing_elements.rs`), in the order of its table.

use std::array;
use std::collections::HashSet;

use tilewise_rules::{
    Condition, Element, Native, RuleConfig, Score, Seat, When, WhyNot, Worth, check, checked,
    notation, score,
};
use tilewise_tests::rule_sets::house;

fn scored(house: &RuleConfig, hand: &str) -> Score {
    let entry = notation::parse(hand).expect(hand);
    let (hand, context) = check(house, &entry).expect("a win");
    score(house, &hand, &context).expect("complete")
}

/// Returns the counted elements, repeated by count.
fn keys(score: &Score) -> Vec<&'static str> {
    let elements = house("competing-elements").rule_set().scoring.elements;
    let lines = score.best.lines.iter();
    let keys = lines.flat_map(|line| {
        let key = elements[usize::from(line.element)].key;
        (0..line.count).map(move |_| key)
    });
    keys.collect()
}

#[track_caller]
fn is_worth(hand: &str, total: u16, elements: &[&str]) {
    let score = scored(&house("competing-elements"), hand);
    assert_eq!(keys(&score), elements, "{hand}");
    assert_eq!(score.best.total, total, "{hand}");
}

/// COMP-4: after three sets are joined, the fourth joins them once. COMP-6: of two such ways with equal
/// value, the first in the table.
#[test]
fn sets_are_not_combined_in_a_circle() {
    is_worth(
        "123456m456p1178s w9s@E SE",
        13,
        &[
            "mixed-straight",
            "concealed-hand",
            "all-chows",
            "mixed-double-chow",
        ],
    );
    // Four chows and four relations: three of them.
    is_worth(
        "234567p234567s1z w1z@E SW",
        7,
        &[
            "concealed-hand",
            "mixed-double-chow",
            "mixed-double-chow",
            "short-straight",
            "one-voided-suit",
            "single-wait",
        ],
    );
    // Two groups of two.
    is_worth(
        "55s78989p c123m c123m w7p@N SW",
        5,
        &[
            "all-chows",
            "pure-double-chow",
            "pure-double-chow",
            "edge-wait",
        ],
    );
}

/// COMP-6 and COMP-20: 7 is the middle of 678 and the edge of 789, and the edge wait comes first.
#[test]
fn equal_readings_prefer_more_of_the_first_element() {
    is_worth(
        "67889m33p111s c345m w7m@E NE",
        4,
        &[
            "short-straight",
            "terminal-or-wind-pung",
            "no-honors",
            "edge-wait",
        ],
    );
}

/// COMP-3: an element of four chows includes those of two.
#[test]
fn elements_within_larger_elements_are_included() {
    is_worth(
        "1233455677891s w1s@E SW",
        60,
        &[
            "four-shifted-chows",
            "full-flush",
            "concealed-hand",
            "all-chows",
        ],
    );
    is_worth(
        "55s22233344p c678p w4p@N SW",
        29,
        &[
            "pure-triple-chow",
            "all-chows",
            "all-simples",
            "one-voided-suit",
        ],
    );
    // The seat wind includes its own set; another wind and two terminals are left.
    is_worth(
        "44m99s p111p p222z p333z w9s@N SE",
        11,
        &[
            "all-pungs",
            "seat-wind",
            "terminal-or-wind-pung",
            "terminal-or-wind-pung",
            "terminal-or-wind-pung",
        ],
    );
}

/// COMP-3: an uncounted element includes nothing. Seven pairs include the fully concealed hand, which would
/// include the draw.
#[test]
fn uncounted_elements_include_nothing() {
    is_worth(
        "1133m5577p99s22z6z w6z WE",
        31,
        &["seven-pairs", "all-types", "self-drawn"],
    );
    is_worth(
        "222m555p33888s11z w3s SE",
        65,
        &["four-concealed-pungs", "self-drawn"],
    );
}

/// COMP-6 and COMP-8.
#[test]
fn chicken_hand_counts_where_nothing_else_does() {
    is_worth("678p56s33z c123m c345m w7s@N SE", 8, &["chicken-hand"]);
    is_worth(
        "678p56s33z c123m c345m w7s@N f1 g3 SE",
        10,
        &["chicken-hand", "flower", "flower"],
    );
    is_worth("678p56s33z c123m c345m w7s SE", 1, &["self-drawn"]);
}

/// COMP-2, COMP-7 and COMP-8.
#[test]
fn flowers_are_paid_but_do_not_reach_the_minimum() {
    let own = house("competing-elements");
    let below = scored(&own, "44m88s p222m p777p p333z w8s@N f1 f2 f3 SE");
    assert_eq!((below.best.total, below.best.qualifying), (10, 7));
    assert!(below.below_minimum && below.payments.transfers().is_empty());
    let enough = scored(&own, "34m88p c345p c456s p666z w2m@N f1 g3 SE");
    assert_eq!((enough.best.total, enough.best.qualifying), (10, 8));
    let net = enough.payments.net();
    assert_eq!(Seat::ALL.map(|seat| net[seat]), [-8, 34, -8, -18]);
}

/// COMP-1.
#[test]
fn knitted_chows_join_no_combinations() {
    is_worth(
        "258m23469p14788s w3p@E SE",
        17,
        &[
            "knitted-straight",
            "concealed-hand",
            "all-chows",
            "closed-wait",
        ],
    );
    is_worth("147m258p36s12346z w5z@E SE", 12, &["knitted-and-honors"]);
    is_worth(
        "19m19p19s1234567z w1m SE",
        89,
        &["thirteen-orphans", "self-drawn"],
    );
}

#[test]
fn many_lines_count_at_once() {
    is_worth(
        "2233334466888s w8s@E SW",
        142,
        &[
            "all-green",
            "seven-pairs",
            "full-flush",
            "tile-hog",
            "tile-hog",
            "all-simples",
        ],
    );
    is_worth(
        "1112345678999m w9m@E SW",
        106,
        &["nine-gates", "pure-straight", "tile-hog"],
    );
}

/// Returns the reason why an element doesn't count.
#[track_caller]
fn why(score: &Score, key: &str) -> Option<(WhyNot, &'static str)> {
    let house = house("competing-elements");
    let elements = house.rule_set().scoring.elements;
    let mut rejected = score.rejected(&house);
    let (_, why) = rejected.find(|(one, _)| one.key == key)?;
    let by = match why {
        WhyNot::IncludedIn(by) | WhyNot::AccountOnce(by) => elements[usize::from(by)].key,
        WhyNot::NotMet | WhyNot::SwitchedOff => "",
    };
    Some((why, by))
}

#[test]
fn rejected_elements_name_the_excluding_element() {
    let circle = scored(&house("competing-elements"), "123456m456p1178s w9s@E SE");
    let (reason, by) = why(&circle, "short-straight").expect("it doesn’t count");
    assert!(matches!(reason, WhyNot::AccountOnce(_)), "{reason:?}");
    assert_eq!(by, "mixed-double-chow");
    assert!(why(&circle, "mixed-double-chow").is_none());
    assert!(matches!(
        why(&circle, "seven-pairs"),
        Some((WhyNot::NotMet, _))
    ));
    assert!(matches!(
        why(&circle, "no-honors"),
        Some((WhyNot::IncludedIn(_), "all-chows"))
    ));
    let straight = scored(
        &house("competing-elements"),
        "12378m55z c456m p222p w9m@N SE",
    );
    let within = why(&straight, "short-straight");
    assert!(
        matches!(within, Some((WhyNot::IncludedIn(_), "pure-straight"))),
        "{within:?}"
    );
    let off = house("competing-elements;reversible_tiles=false");
    let score = scored(&off, "34999p55z c456s p888s w2p@N SE");
    let reasons: Vec<_> = score
        .rejected(&off)
        .map(|(one, why)| (one.key, why))
        .collect();
    assert!(reasons.contains(&("reversible-tiles", WhyNot::SwitchedOff)));
    assert!(keys(&score).contains(&"one-voided-suit"));
}

/// A table with more elements than a word has bits.
#[test]
fn element_ids_are_unique_in_a_long_table() {
    let house = house("competing-elements");
    let elements = house.rule_set().scoring.elements;
    assert_eq!(elements.len(), 90);
    let places = elements
        .iter()
        .map(|one| house.rule_set().element_id(one.key));
    let places: HashSet<usize> = places.map(|id| id.expect("an element").place()).collect();
    assert_eq!(places.len(), elements.len());
}

fn element(place: usize) -> Element {
    Element {
        key: Box::leak(format!("element-{place}").into_boxed_str()),
        name: "",
        native_name: Native::None,
        aliases: "",
        concept: "",
        description: "",
        clause: "COMP-3",
        worth: Worth::Fan(1),
        when: When::Win(|_| true),
        includes: &[],
        played: Condition::Always,
        example: "",
    }
}

#[test]
#[should_panic(expected = "too many elements")]
fn table_with_too_many_elements_is_refused() {
    let _ = checked::<257>(array::from_fn(element), &[]);
}

#[test]
#[should_panic(expected = "a key is there twice")]
fn long_table_is_checked_for_duplicate_keys() {
    let _ = checked::<90>(
        array::from_fn(|place| element(if place == 89 { 70 } else { place })),
        &[],
    );
}
