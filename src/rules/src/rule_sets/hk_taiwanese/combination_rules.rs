//! The combinations of sets that count together (T-104 to T-107).

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use super::elements::id;
use super::options::answer;
use crate::decomposition::{Reading, SetMask};
use crate::hands::MAX_SETS;
use crate::model::{BlockedElement, ElementId, ElementSet, Line, Lines, WonHand};
use crate::sort::sort_short_by_key;
use crate::tiles::Tile;

/// Twice twin chows: three equal chows are no twins (D-16).
const TWICE_TWINS: ElementId = id("two-pure-double-chows");

/// The positions of combinations that count.
type Chosen = SmallVec<[usize; 8]>;

/// Returns the lines of the combinations that count, and the blocked elements.
pub(super) fn count(
    won: &WonHand,
    reading: &Reading,
    combinations: &[Line],
    includes: &[ElementSet],
) -> (Lines, Box<[BlockedElement]>) {
    match combinations {
        [] => (Lines::new(), Box::default()),
        [one] => (Lines::from_iter([*one]), Box::default()),
        _ if won
            .house
            .is_chosen(const { answer("combination_rule", "distinct") }) =>
        {
            let chosen = distinct(reading, combinations, includes);
            (lines(combinations, &chosen), Box::default())
        }
        _ => {
            let chosen = less_than_half(combinations);
            let blocked = blocked(combinations, &chosen, includes);
            (lines(combinations, &chosen), blocked)
        }
    }
}

/// Returns a line for each element and value.
fn lines(combinations: &[Line], chosen: &[usize]) -> Lines {
    let mut lines = Lines::new();
    for &place in chosen {
        let one = combinations[place];
        let mut same = lines.iter_mut();
        match same.find(|line: &&mut Line| (line.element, line.value) == (one.element, one.value)) {
            Some(line) => {
                line.count = line.count.saturating_add(1);
                line.parts = line.parts.union(one.parts);
            }
            None => lines.push(one),
        }
    }
    lines
}

/// Returns the elements of which no combination counts, and none is inside one that counts.
fn blocked(
    combinations: &[Line],
    chosen: &[usize],
    includes: &[ElementSet],
) -> Box<[BlockedElement]> {
    let mut all: Vec<BlockedElement> = Vec::new();
    for one in combinations {
        let counted = || chosen.iter().map(|&place| &combinations[place]);
        let is_known = all.iter().any(|other| other.element == one.id());
        let counts = |other: &Line| {
            other.element == one.element || includes[other.id().place()].contains(one.id())
        };
        if is_known || counted().any(counts) {
            continue;
        }
        let by = counted().find(|other| !fit_by_half(*one, **other));
        all.extend(by.map(|by| BlockedElement {
            element: one.id(),
            blocked_by: by.id(),
        }));
    }
    all.into()
}

/// Returns the combinations that count by T-104 and T-106.
fn distinct(reading: &Reading, combinations: &[Line], includes: &[ElementSet]) -> Chosen {
    let tiles: SmallVec<[CombinationTiles; 12]> = combinations
        .iter()
        .map(|one| CombinationTiles::new(reading, one.parts))
        .collect();
    let is_same = |one: usize, other: usize| {
        combinations[one].element == combinations[other].element && tiles[one] == tiles[other]
    };
    // Concealed combinations come first, so they count if not all do.
    let mut order: Chosen = (0..combinations.len()).collect();
    sort_short_by_key(&mut order, |&place| u16::MAX - combinations[place].value);
    let mut used = Chosen::new();
    for &next in &order {
        let mut same = used.iter().filter(|&&other| is_same(next, other));
        let parts = combinations[next].parts;
        if same.all(|&other| size(parts.but(combinations[other].parts)) >= 2) {
            used.push(next);
        }
    }
    // A combination that contains others includes more elements than they do, so the one with the most comes first.
    let inclusions = |place: usize| includes[combinations[place].id().place()].iter().count();
    sort_short_by_key(&mut used, |&place| {
        (
            usize::MAX - inclusions(place),
            u16::MAX - combinations[place].value,
        )
    });
    let mut chosen = Chosen::new();
    for &next in &used {
        let contains = |&&by: &&usize| {
            let element = combinations[next].id();
            includes[combinations[by].id().place()].contains(element)
                && (tiles[by].contains(&tiles[next])
                    || element == TWICE_TWINS && tiles[by].shares_one(&tiles[next]))
        };
        let containing = chosen.iter().filter(contains).count();
        let same = used.iter().filter(|&&other| is_same(next, other)).count();
        let counted = chosen.iter().filter(|&&other| is_same(next, other)).count();
        // Of equal chows only the greatest element counts.
        let contained = if tiles[next].are_equal() {
            same * usize::from(containing > 0)
        } else {
            containing
        };
        if counted + contained < same {
            chosen.push(next);
        }
    }
    sort_short_by_key(&mut chosen, |&place| place);
    chosen
}

