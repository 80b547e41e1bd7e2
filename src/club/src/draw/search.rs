//! The search for tables of small cost.

use super::cost::{DrawCost, Weighing};
use super::random::SeededRandom;

/// The number of steps for each player.
const STEPS: usize = 400;

/// Improves tables.
///
/// In each step, two random seats are chosen. If they are at different tables, and the cost of the two tables is not
/// greater after an exchange of the two players, they are exchanged. Exchanges of equal cost lead out of places from
/// where no single exchange is better. The search ends after [`STEPS`] for each player, or when nothing can be better.
pub(super) fn search(
    weighing: &Weighing,
    mut tables: Vec<Vec<usize>>,
    random: &mut SeededRandom,
) -> Vec<Vec<usize>> {
    let seats: Vec<_> = tables
        .iter()
        .enumerate()
        .flat_map(|(table, players)| (0..players.len()).map(move |seat| (table, seat)))
        .collect();
    let cost = |tables: &[Vec<usize>], table: usize| weighing.cost(table, &tables[table]);
    let mut costs: Vec<_> = (0..tables.len())
        .map(|table| cost(&tables, table))
        .collect();
    let mut left = costs.iter().filter(|cost| **cost != DrawCost::ZERO).count();
    for _ in 0..STEPS * seats.len() {
        if left == 0 || tables.len() < 2 {
            break;
        }
        let (one, other) = (
            seats[random.below(seats.len())],
            seats[random.below(seats.len())],
        );
        if one.0 == other.0 {
            continue;
        }
        let exchange = |tables: &mut [Vec<usize>]| {
            let player = tables[one.0][one.1];
            tables[one.0][one.1] = tables[other.0][other.1];
            tables[other.0][other.1] = player;
        };
        exchange(&mut tables);
        let after = [cost(&tables, one.0), cost(&tables, other.0)];
        let before = [costs[one.0], costs[other.0]];
        if after[0] + after[1] > before[0] + before[1] {
            exchange(&mut tables);
            continue;
        }
        for (table, cost) in [one.0, other.0].into_iter().zip(after) {
            left -= usize::from(costs[table] != DrawCost::ZERO);
            left += usize::from(cost != DrawCost::ZERO);
            costs[table] = cost;
        }
    }
    tables
}
