//! M-17 to M-22, M-30: the elements of a reading that may be counted together.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::hand::Hand;
use super::incompatible::strikes;
use super::reading::Reading;
use super::rows::{CHICKEN_HAND, ROWS, When};
use super::view::View;
use crate::play::mcr::options::Options;

/// Index of the pair among the members of a relation, after those of the sets.
const PAIR: usize = 4;

/// One instance of a met element: its row, and the sets of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MetElement {
    pub row: usize,
    pub members: Vec<usize>,
}

/// Elements that count together: rows in the order of part 3, each with its count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElementList {
    /// The rows.
    pub lines: Vec<(usize, u16)>,
    total: u16,
}

impl ElementList {
    fn new(counted: &[MetElement], options: &Options) -> Self {
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

    /// Returns its value.
    pub fn total(&self, options: &Options) -> u16 {
        let fan = |&(row, count): &(usize, u16)| count * ROWS[row].fan(options);
        self.lines.iter().map(fan).sum()
    }

    /// M-22: returns whether it has the higher value, or of equal values comes first: at the first difference
    /// it has the earlier element, or a higher count of it.
    pub fn is_before(&self, other: &Self) -> bool {
        let order = |list: &Self| {
            let lines = list.lines.iter();
            let lines: Vec<_> = lines.map(|&(row, count)| (row, Reverse(count))).collect();
            (Reverse(list.total), lines)
        };
        order(self) < order(other)
    }

    /// Returns the key and count of each row.
    pub fn keys(&self) -> Vec<(&'static str, u16)> {
        let lines = self.lines.iter();
        lines.map(|&(row, count)| (ROWS[row].key, count)).collect()
    }
}

/// Returns every list that a reading allows, without flowers.
pub fn lists(hand: &Hand, reading: &Reading) -> Vec<ElementList> {
    let view = View::new(hand, reading);
    let facts = facts(&view);
    let relations = relations(&view);
    let mut lists = Vec::new();
    for selection in selections(&relations) {
        let mut met = facts.clone();
        met.extend(selection);
        met.sort();
        let mut counted = unstruck(&met, hand.options);
        // M-73: if a relation is met, an element counts.
        if counted.is_empty() && relations.is_empty() && view.is_standard() {
            counted.push(MetElement {
                row: CHICKEN_HAND,
                members: Vec::new(),
            });
        }
        lists.push(ElementList::new(&counted, hand.options));
    }
    lists
}

/// Returns the met elements that are no relations.
fn facts(view: &View) -> Vec<MetElement> {
    let mut met = Vec::new();
    for (row, element) in ROWS.iter().enumerate() {
        match element.when {
            When::Is(holds) if holds(view) => met.push(MetElement {
                row,
                members: Vec::new(),
            }),
            When::Times(times) => {
                let one = MetElement {
                    row,
                    members: Vec::new(),
                };
                met.extend(vec![one; times(view)]);
            }
            When::EachSet(holds) => {
                for (place, set) in view.sets().iter().enumerate() {
                    if holds(view, set) {
                        met.push(MetElement {
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

/// Returns the met relations, each with its members.
fn relations(view: &View) -> Vec<MetElement> {
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
                met.push(MetElement { row, members });
            }
        }
    }
    met
}

/// Returns every combination of `size` out of `all`.
fn some_of(all: usize, size: usize) -> Vec<Vec<usize>> {
    let bits = 0..1_usize << all;
    let chosen = bits.filter(|bits| bits.count_ones() as usize == size);
    chosen
        .map(|bits| (0..all).filter(|place| bits >> place & 1 == 1).collect())
        .collect()
}

/// M-18, M-19: returns every valid selection, made in any order.
fn selections(relations: &[MetElement]) -> BTreeSet<Vec<MetElement>> {
    let mut found = BTreeSet::new();
    let separate = [0, 1, 2, 3, 4];
    select(relations, separate, &[], &mut found);
    found
}

/// Adds one more relation if its members are in different groups, and merges these groups.
fn select(
    relations: &[MetElement],
    groups: [usize; 5],
    chosen: &[MetElement],
    found: &mut BTreeSet<Vec<MetElement>>,
) {
    let mut sorted = chosen.to_vec();
    sorted.sort();
    // Another order has led here before.
    if !found.insert(sorted) {
        return;
    }
    for relation in relations {
        let mut member_groups: Vec<usize> =
            relation.members.iter().map(|&one| groups[one]).collect();
        member_groups.sort_unstable();
        member_groups.dedup();
        let in_different_groups = member_groups.len() == relation.members.len();
        let takes_part_twice = chosen.iter().any(|other| {
            let shares = |one: &usize| other.members.contains(one);
            other.row == relation.row && relation.members.iter().any(shares)
        });
        if in_different_groups && !takes_part_twice {
            let merged = groups.map(|group| {
                if member_groups.contains(&group) {
                    member_groups[0]
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

/// M-17, in the order of part 3: an element that doesn't count itself excludes none.
fn unstruck(met: &[MetElement], options: &Options) -> Vec<MetElement> {
    let mut counted = met.to_vec();
    let mut place = 0;
    while place < counted.len() {
        let one = counted[place].clone();
        strikes(&one, &mut counted, options);
        place += 1;
    }
    counted
}
