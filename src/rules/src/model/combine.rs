//! The combination of elements that are met.

use crate::decomposition::{Reading, SetMask};
use crate::model::{
    BlockedCombination, BlockedElement, ElementId, ElementSet, Line, Lines, Tally, WonHand,
};

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
    /// A function of the rule set counts the combinations of sets, for rules that none of the others express.
    /// Everything else counts, except what an element includes that counts or isn't a combination.
    Counted(Counting),
}

/// The functions that count the combinations of a rule set.
#[derive(Clone, Copy, Debug)]
pub struct Counting {
    /// Returns the combinations that count.
    pub(crate) combinations: CountCombinations,
    /// Adds and removes lines that depend on all readings of a hand.
    pub(crate) readings: CompareReadings,
}

/// Returns the lines of the combinations of a reading that count, and the blocked elements. The combinations
/// are lines with a count of one and the value of their concealment, in the order of the table; the last
/// argument has the elements that each element includes.
pub(crate) type CountCombinations =
    fn(&WonHand, &Reading, &[Line], &[ElementSet]) -> (Lines, Box<[BlockedElement]>);

/// Adds and removes lines that depend on all readings of a hand; the sums are computed again.
pub(crate) type CompareReadings = fn(&WonHand, &mut [&mut Tally]);

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

/// Reduces lines and competing combinations to the selection with the highest value, by the inclusions of each
/// element; returns the blocked elements.
pub(crate) type SelectBest =
    fn(&mut Lines, &[Line], &[ElementSet], MayJoin) -> Box<[BlockedElement]>;

/// Returns the lines of every maximal selection.
pub(crate) type SelectAll = fn(&Lines, &[Line], &[ElementSet], MayJoin) -> Vec<Lines>;

/// Returns every combination that isn't in the best selection, with the elements that consume its sets.
pub(crate) type FindBlocked =
    fn(&Lines, &[Line], &[ElementSet], MayJoin) -> Vec<BlockedCombination>;

/// Sets, possibly with the pair, that form an element together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    /// The element.
    pub element: ElementId,
    /// The sets that form it.
    pub parts: SetMask,
}
