//! Combinations of sets that compete: of all that may count together, what is worth most.

use std::cmp::Ordering;

use smallvec::SmallVec;

use crate::decomposition::SetMask;
use crate::schema::{
    Combination, Competition, ElementId, ElementSet, ElementTable, LeftOut, Line, Lines, MayJoin,
    NoRoom,
};

impl Competition {
    /// Combinations of which one more counts beside others where `may_join` says so.
    pub const fn by(may_join: MayJoin) -> Self {
        Self {
            may_join,
            best: best_together,
            all: all_together,
            left_out,
        }
    }
}

/// Leaves of what is found, and of combinations that compete, only what counts together, so that
/// the hand is worth most. What had no room is returned.
fn best_together(
    lines: &mut Lines,
    rivals: &[Line],
    table: &ElementTable,
    may_join: MayJoin,
) -> Box<[NoRoom]> {
    let contest = Contest::new(lines, rivals, table, may_join);
    let best = contest.best();
    *lines = contest.lines(&best);
    contest.no_room(&best).collect()
}

/// Every selection to which nothing more could be added, as lines.
fn all_together(
    lines: &Lines,
    rivals: &[Line],
    table: &ElementTable,
    may_join: MayJoin,
) -> Vec<Lines> {
    let contest = Contest::new(lines, rivals, table, may_join);
    let mut all = Vec::new();
    contest.each(&mut |chosen, selection| {
        let more = contest.rivals.iter().filter(|one| !chosen.contains(one));
        let mut more = more.filter(|&&one| contest.may_join(chosen, one));
        let is_full = more.all(|&one| {
            let mut with_one: Chosen = chosen.iter().copied().collect();
            with_one.push(one);
            contest.selection(&with_one).is_none()
        });
        if is_full {
            all.push(contest.lines(selection));
        }
    });
    all
}

/// Every combination that isn't among the best and is included in nothing that counts, and what takes
/// its room.
fn left_out(
    lines: &Lines,
    rivals: &[Line],
    table: &ElementTable,
    may_join: MayJoin,
) -> Vec<LeftOut> {
    let contest = Contest::new(lines, rivals, table, may_join);
    let best = contest.best();
    let out = contest.left_out(&best);
    out.filter_map(|one| contest.used_up(&best, one)).collect()
}

/// The places of some items.
type Chosen = SmallVec<[usize; 6]>;

/// Everything that could count, in the order of the table: what counts once for each set stands there
/// once for each.
struct Contest {
    items: SmallVec<[Line; 24]>,
    /// The places of those that compete.
    rivals: SmallVec<[usize; 12]>,
    /// What includes what.
    inclusions: SmallVec<[(usize, usize); 24]>,
    may_join: MayJoin,
}

/// What counts together, and what it is worth.
#[derive(Clone, Debug)]
struct Selection {
    counts: SmallVec<[bool; 24]>,
    total: u32,
}

impl Contest {
    fn new(lines: &[Line], rivals: &[Line], table: &ElementTable, may_join: MayJoin) -> Self {
        let fixed = lines.iter().flat_map(|&line| each_set(line));
        let all = fixed.map(|line| (line, false));
        let mut all: SmallVec<[(Line, bool); 24]> =
            all.chain(rivals.iter().map(|&line| (line, true))).collect();
        all.sort_by_key(|(line, _)| line.element);
        let items: SmallVec<[Line; 24]> = all.iter().map(|&(line, _)| line).collect();
        let places = all.iter().enumerate();
        let places = places.filter(|(_, (_, competes))| *competes);
        let places = places.map(|(place, _)| place).collect();
        let present: ElementSet = items.iter().map(|one| one.id()).collect();
        let mut inclusions = SmallVec::new();
        for (by, one) in items.iter().enumerate() {
            let included = table.included_in(one.id()).intersection(present);
            if included.is_empty() {
                continue;
            }
            for (place, other) in items.iter().enumerate() {
                if included.contains(other.id()) && is_within(*other, *one) {
                    inclusions.push((by, place));
                }
            }
        }
        Self {
            items,
            rivals: places,
            inclusions,
            may_join,
        }
    }

    /// The selection that is worth most, or as much with more of what stands first in the table.
    fn best(&self) -> Selection {
        let mut best = self.selection(&[]).unwrap_or_else(|| Selection {
            counts: SmallVec::new(),
            total: 0,
        });
        if self.rivals.is_empty() {
            return best;
        }
        let worth = |place: usize| u32::from(self.items[place].total());
        let fixed = (0..self.items.len()).filter(|place| !self.rivals.contains(place));
        let most = fixed.map(worth).sum::<u32>();
        // What those from each on are worth together.
        let mut rest: SmallVec<[u32; 13]> = self.rivals.iter().map(|&one| worth(one)).collect();
        rest.push(0);
        for place in (0..self.rivals.len()).rev() {
            rest[place] += rest[place + 1];
        }
        self.search(&mut Chosen::new(), 0, &mut |chosen, next| {
            let of_chosen: u32 = chosen.iter().map(|&one| worth(one)).sum();
            if most + of_chosen + rest[next] < best.total {
                return false;
            }
            if next == self.rivals.len()
                && !chosen.is_empty()
                && let Some(selection) = self.selection(chosen)
                && self.is_better(&selection, &best)
            {
                best = selection;
            }
            true
        });
        best
    }

    /// Calls `found` with every selection that may count.
    fn each(&self, found: &mut dyn FnMut(&[usize], &Selection)) {
        self.search(&mut Chosen::new(), 0, &mut |chosen, next| {
            if next == self.rivals.len()
                && let Some(selection) = self.selection(chosen)
            {
                found(chosen, &selection);
            }
            true
        });
    }

