//! Worked throws, and all throws.

use super::*;
use crate::rule_sets::{ALL, by_key};
use crate::tiles::Wind::{East, North, South, West};

const FLOWERS_AND_SEASONS: BonusTiles = BonusTiles::FLOWERS.union(BonusTiles::SEASONS);
const ALL_BONUS: BonusTiles = FLOWERS_AND_SEASONS.union(BonusTiles::ANIMALS);

fn broken(rule_set: &str, bonus: BonusTiles, pips: &[u8]) -> WallBreak {
    let rule_set = by_key(rule_set).expect("a rule set");
    let dice: Vec<_> = pips.iter().copied().filter_map(Die::new).collect();
    let wall = rule_set.game.wall.break_wall(bonus, &dice);
    wall.expect("the number of dice")
}

const fn at(side: Seat, number: u8) -> WallStack {
    WallStack { side, number }
}

#[test]
fn walls_have_all_tiles_of_a_rule_set() {
    // 4 × 17. M-2, NEST-01: 4 × 18. SG-2: 19 for East and West, 18 for South and North.
    let cases = [
        (BonusTiles::NONE, [17; 4]),
        (FLOWERS_AND_SEASONS, [18; 4]),
        (ALL_BONUS, [19, 18, 19, 18]),
        (BonusTiles::FLOWERS, [18, 17, 18, 17]),
    ];
    for (bonus, stacks) in cases {
        assert_eq!(stacks_by_side(bonus), BySeat::new(stacks));
    }
}

#[test]
fn riichi_dead_wall_is_right_of_the_break() {
    // 5 is East; R-3: fourteen tiles are the dead wall, which goes on along South's side.
    let wall = broken("riichi-ema-2025", BonusTiles::NONE, &[2, 3]);
    assert_eq!((wall.side, wall.counted), (East, 5));
    assert_eq!(wall.first, at(East, 6));
    let dead = [5, 4, 3, 2, 1].map(|one| at(East, one));
    assert_eq!(wall.undrawn[..5], dead);
    assert_eq!(wall.undrawn[5..], [at(South, 17), at(South, 16)]);
    assert_eq!(wall.indicator, Some(at(East, 3)));
}

#[test]
fn riichi_indicator_of_a_two_is_on_the_next_side() {
    let wall = broken("riichi-ema-2025", BonusTiles::NONE, &[1, 1]);
    assert_eq!((wall.side, wall.first), (South, at(South, 3)));
    assert_eq!(wall.indicator, Some(at(West, 17)));
}

#[test]
fn mcr_counts_both_throws_from_the_selected_side() {
    // 8 is North; 8 + 12 = 20 of 18 stacks (M-2): the third stack of West is taken first.
    let wall = broken("mcr", FLOWERS_AND_SEASONS, &[3, 5, 6, 6]);
    assert_eq!((wall.side, wall.counted), (North, 20));
    assert_eq!(wall.first, at(West, 3));
    assert!(wall.undrawn.is_empty());
}

#[test]
fn hong_kong_counts_three_dice_once() {
    let wall = broken("hk-old-style", FLOWERS_AND_SEASONS, &[4, 3, 4]);
    assert_eq!((wall.side, wall.counted), (West, 11));
    assert_eq!(wall.first, at(West, 12));
    // 18 of 18 stacks: the wall of the player to the left is taken from its right end.
    let wall = broken("sparrows-nest", FLOWERS_AND_SEASONS, &[6, 6, 6]);
    assert_eq!((wall.side, wall.first), (South, at(East, 1)));
}

#[test]
fn undrawn_tiles_are_those_of_the_rule_book() {
    // SG-3: fifteen tiles are eight stacks. T-2: sixteen tiles in Taiwan, none in Hong Kong. M-2, NEST-02: none.
    let cases = [
        ("singapore", 3, 8),
        ("taiwanese", 3, 8),
        ("hk-taiwanese", 3, 0),
        ("mcr", 4, 0),
        ("sparrows-nest", 3, 0),
        ("riichi-wrc-2025", 2, 7),
    ];
    for (rule_set, dice, undrawn) in cases {
        let wall = broken(rule_set, FLOWERS_AND_SEASONS, &vec![3; dice]);
        assert_eq!(wall.undrawn.len(), undrawn, "{rule_set}");
    }
}

/// Returns all throws of a number of dice.
fn throws(dice: usize) -> impl Iterator<Item = Vec<Die>> {
    let faces = usize::from(Die::FACES);
    let all = faces.pow(u32::try_from(dice).expect("few dice"));
    (0..all).map(move |mut rest| {
        let mut next = || {
            let pips = u8::try_from(rest % faces + 1).expect("a face");
            rest /= faces;
            Die::new(pips).expect("1 to 6")
        };
        (0..dice).map(|_| next()).collect()
    })
}

#[test]
fn each_throw_of_each_rule_set_breaks_the_wall() {
    for rule_set in ALL {
        let rule = rule_set.game.wall;
        for bonus in [BonusTiles::NONE, FLOWERS_AND_SEASONS, ALL_BONUS] {
            for dice in throws(rule.throws.dice()) {
                let wall = rule.break_wall(bonus, &dice).expect("a break");
                let of_end = wall.undrawn.iter().chain(&wall.indicator);
                for stack in of_end.chain([&wall.first]) {
                    assert!((1..=wall.stacks[stack.side]).contains(&stack.number));
                }
                assert!(!wall.undrawn.contains(&wall.first));
                assert!(wall.indicator.is_none_or(|one| wall.undrawn.contains(&one)));
            }
        }
    }
}

#[test]
fn sides_are_as_frequent_as_the_sums_of_the_dice() {
    // The ways of the sums 5, 9, … (East), 6, 10, … (South), 7, 11, … (West), 8, 12, … (North).
    let two = [4 + 4, 1 + 5 + 3, 2 + 6 + 2, 3 + 5 + 1];
    let three = [
        6 + 25 + 21 + 3,
        10 + 27 + 15 + 1,
        1 + 15 + 27 + 10,
        3 + 21 + 25 + 6,
    ];
    for (dice, ways) in [(2, two), (3, three)] {
        let rule = WallRule {
            throws: DiceThrows::Once { dice },
            ..WallRule::BASE
        };
        let mut counts = BySeat::new([0; 4]);
        for dice in throws(dice) {
            let wall = rule.break_wall(BonusTiles::NONE, &dice).expect("a break");
            counts[wall.side] += 1;
        }
        assert_eq!(counts, BySeat::new(ways));
    }
}

#[test]
fn other_numbers_of_dice_break_no_wall() {
    let die = Die::new(1).expect("a face");
    for dice in [0, 1, 2, 4] {
        let wall = WallRule::BASE.break_wall(BonusTiles::NONE, &vec![die; dice]);
        assert_eq!(wall, None);
    }
    assert_eq!([0, 7].map(Die::new), [None; 2]);
}
