//! Reference scorer of the Hong Kong group, written from the list without optimization: parts 1, 4 to 6, 8.

pub mod debts;
mod elements;
mod exclusions;
mod refused;
mod relations;

use std::collections::BTreeMap;

use tilewise_rules::{Seat, Tile, WinBy};

use super::options::Options;
use crate::play::sixteen_tiles::shape_readings::{
    OtherShapes, ShapeReading, shape_readings, waiting_kinds,
};
use crate::play::sixteen_tiles::{GroupForm, HandGroup, SixteenTileWin};
use crate::reference::{ReferenceScore, ScoredElement};

/// T-6.
const SHAPES: OtherShapes = OtherShapes {
    pairs: true,
    unrelated: true,
    orphans: true,
};

/// Payments are exact to a hundredth of a point (D-26).
pub const HUNDREDTHS: i64 = 100;

/// All that decides which elements count.
struct View<'a> {
    win: &'a SixteenTileWin,
    options: &'a Options,
    reading: &'a ShapeReading,
    /// The kinds for which the hand waited (T-14).
    waits: &'a [Tile],
}

/// Counted elements: how often each value of a key counts.
type CountedLines = BTreeMap<(&'static str, u16), u16>;

fn sum(lines: &CountedLines) -> u16 {
    lines.iter().map(|((_, value), count)| value * count).sum()
}

/// Keeps those with the highest sum.
fn highest(all: &mut Vec<CountedLines>) {
    let most = all.iter().map(sum).max();
    all.retain(|lines| Some(sum(lines)) == most);
    all.sort();
    all.dedup();
}

/// Returns the scores of the readings with the highest total. Empty if it is no win.
pub fn best(win: &SixteenTileWin, options: &Options) -> Vec<ReferenceScore> {
    if refused::is_refused(win) {
        return Vec::new();
    }
    if win.by == WinBy::BonusTiles {
        return bonus_win(win, options).into_iter().collect();
    }
    let readings = shape_readings(win, SHAPES);
    let waits = waiting_kinds(win, SHAPES);
    let mut pairs = Vec::new();
    let mut others = Vec::new();
    for reading in &readings {
        let view = View {
            win,
            options,
            reading,
            waits: &waits,
        };
        let lines = elements::counted(&view);
        match reading {
            ShapeReading::Pairs { .. } => pairs.extend(lines),
            _ => others.extend(lines),
        }
    }
    highest(&mut pairs);
    highest(&mut others);
    let is_sets = readings
        .iter()
        .any(|reading| matches!(reading, ShapeReading::Sets { .. }));
    let all = if is_sets && !pairs.is_empty() {
        both(&pairs, &others)
    } else if is_sets {
        // T-238, T-239.
        let with_chicken = |lines: CountedLines| with_chicken(lines, options);
        others.into_iter().map(with_chicken).collect()
    } else {
        pairs.append(&mut others);
        highest(&mut pairs);
        pairs
    };
    let scores = all.into_iter().map(|lines| settled(win, options, &lines));
    scores.collect()
}

/// T-110.
fn both(pairs: &[CountedLines], sets: &[CountedLines]) -> Vec<CountedLines> {
    let mut all = Vec::new();
    for one in pairs {
        for other in sets {
            let mut lines = one.clone();
            for (&(key, value), count) in other {
                if key != "base" {
                    *lines.entry((key, value)).or_default() += count;
                }
            }
            all.push(lines);
        }
    }
    all.sort();
    all.dedup();
    all
}

/// T-238, T-239.
fn with_chicken(mut lines: CountedLines, options: &Options) -> CountedLines {
    let points: Vec<(&str, u16)> = lines
        .iter()
        .filter(|((key, _), _)| *key != "base")
        .map(|((key, value), count)| (*key, value * count))
        .collect();
    let fits = |others: &[&(&str, u16)]| {
        let flower = others.iter().all(|(key, _)| *key == "flower");
        let total: u16 = others.iter().map(|(_, points)| points).sum();
        total == 1 && (flower || options.word("chicken") == "one-faan")
    };
    let all: Vec<&(&str, u16)> = points.iter().collect();
    let rest: Vec<&(&str, u16)> = points
        .iter()
        .filter(|(key, _)| *key != "self-draw")
        .collect();
    let drawn = points.iter().find(|(key, _)| *key == "self-draw");
    let mut add = |key| {
        let (points, _) = options.worth(key);
        if points > 0 {
            lines.insert((key, points), 1);
        }
    };
    if fits(&all) {
        add("big-chicken");
    } else if drawn.is_some_and(|(_, points)| *points == 1) && fits(&rest) {
        add("big-duck");
    }
    lines
}

/// T-114.
fn bonus_win(win: &SixteenTileWin, options: &Options) -> Option<ReferenceScore> {
    let key = if win.has("robbing-the-eighth") {
        "seven-robs-one"
    } else {
        "eight-flowers"
    };
    let (points, _) = options.worth(key);
    let lines = CountedLines::from([((key, points), 1)]);
    (points > 0).then(|| settled(win, options, &lines))
}

/// T-100, T-112, T-113.
fn settled(win: &SixteenTileWin, options: &Options, lines: &CountedLines) -> ReferenceScore {
    let mut elements: Vec<ScoredElement> = lines
        .iter()
        .map(|((key, value), count)| (*key, *count, *value))
        .collect();
    elements.sort_unstable();
    let total = sum(lines);
    let mut net = [0; 4];
    if i64::from(total) >= options.number("minimum") {
        for payer in win.seat.others() {
            if win.from.is_none() || win.from == Some(payer) {
                let points = HUNDREDTHS * (i64::from(total) + dealer_part(win, payer));
                net[payer as usize] -= points;
                net[win.seat as usize] += points;
            }
        }
    }
    ReferenceScore {
        elements,
        total,
        counted: total,
        net,
        liable: false,
    }
}

/// T-113.
fn dealer_part(win: &SixteenTileWin, payer: Seat) -> i64 {
    let with_dealer = [win.seat, payer].contains(&Seat::East);
    if with_dealer && win.by != WinBy::BonusTiles {
        1 + 2 * i64::from(win.streak)
    } else {
        0
    }
}

/// Returns the groups of the reading: the sets and the pair, or those of T-109.
fn groups(reading: &ShapeReading, tiles: &[Tile]) -> Vec<Vec<Tile>> {
    let mut kinds = tiles.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    match reading {
        ShapeReading::Sets { sets, pair } => {
            let mut groups: Vec<Vec<Tile>> = sets.iter().map(HandGroup::tiles).collect();
            groups.push(vec![*pair; 2]);
            groups
        }
        ShapeReading::Pairs { pung, pairs } => {
            let mut groups: Vec<Vec<Tile>> = pairs.iter().map(|tile| vec![*tile; 2]).collect();
            groups.push(vec![*pung; 3]);
            groups
        }
        ShapeReading::Unrelated => kinds.into_iter().map(|tile| vec![tile]).collect(),
        ShapeReading::Orphans { set } => {
            let ends = kinds.into_iter();
            let ends = ends.filter(|tile| tile.is_honor() || tile.is_terminal());
            let mut groups: Vec<Vec<Tile>> = ends.map(|tile| vec![tile]).collect();
            groups.push(set.tiles());
            groups
        }
    }
}

/// T-103.
fn is_closed(view: &View) -> bool {
    use tilewise_rules::MeldKind::{ConcealedKong, Kong};
    view.win.table.iter().all(|set| match set.kind {
        ConcealedKong => true,
        Kong => view.options.yes("kong_keeps_closed"),
        _ => false,
    })
}

fn is_pung(kind: GroupForm) -> bool {
    kind != GroupForm::Chow
}
