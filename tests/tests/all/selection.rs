//! Selection of competing combinations: the highest total value counts, for any order of the table. The
//! sample tables contain pungs of dots, named by their ranks.

use tilewise_rules::{
    Combination, Combinations, Combine, Competition, Condition, Element, Native, Reading,
    RuleConfig, RuleSet, Scoring, SetMask, Tally, When, Worth, check, notation, score,
};
use tilewise_tests::rule_sets::competing_elements;

/// A hand with a single reading.
const HAND: &str = "222444666888p1z w1z SE";

/// Returns whether no set is in two combinations.
fn may_join(chosen: &[Combination], next: Combination) -> bool {
    chosen.iter().all(|one| one.parts.shared(next.parts) == 0)
}

fn element(
    key: &'static str,
    worth: u16,
    when: When,
    includes: &'static [(&'static str, Condition)],
) -> Element {
    Element {
        key,
        name: key,
        native_name: Native::None,
        aliases: "",
        concept: "",
        description: "",
        clause: "COMP-6",
        worth: Worth::Fan(worth),
        when,
        includes,
        played: Condition::Always,
        example: "",
    }
}

fn pungs(reading: &Reading, ranks: &[u8]) -> SetMask {
    reading.sets_where(|set| {
        set.set
            .tile
            .rank()
            .is_some_and(|rank| ranks.contains(&rank))
    })
}

fn together(reading: &Reading, ranks: &[u8]) -> Combinations {
    [pungs(reading, ranks)].into_iter().collect()
}

/// Returns the counted elements of the hand by a table of these elements.
fn counted(elements: Vec<Element>) -> Tally {
    let rule_set = RuleSet {
        scoring: Scoring {
            elements: elements.leak(),
            combine: Combine::Best(Competition::by(may_join)),
            ..competing_elements::RULE_SET.scoring
        },
        ..competing_elements::RULE_SET
    };
    let house = RuleConfig::with_defaults(Box::leak(Box::new(rule_set)));
    let entry = notation::parse(HAND).expect(HAND);
    let (hand, context) = check(&house, &entry).expect("a win");
    score(&house, &hand, &context).expect("complete").best
}

fn places(tally: &Tally) -> Vec<u8> {
    tally.lines.iter().map(|line| line.element).collect()
}

#[test]
fn selection_maximizes_total_regardless_of_order() {
    let best = counted(vec![
        element(
            "2-4",
            8,
            When::Combinations(|reading, _| together(reading, &[2, 4])),
            &[],
        ),
        element(
            "6-8",
            2,
            When::Combinations(|reading, _| together(reading, &[6, 8])),
            &[],
        ),
        element(
            "6-8-dear",
            4,
            When::Combinations(|reading, _| together(reading, &[6, 8])),
            &[],
        ),
    ]);
    assert_eq!((best.total, places(&best)), (12, vec![0, 2]));
}

/// 2-4 and 6-8 are worth 4 together and exclude `first`; 4-6 is worth 1, in addition to the 3 of `first`.
#[test]
fn selection_ties_prefer_more_of_the_first_element() {
    const FIRST: &[(&str, Condition)] = &[("first", Condition::Always)];
    let best = counted(vec![
        element("always", 1, When::Win(|_| true), &[]),
        element("first", 3, When::Win(|_| true), &[]),
        element(
            "2-4",
            2,
            When::Combinations(|reading, _| together(reading, &[2, 4])),
            FIRST,
        ),
        element(
            "6-8",
            2,
            When::Combinations(|reading, _| together(reading, &[6, 8])),
            FIRST,
        ),
        element(
            "4-6",
            1,
            When::Combinations(|reading, _| together(reading, &[4, 6])),
            &[],
        ),
    ]);
    assert_eq!((best.total, places(&best)), (5, vec![0, 1, 4]));
}

/// 2-4 is worth more than 4-6, comes after a hundred others, and includes one of them.
#[test]
fn selection_handles_a_hundred_elements() {
    const INCLUDES: &[(&str, Condition)] = &[("70", Condition::Always)];
    let always = |place: u8| {
        let key = place.to_string().leak();
        element(key, 1, When::Win(|_| true), &[])
    };
    let mut elements: Vec<_> = (0..100).map(always).collect();
    elements.push(element(
        "4-6",
        2,
        When::Combinations(|reading, _| together(reading, &[4, 6])),
        &[],
    ));
    elements.push(element(
        "2-4",
        8,
        When::Combinations(|reading, _| together(reading, &[2, 4])),
        INCLUDES,
    ));
    let best = counted(elements);
    let counted = (0..100).filter(|place| *place != 70).chain([101]);
    assert_eq!(places(&best), counted.collect::<Vec<_>>());
    assert_eq!(best.total, 107);
}

/// A line contains its count and its parts, the pair as well as sets.
#[test]
fn lines_keep_count_and_parts() {
    let best = counted(vec![
        element(
            "twice",
            1,
            When::TimesOfPung(|set, _, _| 2 * u8::from(set.set.tile.rank() == Some(8))),
            &[],
        ),
        element(
            "set-and-pair",
            1,
            When::Sets(|reading, _| pungs(reading, &[2]).with_pair()),
            &[],
        ),
    ]);
    let lines: Vec<_> = best
        .lines
        .iter()
        .map(|one| (one.count, one.parts))
        .collect();
    let reading = &best.reading;
    let expected = [
        (2, pungs(reading, &[8])),
        (1, pungs(reading, &[2]).with_pair()),
    ];
    assert_eq!(lines, expected);
    assert_eq!(best.total, 3);
}
