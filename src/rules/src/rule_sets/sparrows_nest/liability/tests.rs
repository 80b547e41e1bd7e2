use super::*;
use crate::engine::check;
use crate::evaluate::RuleConfig;
use crate::notation::parse;
use crate::tiles::Wind::{East, North, West};

#[track_caller]
fn payers_of(hand: &str, options: &str) -> Option<Payers> {
    let house: RuleConfig = format!("sparrows-nest;{options}").parse().expect(options);
    let entry = parse(hand).expect(hand);
    let (hand, context) = check(&house, &entry).expect(hand);
    payers(&WonHand::new(&house, &hand, &context))
}

/// South's fourth group was completed by North's discard (NEST-70).
const FOUR_GROUPS: &str = "9s p555z@W p222z@N c456p@E p333m@N";
/// South's third dragon set was completed by North's discard (NEST-71).
const DRAGONS: &str = "23m99s p555z@W p666z@W p777z@N";

#[test]
fn fourth_group_feeder_pays_only_for_self_draw() {
    let drawn = payers_of(&format!("{FOUR_GROUPS} w9s SE"), "");
    assert_eq!(drawn, Some(Payers::One(North, TWELVE_TILE)));
    assert_eq!(payers_of(&format!("{FOUR_GROUPS} w9s@W SE"), ""), None);
    let flowers = format!("{FOUR_GROUPS} f1 f2 f3 f4 g1 g2 g3 w:bonus SE");
    let paid = Some(Payers::One(North, TWELVE_TILE));
    assert_eq!(payers_of(&flowers, ""), paid);
    let off = "twelve_tile_pays_flowers_hands=false";
    assert_eq!(payers_of(&flowers, off), None);
}

#[test]
fn closed_gong_counts_as_group_but_has_no_feeder() {
    let hand = "9s ck5555z p222z@N c456p@E p333m@N w9s SE";
    assert_eq!(payers_of(hand, ""), Some(Payers::One(North, TWELVE_TILE)));
    assert_eq!(
        payers_of(hand, "twelve_tile_counts_closed_gong=false"),
        None
    );
    let last = "9s p222z@N c456p@E p333m@N ck5555z w9s SE";
    assert_eq!(payers_of(last, ""), None);
    let stated = format!("{last} fed-set:twelve-tile@N");
    assert_eq!(payers_of(&stated, ""), None);
}

#[test]
fn third_dragon_feeder_shares_with_giver_of_winning_tile() {
    let shared = |giver| {
        Some(Payers::Halves {
            giver,
            feeder: North,
            reason: SHARED,
        })
    };
    let won = |how: &str, options| payers_of(&format!("{DRAGONS} {how} SE"), options);
    assert_eq!(won("w4m", ""), Some(Payers::One(North, super::DRAGONS)));
    assert_eq!(won("w4m@N", ""), Some(Payers::One(North, super::DRAGONS)));
    assert_eq!(won("w4m@E", ""), shared(East));
    assert_eq!(won("w4m@W:robbed", ""), shared(West));
    let unshared = "dragon_feeder_shares_robbed_gong=false";
    assert_eq!(won("w4m@W:robbed", unshared), None);
    assert_eq!(won("w4m@E", unshared), shared(East));
}

#[test]
fn a_tile_that_is_third_dragon_and_fourth_group_feeds_both() {
    let hand = "9s p555z@W p666z@W c456p@E p777z@N w9s@W SE";
    assert_eq!(
        payers_of(hand, ""),
        Some(Payers::Halves {
            giver: West,
            feeder: North,
            reason: SHARED
        })
    );
}

#[test]
fn first_liability_applies() {
    let hand = "9s p555z@W p666z@W p777z@N c456p@E w9s SE";
    assert_eq!(
        payers_of(hand, ""),
        Some(Payers::One(North, super::DRAGONS))
    );
    let freed = format!("{hand} fed-set:big-three-dragons@N:same-as-last-discard");
    assert_eq!(payers_of(&freed, ""), Some(Payers::One(East, TWELVE_TILE)));
}

#[test]
fn stated_liability_goes_before_that_of_the_meld() {
    let stated = format!("{DRAGONS} w4m SE fed-set:big-three-dragons@E");
    assert_eq!(
        payers_of(&stated, ""),
        Some(Payers::One(East, super::DRAGONS))
    );
    let freed = format!("{stated}:same-as-last-discard");
    assert_eq!(payers_of(&freed, ""), None);
}

#[test]
fn the_feeder_of_a_gong_pays_for_its_replacement() {
    let hand = "23m456p345s99s k5555z@W w4m SE";
    assert_eq!(payers_of(hand, ""), None);
    let paid = Some(Payers::One(West, GONG));
    assert_eq!(payers_of(&format!("{hand} kong-replacement"), ""), paid);
    let flower = format!("{hand} f1 kong-replacement bonus-replacement");
    assert_eq!(payers_of(&flower, ""), paid);
    assert_eq!(payers_of(&flower, "gong_then_flower_counts=false"), paid);
    let flowers = "23m456p345s99s k5555z@W f1 f2 f3 f4 g1 g2 g3 w:bonus SE kong-replacement";
    assert_eq!(payers_of(flowers, ""), paid);
}

#[test]
fn the_feeder_of_a_gong_pays_when_closed_gongs_followed_at_once() {
    let hand = "23m345s99s k8888p@W ck1111p w4m SE";
    let paid = Some(Payers::One(West, GONG));
    let row = format!("{hand} consecutive-kong-replacement");
    assert_eq!(payers_of(&row, ""), paid);
    assert_eq!(payers_of(&row, "gong_feeder_pays_consecutive=false"), None);
    let flower = format!("{row} f1 bonus-between-kongs");
    assert_eq!(payers_of(&flower, ""), paid);
    assert_eq!(payers_of(&format!("{hand} kong-replacement"), ""), None);
    // The pung shows that the claimed gong was made in an earlier turn.
    let earlier = "23m55s k8888p@W p999s@E ck1111p w4m SE consecutive-kong-replacement";
    assert_eq!(payers_of(earlier, ""), None);
}
