//! Modules of a code whose corners are known.

use rqrr::{Grid, SimpleGrid};

use super::bitmap::Bitmap;
use super::code_corners::LocatedCorners;
use super::finder_pattern::FinderPattern;

/// Distance of the centre of a finder pattern from the edges.
const FINDER: f64 = 3.5;
/// Distance of the centre of the last alignment pattern from the edges.
const ALIGNMENT: f64 = 6.5;
/// Points of a module that are read, as distances from its centre.
const SAMPLES: [(f64, f64); 5] = [
    (0.0, 0.0),
    (-0.2, -0.2),
    (0.2, -0.2),
    (-0.2, 0.2),
    (0.2, 0.2),
];
/// Smallest number of the 25 modules of an alignment pattern that must match.
const ALIGNED: usize = 21;

/// Smallest share of the modules of the timing patterns that must match; by chance half of them do.
const SMALLEST_TIMING: f64 = 0.75;
/// Distance of the points at which an alignment pattern is searched, in modules.
const STEP: f64 = 0.4;

/// A point of the picture, or of the code in modules.
type PlanePoint = (f64, f64);

/// Returns the text of the code with these corners, if there is one.
pub fn read(bitmap: &Bitmap, corners: &LocatedCorners) -> Option<String> {
    let scales = Scales::measured(bitmap, corners);
    let mut projections: Vec<_> = versions(bitmap, corners, &scales)
        .into_iter()
        .flat_map(|version| projections(bitmap, corners, &scales, 17 + 4 * version))
        .map(|(size, projection)| (timing(bitmap, size, &projection), size, projection))
        .filter(|(timing, ..)| *timing >= SMALLEST_TIMING)
        .collect();
    projections.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
    projections.into_iter().find_map(|(_, size, projection)| {
        let is_black = |x, y| module(bitmap, &projection, x, y);
        let grid = Grid::new(SimpleGrid::from_func(size, is_black));
        Some(grid.decode().ok()?.1)
    })
}

/// Sizes of the modules at both ends of the first row and of the first column, in their directions.
struct Scales {
    row: [f64; 2],
    column: [f64; 2],
}

impl Scales {
    fn measured(bitmap: &Bitmap, corners: &LocatedCorners) -> Self {
        let along = |other: &FinderPattern| {
            let direction = corners.top_left.direction(other);
            [&corners.top_left, other].map(|one| one.module_along(bitmap, direction))
        };
        Self {
            row: along(&corners.top_right),
            column: along(&corners.bottom_left),
        }
    }

    /// Returns how much further away than the first corner the others are: the last in the row, the last in the
    /// column. The size of a module falls with the square of the distance.
    fn depths(&self) -> [f64; 2] {
        [self.row, self.column].map(|[near, far]| (near / far).sqrt())
    }
}

/// Returns the versions that are possible, none if these are no corners of a code. A code has 17 modules more
/// than four times its version.
fn versions(bitmap: &Bitmap, corners: &LocatedCorners, scales: &Scales) -> Vec<usize> {
    let corner = &corners.top_left;
    let modules = |other, [near, far]: [f64; 2]| 2.0 * corner.distance(other) / (near + far);
    let (row, column) = (
        modules(&corners.top_right, scales.row),
        modules(&corners.bottom_left, scales.column),
    );
    let version = |size: f64| ((size - 17.0) / 4.0).round().clamp(1.0, 40.0) as usize;
    let estimate = version(f64::midpoint(row, column) + 2.0 * FINDER);
    // Timing patterns alternate from module to module, at any angle.
    let counted = [
        (&corners.top_right, &corners.bottom_left, scales.row[1]),
        (&corners.bottom_left, &corners.top_right, scales.column[1]),
    ]
    .map(|(end, side, module)| version(changes(bitmap, corner, end, side, module) + 13.0));
    let is_near = |count: &usize| count.abs_diff(estimate) <= 1 + estimate / 3;
    let mut versions: Vec<usize> = counted.into_iter().filter(is_near).collect();
    if !versions.is_empty() {
        versions.extend([estimate, estimate + 1, estimate - 1]);
        versions.retain(|version| (1..=40).contains(version));
        versions.sort_unstable();
        versions.dedup();
    }
    versions
}

