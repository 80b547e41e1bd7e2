//! M-149 to M-151: table points, in twelfths.

/// Returns the table points of four scores. Tied seats divide the points of their places.
pub fn table_points(scores: [i64; 4]) -> [i64; 4] {
    const PLACES: [i64; 4] = [48, 24, 12, 0];
    scores.map(|score| {
        let ahead = scores.iter().filter(|&&other| other > score).count();
        let level = scores.iter().filter(|&&other| other == score).count();
        let shared: i64 = PLACES[ahead..ahead + level].iter().sum();
        shared / i64::try_from(level).unwrap_or(1)
    })
}
