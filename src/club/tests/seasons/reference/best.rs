//! The best choice of some points, by trying all.

/// Returns the positions of the points with the greatest sum: so many, or all if there are fewer. Of several such
/// choices, the one with the earliest positions.
pub fn best_choice(count: u32, points: &[i64]) -> Vec<usize> {
    let count = points.len().min(usize::try_from(count).unwrap());
    let mut best: Option<(i64, Vec<usize>)> = None;
    for mask in 0_u32..1 << points.len() {
        let choice: Vec<usize> = (0..points.len()).filter(|at| mask >> at & 1 == 1).collect();
        if choice.len() != count {
            continue;
        }
        let sum = choice.iter().map(|&at| points[at]).sum();
        let is_better = match &best {
            None => true,
            Some((most, earliest)) => sum > *most || sum == *most && choice < *earliest,
        };
        if is_better {
            best = Some((sum, choice));
        }
    }
    best.map(|(_, choice)| choice).unwrap_or_default()
}
