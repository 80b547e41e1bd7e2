//! Distance of a hand from an element when the nearest hand with it differs by more than a set. Expected
//! distances are the least that the clause requires, derived by hand.

use tilewise_rules::{Distance, Obstacle, Part, RuleConfig, notation};
use tilewise_tests::rule_sets;

use super::near_misses::{ExpectedMiss, hk, lacks, missed};

#[track_caller]
fn assert_distance(house: &str, hand: &str, expected: &[ExpectedMiss]) {
    lacks(&house.parse().expect(house), hand, expected);
}

/// Checks that the nearest hand is at most as far as a known one.
#[track_caller]
fn assert_distance_at_most(house: &RuleConfig, hand: &str, key: &str, most: u8) {
    let all = missed(house, &notation::parse(hand).expect(hand));
    let miss = all.iter().find(|miss| miss.element.key == key).expect(key);
    let away = miss.distance.map(Distance::total);
    assert!(
        away.is_some_and(|away| away <= most),
        "{hand}: {key}: {away:?}"
    );
}

/// All tiles are there, but a claimed chow can't be part of pairs.
#[test]
fn seven_pairs_lack_only_a_concealed_hand() {
    lacks(
        &hk(""),
        "34m556677p99s c234m w2m SE",
        &[(
            "HKOS-27",
            "seven-pairs",
            [0, 1],
            &["234 characters was claimed"],
        )],
    );
}

/// Chows and pungs of dots overlap.
#[test]
fn one_tile_turns_pungs_into_chows() {
    lacks(
        &hk(""),
        "1223455577p c234p w3p@S WW",
        &[
            // 567 and 55 of 555 and 77.
            (
                "HKOS-14",
                "all-chows",
                [1, 0],
                &["555 dots is a pung", "77 dots would have to be 55 dots"],
            ),
            // 222 333 444 of 123 234 234.
            ("HKOS-24", "all-pungs", [1, 0], &["…"]),
            // 222 333 555 77, and three white dragons.
            ("HKOS-41", "pearl-dragon", [3, 0], &["…"]),
        ],
    );
    lacks(
        &hk(""),
        "1m c567m@W p999m c678m@W c789m w1m@W NS",
        // 666 777 888 of 567 678 789.
        &[("HKOS-24", "all-pungs", [2, 0], &["…"])],
    );
}

/// 5555 is in two sets: the pung of them is no kong, and the chow contributes another tile.
#[test]
fn kong_is_formed_from_the_pung() {
    lacks(
        &hk(""),
        "3m p555m@S c567m@S ck8888m ak9999m w3m WS",
        &[(
            "HKOS-38",
            "all-kongs",
            [3, 0],
            &["555 characters isn’t a kong", "567 characters is a chow"],
        )],
    );
}

/// The number of claimed sets stays, so claimed sets replace claimed ones.
#[test]
fn claimed_sets_are_replaced_by_claimed_sets() {
    let hand = "2334455p p999p@W c567p@N w5p@N EN";
    lacks(
        &hk(""),
        hand,
        &[("HKOS-41", "pearl-dragon", [4, 0], &["…"])],
    );
    let all = missed(&hk(""), &notation::parse(hand).expect(hand));
    let pearl = all.iter().find(|miss| miss.element.key == "pearl-dragon");
    for one in &pearl.expect("missed").obstacles {
        if let Obstacle::Part {
            is: Part::Set(is),
            takes: Part::Set(takes),
        } = one
        {
            assert_eq!(is.is_concealed(), takes.is_concealed(), "{one:?}");
        }
    }
}

/// 678 678 and 99 stay, or 789 789 and 66; a third set lacks a tile, and the pung three.
#[test]
fn seven_pairs_need_a_set_and_the_seat_pung() {
    lacks(
        &hk(""),
        "1122446778899s w6s@E NN",
        &[(
            "HKOS-16",
            "seat-wind",
            [4, 0],
            &["Needs 1 bamboo, 3× North wind"],
        )],
    );
}

