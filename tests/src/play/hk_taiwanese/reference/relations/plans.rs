//! Which relations are met by the kinds of the sets.

use tilewise_rules::{Suit, Tile};

use super::TileCombination;
use crate::play::sixteen_tiles::{GroupForm, HandGroup};

/// A set or the pair of a combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::play::hk_taiwanese) enum SetPart {
    /// A chow from its lowest tile on.
    Chow(Tile),
    /// A pung or kong.
    Pung(Tile),
    /// The pair.
    Pair(Tile),
}

/// Suits (a, b, c as 0, 1, 2) and steps from the lowest number.
type Plan = &'static [(usize, u8)];

/// Chows; the lowest number is any.
const CHOWS: [(&str, Plan); 13] = [
    ("mixed-double-chow", &[(0, 0), (1, 0)]),
    ("mixed-triple-chow", &[(0, 0), (1, 0), (2, 0)]),
    ("mixed-steps", &[(0, 0), (1, 1), (2, 2)]),
    ("mixed-four-steps", &[(0, 0), (1, 1), (2, 2), (0, 3)]),
    (
        "mixed-five-steps",
        &[(0, 0), (1, 1), (2, 2), (0, 3), (1, 4)],
    ),
    ("pure-steps", &[(0, 0), (0, 1), (0, 2)]),
    ("pure-four-steps", &[(0, 0), (0, 1), (0, 2), (0, 3)]),
    ("pure-five-steps", &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]),
    ("pure-leaps", &[(0, 0), (0, 2), (0, 4)]),
    ("pure-double-chow", &[(0, 0), (0, 0)]),
    ("pure-triple-chow", &[(0, 0), (0, 0), (0, 0)]),
    ("pure-quadruple-chow", &[(0, 0), (0, 0), (0, 0), (0, 0)]),
    ("pure-four-leaps", &[(0, 0), (0, 2), (0, 4), (0, 6)]),
];

/// Chows; the lowest number is 1.
const CHOWS_FROM_ONE: [(&str, Plan); 3] = [
    ("mixed-straight", &[(0, 0), (1, 3), (2, 6)]),
    ("pure-straight", &[(0, 0), (0, 3), (0, 6)]),
    ("old-young-chows", &[(0, 0), (0, 6)]),
];

/// Pungs; the lowest number is any.
const PUNGS: [(&str, Plan); 9] = [
    ("two-shifted-pungs", &[(0, 0), (0, 1)]),
    ("three-shifted-pungs", &[(0, 0), (0, 1), (0, 2)]),
    ("four-shifted-pungs", &[(0, 0), (0, 1), (0, 2), (0, 3)]),
    (
        "five-shifted-pungs",
        &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)],
    ),
    ("mixed-shifted-pungs", &[(0, 0), (1, 1), (2, 2)]),
    (
        "mixed-four-shifted-pungs",
        &[(0, 0), (1, 1), (2, 2), (0, 3)],
    ),
    (
        "mixed-five-shifted-pungs",
        &[(0, 0), (1, 1), (2, 2), (0, 3), (1, 4)],
    ),
    ("two-same-pungs", &[(0, 0), (1, 0)]),
    ("triple-pungs", &[(0, 0), (1, 0), (2, 0)]),
];

/// Pungs, one of which is the pair.
const WITH_PAIR: [(&str, Plan); 9] = [
    ("little-shifted-pungs", &[(0, 0), (0, 1), (0, 2)]),
    (
        "little-four-shifted-pungs",
        &[(0, 0), (0, 1), (0, 2), (0, 3)],
    ),
    (
        "little-five-shifted-pungs",
        &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)],
    ),
    (
        "little-six-shifted-pungs",
        &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)],
    ),
    ("little-mixed-shifted-pungs", &[(0, 0), (1, 1), (2, 2)]),
    (
        "little-mixed-four-shifted-pungs",
        &[(0, 0), (1, 1), (2, 2), (0, 3)],
    ),
    (
        "little-mixed-five-shifted-pungs",
        &[(0, 0), (1, 1), (2, 2), (0, 3), (1, 4)],
    ),
    (
        "little-mixed-six-shifted-pungs",
        &[(0, 0), (1, 1), (2, 2), (0, 3), (1, 4), (2, 5)],
    ),
    ("little-triple-pungs", &[(0, 0), (1, 0), (2, 0)]),
];

