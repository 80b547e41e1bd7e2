//! What one reading of a hand is worth: its lines, and what they add up to.

use smallvec::SmallVec;

use crate::decomposition::{Completed, Reading, SetMask, Shape};
use crate::engine::{Found, House};
use crate::schema::{ElementId, ElementSet, WonHand};
use crate::tiles::BonusTiles;

/// One reason of a score: an element, how often it counts, and what matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place of the element in the book's table.
    pub element: u8,
    /// How often it counts.
    pub count: u8,
    /// What it is worth once.
    pub value: u16,
    /// The sets that matched.
    pub parts: SetMask,
    /// The bonus tiles that matched.
    pub bonus: BonusTiles,
}

impl Line {
    /// What it adds.
    pub const fn total(self) -> u16 {
        self.value * self.count as u16
    }

    pub(crate) const fn id(self) -> ElementId {
        ElementId(self.element)
    }
}

/// Lines of a score, in place as long as they are few.
pub(crate) type Lines = SmallVec<[Line; 8]>;

/// The reasons of one reading, and their sum.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The reading.
    pub reading: Reading,
    /// What counts, in the order of the book.
    pub lines: Lines,
    /// Fu, in books that have it.
    pub fu: Vec<Line>,
    /// What is met, whether it counts or is included in another.
    met: ElementSet,
    /// The sum of the lines, before any limit.
    pub total: u16,
    /// What is paid, after the limit.
    pub counted: u16,
}

/// The reading of a hand that wins without being complete.
const INCOMPLETE: Reading = Reading {
    shape: Shape::Incomplete,
    completed: Completed::Whole,
};

impl Tally {
    /// Whether this element is met, even if it is included in another one.
    pub const fn meets(&self, element: ElementId) -> bool {
        self.met.contains(element)
    }

    /// What is met, whether it counts or is included in another.
    pub(crate) const fn met(&self) -> ElementSet {
        self.met
    }

    /// What a hand is worth that wins without being complete; `None` if it doesn't.
    pub(crate) fn incomplete(won: &WonHand) -> Option<Self> {
        let plan = won.house.plan();
        if !plan.has_incomplete() {
            return None;
        }
        let mut found = Found::new(won);
        plan.ask_incomplete(won, &mut found);
        let &line = found.lines.iter().max_by_key(|line| line.value)?;
        Some(Self {
            reading: INCOMPLETE,
            lines: Lines::from_iter([line]),
            fu: Vec::new(),
            met: ElementSet::NONE.with(line.id()),
            total: line.value,
            counted: line.value.min(won.house.limit()),
        })
    }

    /// What a reading is worth, after what is met however the hand is read.
    pub(crate) fn new(won: &WonHand, whole: &Found, reading: &Reading) -> Self {
        let mut found = whole.more();
        won.house.plan().ask_reading(won, reading, &mut found);
        let included = won.house.included_in_any(found.met);
        let mut lines = found.lines;
        if !included.intersection(found.met).is_empty() {
            lines.retain(|line| !included.contains(line.id()));
        }
        let total = lines.iter().map(|line| line.total()).sum();
        Self {
            reading: *reading,
            lines,
            fu: fu(won, reading),
            met: found.met,
            total,
            counted: won.house.limit().min(total),
        }
    }

    pub(crate) fn is_below_minimum(&self, house: &House) -> bool {
        (house.ruleset().towards_minimum)(house, self) < house.minimum()
    }
}

/// The fu of a reading, in books that have it.
fn fu(won: &WonHand, reading: &Reading) -> Vec<Line> {
    if won.house.ruleset().fu.is_empty() {
        return Vec::new();
    }
    let mut found = Found::new(won);
    won.house.fu().ask_hand(won, &mut found);
    won.house.fu().ask_reading(won, reading, &mut found);
    found.lines.to_vec()
}