#[test]
fn big_three_dragons_distance_counts_missing_tiles() {
    // A pair of East wind, and two tiles besides one of the others.
    lacks(
        &hk(""),
        "19m9p19s11234567z w1p@S EN",
        &[("HKOS-30", "big-three-dragons", [8, 0], &["…"])],
    );
    // 444 contributes its pair.
    lacks(
        &hk(""),
        "12344789p55577z w4p@S EE",
        &[(
            "HKOS-30",
            "big-three-dragons",
            [4, 0],
            &["Needs a pung of green dragon", "Needs a pung of red dragon"],
        )],
    );
}

#[test]
fn singapore_distance_by_tiles() {
    // 333 and 55 of 345 and 33. The four dragons are surplus.
    assert_distance(
        "singapore",
        "3334566s ck6666z p444s@S w6s@N EE",
        &[
            (
                "SG-55",
                "triplets-hand",
                [1, 0],
                &[
                    "345 bamboo is a chow",
                    "33 bamboo would have to be 55 bamboo",
                ],
            ),
            ("SG-62", "full-flush-triplets", [4, 0], &["…"]),
        ],
    );
    // 777 of bamboo and a pair of dragons, of a pair and a pung.
    assert_distance(
        "singapore",
        "56p77s ck5555z p777z p666z@W g4 w7p NE bonus-replacement=1",
        &[
            (
                "SG-77",
                "three-lesser-scholars",
                [1, 0],
                &["Needs a pair of red dragon"],
            ),
            (
                "SG-88",
                "robbing-the-kong",
                [0, 2],
                &["Needs a robbed kong", "Blocked by “Flower replacement”"],
            ),
        ],
    );
    // Five honours are surplus.
    assert_distance(
        "singapore",
        "78s999s44z p666z@E k3333s@E w6s@E:robbed SN",
        &[("SG-59", "full-flush", [5, 0], &["…"])],
    );
    // By self-draw, but without a replaced bonus tile.
    assert_distance(
        "singapore",
        "4555789m c789m@E c456m@E w6m SN",
        &[(
            "SG-85",
            "flower-replacement",
            [0, 2],
            &["Needs “Flower replacement”", "…"],
        )],
    );
}

#[test]
fn singapore_distance_by_claims() {
    assert_distance(
        "singapore",
        "9p p999m p111s ck5555z ak6666z@N w9p EN",
        &[(
            "SG-56",
            "hidden-treasure",
            [0, 3],
            &[
                "999 characters was claimed",
                "111 bamboo was claimed",
                "a kong of green dragon was claimed",
            ],
        )],
    );
    // Seven bonus tiles win with any melds.
    assert_distance(
        "singapore",
        "6788p c567p@N c567m@N c234m f1 f3 f4 g1 g2 g3 g4 w5p@S EN",
        &[(
            "SG-35",
            "robbing-the-eighth",
            [0, 1],
            &["Needs a win by bonus tiles"],
        )],
    );
}

#[test]
fn sparrows_nest_distance_by_kong_and_tile() {
    assert_distance(
        "sparrows-nest",
        "1s555m666s p777p p666m w1s SE",
        &[(
            "NEST-27",
            "self-draw-after-gong",
            [1, 1],
            &["555 characters isn’t a kong", "Needs “Gong replacement”"],
        )],
    );
    // The kong would have been concealed.
    assert_distance(
        "sparrows-nest",
        "222p33p44s555m ak4444p@W w3p@W ES",
        &[(
            "NEST-43",
            "four-concealed-triplets",
            [0, 2],
            &["4444 dots was claimed", "Needs a self-draw"],
        )],
    );
    // Seven flowers win while the hand lacks a tile.
    assert_distance(
        "sparrows-nest",
        "999p22p55566z p777z@N f1 f3 f4 g1 g2 g3 g4 w:bonus WE",
        &[(
            "NEST-35",
            "little-three-dragons",
            [1, 1],
            &["Needs 2 dots", "…"],
        )],
    );
}

