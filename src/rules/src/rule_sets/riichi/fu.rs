//! Fu: the lines of a hand that add up to its fu.

use super::options::{CHOICES, choice};
use super::tiles::{
    Narrow, has_no_wait, is_concealed, is_narrow, is_outer, is_pairs, is_pinfu, narrow, valued,
};
use crate::decomposition::{ReadSet, Reading, SetMask};
use crate::hands::{Circumstance as C, SetKind};
use crate::model::{
    AxisDetail, Condition::Always, Element, Native, When, WonHand, Worth, Worth::Fan, checked,
};
use crate::sentence;
use crate::sentence::Sentence;
use crate::tiles::Tile;

/// Elements that count fu, in the order of the rule book.
pub(super) static FU: [Element; 10] = checked(
    [
        Element {
            key: "base",
            name: "Base",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "Base fu of every hand except seven pairs.",
            clause: "R-71",
            worth: Fan(20),
            when: When::Win(|_| true),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "seven-pairs",
            name: "Seven pairs",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "Flat: nothing else counts, and nothing is rounded up.",
            clause: "R-72",
            worth: Worth::Tier { tier: 1, value: 25 },
            when: When::Irregular(|reading, _| is_pairs(reading)),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "closed-discard",
            name: "Closed hand on a discard",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "A closed hand that another player completed.",
            clause: "R-73",
            worth: Worth::ClosedOrOpen {
                closed: 10,
                open: 0,
            },
            when: When::Win(|won| !won.context.is_self_draw()),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "self-draw",
            name: "Self-draw",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "The winner drew the winning tile; not with pinfu.",
            clause: "R-74",
            worth: Fan(2),
            when: When::Hand(is_drawn),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "triplet",
            name: "Triplet",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "2 for a triplet; twice that if it is concealed, twice that for terminals or honours.",
            clause: "R-75",
            worth: Fan(2),
            when: When::TimesOfPung(|set, reading, won| of_kind(set, SetKind::Pung, reading, won)),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "kong",
            name: "Quad",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "8 for a kong; twice that if it is concealed, twice that for terminals or honours.",
            clause: "R-76",
            worth: Fan(8),
            when: When::TimesOfPung(|set, reading, won| of_kind(set, SetKind::Kong, reading, won)),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "value-pair",
            name: "Pair of value",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "A pair of dragons, of the seat wind or of the round wind.",
            clause: "R-77",
            worth: Fan(2),
            when: When::Subtotal(|so_far, won| pair(so_far.reading, won)),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "wait",
            name: "Wait",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "The winning tile completed an edge, a middle or the pair.",
            clause: "R-78",
            worth: Fan(2),
            when: When::Hand(|reading, won| is_narrow(reading, won) && !has_no_wait(won)),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "open-pinfu",
            name: "Open hand without fu",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "An open hand with nothing but the base.",
            clause: "R-79",
            worth: Fan(2),
            when: When::Subtotal(|so_far, won| (so_far.total == 20 && !won.closed).into()),
            includes: &[],
            played: Always,
            example: "",
        },
        Element {
            key: "round-up",
            name: "Rounded up",
            native_name: Native::None,
            aliases: "",
            concept: "",
            description: "Up to the next ten.",
            clause: "R-80",
            worth: Fan(1),
            when: When::Subtotal(|so_far, _| round_up(so_far.total)),
            includes: &[],
            played: Always,
            example: "",
        },
    ],
    CHOICES,
);

fn is_drawn(reading: &Reading, won: &WonHand) -> bool {
    won.context.is_self_draw()
        && (!won.closed || !is_pinfu(reading, won))
        && !has_no_wait(won)
        && (!won.context.has(C::KongReplacement) || won.house.on(const { choice("rinshan_fu") }))
}

fn of_kind(set: ReadSet, kind: SetKind, reading: &Reading, won: &WonHand) -> u8 {
    if set.set.kind != kind {
        return 0;
    }
    let twice = |doubled| if doubled { 2 } else { 1 };
    twice(is_concealed(set, reading, won)) * twice(is_outer(set.set.tile))
}

