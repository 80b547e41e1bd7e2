//! Relations between sets, and rows of pairs: T-104 to T-107, T-271.

mod plans;

use std::collections::BTreeMap;

use tilewise_rules::{Suit, Tile};

use super::View;
use super::elements::MetCounts;
use crate::play::sixteen_tiles::shape_readings::ShapeReading;
use crate::play::sixteen_tiles::{GroupForm, HandGroup};
pub(super) use plans::SetPart;

/// A combination that is met, by the kinds of its sets.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct TileCombination {
    key: &'static str,
    parts: Vec<SetPart>,
}

/// Returns the best choices of combinations: how often each relation counts, open and concealed.
pub(super) fn choices(view: &View) -> Vec<MetCounts> {
    match view.reading {
        ShapeReading::Sets { sets, pair } => {
            let mut met = plans::combinations(sets, *pair);
            met.retain(|one| view.options.worth(one.key) != (0, 0));
            if view.options.word("combination_rule") == "distinct" {
                vec![distinct(view, sets, &met)]
            } else {
                less_than_half(&instances(view, sets, &met))
            }
        }
        ShapeReading::Pairs { .. } => {
            let rows = rows_of_pairs(view);
            if view.options.word("combination_rule") == "distinct" {
                // T-104: all that are met.
                vec![counts(&rows.iter().collect::<Vec<_>>())]
            } else {
                less_than_half(&rows)
            }
        }
        ShapeReading::Unrelated | ShapeReading::Orphans { .. } => vec![MetCounts::new()],
    }
}

fn part(set: HandGroup) -> SetPart {
    if set.kind == GroupForm::Chow {
        SetPart::Chow(set.tile)
    } else {
        SetPart::Pung(set.tile)
    }
}

/// The relations that include others: T-104, T-100.
const INCLUDED: [(&str, &[&str]); 14] = [
    ("mixed-triple-chow", &["mixed-double-chow"]),
    ("pure-straight", &["old-young-chows"]),
    ("two-pure-double-chows", &["pure-double-chow"]),
    ("pure-triple-chow", &["pure-double-chow"]),
    (
        "pure-quadruple-chow",
        &["pure-triple-chow", "pure-double-chow"],
    ),
    ("little-shifted-pungs", &["two-shifted-pungs"]),
    ("three-shifted-pungs", &["two-shifted-pungs"]),
    ("little-triple-pungs", &["two-same-pungs"]),
    ("triple-pungs", &["two-same-pungs"]),
    ("mixed-four-steps", &["mixed-steps"]),
    ("mixed-five-steps", &["mixed-four-steps", "mixed-steps"]),
    ("pure-four-steps", &["pure-steps"]),
    ("pure-five-steps", &["pure-four-steps", "pure-steps"]),
    ("pure-four-leaps", &["pure-leaps"]),
];

fn includes(one: &TileCombination, other: &TileCombination) -> bool {
    let keys = INCLUDED.iter().find(|(key, _)| *key == one.key);
    let by_key = keys.is_some_and(|(_, keys)| keys.contains(&other.key));
    let mut rest = one.parts.clone();
    by_key
        && other.parts.iter().all(|part| {
            let place = rest.iter().position(|another| another == part);
            place.map(|place| rest.remove(place)).is_some()
        })
}

