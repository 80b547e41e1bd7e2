//! Patterns that no published rule set uses: knitted chows, singles of several sets of tiles, and hands of
//! five sets. Expected results are derived by hand from the definitions of the patterns.

use tilewise_rules::{
    BonusTiles, Completed, Geometry, Hand, Pattern, Quads, Reading, SetKind, SetMask, Shape, Tile,
    completions, is_complete, notation, readings, waits,
};
use tilewise_tests::rule_sets::competing_elements::KNITTED_AND_HONORS;

fn hand(text: &str, geometry: Geometry) -> Hand {
    let entry = notation::parse(text).expect(text);
    Hand::new(&entry.hand, geometry, BonusTiles::NONE).expect(text)
}

fn read(text: &str, geometry: Geometry, patterns: &'static [Pattern]) -> Vec<Reading> {
    let hand = hand(text, geometry);
    let mut all = Vec::new();
    readings(&hand, patterns, |reading| all.push(*reading));
    assert_eq!(is_complete(&hand, patterns), !all.is_empty(), "{text}");
    all
}

fn waits_of(text: &str, geometry: Geometry, patterns: &'static [Pattern]) -> String {
    let waits = waits(&hand(text, geometry), patterns);
    notation::tiles_text(&waits.iter().collect::<Vec<Tile>>())
}

const KNITTED: &[Pattern] = &[Pattern::Sets, Pattern::Knitted];

#[test]
fn three_knitted_chows_count_as_three_sets() {
    let four = Geometry::FOUR_SETS;
    let [reading] = read("147m258p369s45m55z w6m", four, KNITTED)[..] else {
        panic!("one reading");
    };
    assert_eq!(reading.to_string(), "147m 258p 369s 456m 55z");
    assert_eq!(reading.completed, Completed::Set(3));
    let kinds: Vec<SetKind> = reading.sets().iter().map(|set| set.set.kind).collect();
    assert_eq!(
        kinds,
        [
            SetKind::Knitted,
            SetKind::Knitted,
            SetKind::Knitted,
            SetKind::Chow
        ]
    );
    assert!(!reading.sets()[0].set.is_alike());
    assert_eq!(waits_of("147m258p369s45m55z", four, KNITTED), "36m");
}

#[test]
fn winning_tile_may_complete_a_knitted_chow() {
    let four = Geometry::FOUR_SETS;
    let [reading] = read("147s369p25m p777z 55z w8m", four, KNITTED)[..] else {
        panic!("one reading");
    };
    assert_eq!(reading.completed, Completed::Set(0));
    assert_eq!(reading.to_string(), "258m 369p 147s 55z p777z");
    assert_eq!(waits_of("147s369p25m p777z 55z", four, KNITTED), "8m");
}

#[test]
fn knitted_chows_need_different_suits_and_ranks() {
    for text in [
        "147m147p369s45m55z w6m",
        "147m258p368s45m55z w6m",
        "147m258p36s45m555z w6m",
    ] {
        assert_eq!(read(text, Geometry::FOUR_SETS, KNITTED), [], "{text}");
    }
    let plain: &[Pattern] = &[Pattern::Sets];
    assert_eq!(
        read("147m258p369s45m55z w6m", Geometry::FOUR_SETS, plain),
        []
    );
}

#[test]
fn five_sets_allow_two_sets_with_knitted_chows() {
    let text = "147m258p369s45m55z c123s w6m";
    let [reading] = read(text, Geometry::FIVE_SETS, KNITTED)[..] else {
        panic!("one reading");
    };
    assert_eq!(reading.sets().len(), 5);
    assert_eq!(reading.to_string(), "147m 258p 369s 456m 55z c123s");
}

static HONORS: [Pattern; 1] = [Pattern::Singles(&KNITTED_AND_HONORS)];