/// Returns the number of changes of colour in the timing pattern from a corner to another one.
fn changes(
    bitmap: &Bitmap,
    corner: &FinderPattern,
    end: &FinderPattern,
    side: &FinderPattern,
    module_at_end: f64,
) -> f64 {
    let (along, inwards) = (corner.direction(end), corner.direction(side));
    let point = |from: &FinderPattern, module: f64, forwards: f64| {
        let (along_by, inwards_by) = (3.0 * forwards * module, 3.0 * module);
        (
            from.x + along.0 * along_by + inwards.0 * inwards_by,
            from.y + along.1 * along_by + inwards.1 * inwards_by,
        )
    };
    let near = corner.module_along(bitmap, along);
    let (from, to) = (point(corner, near, 1.0), point(end, module_at_end, -1.0));
    let steps = (from.0 - to.0)
        .hypot(from.1 - to.1)
        .ceil()
        .clamp(1.0, 10_000.0);
    let (mut count, mut before, mut step) = (0.0, true, 0.0);
    while step <= steps {
        let share = step / steps;
        let (x, y) = (
            from.0 + (to.0 - from.0) * share,
            from.1 + (to.1 - from.1) * share,
        );
        let is_black = bitmap.is_black(x, y);
        count += f64::from(u8::from(is_black != before));
        (before, step) = (is_black, step + 1.0);
    }
    count
}

/// Returns the possible projections of a code with this number of modules.
fn projections(
    bitmap: &Bitmap,
    corners: &LocatedCorners,
    scales: &Scales,
    size: usize,
) -> Vec<(usize, Projection)> {
    let end = f64::from(u32::try_from(size).unwrap_or_default());
    let [origin, right, down] =
        [&corners.top_left, &corners.top_right, &corners.bottom_left].map(|one| (one.x, one.y));
    let project = |last: f64, at: PlanePoint| {
        let of_code = [
            (FINDER, FINDER),
            (end - FINDER, FINDER),
            (FINDER, end - FINDER),
            (end - last, end - last),
        ];
        Projection::between(of_code, [origin, right, down, at])
    };
    let with_depths = |[across, along]: [f64; 2]| {
        let depth = across + along - 1.0;
        let place = |origin: f64, right: f64, down: f64| {
            (right * across + down * along - origin) / depth.max(0.1)
        };
        let opposite = (
            place(origin.0, right.0, down.0),
            place(origin.1, right.1, down.1),
        );
        project(FINDER, opposite)
    };
    let (seen, flat) = (with_depths(scales.depths()), with_depths([1.0, 1.0]));
    let aligned = [&seen, &flat].map(|estimate| {
        let estimate = estimate.as_ref().filter(|_| size > 21)?;
        let at = alignment(bitmap, estimate, end - ALIGNMENT)?;
        project(ALIGNMENT, at)
    });
    let all = aligned.into_iter().chain([seen, flat]).flatten();
    all.map(|projection| (size, projection)).collect()
}

/// Returns the centre of the last alignment pattern, near the place where it is by an estimate.
fn alignment(bitmap: &Bitmap, estimate: &Projection, at: f64) -> Option<PlanePoint> {
    let radius = (at / 10.0).clamp(3.0, 10.0);
    let steps = (radius / STEP) as i32;
    let mut best: Vec<PlanePoint> = Vec::new();
    let mut matched = ALIGNED;
    for down in -steps..=steps {
        for right in -steps..=steps {
            let centre = (at + f64::from(right) * STEP, at + f64::from(down) * STEP);
            let matching = matching_modules(bitmap, estimate, centre, matched);
            if matching > matched {
                (best, matched) = (Vec::new(), matching);
            }
            if matching >= matched {
                best.push(centre);
            }
        }
    }
    let distance = |one: &PlanePoint, other: &PlanePoint| (one.0 - other.0).hypot(one.1 - other.1);
    let from_estimate = |one: &PlanePoint| distance(one, &(at, at));
    let nearest = *best
        .iter()
        .min_by(|one, other| from_estimate(one).total_cmp(&from_estimate(other)))?;
    // The middle of all points in the central module is more exact.
    best.retain(|one| distance(one, &nearest) < 1.5);
    let (mut middle, mut count) = ((0.0, 0.0), 0.0);
    for one in best {
        count += 1.0;
        middle = (middle.0 + one.0, middle.1 + one.1);
    }
    Some(estimate.map((middle.0 / count, middle.1 / count)))
}