/// Returns how often the pair is worth two fu (R-77, D-13).
fn pair(reading: &Reading, won: &WonHand) -> u8 {
    let times = reading.pair().map_or(0, |tile| valued(tile, won));
    let most = won.house.number(const { choice("double_wind_pair_fu") }) / 2;
    times.min(u8::try_from(most).unwrap_or(2))
}

fn round_up(fu: u16) -> u8 {
    u8::try_from(fu.next_multiple_of(10) - fu).unwrap_or(0)
}

/// Returns the sets, pair or wait that contribute to a line of fu.
pub(super) fn details(of: &Element, reading: &Reading, won: &WonHand) -> Vec<AxisDetail> {
    match of.key {
        "triplet" => sets(of, SetKind::Pung, reading, won),
        "kong" => sets(of, SetKind::Kong, reading, won),
        "value-pair" => valued_pair(reading, won).into_iter().collect(),
        "wait" => wait(reading, won).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn sets(of: &Element, kind: SetKind, reading: &Reading, won: &WonHand) -> Vec<AxisDetail> {
    let Fan(value) = of.worth else {
        return Vec::new();
    };
    let detail = |(place, &set): (usize, &ReadSet)| {
        let times = of_kind(set, kind, reading, won);
        (times > 0).then(|| {
            let concealed = is_concealed(set, reading, won);
            let by_ron = set.is_concealed() && !concealed;
            let outer = is_outer(set.set.tile);
            let text = match (kind, concealed, by_ron) {
                (SetKind::Kong, true, _) => "Quad, concealed",
                (SetKind::Kong, false, _) => "Quad, open",
                (_, true, _) => "Triplet, concealed",
                (_, false, true) => "Triplet, completed by ron, so it counts as open",
                (_, false, false) => "Triplet, open",
            };
            let facts = [
                Some(if concealed { "concealed" } else { "open" }),
                by_ron.then_some("by-ron"),
                outer.then_some("terminal-or-honor"),
            ];
            AxisDetail {
                parts: SetMask::NONE.with_set(place),
                value: value * u16::from(times),
                facts: facts.into_iter().flatten().collect(),
                text: text.into(),
            }
        })
    };
    reading
        .sets()
        .iter()
        .enumerate()
        .filter_map(detail)
        .collect()
}

fn valued_pair(reading: &Reading, won: &WonHand) -> Option<AxisDetail> {
    let tile = reading.pair()?;
    let (facts, text) = if tile.is_dragon() {
        (vec!["dragon"], "Pair of dragons")
    } else {
        let is = |wind| tile == Tile::wind(wind);
        match (is(won.context.seat), is(won.context.prevailing)) {
            (true, true) => (vec!["seat", "round"], "Pair of the seat and round wind"),
            (true, false) => (vec!["seat"], "Pair of the seat wind"),
            (false, true) => (vec!["round"], "Pair of the round wind"),
            (false, false) => return None,
        }
    };
    Some(AxisDetail {
        parts: SetMask::NONE.with_pair(),
        value: 2 * u16::from(pair(reading, won)),
        facts,
        text: text.into(),
    })
}

fn wait(reading: &Reading, won: &WonHand) -> Option<AxisDetail> {
    let tile = won.hand.winning_tile()?;
    let kind = narrow(reading, won)?;
    let (fact, text) = match kind {
        Narrow::Pair => ("pair", Sentence::from("Pair wait")),
        Narrow::Edge => ("edge", sentence!("Edge wait {0}", held(reading, tile)?)),
        Narrow::Middle => ("middle", sentence!("Middle wait {0}", held(reading, tile)?)),
    };
    Some(AxisDetail {
        parts: reading.completed.mask(),
        value: 2,
        facts: vec![fact],
        text,
    })
}

/// Returns `12+3`: the two held tiles of a sequence and the winning tile.
fn held(reading: &Reading, won: Tile) -> Option<String> {
    let mut ranks = String::new();
    let set = reading.completed_set()?.set;
    for tile in set.tiles().filter(|&tile| tile != won) {
        ranks += &tile.rank()?.to_string();
    }
    Some(format!("{ranks}+{}", won.rank()?))
}
