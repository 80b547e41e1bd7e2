//! Met and uncounted elements of MCR hands: inclusions and used-up sets.

use tilewise_rules::{
    Element, Hand, Line, NearMiss, Obstacle, RuleConfig, Score, WhyNot, WinContext, check,
    near_misses, notation, score, uncounted_repeats,
};

fn house() -> RuleConfig {
    "mcr".parse().expect("a house")
}

fn won(hand: &str) -> (Hand, WinContext, Score) {
    let entry = notation::parse(hand).expect(hand);
    let (hand, context) = check(&house(), &entry).expect("a win");
    let score = score(&house(), &hand, &context).expect("complete");
    (hand, context, score)
}

fn missed(hand: &str, key: &str) -> NearMiss {
    let (hand, context, score) = won(hand);
    let all = near_misses(&house(), &hand, &context, &score);
    all.into_iter()
        .find(|miss| miss.element.key == key)
        .expect("it doesn’t count")
}

fn again(hand: &str) -> Vec<(&'static Element, Vec<Obstacle>)> {
    let (hand, context, score) = won(hand);
    uncounted_repeats(&house(), &hand, &context, &score)
}

fn sentences(in_way: &[Obstacle]) -> Vec<String> {
    let all = in_way.iter().map(|one| one.sentence().to_string());
    all.collect()
}

/// M-23, M-24, M-32, M-84: of a family only the highest counts and includes the lower ones. Elements that
/// aren't met stay unmet.
#[test]
fn highest_of_a_family_includes_the_others() {
    let two_dragons = "78m99s c123p p555z p666z w9m@N SE";
    let three_dragons = "23m99s p555z p666z p777z w1m@E SE";
    let three_kongs = "46s33z k2222m ck7777p ak8888p w5s@E SE";
    let one_of_each = "34m88p c345p ck6666z ak7777s w2m SE";
    let three_pungs = "222m555p7799s c456m w7s SE";
    let four_pungs = "222m555p33888s11z w3s SE";
    for (hand, key, by) in [
        (two_dragons, "dragon-pung", "Two Dragon Pungs"),
        (three_dragons, "dragon-pung", "Big Three Dragons"),
        (three_kongs, "two-melded-kongs", "Three Kongs"),
        (three_kongs, "concealed-kong", "Three Kongs"),
        (one_of_each, "melded-kong", "Concealed and Melded Kong"),
        (three_pungs, "two-concealed-pungs", "Three Concealed Pungs"),
        (four_pungs, "three-concealed-pungs", "Four Concealed Pungs"),
    ] {
        let texts = sentences(&missed(hand, key).obstacles);
        assert_eq!(texts, [format!("Included in {by}")], "{hand}: {key}");
    }
    let none = missed(three_kongs, "two-concealed-kongs");
    assert_eq!(none.why, WhyNot::NotMet);
}

/// M-18: the reason names the used-up sets and all elements that use them; it is also given for elements that
/// count less often than they are met (M-154, M-155).
#[test]
fn account_once_names_used_up_sets() {
    let circle = "123456m456p1178s w9s@E SE";
    assert!(again(circle).is_empty());
    let used_up =
        "Account-once: 123 characters, 456 characters used up by Mixed Straight, Mixed Double Chow";
    let short = missed(circle, "short-straight");
    assert_eq!(sentences(&short.obstacles), [used_up]);
    let twice = again("234567p234567s1z w1z@E SW");
    let used_up =
        "Account-once: 234 bamboo, 567 bamboo used up by Mixed Double Chow, Short Straight";
    // M-20: the fourth chow is joined to the three once, as a pure double chow and not as either of two mixed
    // ones.
    let fourth = missed("34s55z c234m c234m c234p w2s@N SE", "mixed-double-chow");
    let expected =
        |sets| format!("Account-once: {sets} used up by Mixed Triple Chow, Pure Double Chow");
    let pairs = ["234 bamboo, 234 characters", "234 characters, 234 dots"];
    assert_eq!(sentences(&fourth.obstacles), pairs.map(expected));
    assert_eq!(twice.len(), 1);
    assert_eq!(twice[0].0.key, "short-straight");
    assert_eq!(sentences(&twice[0].1), [used_up]);
}

/// M-26, M-107 to M-109: a sole wait is on the part that the winning tile completed, and no other.
#[test]
fn sole_wait_names_the_completed_part() {
    for (hand, key, sets, pair) in [
        ("12m88p c234p c345s p666z w3m@N SE", "edge-wait", 1, false),
        ("13m88p c234p c345s p666z w2m@N SE", "closed-wait", 1, false),
        ("234m8p c345p c456s p666z w8p@N SE", "single-wait", 0, true),
    ] {
        let (_, _, score) = won(hand);
        let elements = house().rule_set().scoring.elements;
        let mut lines = score.best.lines.iter();
        let line = lines.find(|line| elements[usize::from(line.element)].key == key);
        let parts = line.expect(key).parts;
        assert_eq!((parts.sets(), parts.has_pair()), (sets, pair), "{key}");
    }
}

/// M-18: two of the three relations of 123 456 of characters, 456 of dots and 789 of bamboo count, and never
/// only one. The mixed straight is worth 8, the others 1, plus all chows and the concealed hand.
#[test]
fn other_selections_are_maximal() {
    let (hand, context, score) = won("123456m456p1178s w9s@E SE");
    let others = score.other_selections(&house(), &hand, &context);
    let elements = house().rule_set().scoring.elements;
    let relations = |lines: &[Line]| {
        let keys = lines
            .iter()
            .map(|line| elements[usize::from(line.element)].key);
        let of = ["mixed-straight", "mixed-double-chow", "short-straight"];
        keys.filter(|key| of.contains(key)).collect::<Vec<_>>()
    };
    assert_eq!(score.best.total, 13);
    let best = relations(&score.best.lines);
    assert_eq!(best, ["mixed-straight", "mixed-double-chow"]);
    let others: Vec<_> = others
        .iter()
        .map(|one| (one.total, relations(&one.lines)))
        .collect();
    let expected = [
        (13, vec!["mixed-straight", "short-straight"]),
        (6, vec!["mixed-double-chow", "short-straight"]),
    ];
    assert_eq!(others, expected);
}