/// Returns how many modules around a point are those of an alignment pattern, or less than `needed`.
fn matching_modules(
    bitmap: &Bitmap,
    estimate: &Projection,
    centre: PlanePoint,
    needed: usize,
) -> usize {
    let mut matching = 25;
    for down in -2..=2_i32 {
        for right in -2..=2_i32 {
            let is_black = down.abs().max(right.abs()) != 1;
            let (x, y) = estimate.map((centre.0 + f64::from(right), centre.1 + f64::from(down)));
            if bitmap.is_black(x, y) != is_black {
                matching -= 1;
                if matching < needed {
                    return 0;
                }
            }
        }
    }
    matching
}

/// Returns the share of the modules of both timing patterns, which alternate, that match.
fn timing(bitmap: &Bitmap, size: usize, projection: &Projection) -> f64 {
    let places = 8..size.saturating_sub(8);
    let matches = |at: &usize| {
        let is_black = at.is_multiple_of(2);
        let (row, column) = (
            module(bitmap, projection, *at, 6),
            module(bitmap, projection, 6, *at),
        );
        f64::from(u8::from(row == is_black) + u8::from(column == is_black))
    };
    let all = f64::from(u32::try_from(places.len()).unwrap_or_default());
    places.map(|at| matches(&at)).sum::<f64>() / (2.0 * all.max(1.0))
}

/// Whether a module is black: most of its samples are.
fn module(bitmap: &Bitmap, projection: &Projection, x: usize, y: usize) -> bool {
    let centre = |at: usize| f64::from(u32::try_from(at).unwrap_or_default()) + 0.5;
    let is_black = |(right, down): &PlanePoint| {
        let (x, y) = projection.map((centre(x) + right, centre(y) + down));
        bitmap.is_black(x, y)
    };
    SAMPLES.iter().filter(|sample| is_black(sample)).count() * 2 > SAMPLES.len()
}

/// A perspective projection of the code on the picture.
struct Projection([f64; 8]);

impl Projection {
    /// Returns the projection that maps four points to four others: the solution of eight linear equations.
    fn between(from: [PlanePoint; 4], to: [PlanePoint; 4]) -> Option<Self> {
        let mut rows = Vec::with_capacity(8);
        for ((u, v), (x, y)) in from.into_iter().zip(to) {
            rows.push([u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x, x]);
            rows.push([0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y, y]);
        }
        for column in 0..8 {
            let size = |row: &usize| rows[*row][column].abs();
            let pivot = (column..8).max_by(|one, other| size(one).total_cmp(&size(other)))?;
            if size(&pivot) < 1e-9 {
                return None;
            }
            rows.swap(column, pivot);
            let pivot = rows[column].map(|value| value / rows[column][column]);
            for (number, row) in rows.iter_mut().enumerate() {
                let factor = row[column];
                for (value, of_pivot) in row.iter_mut().zip(pivot) {
                    *value = if number == column {
                        of_pivot
                    } else {
                        *value - factor * of_pivot
                    };
                }
            }
        }
        let mut solution = [0.0; 8];
        for (value, row) in solution.iter_mut().zip(&rows) {
            *value = row[8];
        }
        Some(Self(solution))
    }

    /// Returns the point of the picture. Beyond the horizon its coordinates aren't finite.
    fn map(&self, (u, v): PlanePoint) -> PlanePoint {
        let across = |row: usize| self.0[row] * u + self.0[row + 1] * v;
        let depth = across(6) + 1.0;
        let place = |row: usize| (across(row) + self.0[row + 2]) / depth;
        (place(0), place(3))
    }
}
