//! How elements that are met count beside each other.

use crate::decomposition::SetMask;
use crate::schema::{ElementId, ElementTable, LeftOut, Line, Lines, NoRoom};

/// How elements that are met count beside each other.
#[derive(Clone, Copy, Debug, Default)]
pub enum Combine {
    /// All that is met counts, but for what anything that is met includes.
    #[default]
    All,
    /// The combinations of sets compete ([`When::Combinations`](crate::When::Combinations)). Of
    /// those that may count together, the selection counts with which the hand is worth most; of
    /// selections worth the same, the one with more of what stands first in the table.
    ///
    /// Only what counts includes others, and an element that some sets make includes what others
    /// make only of these sets.
    Best(Competition),
}

/// Whether one more combination may count beside some that count together. It must not matter in which
/// order they come, and what may count together may do so without some of it.
pub type MayJoin = fn(&[Combination], Combination) -> bool;

/// How combinations compete: made with [`Competition::by`]. What finds the best of them comes with the
/// rule set that names it, so that no program has it without such a rule set.
#[derive(Clone, Copy, Debug)]
pub struct Competition {
    pub(crate) may_join: MayJoin,
    pub(crate) best: BestTogether,
    pub(crate) all: AllTogether,
    pub(crate) left_out: LeftOutOf,
}

/// Leaves of lines, and of combinations that compete, the selection worth most; what had no room.
pub(crate) type BestTogether = fn(&mut Lines, &[Line], &ElementTable, MayJoin) -> Box<[NoRoom]>;

/// Every selection to which nothing more could be added.
pub(crate) type AllTogether = fn(&Lines, &[Line], &ElementTable, MayJoin) -> Vec<Lines>;

/// Every combination that isn't among the best, and what takes its room.
pub(crate) type LeftOutOf = fn(&Lines, &[Line], &ElementTable, MayJoin) -> Vec<LeftOut>;

/// Some sets, and perhaps the pair, that make an element together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    /// The element.
    pub element: ElementId,
    /// What makes it.
    pub parts: SetMask,
}
