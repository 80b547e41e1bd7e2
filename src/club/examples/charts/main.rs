//! Searches seating charts with few repeated meetings, and writes `src/chart/charts.txt`:
//!
//! `cargo run --release -p tilewise-club --example charts -- 5` searches each chart for five seconds. Numbers of
//! players after the seconds restrict the search to their charts.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "players, rounds, meetings and costs are small"
)]

mod anneal;
mod plan;

#[cfg(test)]
mod tests;

use std::{
    collections::BTreeMap,
    env,
    error::Error,
    fs, io,
    ops::RangeInclusive,
    time::{Duration, Instant},
};

use fastrand::Rng;
use tilewise_club::Chart;

use anneal::{Annealer, Cooling};
use plan::SeatingPlan;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/chart/charts.txt");
const SEED: u64 = 1;

/// The rounds of the charts.
const ROUNDS: RangeInclusive<usize> = 3..=12;
/// Plans of so many rounds are not charts, but begin with some.
const LONGEST: usize = 13;

/// The circles of a cyclic chart leave at most so many players at their place.
const MOST_FIXED: usize = 6;

/// Of the time for a chart, the parts for cyclic charts and for extensions of a shorter chart.
const CYCLIC_PART: f64 = 0.5;
const EXTENSION_PART: f64 = 0.1;

/// Searches each chart for some seconds, writes the file and prints the repeats. Charts at the lower bound take no
/// time.
fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let seconds: f64 = arguments.next().as_deref().unwrap_or("1").parse()?;
    if !(0.0..1e6).contains(&seconds) {
        return Err("the seconds are from 0 to a million".into());
    }
    // The numbers of players; all if none is named.
    let only: Vec<usize> = arguments
        .map(|text| text.parse())
        .collect::<Result<_, _>>()?;
    let mut search = ChartSearch::start(seconds);
    for players in (8..=40).rev() {
        if !only.is_empty() && !only.contains(&players) {
            continue;
        }
        for rounds in (3..=LONGEST).rev() {
            search.shorten(players, rounds);
        }
        for rounds in ROUNDS {
            search.lengthen(players, rounds);
        }
        search.write()?;
    }
    search.print();
    Ok(())
}

/// The best plans by players and rounds.
struct ChartSearch {
    plans: BTreeMap<(usize, usize), SeatingPlan>,
    seconds: f64,
    rng: Rng,
}

impl ChartSearch {
    fn start(seconds: f64) -> Self {
        let mut plans = BTreeMap::new();
        for players in 8..=40 {
            for rounds in ROUNDS {
                if let Some(chart) = Chart::for_players(players, rounds as u32) {
                    plans.insert((players, rounds), SeatingPlan::of_chart(players, &chart));
                }
            }
        }
        Self {
            plans,
            seconds,
            rng: Rng::with_seed(SEED),
        }
    }

    /// Keeps a plan if it is the best of its size.
    fn offer(&mut self, plan: &SeatingPlan) {
        let key = (plan.players, plan.rounds());
        let is_better = self
            .plans
            .get(&key)
            .is_none_or(|best| plan.quality() < best.quality());
        if plan.is_fair() && is_better {
            self.plans.insert(key, plan.in_order());
        }
    }

    fn is_done(&self, players: usize, rounds: usize) -> bool {
        let enough = plan::least_cost(players, rounds);
        let best = self.plans.get(&(players, rounds));
        best.is_some_and(|best| best.cost() <= enough)
    }

    fn after(&self, part: f64) -> Instant {
        Instant::now() + Duration::from_secs_f64(self.seconds * part)
    }

