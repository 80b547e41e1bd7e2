//! What one reading of a hand is worth: its lines, and what they add up to.

use smallvec::SmallVec;

use crate::decomposition::{Reading, SetMask};
use crate::schema::{ElementId, ElementSet};
use crate::tiles::BonusTiles;

/// One reason of a score: an element, how often it counts, and what matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place of the element in the rule set's table.
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

/// What a reading is worth on the further axes: few rule sets have one, and none has two.
pub(crate) type AxisTallies = SmallVec<[AxisTally; 1]>;

/// What one reading is worth on an axis.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AxisTally {
    /// What counts, in the order of its table.
    pub lines: Lines,
    /// Their sum.
    pub total: u16,
}

/// What is counted of a hand: of its elements, and on each further axis of its rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandValue<'a> {
    /// What its elements count.
    pub counted: u16,
    /// What is counted on each axis, in the order of the rule set.
    pub axes: &'a [u16],
}

impl HandValue<'_> {
    /// The value of a hand in a rule set without further axes.
    pub const fn of(counted: u16) -> Self {
        Self { counted, axes: &[] }
    }

    /// What is counted on one axis; 0 where there is none.
    pub fn axis(self, place: usize) -> u16 {
        self.axes.get(place).copied().unwrap_or(0)
    }
}

/// An element that has no room beside another, because some of its sets are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoRoom {
    pub element: ElementId,
    pub beside: ElementId,
}

/// A combination that has no room beside others, and what takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LeftOut {
    pub element: ElementId,
    /// Those of its sets, and perhaps the pair, that are used up.
    pub used_up: SetMask,
    /// What uses them up.
    pub by: ElementSet,
}

/// What all counts that doesn't look at the sum.
#[derive(Clone, Copy, Debug)]
pub struct Subtotal<'a> {
    /// The reading.
    pub reading: &'a Reading,
    /// What counts.
    pub lines: &'a [Line],
    /// Their sum.
    pub total: u16,
    /// The sum of those that help to reach the minimum.
    pub qualifying: u16,
}

/// The reasons of one reading, and their sum.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The reading.
    pub reading: Reading,
    /// What counts, in the order of the rule set.
    pub lines: Lines,
    /// What it is worth on each further axis of the rule set.
    pub axes: AxisTallies,
    /// What is met, whether it counts or is included in another.
    pub(crate) met: ElementSet,
    /// What is met and included in nothing, but has no room beside what counts.
    pub(crate) no_room: Box<[NoRoom]>,
    /// The sum of the lines, before any limit.
    pub total: u16,
    /// The sum of those that help to reach the minimum.
    pub qualifying: u16,
    /// What is paid, after the limit.
    pub counted: u16,
}

impl Tally {
    /// What it is worth on one further axis; 0 where there is none.
    pub fn axis(&self, place: usize) -> u16 {
        self.axes.get(place).map_or(0, |axis| axis.total)
    }

    /// What it is worth on each further axis.
    pub fn axis_totals(&self) -> impl Iterator<Item = u16> {
        self.axes.iter().map(|axis| axis.total)
    }

    /// Whether this element is met, even if it is included in another one.
    pub const fn meets(&self, element: ElementId) -> bool {
        self.met.contains(element)
    }

    /// What is met, whether it counts or is included in another.
    pub(crate) const fn met(&self) -> ElementSet {
        self.met
    }
}
