//! Corners of a code: three finder patterns at a right angle.

use super::finder_pattern::FinderPattern;

/// Largest ratio of the sides, and of the modules of two patterns: codes are seen at an angle.
const LARGEST_RATIO: f64 = 1.8;
/// Largest cosine of the angle of the sides.
const LARGEST_COSINE: f64 = 0.4;
/// Shortest side in modules: fourteen, along a diagonal.
const SHORTEST_SIDE: f64 = 8.0;

/// Three patterns that may be the corners of a code.
pub struct CodeCorners {
    /// Numbers of the patterns: the corner between the others, and those.
    pub patterns: [usize; 3],
    /// How much they differ from equal sides at a right angle.
    error: f64,
}

/// Corners by their place in the code.
pub struct LocatedCorners {
    /// Corner between the others.
    pub top_left: FinderPattern,
    /// Corner to which the first row leads.
    pub top_right: FinderPattern,
    /// Corner to which the first column leads.
    pub bottom_left: FinderPattern,
}

impl CodeCorners {
    /// Returns the corners by their place in a code that isn't mirrored.
    pub fn located(&self, all: &[FinderPattern]) -> LocatedCorners {
        let [corner, one, other] = self.patterns.map(|number| all[number]);
        let turn =
            (one.x - corner.x) * (other.y - corner.y) - (one.y - corner.y) * (other.x - corner.x);
        let (top_right, bottom_left) = if turn > 0.0 {
            (one, other)
        } else {
            (other, one)
        };
        LocatedCorners {
            top_left: corner,
            top_right,
            bottom_left,
        }
    }
}

/// Returns all corners of which a code is possible, the most regular first.
pub fn candidates(all: &[FinderPattern]) -> Vec<CodeCorners> {
    let mut candidates = Vec::new();
    for corner in 0..all.len() {
        for one in 0..all.len() {
            for other in one + 1..all.len() {
                if corner != one && corner != other {
                    let patterns = [corner, one, other];
                    let error = error(patterns.map(|number| all[number]));
                    candidates.extend(error.map(|error| CodeCorners { patterns, error }));
                }
            }
        }
    }
    candidates.sort_by(|one, other| one.error.total_cmp(&other.error));
    candidates
}

/// Returns how much patterns differ from the corners of a code; `None` if they can't be.
fn error([corner, one, other]: [FinderPattern; 3]) -> Option<f64> {
    let (side, other_side) = (corner.distance(&one), corner.distance(&other));
    let ratio = side.max(other_side) / side.min(other_side);
    let (direction, other_direction) = (corner.direction(&one), corner.direction(&other));
    let cosine = direction.0 * other_direction.0 + direction.1 * other_direction.1;
    let modules = [corner.module, one.module, other.module];
    let small = modules.into_iter().fold(f64::MAX, f64::min);
    let large = modules.into_iter().fold(0.0, f64::max);
    let is_possible = ratio <= LARGEST_RATIO
        && cosine.abs() <= LARGEST_COSINE
        && large <= LARGEST_RATIO * small
        && side.min(other_side) >= SHORTEST_SIDE * large;
    is_possible.then(|| (ratio - 1.0) + cosine.abs() + (large / small - 1.0))
}
