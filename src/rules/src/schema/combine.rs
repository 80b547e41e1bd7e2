//! How elements that are met count beside each other.

use crate::decomposition::SetMask;
use crate::schema::ElementId;

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
    ///
    /// Given combinations that count together, says whether one more may. It must not matter in
    /// which order they come, and what may count together may do so without some of it.
    Best(fn(&[Combination], Combination) -> bool),
}

/// Some sets, and perhaps the pair, that make an element together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    /// The element.
    pub element: ElementId,
    /// What makes it.
    pub parts: SetMask,
}
