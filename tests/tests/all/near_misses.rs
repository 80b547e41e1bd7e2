//! Near misses of hands and their obstacles. Expected results are derived by hand from the clauses.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use tilewise_rules::{
    Distance, NearMiss, Obstacle, RuleConfig, Score, WhyNot, WinInput, check, improvements,
    near_misses, notation, score,
};
use tilewise_tests::play::HOUSES;
use tilewise_tests::random::Rng;
use tilewise_tests::rule_sets;

fn scored(house: &RuleConfig, entry: &WinInput) -> Option<Score> {
    let (hand, context) = check(house, entry).ok()?;
    score(house, &hand, &context)
}

pub(crate) fn missed(house: &RuleConfig, entry: &WinInput) -> Vec<NearMiss> {
    let (hand, context) = check(house, entry).expect("a win");
    let score = score(house, &hand, &context).expect("complete");
    near_misses(house, &hand, &context, &score)
}

fn sentences(miss: &NearMiss) -> Vec<String> {
    let sentences = miss.obstacles.iter();
    sentences.map(|one| one.sentence().to_string()).collect()
}

/// A near miss: its clause, its element, the numbers of other tiles and of other differences, and its
/// obstacles; `…` for further ones.
pub(crate) type ExpectedMiss = (&'static str, &'static str, [u8; 2], &'static [&'static str]);

#[track_caller]
pub(crate) fn lacks(house: &RuleConfig, hand: &str, expected: &[ExpectedMiss]) {
    let all = missed(house, &notation::parse(hand).expect(hand));
    for &(clause, key, [tiles, otherwise], in_way) in expected {
        let miss = all.iter().find(|miss| miss.element.key == key);
        let miss = miss.unwrap_or_else(|| panic!("{hand} has {key}"));
        let away = miss.distance.unwrap_or_else(|| panic!("{hand}: {key}"));
        let sentences = sentences(miss);
        assert_eq!(miss.element.clause, clause, "{key}");
        assert_eq!(
            [away.tiles, away.other],
            [tiles, otherwise],
            "{hand}: {key}: {sentences:?}"
        );
        match in_way {
            [first @ .., "…"] => assert_eq!(sentences[..first.len()], *first, "{hand}: {key}"),
            all => assert_eq!(sentences, all, "{hand}: {key}"),
        }
    }
}

pub(crate) fn hk(options: &str) -> RuleConfig {
    format!("hk-old-style{options}").parse().expect("a house")
}

/// Pungs of bamboo, dots and white dragons, a chow of characters, a pair of bamboo: South, from West.
const ONE_CHOW: &str = "2223s c567m p777p p555z w3s@W SE";

#[test]
fn hk_old_style_near_misses_with_one_chow() {
    lacks(
        &hk(""),
        ONE_CHOW,
        &[
            (
                "HKOS-24",
                "all-pungs",
                [2, 0],
                &["567 characters is a chow"],
            ),
            ("HKOS-18", "self-drawn-win", [0, 1], &["Needs a self-draw"]),
            (
                "HKOS-20",
                "last-tile-discard",
                [0, 1],
                &["Needs “Last tile”"],
            ),
            (
                "HKOS-19",
                "last-tile-draw",
                [0, 2],
                &["Needs a self-draw", "Needs “Last tile”"],
            ),
            ("HKOS-12", "seat-flower", [0, 1], &["Needs the orchid"]),
            ("HKOS-13", "seat-season", [0, 1], &["Needs the summer"]),
            (
                "HKOS-16",
                "seat-wind",
                [3, 0],
                &["Needs a pung of South wind"],
            ),
            (
                "HKOS-17",
                "prevailing-wind",
                [3, 0],
                &["Needs a pung of East wind"],
            ),
            // A pung of a second dragon, and the pair of the third.
            ("HKOS-26", "little-three-dragons", [5, 0], &["…"]),
            ("HKOS-30", "big-three-dragons", [6, 0], &["…"]),
            // The chow of characters and the pung of dots.
            ("HKOS-25", "half-flush", [6, 0], &["…"]),
            // One more tile for each pung, three for the chow.
            ("HKOS-38", "all-kongs", [6, 0], &["…"]),
            // The chow and two pairs of bamboo stay and give five tiles to chows.
            ("HKOS-14", "all-chows", [4, 0], &["…"]),
            ("HKOS-28", "full-flush", [9, 0], &["…"]),
            // White dragon twice, and three sets on the table.
            ("HKOS-37", "thirteen-orphans", [12, 3], &["…"]),
            // By self-draw of East as dealt, without melds.
            (
                "HKOS-42",
                "blessing-of-heaven",
                [0, 6],
                &["567 characters was claimed", "…"],
            ),
        ],
    );
}

