//! The selection problem: which of the items that could count in a hand have the highest value together.

use std::cmp::Ordering;

use smallvec::SmallVec;

use super::items::Items;

use crate::decomposition::SetMask;
use crate::model::{
    BlockedCombination, BlockedElement, Combination, ElementId, ElementSet, Line, Lines, MayJoin,
};

/// All items that could count, in the order of the table; an element that counts for each set has an item for
/// each.
pub(super) struct SelectionProblem {
    items: SmallVec<[Line; 32]>,
    /// The items that compete.
    pub(super) candidates: SmallVec<[Candidate; 12]>,
    /// The items that don't compete.
    fixed: Items,
    /// The inclusions.
    inclusions: SmallVec<[Inclusion; 12]>,
    may_join: MayJoin,
}

/// An item that competes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// Its position among the items.
    item: usize,
    worth: u32,
    combination: Combination,
}

/// The items that an item includes.
#[derive(Clone, Debug)]
struct Inclusion {
    by: usize,
    included: Items,
}

/// The candidates that are selected together.
#[derive(Clone, Debug, Default)]
pub(super) struct PartialSelection {
    pub(super) items: Items,
    worth: u32,
    combinations: SmallVec<[Combination; 6]>,
}

impl PartialSelection {
    pub(super) fn has(&self, one: &Candidate) -> bool {
        self.items.has(one.item)
    }

    /// Returns the items with one more.
    pub(super) fn and(&self, one: &Candidate) -> Items {
        let mut items = self.items.clone();
        items.insert(one.item);
        items
    }
}

/// A selection with its value.
#[derive(Clone, Debug)]
pub(super) struct Selection {
    counts: Items,
    total: u32,
}

impl SelectionProblem {
    /// Creates the problem. Both lists are in the order of the table.
    pub(super) fn new(
        lines: &[Line],
        candidates: &[Line],
        inner_elements: &[ElementSet],
        may_join: MayJoin,
    ) -> Self {
        // It is large, so it is filled in place.
        let mut problem = Self {
            items: SmallVec::new(),
            candidates: SmallVec::new(),
            fixed: Items::default(),
            inclusions: SmallVec::new(),
            may_join,
        };
        let mut rest = candidates.iter().copied().peekable();
        for &line in lines {
            while let Some(one) = rest.next_if(|one| one.element < line.element) {
                problem.add_candidate(one);
            }
            push_each_set(line, &mut problem.items);
        }
        for one in rest {
            problem.add_candidate(one);
        }
        let Self {
            items,
            candidates,
            fixed,
            inclusions,
            ..
        } = &mut problem;
        let present: ElementSet = items.iter().map(|one| one.id()).collect();
        for (by, one) in items.iter().enumerate() {
            fixed.insert(by);
            let within = inner_elements[one.id().place()].intersection(present);
            if within.is_empty() {
                continue;
            }
            let mut included = Items::default();
            for (item, other) in items.iter().enumerate() {
                if within.contains(other.id()) && is_within(*other, *one) {
                    included.insert(item);
                }
            }
            if !included.is_empty() {
                inclusions.push(Inclusion { by, included });
            }
        }
        for one in candidates {
            fixed.remove(one.item);
        }
        problem
    }

    /// Adds an item that competes.
    fn add_candidate(&mut self, line: Line) {
        self.candidates.push(Candidate {
            item: self.items.len(),
            worth: line.total().into(),
            combination: combination(line),
        });
        self.items.push(line);
    }

    /// Returns the selection with the highest value; with equal values, the one with more of the first
    /// elements.
    pub(super) fn best(&self) -> Selection {
        let empty = Selection {
            counts: Items::default(),
            total: 0,
        };
        let mut best = self.selection(&Items::default()).unwrap_or(empty);
        if self.candidates.is_empty() {
            return best;
        }
        let all: u32 = self.items.iter().map(|one| u32::from(one.total())).sum();
        // The upper bound of the value from each candidate on.
        let mut rest: SmallVec<[u32; 13]> = self.candidates.iter().map(|one| one.worth).collect();
        rest.push(0);
        for place in (0..self.candidates.len()).rev() {
            rest[place] += rest[place + 1];
        }
        let fixed = all - rest[0];
        self.search(&mut PartialSelection::default(), 0, &mut |chosen, next| {
            if fixed + chosen.worth + rest[next] < best.total {
                return false;
            }
            if next == self.candidates.len()
                && !chosen.items.is_empty()
                && let Some(selection) = self.selection(&chosen.items)
                && self.is_better(&selection, &best)
            {
                best = selection;
            }
            true
        });
        best
    }

    /// Visits every selection that extends the chosen items from this candidate on, while `goes_on` returns
    /// true.
    pub(super) fn search(
        &self,
        chosen: &mut PartialSelection,
        next: usize,
        goes_on: &mut dyn FnMut(&PartialSelection, usize) -> bool,
    ) {
        if !goes_on(chosen, next) {
            return;
        }
        let Some(one) = self.candidates.get(next) else {
            return;
        };
        if self.may_join(chosen, one) {
            chosen.items.insert(one.item);
            chosen.worth += one.worth;
            chosen.combinations.push(one.combination);
            self.search(chosen, next + 1, goes_on);
            chosen.combinations.pop();
            chosen.worth -= one.worth;
            chosen.items.remove(one.item);
        }
        self.search(chosen, next + 1, goes_on);
    }

    pub(super) fn may_join(&self, chosen: &PartialSelection, one: &Candidate) -> bool {
        (self.may_join)(&chosen.combinations, one.combination)
    }

