//! What a hand nearly is, and what is in the way. What is expected is counted out by hand from the
//! clauses.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use tilewise_rules::{
    Away, House, InWay, Miss, Score, WhyNot, WinInput, check, improvements, misses, notation, score,
};
use tilewise_tests::play::HOUSES;
use tilewise_tests::random::Rng;
use tilewise_tests::rule_sets;

fn scored(house: &House, entry: &WinInput) -> Option<Score> {
    let (hand, context) = check(house, entry).ok()?;
    score(house, &hand, &context)
}

pub(crate) fn missed(house: &House, entry: &WinInput) -> Vec<Miss> {
    let (hand, context) = check(house, entry).expect("a win");
    let score = score(house, &hand, &context).expect("complete");
    misses(house, &hand, &context, &score)
}

fn sentences(miss: &Miss) -> Vec<String> {
    let sentences = miss.in_way.iter();
    sentences.map(|one| one.sentence().to_string()).collect()
}

/// Of an element: its clause, its key, the tiles that would be others, what else would be
/// otherwise, and what is in the way; `…` for more of that.
pub(crate) type Expected = (&'static str, &'static str, [u8; 2], &'static [&'static str]);

#[track_caller]
pub(crate) fn lacks(house: &House, hand: &str, expected: &[Expected]) {
    let all = missed(house, &notation::parse(hand).expect(hand));
    for &(clause, key, [tiles, otherwise], in_way) in expected {
        let miss = all.iter().find(|miss| miss.element.key == key);
        let miss = miss.unwrap_or_else(|| panic!("{hand} has {key}"));
        let away = miss.away.unwrap_or_else(|| panic!("{hand}: {key}"));
        let sentences = sentences(miss);
        assert_eq!(miss.element.clause, clause, "{key}");
        assert_eq!(
            [away.tiles, away.otherwise],
            [tiles, otherwise],
            "{hand}: {key}: {sentences:?}"
        );
        match in_way {
            [first @ .., "…"] => assert_eq!(sentences[..first.len()], *first, "{hand}: {key}"),
            all => assert_eq!(sentences, all, "{hand}: {key}"),
        }
    }
}

pub(crate) fn hk(options: &str) -> House {
    format!("hk-old-style{options}").parse().expect("a house")
}

/// Pungs of bamboo, dots and white dragons, a chow of characters, a pair of bamboo: South, from West.
const ONE_CHOW: &str = "2223s c567m p777p p555z w3s@W SE";

