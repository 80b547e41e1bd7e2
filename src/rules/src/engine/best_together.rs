//! Combinations of sets that compete: of all that may count together, what is worth most.

use std::cmp::Ordering;

use crate::schema::{Combination, ElementSet, ElementTable, Line, Lines, NoRoom};

/// Whether a combination may count beside others.
type MayJoin = fn(&[Combination], Combination) -> bool;

/// Leaves of what is found, and of combinations that compete, only what counts together, so that
/// the hand is worth most. What had no room is returned.
pub(crate) fn best_together(
    lines: &mut Lines,
    rivals: &[Line],
    table: &ElementTable,
    may_join: MayJoin,
) -> Box<[NoRoom]> {
    let mut all: Vec<Line> = lines.iter().flat_map(|&line| each_set(line)).collect();
    let fixed = all.len();
    all.extend(rivals);
    let mut search = Search::new(table, &all, fixed, may_join);
    search.from(fixed);
    let best = search.best;
    let counting = || (0..all.len()).filter(|&one| best.counts[one]);
    *lines = joined(counting().map(|one| all[one]));
    let included = |one: usize| search.included_by[one].iter().any(|&by| best.counts[by]);
    let left_out = (fixed..all.len()).filter(|&one| !best.counts[one] && !included(one));
    let chosen: Vec<usize> = counting().filter(|&one| one >= fixed).collect();
    let counted: ElementSet = counting().map(|one| all[one].id()).collect();
    let joined: Vec<Combination> = chosen.iter().map(|&one| combination(all[one])).collect();
    let beside = |one: usize| {
        let next = combination(all[one]);
        // The one with which there is no more room.
        let full = (0..joined.len()).find(|&last| !may_join(&joined[..=last], next));
        let shares = || {
            joined
                .iter()
                .position(|other| other.parts.shared(next.parts) > 0)
        };
        let by = full.or_else(shares).unwrap_or(0);
        joined.get(by).map(|by| by.element)
    };
    left_out
        .filter(|&one| !counted.contains(all[one].id()))
        .filter_map(|one| {
            Some(NoRoom {
                element: all[one].id(),
                beside: beside(one)?,
            })
        })
        .collect()
}

/// A line for each set of one that counts once for each; the line itself otherwise.
fn each_set(line: Line) -> impl Iterator<Item = Line> {
    let sets = line.count > 1 && line.parts.is_some() && line.parts.sets() == line.count;
    let parts = line.parts.each_set().filter(move |_| sets);
    let each = parts.map(move |parts| Line {
        count: 1,
        parts,
        ..line
    });
    each.chain((!sets).then_some(line))
}

/// The lines of each element in one, in the order of the table.
fn joined(lines: impl Iterator<Item = Line>) -> Lines {
    let mut all: Lines = Lines::new();
    for line in lines {
        match all.iter_mut().find(|one| one.element == line.element) {
            Some(one) => {
                one.count = one.count.saturating_add(line.count);
                one.parts = one.parts.union(line.parts);
            }
            None => all.push(line),
        }
    }
    all.sort_by_key(|line| line.element);
    all
}

/// Whether one includes the other: of an element that sets make, only what lies within the sets of
/// the one that includes it.
fn includes(table: &ElementTable, one: Line, other: Line) -> bool {
    let within = one.parts.is_empty() || !other.parts.is_some() || one.parts.includes(other.parts);
    within && table.included_in(one.id()).contains(other.id())
}

const fn combination(line: Line) -> Combination {
    Combination {
        element: line.id(),
        parts: line.parts,
    }
}

/// What counts together, and what it is worth.
#[derive(Clone, Debug)]
struct Selection {
    counts: Vec<bool>,
    total: u32,
}

/// A search through all selections.
struct Search<'a> {
    /// What counts unless it is included, then what competes.
    all: &'a [Line],
    fixed: usize,
    may_join: MayJoin,
    /// For each line those that include it.
    included_by: Vec<Vec<usize>>,
    chosen: Vec<usize>,
    joined: Vec<Combination>,
    best: Selection,
}

impl<'a> Search<'a> {
    fn new(table: &ElementTable, all: &'a [Line], fixed: usize, may_join: MayJoin) -> Self {
        let including = |&other: &Line| {
            let each = 0..all.len();
            each.filter(|&one| includes(table, all[one], other))
                .collect()
        };
        let mut search = Self {
            all,
            fixed,
            may_join,
            included_by: all.iter().map(including).collect(),
            chosen: Vec::new(),
            joined: Vec::new(),
            best: Selection {
                counts: Vec::new(),
                total: 0,
            },
        };
        if let Some(none) = search.selection() {
            search.best = none;
        }
        search
    }

    /// Tries every selection that has what is chosen, and more from this one on.
    fn from(&mut self, next: usize) {
        if self.most(next) < self.best.total {
            return;
        }
        let Some(&line) = self.all.get(next) else {
            if let Some(selection) = self.selection()
                && self.is_better(&selection)
            {
                self.best = selection;
            }
            return;
        };
        if (self.may_join)(&self.joined, combination(line)) {
            self.chosen.push(next);
            self.joined.push(combination(line));
            self.from(next + 1);
            self.chosen.pop();
            self.joined.pop();
        }
        self.from(next + 1);
    }

    /// What a selection can be worth at most that has what is chosen, and more from this one on.
    fn most(&self, next: usize) -> u32 {
        let worth = |line: &Line| u32::from(line.total());
        let chosen = self.chosen.iter().map(|&one| worth(&self.all[one]));
        let [fixed, rest] = [&self.all[..self.fixed], &self.all[next..]];
        chosen.sum::<u32>() + fixed.iter().chain(rest).map(worth).sum::<u32>()
    }

    /// What counts with what is chosen; `None` if some of that is included in something: then
    /// another selection is the same without it.
    fn selection(&self) -> Option<Selection> {
        let mut counts: Vec<Option<bool>> = (0..self.all.len())
            .map(|one| (one >= self.fixed && !self.chosen.contains(&one)).then_some(false))
            .collect();
        let mut open = true;
        while open {
            open = false;
            for one in 0..counts.len() {
                if counts[one].is_some() {
                    continue;
                }
                let mut by = self.included_by[one].iter().map(|&by| counts[by]);
                if by.clone().any(|by| by == Some(true)) {
                    counts[one] = Some(false);
                } else if by.all(|by| by == Some(false)) {
                    counts[one] = Some(true);
                } else {
                    continue;
                }
                open = true;
            }
        }
        // Elements that include each other in a circle include nothing.
        let counts: Vec<bool> = counts.into_iter().map(|one| one.unwrap_or(true)).collect();
        if !self.chosen.iter().all(|&one| counts[one]) {
            return None;
        }
        let counting = self.all.iter().zip(&counts).filter(|&(_, &counts)| counts);
        let total = counting.map(|(line, _)| u32::from(line.total())).sum();
        Some(Selection { counts, total })
    }

    /// Whether a selection is worth more than the best so far, or as much with more of what stands
    /// first in the table.
    fn is_better(&self, selection: &Selection) -> bool {
        let lines = |one: &Selection| {
            let all = self.all.iter().zip(&one.counts);
            joined(all.filter(|&(_, &counts)| counts).map(|(&line, _)| line))
        };
        match selection.total.cmp(&self.best.total) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => {
                let (new, old) = (lines(selection), lines(&self.best));
                let mut pairs = new.iter().zip(&old);
                let differ =
                    pairs.find(|(new, old)| (new.element, new.count) != (old.element, old.count));
                differ.is_some_and(|(new, old)| (new.element, old.count) < (old.element, new.count))
            }
        }
    }
}
