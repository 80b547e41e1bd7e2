//! Payments: SG-13 to SG-23, SG-81.

use tilewise_rules::{Seat, WinBy};

use super::View;
use super::liable::{Liable, liable};
use crate::play::singapore::options::{
    OWN_DISCARD, OWN_SELF_DRAW, Options, Payout, SevenPairs, ThirteenWonders,
};
use crate::reference::ScoredElement;

/// SG-19: payment of the shooter, and of each player in a self-draw, for one to five points.
const THREE_SIX: [(i64, i64); 5] = [(4, 2), (7, 3), (11, 5), (20, 10), (40, 20)];
/// SG-20.
const ONE_TWO: [(i64, i64); 5] = [(4, 2), (8, 4), (16, 8), (32, 16), (64, 32)];

/// Hands with a price of the limit, ten or the limit, thirteen or the limit: A-45.
const SPECIAL: [&str; 17] = [
    "pure-green-limit",
    "full-flush-sequence",
    "hidden-treasure",
    "nine-gates",
    "pure-terminals",
    "all-honours",
    "three-great-scholars",
    "four-great-blessings",
    "thirteen-wonders",
    "eighteen-arhats",
    "kong-on-kong",
    "heavenly-hand",
    "earthly-hand",
    "humanly-hand",
    "eight-flowers",
    "robbing-the-eighth",
    "early-four-winds",
];

/// Returns the gain of each seat in hundredths, and whether a player is liable for others.
pub fn net(view: &View, met: &[ScoredElement], counted: u16) -> ([i64; 4], bool) {
    let mut shares = shares(view, met, counted);
    let total: i64 = shares.iter().map(|(_, share)| share).sum();
    let thirteen = met.iter().any(|(key, ..)| *key == "thirteen-wonders");
    // no liability for Thirteen Wonders.
    let liable = if thirteen { Liable::None } else { liable(view) };
    for (seat, share) in &mut shares {
        *share = match liable {
            Liable::None => *share,
            Liable::One(one) if *seat == one => total,
            Liable::Two(one, other) if *seat == one || *seat == other => total / 2,
            Liable::One(_) | Liable::Two(..) => 0,
        };
    }
    let mut net = [0; 4];
    for (seat, share) in shares {
        net[seat as usize] -= share;
        net[view.seat as usize] += share;
    }
    (net, liable != Liable::None)
}

/// SG-13, in halves of the base; A-32 for no points.
fn value(points: u16, zero_is_half: bool) -> i64 {
    match points {
        0 if zero_is_half => 1,
        0 => 2,
        _ => 1 << points,
    }
}

/// Returns the payments of the discarder, of the others and of each player in a self-draw, in halves of the
/// base.
fn figures(options: &Options, points: u16) -> (i64, i64, i64) {
    let half = points == 0 && options.zero_points_pay_half;
    let row = usize::from(points.clamp(1, 5)) - 1;
    let times = if half { 1 } else { 2 };
    let own = |table: &[i64]| 2 * table[usize::from(points).min(table.len() - 1)];
    let single = value(points, options.zero_points_pay_half);
    match options.payout {
        Payout::Standard => (2 * single, single, 2 * single),
        Payout::OneTwo => (times * ONE_TWO[row].0, 0, times * ONE_TWO[row].1),
        Payout::ThreeSix => (times * THREE_SIX[row].0, 0, times * THREE_SIX[row].1),
        Payout::Own => (own(&OWN_DISCARD), 0, own(&OWN_SELF_DRAW)),
    }
}

fn shares(view: &View, met: &[ScoredElement], counted: u16) -> Vec<(Seat, i64)> {
    let options = view.options;
    let thirteen = met.iter().any(|(key, ..)| *key == "thirteen-wonders");
    let pairs = options.seven_pairs == SevenPairs::Limit
        && met.iter().any(|(key, ..)| *key == "seven-pairs");
    let special = pairs || met.iter().any(|(key, ..)| SPECIAL.contains(key));
    let gave = view
        .entry
        .context
        .from
        .filter(|_| !view.by(WinBy::SelfDraw));
    let (giver, other, drawn) = figures(options, counted);
    let split = thirteen && options.thirteen_wonders_pay == ThirteenWonders::DoubledSplit;
    let times = if split || special && options.special_hands_double {
        2
    } else {
        1
    };
    let extra = if gave.is_none() {
        options.self_draw_extra
    } else {
        0
    };
    let all_alike = thirteen && options.thirteen_wonders_pay == ThirteenWonders::AllPayDouble;
    Seat::ALL
        .into_iter()
        .filter(|&seat| seat != view.seat)
        .map(|seat| {
            let share = if all_alike {
                drawn
            } else if gave.is_none() {
                times * drawn
            } else if gave == Some(seat) {
                times * giver
            } else {
                times * other
            };
            (seat, (share + 2 * extra) * options.base / 2)
        })
        .collect()
}