#[test]
fn hk_old_style_near_misses_by_one_step() {
    lacks(
        &hk(""),
        "2223s c567s p777s p555z w1s@W SE",
        &[
            (
                "HKOS-21",
                "robbing-the-kong",
                [0, 1],
                &["Needs a robbed kong"],
            ),
            (
                "HKOS-24",
                "all-pungs",
                [4, 0],
                &["123 bamboo is a chow", "567 bamboo is a chow", "…"],
            ),
            ("HKOS-28", "full-flush", [3, 0], &["…"]),
        ],
    );
    lacks(
        &hk(";minimum_fan=0"),
        "11122m p444p 888s77z w2m SE",
        &[(
            "HKOS-29",
            "four-concealed-pungs",
            [0, 1],
            &["444 dots was claimed"],
        )],
    );
    lacks(
        &hk(";minimum_fan=0"),
        "11122m444p888s77z w2m@W SE",
        &[(
            "HKOS-29",
            "four-concealed-pungs",
            [0, 1],
            &["Needs a self-draw"],
        )],
    );
    lacks(
        &hk(";minimum_fan=0"),
        "22m44m p111z p222z p333z w2m@E SE",
        &[
            (
                "HKOS-31",
                "little-four-winds",
                [2, 0],
                &["Needs a pair of North wind"],
            ),
            (
                "HKOS-32",
                "big-four-winds",
                [3, 0],
                &["Needs a pung of North wind"],
            ),
        ],
    );
    lacks(
        &hk(";minimum_fan=0"),
        "123m456p78899s11z f1 w7s EE",
        &[
            (
                "HKOS-42",
                "blessing-of-heaven",
                [0, 1],
                &["Needs “Initial hand”"],
            ),
            (
                "HKOS-11",
                "no-flowers",
                [0, 1],
                &["The plum lies beside the hand"],
            ),
        ],
    );
}

/// A fourth 7 drawn by the winner, with one wall tile left after it: the number of remaining tiles is no
/// obstacle.
#[test]
fn unrelated_circumstances_are_no_obstacle() {
    lacks(
        &hk(""),
        "123456p777s11z45s w6s@S WW five-tiles-left",
        &[(
            "HKOS-22b",
            "out-on-replacement",
            [1, 2],
            &[
                "777 bamboo isn’t a kong",
                "Needs a self-draw",
                "Needs “Kong replacement”",
            ],
        )],
    );
}

#[test]
fn hk_old_style_near_misses_without_sets() {
    lacks(
        &hk(""),
        "6699s22m55p77p66z7z w7z@E SE",
        &[
            // The third tile of four of the seven pairs.
            ("HKOS-24", "all-pungs", [4, 0], &["…"]),
            ("HKOS-29", "four-concealed-pungs", [4, 1], &["…"]),
            (
                "HKOS-43",
                "blessing-of-earth",
                [0, 1],
                &["Needs “East’s first discard”"],
            ),
        ],
    );
    lacks(
        &hk(""),
        "1112345678999m w5m@E SE",
        &[
            ("HKOS-28", "full-flush", [0, 1], &["Included in Nine Gates"]),
            ("HKOS-24", "all-pungs", [4, 0], &["…"]),
            // Three pairs are present.
            ("HKOS-27", "seven-pairs", [4, 0], &["…"]),
            // The pair of honours.
            ("HKOS-25", "half-flush", [2, 0], &["…"]),
        ],
    );
}