#[test]
fn riichi_distance_by_dora() {
    // The hand has no indicators.
    assert_distance(
        "riichi-wrc-2025",
        "234456m456p46s33z w5s@W EE",
        &[(
            "R-67",
            "ura-dora",
            [0, 2],
            &["Needs “Riichi”", "Needs other indicators"],
        )],
    );
    // A dealt hand, and the indicator matches any of its tiles.
    assert_distance(
        "riichi-ema-2016",
        "666m1112223344z w3z SS",
        &[(
            "R-67",
            "ura-dora",
            [0, 2],
            &["Needs “Riichi”", "Needs other indicators"],
        )],
    );
    assert_distance(
        "riichi-tenhou",
        "1112334567899s w9s SE dora:3s",
        &[("R-68", "red-five", [0, 1], &["Needs a red five"])],
    );
    assert_distance(
        "riichi-tenhou",
        "34m99s c123s@S c678m@S c789s w2m@N WE",
        &[(
            "R-68",
            "red-five",
            [1, 1],
            &[
                "678 characters would have to be 567 characters",
                "Needs a red five",
            ],
        )],
    );
    // No five, and no two tiles of a chow with one except the 3.
    assert_distance(
        "riichi-mleague",
        "3s ck9999s ck7777z p555z@E c123p@E w3s SE",
        &[(
            "R-68",
            "red-five",
            [2, 1],
            &["123 dots would have to be 345 dots", "Needs a red five"],
        )],
    );
}

#[test]
fn riichi_distance_by_win() {
    let pairs = "1133446678899p w7p NS initial-hand";
    assert_distance(
        "riichi-wrc-2015",
        pairs,
        &[
            (
                "R-33",
                "houtei",
                [0, 3],
                &[
                    "Needs a discard",
                    "Needs “Last tile”",
                    "Blocked by “First draw”",
                ],
            ),
            ("R-51", "tenhou", [0, 1], &["Needs East as the winner"]),
        ],
    );
    assert_distance(
        "riichi-wrc-2015",
        "7788m33p2233556s w6s SW double-riichi",
        &[(
            "R-51",
            "tenhou",
            [0, 3],
            &[
                "Needs East as the winner",
                "Needs “First draw”",
                "Blocked by “Double riichi”",
            ],
        )],
    );
    // 789 four times: 9 completes 78, which waits for 6 and 9.
    assert_distance(
        "riichi-wrc-2025",
        "3377778889999p w8p@E WS",
        &[(
            "R-22",
            "pinfu",
            [0, 1],
            &["The winning tile must be 9 dots"],
        )],
    );
    // A third tile for 111, one for a pair of 789, and 777 is concealed on self-draw.
    assert_distance(
        "riichi-wrc-2015",
        "11789p22277z c123s w7z@N WE",
        &[("R-39", "sanankou", [2, 1], &["Needs 111 dots", "…"])],
    );
    // No three of the pairs are in a row: each of four sets lacks a tile.
    assert_distance(
        "riichi-jpml-a",
        "334466m556p2288s w6p EE",
        &[("R-31", "chankan", [4, 1], &["…"])],
    );
}

#[test]
fn riichi_distance_by_many_tiles() {
    // 123 456 789 and 11: of 2, 9 and 9 a pung lacks one.
    assert_distance(
        "riichi-jpml-a",
        "1112234567899m w9m@S WW",
        &[("R-36", "ittsuu", [1, 0], &["…"])],
    );
    // 789 twice.
    assert_distance(
        "riichi-ema-2025",
        "888m999p777s1166z w1z NE",
        &[(
            "R-37",
            "chanta",
            [4, 0],
            &["888 characters is a pung", "777 bamboo is a pung"],
        )],
    );
    // Six dots are surplus.
    assert_distance(
        "riichi-mleague",
        "334455p3456s ck8888s w3s WW riichi",
        &[("R-45", "honitsu", [6, 0], &["…"])],
    );
    // 1, and three of the nines.
    assert_distance(
        "riichi-wrc-2025",
        "1222345678999m w9m@W ES riichi",
        &[("R-43", "honroutou", [10, 0], &["…"])],
    );
    // The fourth East is an indicator, so East is the pair and completes it; two dots are present.
    assert_distance(
        "riichi-majsoul",
        "5p p111z@S p444z@S p222z@S p333z@S w5p EE dora:1z",
        &[("R-54", "suukantsu", [5, 1], &["…"])],
    );
}

