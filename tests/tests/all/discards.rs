//! Discards of 14 tiles and shanten of 13: comparison with a slow search, and laws.

use std::thread;

use tilewise_rules::{
    Discard, Geometry, Hand, Kinds, MeldKind, Pattern, Quads, RuleConfig, Shanten, Singles,
    THIRTEEN_ORPHANS, Tile, TileSet, discards, notation, shanten, waits,
};
use tilewise_tests::nearest::{self, PartialHand};
use tilewise_tests::play::HOUSES;
use tilewise_tests::random::Rng;
use tilewise_tests::rule_sets;
use tilewise_tests::rule_sets::competing_elements::KNITTED_AND_HONORS;

/// Returns a rule configuration for each geometry and pattern list, including those of the tests.
fn houses() -> Vec<RuleConfig> {
    let played = HOUSES.iter();
    let tests = rule_sets::ALL.iter().map(|one| &one.houses);
    let all = played.chain(tests).map(|one| (one.own)().house());
    all.fold(Vec::new(), |mut houses: Vec<RuleConfig>, house| {
        let like = |other: &RuleConfig| {
            other.patterns() == house.patterns() && other.geometry() == house.geometry()
        };
        if !houses.iter().any(like) {
            houses.push(house);
        }
        houses
    })
}

fn hand(tiles: &PartialHand, geometry: Geometry) -> Hand {
    let input = tiles.input();
    Hand::incomplete(&input, geometry, tilewise_rules::BonusTiles::NONE).expect("a hand")
}

fn after(tiles: &PartialHand, house: &RuleConfig) -> Shanten {
    shanten(&hand(tiles, house.geometry()), house.patterns()).expect("all tiles but one")
}

fn all_discards(tiles: &PartialHand, house: &RuleConfig) -> Vec<Discard> {
    discards(&hand(tiles, house.geometry()), house.patterns()).to_vec()
}

const MANY: usize = 150;

/// The slow search tries every set and pair in any order, without splitting by suit and without a cache.
#[test]
fn slow_search_finds_the_same_discards() {
    let mut rng = Rng::with_seed(1);
    for house in houses() {
        let (geometry, patterns) = (house.geometry(), house.patterns());
        for round in 0..MANY {
            let tiles = nearest::random(&mut rng, geometry, geometry.waiting(), round);
            let found = after(&tiles, &house);
            let (lacks, accepts) = nearest::search(&tiles, geometry, patterns);
            assert_eq!(found.shanten + 1, lacks, "{house} {tiles}");
            assert_eq!(found.accepts, accepts, "{house} {tiles}");
        }
    }
}

/// The shanten of each discard equals that of the remaining tiles.
#[test]
fn discard_shanten_is_that_of_the_other_tiles() {
    let mut rng = Rng::with_seed(2);
    for house in houses() {
        let geometry = house.geometry();
        for round in 0..MANY * 5 {
            let tiles = nearest::random(&mut rng, geometry, geometry.complete(), round);
            let all = all_discards(&tiles, &house);
            let kinds: TileSet = tiles.kinds();
            let named = all
                .iter()
                .fold(TileSet::NONE, |set, one| set.with(one.tile));
            assert_eq!(named, kinds, "{tiles}");
            for one in &all {
                let others = tiles.without(one.tile);
                assert_eq!(
                    one.after,
                    after(&others, &house),
                    "{house} {tiles} -{}",
                    one.tile
                );
                let left = one.after.accepts.iter().map(|tile| tiles.left(tile));
                assert_eq!(one.left, left.sum::<u8>(), "{house} {tiles} -{}", one.tile);
            }
            let order = |one: &Discard| (one.after.shanten, u8::MAX - one.left);
            assert!(all.is_sorted_by_key(order), "{tiles}");
        }
    }
}