/// T-104, T-106.
fn distinct(view: &View, sets: &[HandGroup], met: &[TileCombination]) -> MetCounts {
    let copies = |part: &SetPart| {
        let of = sets.iter().filter(|set| self::part(**set) == *part);
        let of: Vec<bool> = of.map(|set| set.is_concealed(view.win)).collect();
        let concealed = of.iter().filter(|is| **is).count();
        match part {
            SetPart::Pair(_) => (1, 1),
            _ => (of.len(), concealed),
        }
    };
    let mut order: Vec<&TileCombination> = met.iter().collect();
    // Three equal chows before twice twins, and these before twins.
    let rank = |key| match key {
        "two-pure-double-chows" => 1,
        "pure-double-chow" => 2,
        _ => 0,
    };
    order.sort_by_key(|one| (rank(one.key), std::cmp::Reverse(one.parts.len())));
    let mut counts: Vec<(&TileCombination, usize)> = Vec::new();
    let mut counted = MetCounts::new();
    for one in order {
        let mut parts = one.parts.clone();
        parts.dedup();
        let held: Vec<(usize, usize)> = parts.iter().map(copies).collect();
        let many = held.iter().map(|(copies, _)| *copies).collect::<Vec<_>>();
        let concealed: Vec<usize> = held.iter().map(|(_, concealed)| *concealed).collect();
        let (all, closed) = if parts.len() == 1 {
            // Equal chows: of two combinations at least two sets must differ.
            let size = one.parts.len();
            let times = |copies: usize| if size == 2 { copies / 2 } else { copies / size };
            (times(many[0]), times(concealed[0]))
        } else if parts.len() < one.parts.len() {
            // Twice the same: another choice of four chows would differ in one only.
            (1, usize::from(concealed.iter().all(|count| *count >= 2)))
        } else {
            (times_met(&many), times_met(&concealed))
        };
        let containing = counts.iter().filter(|(other, _)| includes(other, one));
        let taken: usize = containing.map(|(_, count)| *count).sum();
        let count = if is_used_by_more_equal_chows(one, &counts) {
            0
        } else {
            all.saturating_sub(taken)
        };
        let closed = closed.min(count);
        // What is worth nothing is not there.
        let (open_value, concealed_value) = view.options.worth(one.key);
        let open = if open_value > 0 { count - closed } else { 0 };
        let closed = if concealed_value > 0 { closed } else { 0 };
        counts.push((one, open + closed));
        let entry = counted.entry(one.key).or_default();
        entry.0 += open;
        entry.1 += closed;
    }
    counted
}

/// D-16: four equal chows go before three, three before twice twins.
fn is_used_by_more_equal_chows(
    one: &TileCombination,
    counts: &[(&TileCombination, usize)],
) -> bool {
    let larger: &[&str] = match one.key {
        // A twin with the fourth chow shares a chow with one that is in the three.
        "two-pure-double-chows" | "pure-double-chow" => {
            &["pure-quadruple-chow", "pure-triple-chow"]
        }
        "pure-triple-chow" => &["pure-quadruple-chow"],
        _ => &[],
    };
    counts.iter().any(|(other, count)| {
        *count > 0 && larger.contains(&other.key) && one.parts.contains(&other.parts[0])
    })
}

/// T-106: how often a relation counts with these copies of its sets.
fn times_met(copies: &[usize]) -> usize {
    let least = copies.iter().copied().min().unwrap_or(0);
    if copies.len() == 2 {
        return least;
    }
    let mut sorted = copies.to_vec();
    sorted.sort_unstable();
    match sorted[..] {
        [1, 2, 2] => 2,
        _ => least.min(1),
    }
}

/// A combination with the places of its sets.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct PlacedCombination {
    key: &'static str,
    places: Vec<usize>,
    is_concealed: bool,
    points: u16,
}

/// Returns every combination with every choice of its sets; place 5 is the pair.
fn instances(view: &View, sets: &[HandGroup], met: &[TileCombination]) -> Vec<PlacedCombination> {
    let mut all = Vec::new();
    for one in met {
        let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
        for wanted in &one.parts {
            let mut places: Vec<usize> = (0..sets.len())
                .filter(|place| part(sets[*place]) == *wanted)
                .collect();
            if matches!(wanted, SetPart::Pair(_)) {
                places = vec![5];
            }
            choices = choices
                .iter()
                .flat_map(|chosen| {
                    let free = places.iter().filter(|place| !chosen.contains(place));
                    free.map(|place| [chosen.as_slice(), &[*place]].concat())
                })
                .collect();
        }
        for mut places in choices {
            places.sort_unstable();
            let is_concealed = places
                .iter()
                .all(|place| *place == 5 || sets[*place].is_concealed(view.win));
            let (open, concealed) = view.options.worth(one.key);
            all.push(PlacedCombination {
                key: one.key,
                places,
                is_concealed,
                points: if is_concealed { concealed } else { open },
            });
        }
    }
    all.retain(|one| one.points > 0);
    all.sort();
    all.dedup();
    all
}

