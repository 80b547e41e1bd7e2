//! The search for tables of small cost.

use super::cost::{DrawCost, Weighing};
use super::random::SeededRandom;

/// The number of searches, of which the best counts.
const ATTEMPTS: usize = 4;

/// The number of steps of a search for each player.
const STEPS: usize = 100;

/// Improves tables by exchanges of players.
///
/// Each step chooses two random seats and exchanges their players if that doesn't increase the cost, they sit at
/// different tables, and the first table has a cost. Exchanges of equal cost lead out of local minima; to allow more
/// of them, every second attempt compares only the greater parts of the cost in its first half. Each attempt begins
/// with the same tables. The search ends early at cost 0.
pub(super) fn search(
    weighing: &Weighing,
    tables: &[Vec<usize>],
    random: &mut SeededRandom,
) -> Vec<Vec<usize>> {
    let mut best = Attempt::new(weighing, tables.to_vec());
    if tables.len() < 2 {
        return best.tables;
    }
    let seats: Vec<_> = (tables.iter().enumerate())
        .flat_map(|(table, players)| (0..players.len()).map(move |seat| (table, seat)))
        .collect();
    for number in 0..ATTEMPTS {
        let mut attempt = Attempt::new(weighing, tables.to_vec());
        let steps = STEPS * seats.len();
        for step in 0..steps {
            if attempt.nonzero == 0 {
                return attempt.tables;
            }
            let [one, other] = [random.below(seats.len()), random.below(seats.len())];
            let compared = if number % 2 == 1 && step < steps / 2 {
                DrawCost::greater_parts
            } else {
                DrawCost::all_parts
            };
            attempt.exchange(weighing, seats[one], seats[other], compared);
        }
        if number == 0 || attempt.total() < best.total() {
            best = attempt;
        }
    }
    best.tables
}

/// A table and a place at it.
type Chair = (usize, usize);

/// Tables while they are searched.
struct Attempt {
    tables: Vec<Vec<usize>>,
    /// The cost of each table.
    costs: Vec<DrawCost>,
    /// The number of tables that have a cost.
    nonzero: usize,
}

impl Attempt {
    fn new(weighing: &Weighing, tables: Vec<Vec<usize>>) -> Self {
        let costs = tables.iter().enumerate();
        let costs: Vec<_> = costs
            .map(|(table, players)| weighing.cost(table, players))
            .collect();
        let nonzero = costs.iter().filter(|cost| **cost != DrawCost::ZERO).count();
        Self {
            tables,
            costs,
            nonzero,
        }
    }

    fn total(&self) -> DrawCost {
        self.costs
            .iter()
            .fold(DrawCost::ZERO, |sum, cost| sum + *cost)
    }

    /// Exchanges two players of different tables, of which the first has a cost, if the cost is not greater then.
    fn exchange(
        &mut self,
        weighing: &Weighing,
        one: Chair,
        other: Chair,
        compared: fn(DrawCost) -> DrawCost,
    ) {
        if one.0 == other.0 || compared(self.costs[one.0]) == DrawCost::ZERO {
            return;
        }
        self.swap(one, other);
        let before = compared(self.costs[one.0] + self.costs[other.0]);
        let bound = |table: usize| weighing.bound(table, &self.tables[table]);
        if compared(bound(one.0) + bound(other.0)) > before {
            self.swap(one, other);
            return;
        }
        let after = [one.0, other.0].map(|table| weighing.cost(table, &self.tables[table]));
        if compared(after[0] + after[1]) > before {
            self.swap(one, other);
            return;
        }
        for (table, cost) in [one.0, other.0].into_iter().zip(after) {
            self.nonzero -= usize::from(self.costs[table] != DrawCost::ZERO);
            self.nonzero += usize::from(cost != DrawCost::ZERO);
            self.costs[table] = cost;
        }
    }

    fn swap(&mut self, one: Chair, other: Chair) {
        let player = self.tables[one.0][one.1];
        self.tables[one.0][one.1] = self.tables[other.0][other.1];
        self.tables[other.0][other.1] = player;
    }
}