#[test]
fn singles_accept_fourteen_knitted_tiles_and_honors() {
    let four = Geometry::FOUR_SETS;
    for text in [
        "147m258p36s12345z w6z",
        "17m258p36s123456z w7z",
        "258m147p369s1234z w7z",
    ] {
        let [reading] = read(text, four, &HONORS)[..] else {
            panic!("{text}");
        };
        assert!(reading.is_singles(&KNITTED_AND_HONORS), "{text}");
        assert!(
            matches!(reading.shape, Shape::Singles { twice: None, .. }),
            "{text}"
        );
        assert_eq!(reading.completed, Completed::Whole);
    }
    for text in [
        "147m258p36s12344z w6z",
        "147m258p35s12345z w6z",
        "147m147p36s12345z w6z",
    ] {
        assert_eq!(read(text, four, &HONORS), [], "{text}");
    }
    assert_eq!(waits_of("147m258p36s12345z", four, &HONORS), "9s67z");
}

#[test]
fn odd_tile_count_is_pairs_and_a_pung() {
    let five = Geometry::FIVE_SETS;
    let two: &[Pattern] = &[Pattern::Pairs(Quads::TwoPairs)];
    let none: &[Pattern] = &[Pattern::Pairs(Quads::Refused)];
    let [reading] = read("1133m5577p2299s1155z w5z", five, two)[..] else {
        panic!("no reading");
    };
    assert_eq!(reading.to_string(), "11m 33m 55p 77p 22s 99s 11z 555z");
    let quad = "1111m5577p2299s1155z w5z";
    assert_eq!(read(quad, five, none), []);
    assert_eq!(waits_of("1133m5577p2299s1122z", five, two), "13m57p29s12z");
}

/// 147m 258p 369s with 111m 123m 99p would be complete only with a fifth copy, which is impossible.
#[test]
fn fifth_copy_completes_but_is_no_wait() {
    let five = Geometry::FIVE_SETS;
    let text = "1111m23m47m258p99p369s";
    let knitted: &[Pattern] = &[Pattern::Knitted];
    let all: Vec<Tile> = completions(&hand(text, five), knitted).iter().collect();
    assert_eq!(notation::tiles_text(&all), "14m9p");
    assert_eq!(waits_of(text, five, knitted), "4m9p");
}

/// Six tiles form pairs, and no hand.
#[test]
fn short_hands_match_no_pattern() {
    let four = Geometry::FOUR_SETS;
    let pairs: &[Pattern] = &[Pattern::Pairs(Quads::TwoPairs)];
    let few = |text: &str| {
        let entry = notation::parse(text).expect(text);
        Hand::incomplete(&entry.hand, four, BonusTiles::NONE).expect(text)
    };
    assert!(waits(&few("1122m3m"), pairs).is_empty());
    for text in ["1122m3m w3m", "111m22m w2m", "19m19p19s1234z w1z"] {
        let won = few(text);
        let all: &[Pattern] = &[
            pairs[0],
            Pattern::Singles(&tilewise_rules::THIRTEEN_ORPHANS),
        ];
        assert!(!is_complete(&won, all), "{text}");
        readings(&won, all, |reading| panic!("{text}: {reading}"));
    }
}

#[test]
fn only_sets_and_a_pair_are_regular() {
    let four = Geometry::FOUR_SETS;
    let sets: &[Pattern] = &[Pattern::Sets];
    let pairs: &[Pattern] = &[Pattern::Pairs(Quads::Refused)];
    let [regular] = read("123m456p789s1122z w1z", four, sets)[..] else {
        panic!("one reading");
    };
    assert!(!regular.is_irregular());
    let [irregular] = read("1133m5577p2299s1z w1z", four, pairs)[..] else {
        panic!("one reading");
    };
    assert!(irregular.is_irregular());
}

#[test]
fn combinations_are_in_order_of_sets() {
    let four = Geometry::FOUR_SETS;
    let [reading] = read("123m456p789s1122z w1z", four, &[Pattern::Sets])[..] else {
        panic!("one reading");
    };
    let at = |places: &[usize]| {
        places
            .iter()
            .fold(SetMask::NONE, |mask, &place| mask.with_set(place))
    };
    let single = reading.combinations(1, |_| true);
    assert_eq!(single[..], [0, 1, 2, 3].map(|place| at(&[place])));
    let first = |count| reading.combinations(count, |_| true)[0];
    assert_eq!([first(2), first(3)], [at(&[0, 1]), at(&[0, 1, 2])]);
}

