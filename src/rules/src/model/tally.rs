//! The value of one reading: its lines, and their sum.

use std::cmp::Ordering;

use smallvec::SmallVec;

use crate::decomposition::{Reading, SetMask};
use crate::model::{ElementId, ElementSet};
use crate::tiles::BonusTiles;

/// A line of a score: an element, its count, and the tiles that matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position of the element in the rule set's table.
    pub element: u8,
    /// The count.
    pub count: u8,
    /// The value of a single count.
    pub value: u16,
    /// The sets that matched.
    pub parts: SetMask,
    /// The bonus tiles that matched.
    pub bonus: BonusTiles,
}

impl Line {
    /// Returns its total value.
    pub const fn total(self) -> u16 {
        self.value * self.count as u16
    }

    pub(crate) const fn id(self) -> ElementId {
        ElementId(self.element)
    }
}

/// The lines of a score, stored inline while they are few.
pub(crate) type Lines = SmallVec<[Line; 8]>;

/// The tallies of the further axes: few rule sets have one, and none has two.
pub(crate) type AxisTallies = SmallVec<[AxisTally; 1]>;

/// The tally of one axis.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AxisTally {
    /// The lines, in the order of its table.
    pub lines: Lines,
    /// The sum.
    pub total: u16,
}

/// The value of a hand: of its elements, and on each further axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandValue<'a> {
    /// The value of its elements.
    pub counted: u16,
    /// The value on each axis, in the order of the rule set.
    pub axes: &'a [u16],
}

impl HandValue<'_> {
    /// Creates the value of a hand in a rule set without further axes.
    pub const fn without_axes(counted: u16) -> Self {
        Self { counted, axes: &[] }
    }

    /// Returns the value on one axis; 0 if there is none.
    pub fn axis(self, place: usize) -> u16 {
        self.axes.get(place).copied().unwrap_or(0)
    }
}

/// An element that is blocked because another consumes some of its sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockedElement {
    pub element: ElementId,
    pub blocked_by: ElementId,
}

/// A combination that is blocked, and the elements that block it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BlockedCombination {
    pub element: ElementId,
    /// Its consumed sets, possibly with the pair.
    pub consumed: SetMask,
    /// The elements that consume them.
    pub by: ElementSet,
}

/// The subtotal of all elements that don't depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Subtotal<'a> {
    /// The reading.
    pub reading: &'a Reading,
    /// The lines.
    pub lines: &'a [Line],
    /// The sum.
    pub total: u16,
    /// The sum of the lines that count towards the minimum.
    pub qualifying: u16,
}

/// The tally of one reading: its lines and their sum.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// The reading.
    pub reading: Reading,
    /// The lines, in the order of the rule set.
    pub lines: Lines,
    /// The tally of each further axis of the rule set.
    pub axes: AxisTallies,
    /// All elements that are met, including those that another includes.
    pub(crate) met: ElementSet,
    /// The elements that are met and not included, but blocked.
    pub(crate) blocked: Box<[BlockedElement]>,
    /// The sum of the lines, before any limit.
    pub total: u16,
    /// The sum of the lines that count towards the minimum.
    pub qualifying: u16,
    /// The value that is paid, after the limit.
    pub counted: u16,
}

impl Tally {
    /// Creates an empty tally.
    #[inline]
    pub(crate) fn empty(reading: &Reading) -> Self {
        Self {
            reading: *reading,
            lines: Lines::new(),
            axes: AxisTallies::new(),
            met: ElementSet::NONE,
            blocked: Box::default(),
            total: 0,
            qualifying: 0,
            counted: 0,
        }
    }

    /// Compares two lists of equal value: the greater has more of the first elements of the table.
    pub(crate) fn compare_lines(&self, other: &Self) -> Ordering {
        let mut pairs = self.lines.iter().zip(&other.lines);
        let differ = pairs.find(|(one, two)| (one.element, one.count) != (two.element, two.count));
        differ.map_or(Ordering::Equal, |(one, two)| {
            (two.element, one.count).cmp(&(one.element, two.count))
        })
    }

    /// Returns the value on one further axis; 0 if there is none.
    pub fn axis(&self, place: usize) -> u16 {
        self.axes.get(place).map_or(0, |axis| axis.total)
    }

    /// Returns the value on each further axis.
    pub fn axis_totals(&self) -> impl Iterator<Item = u16> {
        self.axes.iter().map(|axis| axis.total)
    }

    /// Returns whether this element is met, even if another one includes it.
    pub const fn meets(&self, element: ElementId) -> bool {
        self.met.contains(element)
    }

    /// Returns all elements that are met, including those that another includes.
    pub(crate) const fn met(&self) -> ElementSet {
        self.met
    }
}
