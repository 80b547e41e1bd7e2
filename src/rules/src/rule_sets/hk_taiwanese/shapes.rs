//! Shapes of a winning hand (T-6).

use crate::decomposition::{Reading, Shape};

/// Returns whether it is five sets and a pair.
pub(super) const fn is_standard(reading: &Reading) -> bool {
    matches!(reading.shape, Shape::Sets { .. })
}

/// Returns whether it is seven pairs and a pung (T-11).
pub(super) const fn is_pairs(reading: &Reading) -> bool {
    matches!(reading.shape, Shape::Pairs(_))
}