#[test]
fn distance_is_at_most_that_of_a_worked_hand() {
    for (house, hand, key, most) in [
        // Seven of its eight suited tiles, each twice (M-106).
        ("mcr", "4m258p369s234567z w7m@S NE", "no-honors", 7),
        // A tile in each set and in the pair, except where two of them share four alike (M-94).
        (
            "mcr-wmo-2006",
            "369m25p17s123567z f1 f2 f3 f4 g1 g3 g4 w4s@N WE",
            "tile-hog",
            10,
        ),
        // 111 of characters, and one tile in each other set and in the pair: that is 8.
        (
            "riichi-ema-2025",
            "119m9p19s1234567z w1p ES riichi",
            "sanankou",
            9,
        ),
        // 345 345 567 567 of characters and 11: that is 5.
        ("riichi-wrc-2015", "3335556m111555s w6m EW", "ryanpeikou", 6),
    ] {
        assert_distance_at_most(&house.parse().expect(house), hand, key, most);
    }
}

/// The search works in a rule set without examples.
#[test]
fn near_misses_need_no_example() {
    let house = rule_sets::house("competing-elements");
    lacks(
        &house,
        "1122355778899s w3s@N ES",
        // 111 222 333, with 789 and 55.
        &[("COMP-11", "pure-shifted-pungs", [3, 0], &["…"])],
    );
    // 123 of characters for 333: two tiles, with 2 as the winning tile.
    assert_distance_at_most(&house, "222333m1p333s444p w1p@S EW", "closed-wait", 3);
}

/// NEST-21 and NEST-22: the bonus tiles are a set that includes the matching flower, and no set without one
/// of the others.
#[test]
fn removed_bonus_tile_is_one_step() {
    assert_distance(
        "sparrows-nest",
        "4446788899m c234m f1 f2 f3 f4 g1 g2 g3 g4 w9m@W EE",
        &[("NEST-21", "matching-flower", [0, 1], &["…"])],
    );
}

/// Two kongs become pungs: a tile less each.
#[test]
fn kong_to_pung_is_one_tile() {
    assert_distance(
        "sparrows-nest",
        "111s99s44m ck4444p ck8888m w4m@W NW",
        &[("NEST-25", "closed-hand", [2, 0], &["…"])],
    );
}

/// Three terminals and honors are present in pairs: of thirteen kinds and one pair, ten are missing.
#[test]
fn thirteen_orphans_distance_after_bonus_win() {
    assert_distance(
        "sparrows-nest",
        "22346p3p113355z f1 f2 f3 f4 g1 g2 g3 w:bonus WN",
        &[("NEST-49", "thirteen-orphans", [10, 1], &["…"])],
    );
}

/// 123 four times and 99 are present, but two winds and two of the nines are surplus.
#[test]
fn surplus_tiles_count_as_distance() {
    let entry = notation::parse("3z k3333s@E ck1111s ck9999s k2222s w3z WW").expect("a hand");
    let all = missed(&"mcr".parse().expect("mcr"), &entry);
    let chows = all.iter().find(|miss| miss.element.key == "all-chows");
    let away = chows
        .and_then(|miss| miss.distance)
        .expect("a hand that has it");
    assert_eq!(away.tiles, 4);
}

/// in any hand another indicator suffices, and an ura indicator with riichi.
#[test]
fn other_indicator_is_one_step() {
    assert_distance(
        "riichi-ema-2016",
        "666m1112223344z w3z SS",
        &[("R-65", "dora", [0, 1], &["…"])],
    );
    assert_distance(
        "riichi-wrc-2015",
        "1133446678899p w7p NS dora:3p",
        &[("R-67", "ura-dora", [0, 2], &["…"])],
    );
}

/// a kong leaves no indicator of its own kind, so another one is found.
#[test]
fn indicator_needs_a_remaining_tile() {
    assert_distance(
        "riichi-ema-2016",
        "234m55567p99s ck1111m w8p SS",
        &[("R-65", "dora", [0, 1], &["…"])],
    );
}

/// nothing claimed, riichi, and an ura indicator.
#[test]
fn ura_dora_needs_a_closed_hand() {
    assert_distance(
        "riichi-wrc-2015",
        "22334455p99p p777z w2p SS dora:3s",
        &[("R-67", "ura-dora", [0, 3], &["…"])],
    );
}
