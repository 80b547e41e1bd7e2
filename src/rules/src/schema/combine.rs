//! The combination of elements that are met.

use crate::decomposition::SetMask;
use crate::schema::{BlockedCombination, BlockedElement, ElementId, ElementTable, Line, Lines};

/// The combination of elements that are met.
#[derive(Clone, Copy, Debug, Default)]
pub enum Combine {
    /// Everything counts, except what an element that is met includes.
    #[default]
    All,
    /// The combinations of sets compete ([`When::Combinations`](crate::When::Combinations)). Of the
    /// compatible selections the one with the highest value counts; of equal values, the one with more of the
    /// first elements of the table.
    ///
    /// Only elements that count include others, and an element of some sets includes another only within
    /// these sets.
    Best(Competition),
}

/// A function that returns whether one more combination may count together with some others. The result must
/// not depend on their order, and a subset of a permitted selection must be permitted.
pub type MayJoin = fn(&[Combination], Combination) -> bool;

/// The competition of combinations, created with [`Competition::by`]. The functions are linked only with rule
/// sets that use it.
#[derive(Clone, Copy, Debug)]
pub struct Competition {
    pub(crate) may_join: MayJoin,
    pub(crate) best: SelectBest,
    pub(crate) all: SelectAll,
    pub(crate) blocked: FindBlocked,
}

/// Reduces lines and competing combinations to the selection with the highest value; returns the blocked
/// elements.
pub(crate) type SelectBest =
    fn(&mut Lines, &[Line], &ElementTable, MayJoin) -> Box<[BlockedElement]>;

/// Returns the lines of every maximal selection.
pub(crate) type SelectAll = fn(&Lines, &[Line], &ElementTable, MayJoin) -> Vec<Lines>;

/// Returns every combination that isn't in the best selection, with the elements that consume its sets.
pub(crate) type FindBlocked =
    fn(&Lines, &[Line], &ElementTable, MayJoin) -> Vec<BlockedCombination>;

/// Sets, possibly with the pair, that form an element together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    /// The element.
    pub element: ElementId,
    /// The sets that form it.
    pub parts: SetMask,
}
