use super::*;
use crate::notation::parse;

const CLOSED: &str = "23m456678p345s99s";
const ANY: &str = "147m258p369s1234z";
const SEVEN: &str = "f1 f2 f3 f4 g1 g2 g3";

/// Returns the codes of all errors.
#[track_caller]
fn wrong(hand: &str, options: &str) -> Vec<&'static str> {
    let house: RuleConfig = format!("sparrows-nest;{options}").parse().expect(options);
    let entry = parse(hand).expect(hand);
    let faults = check(&house, &entry).err().unwrap_or_default();
    faults.iter().map(crate::engine::Fault::code).collect()
}

#[test]
fn a_passed_win_bars_what_is_worth_no_more() {
    // 3 faan: All Sequences, Closed Hand, No Flowers.
    let passed = |how: &str, faan: u8| wrong(&format!("{CLOSED} {how} SE passed-win={faan}"), "");
    assert_eq!(passed("w4m@W", 3), ["win-refused"]);
    assert!(passed("w4m@W", 2).is_empty());
    assert_eq!(passed("w4m@W:robbed", 4), ["win-refused"]);
    assert!(passed("w4m@W:robbed", 3).is_empty());
    assert!(passed("w4m", 10).is_empty());
}

#[test]
fn the_same_tile_is_barred_whatever_the_hand_is_worth() {
    let same = format!("{CLOSED} w4m@W SE missed-win-same-tile passed-win=2");
    assert_eq!(wrong(&same, ""), ["win-refused"]);
    assert!(wrong(&same, "missed_tile_if_greater=true").is_empty());
    let worth_no_more = format!("{CLOSED} w4m@W SE missed-win-same-tile passed-win=3");
    let if_greater = wrong(&worth_no_more, "missed_tile_if_greater=true");
    assert_eq!(if_greater, ["win-refused"]);
    let drawn = format!("{CLOSED} w4m SE missed-win-same-tile");
    assert!(wrong(&drawn, "").is_empty());
}

#[test]
fn flowers_that_were_turned_down_are_gone() {
    let seven = format!("{ANY} {SEVEN} w:bonus SE");
    assert!(wrong(&seven, "").is_empty());
    let declined = format!("{seven} declined-flowers-hand");
    assert_eq!(wrong(&declined, ""), ["win-refused"]);
    let eight = format!("{ANY} {SEVEN} g4 w:bonus SE");
    assert_eq!(wrong(&eight, ""), ["not-a-win"]);
    let big = format!("{eight} declined-flowers-hand");
    assert!(wrong(&big, "").is_empty());
    let gone = format!("{big} declined-big-flowers-hand");
    assert_eq!(wrong(&gone, ""), ["win-refused"]);
}

#[test]
fn nobody_robs_a_flower_and_no_flowers_win_by_tiles() {
    let robbed = format!("{ANY} {SEVEN} w:bonus@W SE");
    assert_eq!(wrong(&robbed, ""), ["not-a-win"]);
    let big = format!("{ANY} {SEVEN} w:bonus SE big-flowers-hand");
    assert_eq!(wrong(&big, ""), ["not-a-win"]);
    let drawn = format!("{CLOSED} {SEVEN} w4m SE flowers-hand");
    assert!(wrong(&drawn, "").contains(&"circumstance-conflict"));
}

#[test]
fn replacements_need_two_gongs_or_a_flower() {
    let one = "23m456p345s99s ck5555z w4m SE consecutive-kong-replacement";
    assert_eq!(wrong(one, ""), ["circumstance-conflict"]);
    let no_flower = format!("{CLOSED} w4m SE bonus-replacement");
    assert_eq!(wrong(&no_flower, ""), ["circumstance-conflict"]);
    let flower = format!("{CLOSED} f1 w4m SE bonus-replacement");
    assert!(wrong(&flower, "").is_empty());
}

#[test]
fn closed_gong_is_robbed_only_for_thirteen_orphans() {
    let orphans = "99m19p19s1234567z w1m@N:robbed EE robbed-concealed-kong";
    assert!(wrong(orphans, "").is_empty());
    let sequences = format!("{CLOSED} w4m@W:robbed SE robbed-concealed-kong");
    assert_eq!(wrong(&sequences, ""), ["win-refused"]);
}