#[test]
fn singapore_near_misses() {
    lacks(
        &"singapore".parse().expect("a house"),
        "2223s c567m p777p p555z w3s@W a1 f2 SE",
        &[
            (
                "SG-55",
                "triplets-hand",
                [2, 0],
                &["567 characters is a chow"],
            ),
            (
                "SG-91",
                "last-tile",
                [0, 2],
                &["Needs a self-draw", "Needs “Last tile”"],
            ),
            (
                "SG-30",
                "all-animals",
                [0, 3],
                &["Needs the rat", "Needs the rooster", "Needs the centipede"],
            ),
            (
                "SG-32",
                "flower-group",
                [0, 3],
                &[
                    "Needs the plum",
                    "Needs the chrysanthemum",
                    "Needs the bamboo flower",
                ],
            ),
            (
                "SG-26",
                "seat-wind-triplet",
                [3, 0],
                &["Needs a pung of South wind"],
            ),
            // One of the pungs becomes a kong, with its replacement drawn.
            ("SG-87", "kong-replacement", [1, 2], &["…"]),
            ("SG-58", "half-flush", [6, 0], &["…"]),
        ],
    );
    // Chows and a pair of bamboo with a two-sided wait, except for the seat flower.
    lacks(
        &"singapore".parse().expect("a house"),
        "234m567m22s345p67p f2 w8p@W SE",
        &[(
            "SG-69",
            "sequence-hand",
            [0, 1],
            &["The orchid lies beside the hand"],
        )],
    );
}

#[test]
fn sparrows_nest_near_misses() {
    lacks(
        &"sparrows-nest".parse().expect("a house"),
        ONE_CHOW,
        &[
            (
                "NEST-41",
                "all-triplets",
                [2, 0],
                &["567 characters is a chow"],
            ),
            ("NEST-26", "self-draw", [0, 1], &["Needs a self-draw"]),
            ("NEST-29", "last-tile", [0, 1], &["Needs “Last tile”"]),
            ("NEST-21", "matching-flower", [0, 1], &["…"]),
            (
                "NEST-25",
                "closed-hand",
                [0, 3],
                &[
                    "567 characters was claimed",
                    "777 dots was claimed",
                    "a pung of white dragon was claimed",
                ],
            ),
            ("NEST-37", "matching-wind-triplet", [3, 0], &["…"]),
            ("NEST-47", "half-flush", [6, 0], &["…"]),
        ],
    );
}

/// Only another winning tile, which changes the reading: 123 234 567 789 and a pair of 2, by SG-59 and SG-69,
/// with more than one wait (SG-71).
#[test]
fn other_winning_tile_is_one_step() {
    lacks(
        &"singapore".parse().expect("a house"),
        "7285726243129p w7p NN last-tile",
        &[(
            "SG-60",
            "full-flush-sequence",
            [1, 0],
            &["The winning tile must be 3 dots"],
        )],
    );
}

/// FIVE: 17 tiles. COMP: elements compete.
#[test]
fn test_rule_sets_have_near_misses() {
    let keys = |house: &str, hand: &str| -> Vec<_> {
        let all = missed(
            &rule_sets::house(house),
            &notation::parse(hand).expect(hand),
        );
        let near = all
            .iter()
            .filter_map(|miss| Some((miss.element.key, miss.distance?)));
        let near = near.map(|(key, away)| (key, [away.tiles, away.other]));
        near.collect()
    };
    // COMP-16: 567 of characters is a chow. COMP-19 and COMP-22.
    let competing = keys("competing-elements", "2223s c567m p777p p555z w3s@W SE");
    for expected in [
        ("all-pungs", [2, 0]),
        ("self-drawn", [0, 1]),
        ("last-tile", [0, 1]),
        ("seat-wind", [3, 0]),
        ("prevailing-wind", [3, 0]),
        ("two-dragon-pungs", [3, 0]),
    ] {
        assert!(competing.contains(&expected), "{expected:?}: {competing:?}");
    }
    let five = keys("five-sets", "2223s111p c567m p777p p555z w3s@W SE");
    for expected in [("own-flower", [0, 1]), ("all-pungs", [2, 0])] {
        assert!(five.contains(&expected), "{expected:?}: {five:?}");
    }
}

/// Returns a random rule configuration of any rule set, and a hand that wins in it.
fn hand(seed: u64) -> (RuleConfig, WinInput) {
    let mut rng = Rng::with_seed(seed);
    let rule_set = HOUSES[rng.usize(0..HOUSES.len())];
    let play = (rule_set.house)(&mut rng);
    (play.house(), play.winning(&mut rng))
}