    /// Returns the items that count with the chosen ones; `None` if one of these is included: another
    /// selection has the same result without it.
    pub(super) fn selection(&self, chosen: &Items) -> Option<Selection> {
        let mut present = self.fixed.clone();
        present.add(chosen);
        let mut counts = present.clone();
        // Items that nothing includes are decided first, then those that depend on them.
        for _ in 0..=self.items.len() {
            let mut next = present.clone();
            for one in self.inclusions.iter().filter(|one| counts.has(one.by)) {
                next.take_out(&one.included);
            }
            if next == counts {
                break;
            }
            counts = next;
        }
        if !counts.has_all(chosen) {
            return None;
        }
        let mut total = 0;
        counts.each(|item| total += u32::from(self.items[item].total()));
        Some(Selection { counts, total })
    }

    /// Returns the items that these include.
    fn included_in(&self, counts: &Items) -> Items {
        let mut all = Items::default();
        for one in &self.inclusions {
            if counts.has(one.by) {
                all.add(&one.included);
            }
        }
        all
    }

    fn is_better(&self, selection: &Selection, best: &Selection) -> bool {
        match selection.total.cmp(&best.total) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => {
                let mut only_there = best.counts.clone();
                only_there.take_out(&selection.counts);
                let mut different = selection.counts.clone();
                different.take_out(&best.counts);
                different.add(&only_there);
                // The difference for the first element in which the selections differ.
                let mut more = (0, 0);
                different.each(|item| {
                    let line = &self.items[item];
                    if more.0 != line.element && more.1 != 0 {
                        return;
                    }
                    let count = i16::from(line.count);
                    let count = if only_there.has(item) { -count } else { count };
                    more = (line.element, more.1 + count);
                });
                more.1 > 0
            }
        }
    }

    /// Returns the lines, one for each element.
    pub(super) fn lines(&self, selection: &Selection) -> Lines {
        let mut all = Lines::new();
        for (item, line) in self.items.iter().enumerate() {
            match all.last_mut() {
                _ if !selection.counts.has(item) => {}
                Some(last) if last.element == line.element => {
                    last.count = last.count.saturating_add(line.count);
                    last.parts = last.parts.union(line.parts);
                }
                _ => all.push(*line),
            }
        }
        all
    }

    /// Returns the candidates that are blocked.
    pub(super) fn blocked_candidates(&self, best: &Selection) -> impl Iterator<Item = &Candidate> {
        let mut counted = self.included_in(&best.counts);
        counted.add(&best.counts);
        let candidates = self.candidates.iter();
        candidates.filter(move |one| !counted.has(one.item))
    }

    /// Returns the elements that are blocked, each with an element that blocks it.
    pub(super) fn blocked_elements(
        &self,
        best: &Selection,
    ) -> impl Iterator<Item = BlockedElement> {
        self.blocked_candidates(best).filter_map(|one| {
            let element = one.combination.element;
            let mut items = self.items.iter().enumerate();
            if items.any(|(item, other)| best.counts.has(item) && other.id() == element) {
                return None;
            }
            let blocked_by = self.blocker(best, one)?;
            Some(BlockedElement {
                element,
                blocked_by,
            })
        })
    }

    /// Returns the consumed sets of a blocked candidate and the elements that consume them: those without any
    /// of which it would fit.
    pub(super) fn consumed_sets(
        &self,
        best: &Selection,
        one: &Candidate,
    ) -> Option<BlockedCombination> {
        let one = one.combination;
        let chosen = self.chosen(best);
        let full = (0..chosen.len()).find(|&last| !(self.may_join)(&chosen[..=last], one))?;
        let until = &chosen[..=full];
        let (mut consumed, mut by) = (SetMask::NONE, ElementSet::NONE);
        for (place, needed) in until.iter().enumerate() {
            let mut others: SmallVec<[Combination; 6]> = SmallVec::from_slice(until);
            others.remove(place);
            if (self.may_join)(&others, one) {
                consumed = consumed.union(needed.parts);
                by.insert(needed.element);
            }
        }
        Some(BlockedCombination {
            element: one.element,
            consumed: consumed.and(one.parts),
            by,
        })
    }

    /// Returns the competing combinations that count.
    fn chosen(&self, best: &Selection) -> SmallVec<[Combination; 6]> {
        let candidates = self.candidates.iter();
        let chosen = candidates.filter(|one| best.counts.has(one.item));
        chosen.map(|one| one.combination).collect()
    }

    /// Returns the element that blocks a candidate.
    fn blocker(&self, best: &Selection, one: &Candidate) -> Option<ElementId> {
        let chosen = self.chosen(best);
        let full =
            (0..chosen.len()).find(|&last| !(self.may_join)(&chosen[..=last], one.combination));
        let shares = || {
            let parts = one.combination.parts;
            let mut chosen = chosen.iter();
            chosen.position(|other| other.parts.shared(parts) > 0)
        };
        let by = full.or_else(shares).unwrap_or(0);
        chosen.get(by).map(|by| by.element)
    }
}

/// Adds a line for each set if the line counts once for each; otherwise the line itself.
fn push_each_set(line: Line, items: &mut SmallVec<[Line; 32]>) {
    if line.count > 1 && line.parts.is_some() && line.parts.sets() == line.count {
        let each = line.parts.each_set();
        items.extend(each.map(|parts| Line {
            count: 1,
            parts,
            ..line
        }));
    } else {
        items.push(line);
    }
}

/// Returns whether an item can include another: for combinations, only one within its own sets.
const fn is_within(line: Line, by: Line) -> bool {
    by.parts.is_empty() || !line.parts.is_some() || by.parts.includes(line.parts)
}

const fn combination(line: Line) -> Combination {
    Combination {
        element: line.id(),
        parts: line.parts,
    }
}