#[test]
fn set_mask_insertion_is_idempotent() {
    let both = SetMask::NONE.with_set(1).with_pair();
    assert_eq!(both.with_set(1), both);
    assert_eq!(both.with_pair(), both);
}

/// T-12 and T-13 of the list of sixteen-tile mahjong.
#[test]
fn unrelated_tiles_and_orphans_with_a_set() {
    let five = Geometry::FIVE_SETS;
    let all: &[Pattern] = &[Pattern::Unrelated, Pattern::OrphansAndSet];
    for (text, expected) in [
        ("147m158p369s1234567z w1m", "1147m158p369s1234567z"),
        ("19m19p19s1234567z234m w1z", "19m19p19s11234567z 234m"),
        // The winning tile completes the chow or the orphans.
        (
            "19m19p19s1234567z23m1z w1m",
            "19m19p19s11234567z 123m/19m19p19s11234567z 123m",
        ),
        ("19m19p19s12234567z45m w6m", "19m19p19s12234567z 456m"),
        (
            "119m19p19s1234567z99p w9p",
            "119m19p19s1234567z 999p/119m19p19s1234567z 999p",
        ),
        (
            "19m19p19s1234567z ck5555p w7z",
            "19m19p19s12345677z ck5555p",
        ),
        ("19m19p19s1234567z k5555p w7z", "19m19p19s12345677z k5555p"),
        ("19m19p19s1234567z ak5555p w7z", ""),
        ("19m19p19s1234567z c567p w7z", ""),
        ("19m19p19s1234567z p555p w7z", ""),
        // No orphan is left for a kong of orphans.
        ("9m19p19s12345677z ck1111m w9m", ""),
        // Adjacent chows: the orphan is the lowest or the highest tile.
        ("19m19p19s1234567z134m w2m", "119m19p19s1234567z 234m"),
        ("19m19p19s1234567z679s w8s", "19m19p199s1234567z 678s"),
    ] {
        let found: Vec<String> = read(text, five, all)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(found.join("/"), expected, "{text}");
        let entry = notation::parse(text).expect(text);
        let won = Hand::incomplete(&entry.hand, five, BonusTiles::NONE).expect(text);
        assert_eq!(is_complete(&won, all), !expected.is_empty(), "{text}");
    }
    assert_eq!(
        waits_of("147m258p369s1234567z", five, all),
        "147m258p369s1234567z"
    );
    assert_eq!(
        waits_of("19m19p19s1234567z234m", five, all),
        "19m19p19s1234567z"
    );
    assert_eq!(waits_of("19m19p19s12234567z34m", five, all), "25m");
    assert_eq!(
        waits_of("19m19p19s1234567z ck5555p", five, all),
        "19m19p19s1234567z"
    );
}

/// The pung beside pairs, and the set beside orphans.
#[test]
fn lone_set_of_irregular_hands() {
    let five = Geometry::FIVE_SETS;
    let all: &[Pattern] = &[Pattern::Pairs(Quads::TwoPairs), Pattern::OrphansAndSet];
    for (text, lone, completed) in [
        ("1133m5577p2299s1333z w1z", Some("333z"), None),
        ("19m19p19s1123456z23m7z w1m", Some("123m"), Some("123m")),
    ] {
        let found = read(text, five, all);
        let set = found.first().and_then(Reading::lone_set);
        assert_eq!(
            set.map(|set| set.set.to_string()).as_deref(),
            lone,
            "{text}"
        );
        let set = found.iter().find_map(Reading::completed_set);
        assert_eq!(
            set.map(|set| set.set.to_string()).as_deref(),
            completed,
            "{text}"
        );
    }
}