/// Relations that are two relations of four sets.
const TWICE: [(&str, &str); 6] = [
    ("two-pure-double-chows", "pure-double-chow"),
    ("two-mixed-double-chows", "mixed-double-chow"),
    ("two-old-young-chows", "old-young-chows"),
    ("two-pairs-of-same-pungs", "two-same-pungs"),
    ("two-pairs-of-shifted-pungs", "two-shifted-pungs"),
    ("two-old-young-pungs", "old-young-pungs"),
];

/// Returns every combination that is met.
pub(super) fn combinations(sets: &[HandGroup], pair: Tile) -> Vec<TileCombination> {
    let of_set = |set: &HandGroup| {
        if set.kind == GroupForm::Chow {
            SetPart::Chow(set.tile)
        } else {
            SetPart::Pung(set.tile)
        }
    };
    let mut held: Vec<SetPart> = sets.iter().map(of_set).collect();
    held.push(SetPart::Pair(pair));
    let mut all = Vec::new();
    for (key, plan) in CHOWS {
        add_plan(&mut all, &held, key, plan, 1..=7, &SetPart::Chow);
    }
    for (key, plan) in CHOWS_FROM_ONE {
        add_plan(&mut all, &held, key, plan, 1..=1, &SetPart::Chow);
    }
    for (key, plan) in PUNGS {
        add_plan(&mut all, &held, key, plan, 1..=9, &SetPart::Pung);
    }
    let old_young: Plan = &[(0, 0), (0, 8)];
    add_plan(
        &mut all,
        &held,
        "old-young-pungs",
        old_young,
        1..=1,
        &SetPart::Pung,
    );
    let pung_or_pair = |tile| {
        if tile == pair {
            SetPart::Pair(tile)
        } else {
            SetPart::Pung(tile)
        }
    };
    for (key, plan) in WITH_PAIR {
        let mut some = Vec::new();
        add_plan(&mut some, &held, key, plan, 1..=9, &pung_or_pair);
        some.retain(|one| one.parts.contains(&SetPart::Pair(pair)));
        all.extend(some);
    }
    add_twice(&mut all, &held);
    all.sort();
    all.dedup();
    all
}

fn add_plan(
    all: &mut Vec<TileCombination>,
    held: &[SetPart],
    key: &'static str,
    plan: Plan,
    lowest: std::ops::RangeInclusive<u8>,
    make: &dyn Fn(Tile) -> SetPart,
) {
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    for low in lowest {
        for order in ORDERS {
            if plan.iter().any(|(_, step)| low + step > 9) {
                continue;
            }
            let tile =
                |&(suit, step): &(usize, u8)| Tile::suited(Suit::ALL[order[suit]], low + step);
            let mut parts: Vec<SetPart> = plan.iter().map(|one| make(tile(one))).collect();
            parts.sort_unstable();
            if are_held(&parts, held) {
                all.push(TileCombination { key, parts });
            }
        }
    }
}

fn are_held(parts: &[SetPart], held: &[SetPart]) -> bool {
    let mut rest = held.to_vec();
    parts.iter().all(|part| {
        let place = rest.iter().position(|other| other == part);
        place.map(|place| rest.remove(place)).is_some()
    })
}

fn add_twice(all: &mut Vec<TileCombination>, held: &[SetPart]) {
    let single = all.clone();
    for (key, of) in TWICE {
        let of: Vec<&TileCombination> = single.iter().filter(|one| one.key == of).collect();
        for (place, one) in of.iter().enumerate() {
            for other in &of[place..] {
                // Two different twins.
                if key == "two-pure-double-chows" && one.parts == other.parts {
                    continue;
                }
                let mut parts = [one.parts.as_slice(), &other.parts].concat();
                parts.sort_unstable();
                if are_held(&parts, held) {
                    all.push(TileCombination { key, parts });
                }
            }
        }
    }
}