#[test]
fn hong_kong_old_style_with_one_chow() {
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
            // One tile more for each pung, three for the chow.
            ("HKOS-38", "all-kongs", [6, 0], &["…"]),
            // All but two pairs' worth of bamboo and the chow, which lend five tiles to chows.
            ("HKOS-14", "all-chows", [4, 0], &["…"]),
            ("HKOS-28", "full-flush", [9, 0], &["…"]),
            // White dragon twice, and three sets on the table.
            ("HKOS-37", "thirteen-orphans", [12, 3], &["…"]),
            // Drawn by East as dealt, with nothing on the table.
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
fn hong_kong_old_style_by_one_step() {
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

/// A fourth 7, drawn in its place by the winner, and one of the wall after it: how many tiles were left
/// then is in nobody's way.
#[test]
fn what_came_with_the_win_stays_where_it_is_in_no_way() {
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
fn hong_kong_old_style_without_sets() {
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
            // Three pairs are there.
            ("HKOS-27", "seven-pairs", [4, 0], &["…"]),
            // The pair of honours.
            ("HKOS-25", "half-flush", [2, 0], &["…"]),
        ],
    );
}

#[test]
fn singapore() {
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
            // One of the pungs a kong, and its replacement drawn.
            ("SG-87", "kong-replacement", [1, 2], &["…"]),
            ("SG-58", "half-flush", [6, 0], &["…"]),
        ],
    );
    // Chows and a pair of bamboo with a two-sided wait, but for the flower of the seat.
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
fn sparrows_nest() {
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

/// Another winning tile alone, after which all of the hand is read otherwise: 123 234 567 789 and a
/// pair of 2, by SG-59 and SG-69, waiting for more than one tile as SG-71 asks.
#[test]
fn another_winning_tile_is_one_step() {
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
fn rule_sets_of_the_tests() {
    let keys = |house: &str, hand: &str| -> Vec<_> {
        let all = missed(
            &rule_sets::house(house),
            &notation::parse(hand).expect(hand),
        );
        let near = all
            .iter()
            .filter_map(|miss| Some((miss.element.key, miss.away?)));
        let near = near.map(|(key, away)| (key, [away.tiles, away.otherwise]));
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

/// A random house of any book, and a hand that wins in it.
fn hand(seed: u64) -> (House, WinInput) {
    let mut rng = Rng::with_seed(seed);
    let rule_set = HOUSES[rng.usize(0..HOUSES.len())];
    let play = (rule_set.house)(&mut rng);
    (play.house(), play.winning(&mut rng))
}

/// What is true of every win: each element counts, or something is named that is in the way.
fn obeys(house: &House, entry: &WinInput) -> TestCaseResult {
    let Some(score) = scored(house, entry) else {
        return Ok(());
    };
    let all = missed(house, entry);
    let elements = house.rule_set().elements;
    prop_assert_eq!(all.len() + score.best.lines.len(), elements.len());
    let total = |miss: &Miss| miss.away.map_or(u8::MAX, Away::total);
    let far: Vec<_> = all
        .iter()
        .map(|miss| (miss.element.key, total(miss)))
        .collect();
    let mut before = 0;
    for miss in all {
        let key = miss.element.key;
        prop_assert!(!miss.in_way.is_empty(), "{} {}", key, entry.to_link());
        // Nothing is 0 away but what counts.
        let away = total(&miss);
        prop_assert!(away > 0, "{} {}", key, entry.to_link());
        let unknown = matches!(miss.in_way[..], [InWay::Unknown]);
        let off = miss.why == WhyNot::SwitchedOff;
        prop_assert_eq!(miss.away.is_none(), off || unknown, "{}", key);
        // In the house of the book every element has a hand that is known.
        let own = house.settings().is_empty();
        prop_assert!(!(unknown && own), "{} {}", key, entry.to_link());
        prop_assert!(before <= away);
        before = away;
        // Who makes good what is in the way has it.
        let Some(nearest) = miss.nearest else {
            continue;
        };
        let score = scored(house, &nearest).expect("a win");
        let still = score.rejected(house).find(|(one, _)| one.key == key);
        let has = still.is_none_or(|(_, why)| why != WhyNot::NotMet);
        prop_assert!(has, "{}: {}", key, nearest.to_link());
    }
    // What one thing alone would bring is never said to be further.
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
    fn every_element_counts_or_names_what_is_in_the_way(seed: u64) {
        let (house, entry) = hand(seed);
        obeys(&house, &entry)?;
    }
}

#[test]
fn what_the_house_plays_without_is_the_last() {
    let all = missed(
        &hk(";seven_pairs=off"),
        &notation::parse(ONE_CHOW).expect("readable"),
    );
    let unplayed = all.iter().position(|one| one.away.is_none());
    let unplayed = &all[unplayed.expect("some")..];
    assert!(unplayed.iter().all(|one| one.away.is_none()));
    let pairs = unplayed.iter().find(|one| one.element.key == "seven-pairs");
    assert_eq!(
        sentences(pairs.expect("seven pairs")),
        ["Not used under your house rules: Seven Pairs"]
    );
}

/// As near, the one that is worth more comes first.
#[test]
fn the_nearest_comes_first_and_then_what_is_worth_most() {
    let all = missed(&hk(""), &notation::parse(ONE_CHOW).expect("readable"));
    let keys: Vec<_> = all.iter().map(|miss| miss.element.key).collect();
    let place = |key| keys.iter().position(|one| *one == key).expect(key);
    assert!(place("self-drawn-win") < place("all-pungs"));
    // 3 fan before 1.
    assert!(place("all-pungs") < place("last-tile-draw"));
}

/// HKOS-25 and HKOS-27: seven pairs, of which one is of another suit.
#[test]
fn a_pair_in_place_of_another_is_two_tiles() {
    lacks(
        &hk(""),
        "1133557799m11z5p w5p@W SE",
        &[("HKOS-25", "half-flush", [2, 0], &["…"])],
    );
}

/// SG-79: three triplets of winds and a pair, of which the triplet on the table stays there.
#[test]
fn winds_declared_early_lack_the_third_of_the_pair() {
    lacks(
        &"singapore;early_four_winds=true".parse().expect("a house"),
        "111z333z44z12m p222z w3m SE",
        &[("SG-79", "early-four-winds", [1, 1], &["…"])],
    );
}

/// Whatever else would be otherwise, as many fives are red.
#[test]
fn a_red_five_stays_in_the_hand_that_is_near() {
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
