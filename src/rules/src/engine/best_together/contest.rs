//! What could count in a hand, and which of it is worth most together.

use std::cmp::Ordering;

use smallvec::SmallVec;

use super::items::Items;

use crate::decomposition::SetMask;
use crate::schema::{
    Combination, ElementId, ElementSet, ElementTable, LeftOut, Line, Lines, MayJoin, NoRoom,
};

/// Everything that could count, in the order of the table: what counts once for each set stands there
/// once for each.
pub(super) struct Contest {
    items: SmallVec<[Line; 32]>,
    /// Those that compete.
    pub(super) rivals: SmallVec<[Rival; 12]>,
    /// Those that don't.
    fixed: Items,
    /// What includes what.
    inclusions: SmallVec<[Inclusion; 12]>,
    may_join: MayJoin,
}

/// One of the items that compete.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rival {
    /// Its place among the items.
    item: usize,
    worth: u32,
    combination: Combination,
}

/// What one of the items includes.
#[derive(Clone, Debug)]
struct Inclusion {
    by: usize,
    included: Items,
}

/// Those of the rivals that are to count together.
#[derive(Clone, Debug, Default)]
pub(super) struct Chosen {
    pub(super) items: Items,
    worth: u32,
    combinations: SmallVec<[Combination; 6]>,
}

impl Chosen {
    pub(super) fn has(&self, one: &Rival) -> bool {
        self.items.has(one.item)
    }

    /// The items, and one more.
    pub(super) fn and(&self, one: &Rival) -> Items {
        let mut items = self.items.clone();
        items.insert(one.item);
        items
    }
}

/// What counts together, and what it is worth.
#[derive(Clone, Debug)]
pub(super) struct Selection {
    counts: Items,
    total: u32,
}

