//! Combinations of compatible sets in a reading.

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use crate::decomposition::{ReadSet, Reading, SetMask};
use crate::hands::MAX_SETS;

/// Combinations of sets of one reading.
pub type Combinations = SmallVec<[SetMask; 6]>;

impl Reading {
    /// Returns all combinations of `count` sets that are compatible, in the order of their positions.
    pub fn combinations(
        &self,
        count: u8,
        fits: impl Fn(&ArrayVec<ReadSet, MAX_SETS>) -> bool,
    ) -> Combinations {
        let sets = self.sets();
        let all = 0..1u8 << sets.len();
        let some =
            all.map(|places| SetMask::of_sets((0..sets.len()).map(|one| places >> one & 1 > 0)));
        let some = some.filter(|some| some.sets() == count);
        some.filter(|some| {
            let places = sets.iter().enumerate();
            let among = places.filter(|&(place, _)| some.has_set(place));
            fits(&among.map(|(_, &set)| set).collect())
        })
        .collect()
    }
}
