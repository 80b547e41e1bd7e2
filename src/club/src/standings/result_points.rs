//! What a result is worth.

use std::collections::BTreeMap;

use tilewise_rules::Overall;

use crate::{Measure, PlayerResult, SeasonPoints};

/// Returns what each result is worth, in the order of the results. The results of a table must be together in the list,
/// since players who share a place share its points.
pub fn result_points(measure: &Measure, results: &[PlayerResult]) -> Vec<SeasonPoints> {
    let points = match measure {
        Measure::Place(points) => points,
        Measure::Overall if results.iter().any(|one| one.overall.is_some()) => {
            let points = |one: &PlayerResult| one.overall.map_or(0, Overall::thousandths);
            let all = results.iter().map(points);
            return all.map(SeasonPoints::from_thousandths).collect();
        }
        Measure::Score => return results.iter().map(|one| in_hundredths(one.score)).collect(),
        Measure::Gain | Measure::Overall => {
            return results.iter().map(|one| in_hundredths(one.gain)).collect();
        }
    };
    let mut sharing: BTreeMap<(usize, u32), i64> = BTreeMap::new();
    for one in results {
        *sharing.entry((one.table, one.place)).or_default() += 1;
    }
    let shared = |one: &PlayerResult| sharing.get(&(one.table, one.place)).copied();
    let all = results.iter();
    all.map(|one| place_points(points, one.place, shared(one).unwrap_or(1)))
        .collect()
}

const fn in_hundredths(score: i64) -> SeasonPoints {
    SeasonPoints::from_thousandths(score.saturating_mul(10))
}

/// Returns the mean of the points of the places that some players share.
fn place_points(points: &[SeasonPoints; 4], place: u32, sharing: i64) -> SeasonPoints {
    let first = place.max(1);
    let places = (first..).zip(0..sharing).map(|(place, _)| match place {
        1 => points[0],
        2 => points[1],
        3 => points[2],
        _ => points[3],
    });
    places.sum::<SeasonPoints>().divided_by(sharing)
}
