//! What one reading of a hand is worth: its lines, and what they add up to.

use smallvec::SmallVec;

use crate::decomposition::{Reading, SetMask};
use crate::schema::{ElementId, ElementSet};
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
    pub(crate) met: ElementSet,
    /// The sum of the lines, before any limit.
    pub total: u16,
    /// What is paid, after the limit.
    pub counted: u16,
}

impl Tally {
    /// Whether this element is met, even if it is included in another one.
    pub const fn meets(&self, element: ElementId) -> bool {
        self.met.contains(element)
    }

    /// What is met, whether it counts or is included in another.
    pub(crate) const fn met(&self) -> ElementSet {
        self.met
    }
}