    /// Goes through every selection that has what is chosen, and more from this one on, as far as
    /// `goes_on` lets it.
    fn search(
        &self,
        chosen: &mut Chosen,
        next: usize,
        goes_on: &mut dyn FnMut(&[usize], usize) -> bool,
    ) {
        if !goes_on(chosen, next) {
            return;
        }
        let Some(&one) = self.rivals.get(next) else {
            return;
        };
        if self.may_join(chosen, one) {
            chosen.push(one);
            self.search(chosen, next + 1, goes_on);
            chosen.pop();
        }
        self.search(chosen, next + 1, goes_on);
    }

    fn may_join(&self, chosen: &[usize], one: usize) -> bool {
        let chosen = chosen.iter().map(|&one| combination(self.items[one]));
        let chosen: SmallVec<[Combination; 6]> = chosen.collect();
        (self.may_join)(&chosen, combination(self.items[one]))
    }

    /// What counts with what is chosen; `None` if some of that is included in something: then
    /// another selection is the same without it.
    fn selection(&self, chosen: &[usize]) -> Option<Selection> {
        let mut present: SmallVec<[bool; 24]> = SmallVec::from_elem(true, self.items.len());
        for &one in &self.rivals {
            present[one] = chosen.contains(&one);
        }
        let mut counts = present.clone();
        // What is included in nothing that counts is known first, then what that leaves.
        for _ in 0..=self.items.len() {
            let mut next = present.clone();
            for &(by, included) in &self.inclusions {
                next[included] &= !counts[by];
            }
            if next == counts {
                break;
            }
            counts = next;
        }
        if !chosen.iter().all(|&one| counts[one]) {
            return None;
        }
        let counting = self
            .items
            .iter()
            .zip(&counts)
            .filter(|&(_, &counts)| counts);
        let total = counting.map(|(line, _)| u32::from(line.total())).sum();
        Some(Selection { counts, total })
    }

    fn is_better(&self, selection: &Selection, best: &Selection) -> bool {
        match selection.total.cmp(&best.total) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => {
                // How much more there is of the first element of which one has more.
                let mut more = (0, 0);
                for (place, line) in self.items.iter().enumerate() {
                    if more.0 != line.element && more.1 != 0 {
                        break;
                    }
                    let count = i16::from(line.count);
                    let differ = i16::from(selection.counts[place]) - i16::from(best.counts[place]);
                    more = (line.element, more.1 + count * differ);
                }
                more.1 > 0
            }
        }
    }

    /// The lines of each element in one.
    fn lines(&self, selection: &Selection) -> Lines {
        let mut all = Lines::new();
        for (line, &counts) in self.items.iter().zip(&selection.counts) {
            match all.last_mut() {
                _ if !counts => {}
                Some(last) if last.element == line.element => {
                    last.count = last.count.saturating_add(line.count);
                    last.parts = last.parts.union(line.parts);
                }
                _ => all.push(*line),
            }
        }
        all
    }

    /// The places of those that only had no room.
    fn left_out(&self, best: &Selection) -> impl Iterator<Item = usize> {
        let left_out = self.rivals.iter().filter(|&&one| !best.counts[one]);
        left_out.copied().filter(|&one| {
            let mut inclusions = self.inclusions.iter();
            !inclusions.any(|&(by, place)| place == one && best.counts[by])
        })
    }

    /// The elements that only had no room, each with one beside which it has none.
    fn no_room(&self, best: &Selection) -> impl Iterator<Item = NoRoom> {
        self.left_out(best).filter_map(|one| {
            let line = self.items[one];
            let mut counting = self.items.iter().zip(&best.counts);
            if counting.any(|(other, &counts)| counts && other.element == line.element) {
                return None;
            }
            Some(NoRoom {
                element: line.id(),
                beside: self.beside(best, one)?,
            })
        })
    }

    /// Which sets of one that is left out are used up, and by what: by all without any of which it would
    /// have room.
    fn used_up(&self, best: &Selection, one: usize) -> Option<LeftOut> {
        let chosen: Chosen = self.chosen(best).collect();
        let full = (0..chosen.len()).find(|&last| !self.may_join(&chosen[..=last], one))?;
        let until = &chosen[..=full];
        let needed = until.iter().filter(|&&by| {
            let others = until.iter().copied().filter(|&other| other != by);
            self.may_join(&others.collect::<Chosen>(), one)
        });
        let (mut used_up, mut by) = (SetMask::NONE, ElementSet::NONE);
        for &place in needed {
            used_up = used_up.union(self.items[place].parts);
            by.insert(self.items[place].id());
        }
        Some(LeftOut {
            element: self.items[one].id(),
            used_up: used_up.and(self.items[one].parts),
            by,
        })
    }

    /// The places of those that compete and count.
    fn chosen(&self, best: &Selection) -> impl Iterator<Item = usize> {
        let rivals = self.rivals.iter().copied();
        rivals.filter(|&one| best.counts[one])
    }

    /// What takes the room of one that is left out.
    fn beside(&self, best: &Selection, one: usize) -> Option<ElementId> {
        let chosen: Chosen = self.chosen(best).collect();
        let full = (0..chosen.len()).find(|&last| !self.may_join(&chosen[..=last], one));
        let shares = || {
            let parts = self.items[one].parts;
            let mut chosen = chosen.iter();
            chosen.position(|&other| self.items[other].parts.shared(parts) > 0)
        };
        let by = full.or_else(shares).unwrap_or(0);
        chosen.get(by).map(|&by| self.items[by].id())
    }
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