impl Contest {
    /// Both lists are in the order of the table.
    pub(super) fn new(
        lines: &[Line],
        rivals: &[Line],
        table: &ElementTable,
        may_join: MayJoin,
    ) -> Self {
        let mut items: SmallVec<[Line; 32]> = SmallVec::new();
        let mut competing: SmallVec<[Rival; 12]> = SmallVec::new();
        let mut rest = rivals.iter().peekable();
        let mut put = |items: &mut SmallVec<[Line; 32]>, below: u16| {
            while let Some(&&line) = rest.peek().filter(|line| u16::from(line.element) < below) {
                competing.push(Rival {
                    item: items.len(),
                    worth: line.total().into(),
                    combination: combination(line),
                });
                items.push(line);
                rest.next();
            }
        };
        for &line in lines {
            put(&mut items, line.element.into());
            put_each_set(line, &mut items);
        }
        put(&mut items, u16::MAX);
        let present: ElementSet = items.iter().map(|one| one.id()).collect();
        let mut inclusions = SmallVec::new();
        let mut fixed = Items::default();
        for (by, one) in items.iter().enumerate() {
            fixed.insert(by);
            let within = table.included_in(one.id()).intersection(present);
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
        for one in &competing {
            fixed.remove(one.item);
        }
        Self {
            fixed,
            items,
            rivals: competing,
            inclusions,
            may_join,
        }
    }

    /// The selection that is worth most, or as much with more of what stands first in the table.
    pub(super) fn best(&self) -> Selection {
        let nothing = Selection {
            counts: Items::default(),
            total: 0,
        };
        let mut best = self.selection(&Items::default()).unwrap_or(nothing);
        if self.rivals.is_empty() {
            return best;
        }
        let all: u32 = self.items.iter().map(|one| u32::from(one.total())).sum();
        // What those from each on are worth together.
        let mut rest: SmallVec<[u32; 13]> = self.rivals.iter().map(|one| one.worth).collect();
        rest.push(0);
        for place in (0..self.rivals.len()).rev() {
            rest[place] += rest[place + 1];
        }
        let fixed = all - rest[0];
        self.search(&mut Chosen::default(), 0, &mut |chosen, next| {
            if fixed + chosen.worth + rest[next] < best.total {
                return false;
            }
            if next == self.rivals.len()
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

    /// Goes through every selection that has what is chosen, and more from this one on, as far as
    /// `goes_on` lets it.
    pub(super) fn search(
        &self,
        chosen: &mut Chosen,
        next: usize,
        goes_on: &mut dyn FnMut(&Chosen, usize) -> bool,
    ) {
        if !goes_on(chosen, next) {
            return;
        }
        let Some(one) = self.rivals.get(next) else {
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

    pub(super) fn may_join(&self, chosen: &Chosen, one: &Rival) -> bool {
        (self.may_join)(&chosen.combinations, one.combination)
    }

    /// What counts with what is chosen; `None` if some of that is included in something: then
    /// another selection is the same without it.
    pub(super) fn selection(&self, chosen: &Items) -> Option<Selection> {
        let mut present = self.fixed.clone();
        present.add(chosen);
        let mut counts = present.clone();
        // What is included in nothing that counts is known first, then what that leaves.
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

    /// What these include.
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
                // How much more there is of the first element of which one has more.
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

    /// The lines of each element in one.
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

    /// Those that only had no room.
    pub(super) fn left_out(&self, best: &Selection) -> impl Iterator<Item = &Rival> {
        let mut counted = self.included_in(&best.counts);
        counted.add(&best.counts);
        let rivals = self.rivals.iter();
        rivals.filter(move |one| !counted.has(one.item))
    }

    /// The elements that only had no room, each with one beside which it has none.
    pub(super) fn no_room(&self, best: &Selection) -> impl Iterator<Item = NoRoom> {
        self.left_out(best).filter_map(|one| {
            let element = one.combination.element;
            let mut items = self.items.iter().enumerate();
            if items.any(|(item, other)| best.counts.has(item) && other.id() == element) {
                return None;
            }
            let beside = self.beside(best, one)?;
            Some(NoRoom { element, beside })
        })
    }

    /// Which sets of one that is left out are used up, and by what: by all without any of which it would
    /// have room.
    pub(super) fn used_up(&self, best: &Selection, one: &Rival) -> Option<LeftOut> {
        let one = one.combination;
        let chosen = self.chosen(best);
        let full = (0..chosen.len()).find(|&last| !(self.may_join)(&chosen[..=last], one))?;
        let until = &chosen[..=full];
        let (mut used_up, mut by) = (SetMask::NONE, ElementSet::NONE);
        for (place, needed) in until.iter().enumerate() {
            let mut others: SmallVec<[Combination; 6]> = SmallVec::from_slice(until);
            others.remove(place);
            if (self.may_join)(&others, one) {
                used_up = used_up.union(needed.parts);
                by.insert(needed.element);
            }
        }
        Some(LeftOut {
            element: one.element,
            used_up: used_up.and(one.parts),
            by,
        })
    }

    /// Those that compete and count.
    fn chosen(&self, best: &Selection) -> SmallVec<[Combination; 6]> {
        let rivals = self.rivals.iter();
        let chosen = rivals.filter(|one| best.counts.has(one.item));
        chosen.map(|one| one.combination).collect()
    }

    /// What takes the room of one that is left out.
    fn beside(&self, best: &Selection, one: &Rival) -> Option<ElementId> {
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

/// Adds a line for each set of one that counts once for each; the line itself otherwise.
fn put_each_set(line: Line, items: &mut SmallVec<[Line; 32]>) {
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

/// Whether what one includes can be this: of what sets make, only what lies within its own.
const fn is_within(line: Line, by: Line) -> bool {
    by.parts.is_empty() || !line.parts.is_some() || by.parts.includes(line.parts)
}

const fn combination(line: Line) -> Combination {
    Combination {
        element: line.id(),
        parts: line.parts,
    }
}