/// A hand waits if and only if its shanten is zero, and then for its accepted tiles.
#[test]
fn zero_shanten_is_waiting() {
    let mut rng = Rng::with_seed(3);
    for house in houses() {
        let geometry = house.geometry();
        for round in 0..MANY * 10 {
            let tiles = nearest::random(&mut rng, geometry, geometry.waiting(), round);
            let found = after(&tiles, &house);
            let waits = waits(&hand(&tiles, geometry), house.patterns());
            assert_eq!(found.shanten == 0, !waits.is_empty(), "{house} {tiles}");
            if found.shanten == 0 {
                assert_eq!(found.accepts, waits, "{house} {tiles}");
            }
        }
    }
}

/// A tile is accepted if and only if some discard after it reduces the shanten. No discard reduces it by more
/// than one, and one never raises it.
#[test]
fn accepted_tiles_reduce_shanten_by_one() {
    let mut rng = Rng::with_seed(4);
    for house in houses() {
        let geometry = house.geometry();
        for round in 0..MANY {
            let tiles = nearest::random(&mut rng, geometry, geometry.waiting(), round);
            let found = after(&tiles, &house);
            if found.shanten == 0 {
                continue;
            }
            for tile in Tile::ALL {
                let Some(drawn) = tiles.with(tile) else {
                    assert!(!found.accepts.contains(tile), "{house} {tiles} +{tile}");
                    continue;
                };
                let best = all_discards(&drawn, &house)[0].after.shanten;
                let nearer = u8::from(found.accepts.contains(tile));
                assert_eq!(best + nearer, found.shanten, "{house} {tiles} +{tile}");
            }
        }
    }
}

/// Suits, and both ends of a suit, are equivalent.
#[test]
fn suits_and_mirrored_ranks_have_equal_shanten() {
    let mut rng = Rng::with_seed(5);
    for house in houses() {
        // Singles may name kinds by suit.
        let by_name = |one: &Pattern| matches!(one, Pattern::Singles(_));
        let patterns: Vec<Pattern> = house.patterns().to_vec();
        if patterns.iter().any(by_name) && house.rule_set().identity.key.starts_with("competing") {
            continue;
        }
        let geometry = house.geometry();
        for round in 0..MANY {
            let tiles = nearest::random(&mut rng, geometry, geometry.waiting(), round);
            let found = after(&tiles, &house);
            for turned in [nearest::turned as fn(Tile) -> Tile, nearest::mirrored] {
                let other = after(&tiles.map(turned), &house);
                let accepts = found.accepts.iter().map(turned);
                let accepts = accepts.fold(TileSet::NONE, TileSet::with);
                assert_eq!(
                    (other.shanten, other.accepts),
                    (found.shanten, accepts),
                    "{tiles}"
                );
            }
        }
    }
}

/// Worked hands with known shanten.
#[test]
fn worked_hands_have_expected_shanten() {
    let riichi = houses()
        .into_iter()
        .find(|one| one.rule_set().identity.key.starts_with("riichi"));
    let riichi = riichi.expect("riichi");
    for (text, away, accepted) in [
        // Two sets, two partial ones and a pair: shanten 1.
        ("123m456p78s34s115z", 1, "2569s"),
        // Five pairs, and two isolated tiles.
        ("1133m5577p99s135z", 1, "135z"),
        // Thirteen orphans with two kinds missing and no pair.
        ("19m19p19s12345z55s", 2, "19m19p19s1234567z"),
        // Unrelated tiles: seven pairs have shanten 6.
        ("147m258p369s1234z", 6, "147m258p369s1234z"),
        // All copies of the only tile for the pair are in the hand.
        (
            "123m456p789s1111z",
            1,
            "123456789m123456789p123456789s234567z",
        ),
    ] {
        let tiles = nearest::read(text);
        let found = after(&tiles, &riichi);
        let accepts: Vec<Tile> = found.accepts.iter().collect();
        let accepts = notation::tiles_text(&accepts);
        assert_eq!(
            (found.shanten, accepts.as_str()),
            (away, accepted),
            "{text}"
        );
    }
}

