//! Counted hands: impossible values, and example hands for each value.

use super::options::choice;
use crate::hands::Win;
use crate::model::{HandValue, RuleOptions};

/// Maximum fu of a hand without yakuman: three concealed kongs of terminals or honours, a melded triplet of
/// them, and a valued pair.
const MOST: u16 = 140;

/// Returns why a value of han and fu is impossible for a win.
pub(super) fn impossible(house: &RuleOptions, win: Win, value: HandValue) -> Option<&'static str> {
    let drawn = matches!(win, Win::SelfDraw);
    Some(match (value.axis(0), value.counted) {
        (20, _) if !drawn => {
            "20 fu means a self-drawn pinfu: on a discard it is 25 with seven pairs, otherwise at least 30"
        }
        (20, 0..2) if house.chosen(const { choice("unclear_winning_tile") }) == 0 => {
            "20 fu are a self-drawn pinfu, which is worth at least 2 han"
        }
        (25, 0..2) => "25 fu are seven pairs, which are worth at least 2 han",
        (25, 2) if drawn => "25 fu are seven pairs, which are worth at least 3 han when self-drawn",
        (20 | 25, _) => return None,
        (fu, _) if fu < 30 || fu % 10 > 0 => {
            "fu are 20, 25, 30, 40 and so on: round up to the next ten"
        }
        (fu, _) if fu > MOST => "no hand but a yakuman has more than 140 fu",
        _ => return None,
    })
}

/// Example hands for each number of han and fu, by discard and then by self-draw, with the fewest han
/// possible. Indicators add the remaining han.
pub(super) static EXAMPLES: [&str; 56] = [
    // 25 to 110 fu by discard.
    "1133m5577p99s33z6z w6z@W SE",
    "1133m5577p99s33z6z w6z@W riichi SE",
    "234m456p678s33z78s w9s@W SE",
    "123m456p678s1124s w3s@W riichi SE",
    "111m456p678s24s55z w3s@W riichi SE",
    "222m456p24s99p ck5555s w3s@W riichi SE",
    "456p678s24s99p ck1111m w3s@W riichi SE",
    "999s456p24s88p ck1111m w3s@W riichi SE",
    "456p24s66z ck1111m ck5555s w3s@W riichi SE",
    "456p24s88p ck1111m ck9999s w3s@W riichi SE",
    // With 4 fu for a pair of the double wind.
    "456p99p22z ck1111m ck9999s w9p@W riichi SS",
    "456p99p11z ck1111m ck9999s w9p@W riichi EE",
    "999p24s88p ck1111m ck9999s w3s@W SE",
    "8p ck1111m ck9999s ck9999p c234s w8p@W SE",
    // With the most han that still reach 4 together with a pair of dora.
    "223344m678p66s56s w7s@W riichi SE",
    "223344m678p66s57s w6s@W riichi SE",
    "456p678s24s99p ck5555z w3s@W riichi SE",
    "456p24s77z ck5555z ck5555s w3s@W riichi SE",
    "456p24s88p ck1111m ck6666z w3s@W riichi SE",
    // 20 to 110 fu by self-draw.
    "234m456p678s33z78s w9s SE",
    "234m456p678s33z78s w9s winning-tile-unclear SE",
    "1133m5577p99s33z6z w6z SE",
    "1133m5577p99s33z6z w6z riichi SE",
    "123m456p678s1124s w3s SE",
    "111m456p678s24s55z w3s SE",
    "222m456p24s99p ck5555s w3s SE",
    "456p678s24s99p ck1111m w3s SE",
    "999s456p24s88p ck1111m w3s SE",
    "456p24s66z ck1111m ck5555s w3s SE",
    "456p24s88p ck1111m ck9999s w3s SE",
    "24s55z ck1111m ck6666z p999s w3s SE",
    "24s88p ck1111m ck9999s k9999p w3s SE",
    "8p ck1111m ck9999s ck9999p c234s w8p SE",
    "223344m678p66s57s w6s SE",
    "456p678s24s99p ck5555z w3s SE",
    "456p24s77z ck5555z ck5555s w3s SE",
    "456p24s88p ck1111m ck6666z w3s SE",
    // Levels by han.
    "2345m678m c234m p999m w5m@W SE",
    "2345m678m c234m p999m w5m SE",
    "1113456789988m w9m@W SE",
    "1113456789988m w9m SE",
    "2233445566778m w8m@W SE",
    "2233445566778m w8m SE",
    "2233445566778m w8m@W riichi SE",
    "2233445566778m w8m riichi SE",
    // Yakuman.
    "119m19p19s123456z w7z@W SE",
    "119m19p19s123456z w7z SE",
    "444z2z p555z p666z p777z w2z@W SE",
    "444z2z p555z p666z p777z w2z SE",
    "3334555666777z w4z@W SE",
    "3334455566677z w7z SE",
    "5z p111z p222z p333z p444z w5z@W SE",
    "5z ck1111z ck2222z ck3333z ck4444z w5z@W SE",
    "5z ck1111z ck2222z ck3333z ck4444z w5z SE",
    "1112223334445z w5z@W SE",
    "1112223334445z w5z SE",
];
