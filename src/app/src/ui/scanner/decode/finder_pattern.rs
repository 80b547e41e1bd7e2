//! Finder patterns: the squares in three corners of a code. Each line through their centre has runs of black and
//! white in the ratio 1:1:3:1:1.

use super::bitmap::Bitmap;

/// Largest number of patterns in a picture; others are ignored.
const MOST: usize = 40;
/// Number of rows that are searched at least, if the picture has as many.
const ROWS: usize = 500;
/// Smallest length of the five runs in pixels.
const SHORTEST: f64 = 10.0;
/// Number of rows after which patterns that were seen only once are dropped.
const DROPPED: usize = 16;

/// A finder pattern.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinderPattern {
    /// Centre, from the left.
    pub x: f64,
    /// Centre, from the top.
    pub y: f64,
    /// Estimated size of a module.
    pub module: f64,
    /// Number of rows in which it was found.
    rows: f64,
}

impl FinderPattern {
    /// Returns the distance of the centres.
    pub fn distance(&self, other: &Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Returns the direction to another pattern, one pixel long.
    pub fn direction(&self, other: &Self) -> (f64, f64) {
        let distance = self.distance(other).max(1.0);
        ((other.x - self.x) / distance, (other.y - self.y) / distance)
    }

    /// Returns the size of a module in a direction.
    pub fn module_along(&self, bitmap: &Bitmap, direction: (f64, f64)) -> f64 {
        let step = (direction.0 / 2.0, direction.1 / 2.0);
        let runs = cross(bitmap, (self.x, self.y), step, self.module * 16.0);
        runs.map_or(self.module, |runs| runs.length / 14.0)
    }

    /// Returns the mean of two sightings of the same pattern.
    fn joined(&self, other: &Self) -> Self {
        let rows = self.rows + other.rows;
        let mean = |one: f64, another: f64| (one * self.rows + another * other.rows) / rows;
        Self {
            x: mean(self.x, other.x),
            y: mean(self.y, other.y),
            module: mean(self.module, other.module),
            rows,
        }
    }

    /// Whether another sighting is of the same pattern.
    fn is_same(&self, other: &Self) -> bool {
        let (small, large) = (self.module.min(other.module), self.module.max(other.module));
        self.distance(other) < 2.0 * small && large < 1.6 * small
    }
}

/// Returns the finder patterns of a picture, the clearest first.
pub fn find(bitmap: &Bitmap) -> Vec<FinderPattern> {
    let step = (bitmap.height() / ROWS).max(1);
    let mut all: Vec<FinderPattern> = Vec::new();
    for (row, y) in (0..bitmap.height()).step_by(step).enumerate() {
        if row % DROPPED == 0 {
            let is_recent = |one: &FinderPattern| one.y + 4.0 * one.module > y as f64;
            all.retain(|one| one.rows > 1.0 || is_recent(one));
        }
        for_each_in_row(bitmap.row(y), |x, length| {
            let Some(one) = confirmed(bitmap, x, y as f64 + 0.5, length) else {
                return;
            };
            if let Some(known) = all.iter_mut().find(|known| known.is_same(&one)) {
                *known = known.joined(&one);
            } else {
                all.push(one);
            }
        });
    }
    all.retain(|one| one.rows >= 2.0);
    // The middle of a pattern is three modules high.
    let clarity = |one: &FinderPattern| (one.rows * step as f64 / one.module).min(3.0);
    all.sort_by(|one, other| clarity(other).total_cmp(&clarity(one)));
    all.truncate(MOST);
    all
}

/// Calls a function with the centre and the length of each 1:1:3:1:1 in a row.
fn for_each_in_row(row: &[bool], mut then: impl FnMut(f64, f64)) {
    let mut runs = [0.0; 5];
    let (mut is_black, mut length) = (false, 0.0);
    for (x, &pixel) in row.iter().chain([&false]).enumerate() {
        if pixel == is_black && x < row.len() {
            length += 1.0;
            continue;
        }
        runs.rotate_left(1);
        runs[4] = length;
        if is_black && is_pattern(runs) {
            then(
                x as f64 - runs[4] - runs[3] - runs[2] / 2.0,
                runs.iter().sum(),
            );
        }
        (is_black, length) = (pixel, 1.0);
    }
}

/// Returns the pattern, if the ratio is the same from top to bottom.
fn confirmed(bitmap: &Bitmap, x: f64, y: f64, length: f64) -> Option<FinderPattern> {
    let down = cross(bitmap, (x, y), (0.0, 1.0), length * 2.0)?;
    let y = y + down.offset;
    let across = cross(bitmap, (x, y), (1.0, 0.0), length * 2.0)?;
    let x = x + across.offset;
    let (short, long) = (
        down.length.min(across.length),
        down.length.max(across.length),
    );
    (long < 2.0 * short).then_some(FinderPattern {
        x,
        y,
        module: (short + long) / 14.0,
        rows: 1.0,
    })
}

/// Runs through the centre of a pattern, in steps.
struct CentralRuns {
    /// Distance to the middle of the central run.
    offset: f64,
    /// Length of all five.
    length: f64,
}

/// Returns the runs in a direction through a point of the central run, if they are 1:1:3:1:1.
fn cross(bitmap: &Bitmap, from: (f64, f64), step: (f64, f64), limit: f64) -> Option<CentralRuns> {
    let walk = |sign: f64| {
        let mut lengths = [0.0; 3];
        let mut at = 1.0_f64;
        for (length, is_black) in lengths.iter_mut().zip([true, false, true]) {
            while at < limit {
                let (x, y) = (from.0 + sign * at * step.0, from.1 + sign * at * step.1);
                if !bitmap.contains(x, y) || bitmap.is_black(x, y) != is_black {
                    break;
                }
                *length += 1.0;
                at += 1.0;
            }
        }
        lengths
    };
    if !bitmap.is_black(from.0, from.1) {
        return None;
    }
    let ([inner, white, outer], [inner_back, white_back, outer_back]) = (walk(1.0), walk(-1.0));
    let runs = [
        outer_back,
        white_back,
        inner_back + 1.0 + inner,
        white,
        outer,
    ];
    is_pattern(runs).then(|| CentralRuns {
        offset: (inner - inner_back) / 2.0,
        length: runs.iter().sum(),
    })
}

/// Whether runs are 1:1:3:1:1, the first of them black.
fn is_pattern(runs: [f64; 5]) -> bool {
    let length: f64 = runs.iter().sum();
    let module = length / 7.0;
    let is_near = |(run, modules): (f64, f64)| {
        let tolerance = if modules > 1.0 { 1.2 } else { 0.7 };
        (run - modules * module).abs() <= tolerance * module
    };
    length >= SHORTEST && runs.into_iter().zip([1.0, 1.0, 3.0, 1.0, 1.0]).all(is_near)
}
