//! M-17 to M-22, M-30: what of a reading may be counted together.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::hand::Hand;
use super::incompatible::strikes;
use super::reading::Reading;
use super::rows::{CHICKEN_HAND, ROWS, When};
use super::view::View;
use crate::play::mcr::options::Options;

/// The place of the pair among the members of a relation; sets have theirs.
const PAIR: usize = 4;

/// An element that is met, once: its row, and the sets that show it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Met {
    pub row: usize,
    pub members: Vec<usize>,
}

/// What counts together: rows in the order of part 3, each with how often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The rows.
    pub lines: Vec<(usize, u16)>,
    total: u16,
}

impl List {
    fn new(counted: &[Met], options: &Options) -> Self {
        let mut lines: Vec<(usize, u16)> = Vec::new();
        for met in counted {
            match lines.iter_mut().find(|(row, _)| *row == met.row) {
                Some((_, count)) => *count += 1,
                None => lines.push((met.row, 1)),
            }
        }
        lines.sort_unstable();
        let mut list = Self { lines, total: 0 };
        list.total = list.total(options);
        list
    }

    /// What it is worth.
    pub fn total(&self, options: &Options) -> u16 {
        let fan = |&(row, count): &(usize, u16)| count * ROWS[row].fan(options);
        self.lines.iter().map(fan).sum()
    }

    /// M-22: whether it is worth more, or comes first of two that are worth the same: at the first
    /// difference it has the earlier element, or more of it.
    pub fn is_before(&self, other: &Self) -> bool {
        let order = |list: &Self| {
            let lines = list.lines.iter();
            let lines: Vec<_> = lines.map(|&(row, count)| (row, Reverse(count))).collect();
            (Reverse(list.total), lines)
        };
        order(self) < order(other)
    }

    /// Key and count of each.
    pub fn keys(&self) -> Vec<(&'static str, u16)> {
        let lines = self.lines.iter();
        lines.map(|&(row, count)| (ROWS[row].key, count)).collect()
    }
}

/// Every list that a reading allows, flowers left out.
pub fn lists(hand: &Hand, reading: &Reading) -> Vec<List> {
    let view = View::new(hand, reading);
    let facts = facts(&view);
    let relations = relations(&view);
    let mut lists = Vec::new();
    for selection in selections(&relations) {
        let mut met = facts.clone();
        met.extend(selection);
        met.sort();
        let mut counted = unstruck(&met, hand.options);
        // M-73: where a relation is met, something counts.
        if counted.is_empty() && relations.is_empty() && view.is_standard() {
            counted.push(Met {
                row: CHICKEN_HAND,
                members: Vec::new(),
            });
        }
        lists.push(List::new(&counted, hand.options));
    }
    lists
}

/// What is met and is no relation.
fn facts(view: &View) -> Vec<Met> {
    let mut met = Vec::new();
    for (row, element) in ROWS.iter().enumerate() {
        match element.when {
            When::Is(holds) if holds(view) => met.push(Met {
                row,
                members: Vec::new(),
            }),
            When::Times(times) => {
                let one = Met {
                    row,
                    members: Vec::new(),
                };
                met.extend(vec![one; times(view)]);
            }
            When::EachSet(holds) => {
                for (place, set) in view.sets().iter().enumerate() {
                    if holds(view, set) {
                        met.push(Met {
                            row,
                            members: vec![place],
                        });
                    }
                }
            }
            _ => {}
        }
    }
    met
}

/// The relations that are met, each with its members.
fn relations(view: &View) -> Vec<Met> {
    let mut met = Vec::new();
    let sets = view.sets();
    for (row, element) in ROWS.iter().enumerate() {
        let (size, with_pair) = match element.when {
            When::Sets(size, _) => (size, false),
            When::SetsAndPair(size, _) => (size, true),
            _ => continue,
        };
        for mut members in some_of(sets.len(), size) {
            let some: Vec<_> = members.iter().map(|&place| sets[place].clone()).collect();
            let holds = match (&element.when, view.reading.pair) {
                (When::Sets(_, holds), _) => holds(view, &some),
                (When::SetsAndPair(_, holds), Some(pair)) => holds(view, &some, pair),
                _ => false,
            };
            if holds {
                if with_pair {
                    members.push(PAIR);
                }
                met.push(Met { row, members });
            }
        }
    }
    met
}

/// Every choice of so many out of `all`.
fn some_of(all: usize, size: usize) -> Vec<Vec<usize>> {
    let bits = 0..1_usize << all;
    let chosen = bits.filter(|bits| bits.count_ones() as usize == size);
    chosen
        .map(|bits| (0..all).filter(|place| bits >> place & 1 == 1).collect())
        .collect()
}

/// M-18, M-19: every lawful selection, made in any order.
fn selections(relations: &[Met]) -> BTreeSet<Vec<Met>> {
    let mut found = BTreeSet::new();
    let apart = [0, 1, 2, 3, 4];
    select(relations, apart, &[], &mut found);
    found
}

/// Counts one more, if all its members are in different groups: then they are in one.
fn select(relations: &[Met], groups: [usize; 5], chosen: &[Met], found: &mut BTreeSet<Vec<Met>>) {
    let mut sorted = chosen.to_vec();
    sorted.sort();
    // In another order it led here before.
    if !found.insert(sorted) {
        return;
    }
    for relation in relations {
        let mut joined: Vec<usize> = relation.members.iter().map(|&one| groups[one]).collect();
        joined.sort_unstable();
        joined.dedup();
        let in_different_groups = joined.len() == relation.members.len();
        let takes_part_twice = chosen.iter().any(|other| {
            let shares = |one: &usize| other.members.contains(one);
            other.row == relation.row && relation.members.iter().any(shares)
        });
        if in_different_groups && !takes_part_twice {
            let merged = groups.map(|group| {
                if joined.contains(&group) {
                    joined[0]
                } else {
                    group
                }
            });
            let mut more = chosen.to_vec();
            more.push(relation.clone());
            select(relations, merged, &more, found);
        }
    }
}

/// M-17, in the order of part 3: what doesn't count itself silences nothing.
fn unstruck(met: &[Met], options: &Options) -> Vec<Met> {
    let mut counted = met.to_vec();
    let mut place = 0;
    while place < counted.len() {
        let one = counted[place].clone();
        strikes(&one, &mut counted, options);
        place += 1;
    }
    counted
}