/// T-271: each kind is a set.
fn rows_of_pairs(view: &View) -> Vec<PlacedCombination> {
    const KEYS: [&str; 6] = [
        "pairs-run-3",
        "pairs-run-4",
        "pairs-run-5",
        "pairs-run-6",
        "pairs-run-7",
        "pairs-run-8",
    ];
    let tiles = view.win.tiles();
    let has = |tile: Tile| tiles.iter().filter(|other| **other == tile).count() >= 2;
    let mut all = Vec::new();
    for suit in Suit::ALL {
        for low in 1..=7 {
            for (long, key) in (3..).zip(KEYS) {
                let row = (low..low + long).filter(|rank| *rank <= 9);
                let kinds: Vec<Tile> = row.map(|rank| Tile::suited(suit, rank)).collect();
                let (points, _) = view.options.worth(key);
                if kinds.len() == usize::from(long) && kinds.iter().copied().all(has) && points > 0
                {
                    all.push(PlacedCombination {
                        key,
                        places: kinds.iter().map(|tile| tile.index()).collect(),
                        is_concealed: false,
                        points,
                    });
                }
            }
        }
    }
    all
}

/// Steps and leaps of one kind, the shorter ones first.
const LONGER: [&[&str]; 3] = [
    &["mixed-steps", "mixed-four-steps", "mixed-five-steps"],
    &["pure-steps", "pure-four-steps", "pure-five-steps"],
    &["pure-leaps", "pure-four-leaps"],
];

/// T-107: whether two combinations count together.
fn may_count_together(one: &PlacedCombination, other: &PlacedCombination) -> bool {
    let shared = one
        .places
        .iter()
        .filter(|place| other.places.contains(place));
    let smaller = one.places.len().min(other.places.len());
    let excludes = LONGER
        .iter()
        .any(|keys| keys.contains(&one.key) && keys.contains(&other.key) && one.key != other.key);
    2 * shared.count() < smaller && !excludes
}

/// T-107: the choices with the highest sum.
fn less_than_half(all: &[PlacedCombination]) -> Vec<MetCounts> {
    let mut best = BestChoices {
        sum: 0,
        choices: vec![MetCounts::new()],
    };
    choose(all, &mut Vec::new(), 0, &mut best);
    best.choices.sort();
    best.choices.dedup();
    best.choices
}

struct BestChoices {
    sum: u16,
    choices: Vec<MetCounts>,
}

fn choose<'a>(
    rest: &'a [PlacedCombination],
    chosen: &mut Vec<&'a PlacedCombination>,
    sum: u16,
    best: &mut BestChoices,
) {
    if sum > best.sum {
        best.sum = sum;
        best.choices.clear();
    }
    if sum == best.sum && best.choices.len() < 200 {
        let choice = counts(chosen);
        if !best.choices.contains(&choice) {
            best.choices.push(choice);
        }
    }
    for (place, one) in rest.iter().enumerate() {
        if chosen.iter().all(|other| may_count_together(one, other)) {
            chosen.push(one);
            choose(&rest[place + 1..], chosen, sum + one.points, best);
            chosen.pop();
        }
    }
}

fn counts(chosen: &[&PlacedCombination]) -> MetCounts {
    let mut met: MetCounts = BTreeMap::new();
    for one in chosen {
        let entry = met.entry(one.key).or_default();
        if one.is_concealed {
            entry.1 += 1;
        } else {
            entry.0 += 1;
        }
    }
    met
}