/// All four of the lowest tile are in the hand, one of them in a knitted chow: it completes nothing, though
/// it is part of two waits.
#[test]
fn used_up_tiles_complete_no_knitted_hand() {
    let tiles = nearest::read("11112347m258p36999s");
    let hand = hand(&tiles, Geometry::FIVE_SETS);
    let found = shanten(&hand, &[Pattern::Knitted]).expect("all tiles but one");
    let accepts: Vec<Tile> = found.accepts.iter().collect();
    let accepts = notation::tiles_text(&accepts);
    assert_eq!((found.shanten, accepts.as_str()), (0, "4m9s"));
}

/// Returns the shanten of some tiles, and the accepted tiles.
fn away(text: &str, geometry: Geometry, pattern: Pattern) -> Option<(u8, String)> {
    let input = notation::parse(text).expect(text).hand;
    let hand = Hand::incomplete(&input, geometry, tilewise_rules::BonusTiles::NONE).expect(text);
    let found = shanten(&hand, &[pattern])?;
    let accepts: Vec<Tile> = found.accepts.iter().collect();
    Some((found.shanten, notation::tiles_text(&accepts)))
}

/// Pairs and thirteen orphans need a hand without melds, and five sets exclude thirteen orphans.
#[test]
fn hands_that_can_never_wait_have_no_shanten() {
    let [four, five] = [Geometry::FOUR_SETS, Geometry::FIVE_SETS];
    let pairs = Pattern::Pairs(Quads::Refused);
    let orphans = Pattern::Singles(&THIRTEEN_ORPHANS);
    assert_eq!(away("1133557799m p111z", four, pairs), None);
    assert_eq!(away("19m19p19s1234z p555z", four, orphans), None);
    assert_eq!(away("19m19p19s1234567z234m", five, orphans), None);
    let waits = (0, "19m19p19s1234567z".to_owned());
    assert_eq!(away("19m19p19s1234567z", four, orphans), Some(waits));
}

/// Fourteen of the sixteen kinds accept each missing one.
#[test]
fn singles_accept_any_missing_kind() {
    let knitted = Pattern::Singles(&KNITTED_AND_HONORS);
    let waits = (0, "9s67z".to_owned());
    assert_eq!(
        away("147m258p36s12345z", Geometry::FOUR_SETS, knitted),
        Some(waits)
    );
}

/// Any terminal or honour, a 2 or a 5 of characters, one of them twice: fifteen kinds.
static ONE_TWICE: Singles = Singles {
    among: &[Kinds::new({
        let mut kinds = TileSet::NONE.with(Tile::ALL[1]).with(Tile::ALL[4]);
        let orphans = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
        let mut place = 0;
        while place < orphans.len() {
            kinds = kinds.with(Tile::ALL[orphans[place]]);
            place += 1;
        }
        kinds
    })],
    one_twice: true,
};

#[test]
fn singles_with_a_pair_accept_only_duplicates() {
    let held = "25m19p19s1234567z";
    let waits = (0, held.to_owned());
    let twice = Pattern::Singles(&ONE_TWICE);
    assert_eq!(away(held, Geometry::FOUR_SETS, twice), Some(waits));
}

/// Hands of one suit with most sets melded exceed the size of the cache.
#[test]
fn full_cache_does_not_change_shanten() {
    let mut rng = Rng::with_seed(6);
    let mut results = Vec::new();
    while results.len() < 30_000 {
        let mut tiles = nearest::read("");
        for _ in 0..3 {
            let kind = [MeldKind::Chow, MeldKind::Pung][rng.usize(0..2)];
            tiles.melds.push((kind, Tile::ALL[rng.usize(0..7)]));
        }
        for _ in 0..7 {
            tiles.held[rng.usize(0..9)] += 1;
        }
        let bonus = tilewise_rules::BonusTiles::NONE;
        // There are at most four of each tile.
        if let Ok(hand) = Hand::incomplete(&tiles.input(), Geometry::FIVE_SETS, bonus) {
            let found = shanten(&hand, &[Pattern::Sets]);
            results.push((hand, found));
        }
    }
    for (hand, found) in results.into_iter().rev().take(200) {
        // A new thread has an empty cache.
        let recomputed = thread::spawn(move || shanten(&hand, &[Pattern::Sets]));
        assert_eq!(recomputed.join().expect("it is found"), found);
    }
}