    /// Tries the beginning of a longer plan, one with a player more, and cyclic ones.
    fn shorten(&mut self, players: usize, rounds: usize) {
        if let Some(longer) = self.plans.get(&(players, rounds + 1)).cloned() {
            let beginning = longer.beginning(rounds);
            let best = self.plans.get(&(players, rounds));
            // The file is smaller if charts begin alike.
            if best.is_some_and(|best| best.quality() == beginning.quality()) {
                self.plans.remove(&(players, rounds));
            }
            self.offer(&beginning);
        }
        if players % 4 == 3
            && let Some(larger) = self.plans.get(&(players + 1, rounds)).cloned()
        {
            for player in 0..=players {
                self.offer(&larger.without(player as u8));
            }
        }
        if (players, rounds) == (40, 13) {
            self.offer(&plan::of_forty());
        }
        let lengths: Vec<usize> = (3..=rounds)
            .filter(|length| rounds.is_multiple_of(*length))
            .collect();
        let ways: Vec<(usize, usize)> = lengths
            .into_iter()
            .flat_map(|length| (1..=players / length).map(move |circles| (length, circles)))
            .filter(|(length, circles)| {
                players - length * circles <= MOST_FIXED
                    && players % 4 * (rounds / length) <= *circles
            })
            .collect();
        let part = CYCLIC_PART / ways.len().max(1) as f64;
        for (length, circles) in ways {
            let deadline = self.after(part);
            while !self.is_done(players, rounds) && Instant::now() < deadline {
                let start = plan::cyclic_start(players, rounds, length, &mut self.rng);
                let cooling = Cooling {
                    steps: 300_000,
                    hot: 2.5,
                    cold: 1.5,
                    deadline,
                    frozen: 0,
                    enough: 0,
                };
                let mut annealer = Annealer::cyclic(players, start, length, circles);
                let best = annealer.anneal(&cooling, &mut self.rng);
                self.offer(&plan::of_shifts(players, &best, length, circles));
            }
        }
    }

    /// Tries extensions of a shorter plan, then random plans and the best plan by turns.
    fn lengthen(&mut self, players: usize, rounds: usize) {
        let mut cooling = Cooling {
            steps: 200_000,
            hot: 2.5,
            cold: 0.8,
            deadline: self.after(EXTENSION_PART),
            frozen: rounds - 1,
            enough: plan::least_cost(players, rounds),
        };
        if let Some(shorter) = self.plans.get(&(players, rounds - 1)).cloned() {
            while !self.is_done(players, rounds) && Instant::now() < cooling.deadline {
                let start = shorter.extended(&mut self.rng);
                self.anneal(start, &cooling);
            }
        }
        (cooling.steps, cooling.frozen) = (1_000_000, 0);
        cooling.deadline = self.after(1.0 - CYCLIC_PART - EXTENSION_PART);
        while !self.is_done(players, rounds) && Instant::now() < cooling.deadline {
            cooling.hot = 3.0;
            let start = SeatingPlan::random(players, rounds, &mut self.rng);
            self.anneal(start, &cooling);
            if let Some(best) = self.plans.get(&(players, rounds)).cloned() {
                cooling.hot = self.rng.f64() * 1.2 + 0.8;
                self.anneal(best, &cooling);
            }
            cooling.steps += cooling.steps / 4;
        }
    }

    fn anneal(&mut self, start: SeatingPlan, cooling: &Cooling) {
        let mut annealer = Annealer::new(start.players, start.order);
        let order = annealer.anneal(cooling, &mut self.rng);
        self.offer(&SeatingPlan {
            players: start.players,
            order,
        });
    }

    fn shipped(&self) -> impl Iterator<Item = (usize, usize, &SeatingPlan)> {
        self.plans
            .iter()
            .filter(|(key, _)| ROUNDS.contains(&key.1))
            .map(|(&(players, rounds), plan)| (players, rounds, plan))
    }

    fn write(&self) -> io::Result<()> {
        let lines = self
            .shipped()
            .map(|(players, rounds, plan)| format!("{players} {rounds} {plan}\n"));
        fs::write(FILE, lines.collect::<String>())
    }

    fn print(&self) {
        println!("players rounds repeats lower bound");
        for (players, rounds, plan) in self.shipped() {
            let bound = Chart::lower_bound(players, rounds as u32);
            println!("{players:7} {rounds:6} {:7} {bound:11}", plan.repeats());
        }
    }
}