/// Checks that each element of a win counts or has a named obstacle.
fn obeys(house: &RuleConfig, entry: &WinInput) -> TestCaseResult {
    let Some(score) = scored(house, entry) else {
        return Ok(());
    };
    let all = missed(house, entry);
    let elements = house.rule_set().scoring.elements;
    prop_assert_eq!(all.len() + score.best.lines.len(), elements.len());
    let total = |miss: &NearMiss| miss.distance.map_or(u8::MAX, Distance::total);
    let far: Vec<_> = all
        .iter()
        .map(|miss| (miss.element.key, total(miss)))
        .collect();
    let mut before = 0;
    for miss in all {
        let key = miss.element.key;
        prop_assert!(!miss.obstacles.is_empty(), "{} {}", key, entry.to_link());
        // Only counted elements have distance 0.
        let away = total(&miss);
        prop_assert!(away > 0, "{} {}", key, entry.to_link());
        let unknown = matches!(miss.obstacles[..], [Obstacle::Unknown]);
        let off = miss.why == WhyNot::SwitchedOff;
        prop_assert_eq!(miss.distance.is_none(), off || unknown, "{}", key);
        // With default options every element has a known hand.
        let own = house.settings().is_empty();
        prop_assert!(!(unknown && own), "{} {}", key, entry.to_link());
        prop_assert!(before <= away);
        before = away;
        // Removing the obstacles yields the element.
        let Some(nearest) = miss.nearest else {
            continue;
        };
        let score = scored(house, &nearest).expect("a win");
        let still = score.rejected(house).find(|(one, _)| one.key == key);
        let has = still.is_none_or(|(_, why)| why != WhyNot::NotMet);
        prop_assert!(has, "{}: {}", key, nearest.to_link());
    }
    // A single sufficient change is never reported as farther.
    let (hand, _) = check(house, entry).expect("a win");
    for one in improvements(house, entry, &hand) {
        for line in &one.score.best.lines {
            let key = elements[usize::from(line.element)].key;
            let away = far
                .iter()
                .find(|(of, _)| *of == key)
                .map_or(0, |(_, away)| *away);
            prop_assert!(
                away <= 1,
                "{} with {}: {}",
                key,
                one.lift.name(),
                entry.to_link()
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_element_counts_or_has_an_obstacle(seed: u64) {
        let (house, entry) = hand(seed);
        obeys(&house, &entry)?;
    }
}

#[test]
fn switched_off_elements_come_last() {
    let all = missed(
        &hk(";seven_pairs=off"),
        &notation::parse(ONE_CHOW).expect("readable"),
    );
    let unplayed = all.iter().position(|one| one.distance.is_none());
    let unplayed = &all[unplayed.expect("some")..];
    assert!(unplayed.iter().all(|one| one.distance.is_none()));
    let pairs = unplayed.iter().find(|one| one.element.key == "seven-pairs");
    assert_eq!(
        sentences(pairs.expect("seven pairs")),
        ["Not used under your house rules: Seven Pairs"]
    );
}

/// Of equal distances the higher value comes first.
#[test]
fn near_misses_are_sorted_by_distance_and_value() {
    let all = missed(&hk(""), &notation::parse(ONE_CHOW).expect("readable"));
    let keys: Vec<_> = all.iter().map(|miss| miss.element.key).collect();
    let place = |key| keys.iter().position(|one| *one == key).expect(key);
    assert!(place("self-drawn-win") < place("all-pungs"));
    // 3 fan before 1.
    assert!(place("all-pungs") < place("last-tile-draw"));
}

/// HKOS-25 and HKOS-27: seven pairs, of which one is of another suit.
#[test]
fn replaced_pair_is_two_tiles() {
    lacks(
        &hk(""),
        "1133557799m11z5p w5p@W SE",
        &[("HKOS-25", "half-flush", [2, 0], &["…"])],
    );
}

/// SG-79: three triplets of winds and a pair, of which the melded triplet stays.
#[test]
fn early_four_winds_lack_one_tile_of_the_pair() {
    lacks(
        &"singapore;early_four_winds=true".parse().expect("a house"),
        "111z333z44z12m p222z w3m SE",
        &[("SG-79", "early-four-winds", [1, 1], &["…"])],
    );
}

/// The number of red fives stays the same.
#[test]
fn nearest_hand_keeps_red_fives() {
    let house = "riichi-tenhou".parse().expect("a house");
    let entry = notation::parse("340m456p567s2399s w4s SE riichi dora:1z").expect("readable");
    let all = missed(&house, &entry);
    let ippatsu = all.iter().find(|miss| miss.element.key == "ippatsu");
    let near = ippatsu
        .and_then(|miss| miss.nearest.as_ref())
        .expect("near");
    assert_eq!(near.hand.red_fives(), entry.hand.red_fives());
    assert_eq!(near.hand.dora, entry.hand.dora);
}