/// The lowest tiles of the sets of a combination, sorted, and whether the pair is one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CombinationTiles {
    sets: ArrayVec<usize, MAX_SETS>,
    pair: Option<usize>,
}

impl CombinationTiles {
    fn new(reading: &Reading, parts: SetMask) -> Self {
        let sets = reading.sets().iter().enumerate();
        let sets = sets.filter(|(place, _)| parts.has_set(*place));
        let mut sets: ArrayVec<usize, MAX_SETS> =
            sets.map(|(_, one)| one.set.tile.index()).collect();
        sort_short_by_key(&mut sets, |&tile| tile);
        let pair = reading.pair().filter(|_| parts.has_pair());
        Self {
            sets,
            pair: pair.map(Tile::index),
        }
    }

    /// Returns whether it has all sets of another one, as often.
    fn contains(&self, other: &Self) -> bool {
        let count = |of: &Self, tile: usize| of.sets.iter().filter(|one| **one == tile).count();
        let mut sets = other.sets.iter();
        sets.all(|&tile| count(self, tile) >= count(other, tile))
            && (other.pair.is_none() || other.pair == self.pair)
    }

    /// Returns whether all its sets are the same.
    fn are_equal(&self) -> bool {
        self.sets.first() == self.sets.last()
    }

    fn shares_one(&self, other: &Self) -> bool {
        self.sets.iter().any(|tile| other.sets.contains(tile))
    }
}

/// Returns the combinations of the highest sum of which any two share less than half of the smaller one
/// (T-107). With five sets, longer steps and leaps leave no room for shorter ones anyway.
fn less_than_half(combinations: &[Line]) -> Chosen {
    let mut order: SmallVec<[usize; 16]> = (0..combinations.len()).collect();
    sort_short_by_key(&mut order, |&place| u16::MAX - combinations[place].value);
    let mut search = HalfSearch {
        combinations,
        order,
        best: Chosen::new(),
        best_sum: 0,
    };
    search.extend(&mut Chosen::new(), 0, 0);
    sort_short_by_key(&mut search.best, |&place| place);
    search.best
}

/// The search for the combinations of the highest sum.
struct HalfSearch<'a> {
    combinations: &'a [Line],
    /// The positions of the combinations, the highest value first.
    order: SmallVec<[usize; 16]>,
    best: Chosen,
    best_sum: u32,
}

impl HalfSearch<'_> {
    /// Visits every selection that extends the chosen combinations from this one on.
    fn extend(&mut self, chosen: &mut Chosen, sum: u32, next: usize) {
        if sum > self.best_sum {
            self.best_sum = sum;
            self.best = chosen.clone();
        }
        let all = self.combinations;
        let fits = |place: usize, chosen: &Chosen| {
            chosen
                .iter()
                .all(|&other| fit_by_half(all[place], all[other]))
        };
        let rest = self.order[next..]
            .iter()
            .filter(|&&place| fits(place, chosen));
        let rest: u32 = rest.map(|&place| u32::from(all[place].value)).sum();
        if sum + rest <= self.best_sum {
            return;
        }
        for place in next..self.order.len() {
            let one = self.order[place];
            if fits(one, chosen) {
                chosen.push(one);
                self.extend(chosen, sum + u32::from(all[one].value), place + 1);
                chosen.pop();
            }
        }
    }
}

/// Returns whether two combinations share less than half of the sets of the smaller one.
fn fit_by_half(one: Line, other: Line) -> bool {
    let smaller = size(one.parts).min(size(other.parts));
    2 * one.parts.shared(other.parts) < smaller
}

/// Returns the number of sets, with the pair.
fn size(parts: SetMask) -> u8 {
    parts.sets() + u8::from(parts.has_pair())
}
