//! Plans that become charts: who sits together in each round.

use std::fmt;

use fastrand::Rng;
use tilewise_club::Chart;

use super::anneal::cost_of;

/// The players of each round, one after another: those of the tables, four by four, then those who wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingPlan {
    /// The number of players.
    pub players: usize,
    /// The players of each round.
    pub order: Vec<u8>,
}

impl SeatingPlan {
    /// The plan of a chart.
    pub fn of_chart(players: usize, chart: &Chart) -> Self {
        let rounds = chart.rounds.iter();
        let order = rounds
            .flat_map(|round| round.tables.iter().flatten().chain(&round.waiting))
            .map(|player| *player as u8)
            .collect();
        Self { players, order }.in_order()
    }

    /// A plan by chance.
    pub fn random(players: usize, rounds: usize, rng: &mut Rng) -> Self {
        let mut plan = Self {
            players,
            order: Vec::new(),
        };
        for _ in 0..rounds {
            plan = plan.extended(rng);
        }
        plan
    }

    /// The number of rounds.
    pub fn rounds(&self) -> usize {
        self.order.len() / self.players
    }

    fn each_round(&self) -> impl Iterator<Item = (&[u8], &[u8])> {
        self.order
            .chunks_exact(self.players)
            .map(|round| round.split_at(round.len() / 4 * 4))
    }

    /// The numbers of waits of the players after each round.
    fn waits(&self) -> impl Iterator<Item = Vec<u32>> {
        self.each_round()
            .scan(vec![0; self.players], |waits, (_, waiting)| {
                for player in waiting {
                    waits[usize::from(*player)] += 1;
                }
                Some(waits.clone())
            })
    }

    /// The plan and another round by chance. Those wait who have waited least.
    pub fn extended(&self, rng: &mut Rng) -> Self {
        let waits = self.waits().last().unwrap_or(vec![0; self.players]);
        let mut round: Vec<u8> = (0..self.players as u8).collect();
        rng.shuffle(&mut round);
        round.sort_by_key(|player| std::cmp::Reverse(waits[usize::from(*player)]));
        rng.shuffle(&mut round[..self.players / 4 * 4]);
        Self {
            players: self.players,
            order: [&self.order[..], &round].concat(),
        }
    }

    /// The first rounds.
    pub fn beginning(&self, rounds: usize) -> Self {
        Self {
            players: self.players,
            order: self.order[..rounds * self.players].to_vec(),
        }
    }

    /// The plan without a player, if nobody waits. The others of the player's table wait.
    pub fn without(&self, player: u8) -> Self {
        let mut order = Vec::new();
        for round in self.order.chunks_exact(self.players) {
            let (mine, others): (Vec<&[u8]>, Vec<&[u8]>) =
                round.chunks(4).partition(|table| table.contains(&player));
            let all = others.into_iter().chain(mine).flatten();
            order.extend(
                all.filter(|other| **other != player)
                    .map(|other| other - u8::from(*other > player)),
            );
        }
        Self {
            players: self.players - 1,
            order,
        }
    }

    /// Whether the numbers of waits never differ by more than one.
    pub fn is_fair(&self) -> bool {
        self.waits().all(|waits| {
            let (least, most) = (waits.iter().min(), waits.iter().max());
            least
                .zip(most)
                .is_some_and(|(least, most)| most - least <= 1)
        })
    }

    /// The number of meetings of each pair.
    fn meetings(&self) -> Vec<usize> {
        let mut meetings = vec![0; self.players * self.players];
        for (tables, _) in self.each_round() {
            for table in tables.chunks_exact(4) {
                for one in table {
                    for other in table.iter().filter(|other| *other < one) {
                        meetings[usize::from(*one) * self.players + usize::from(*other)] += 1;
                    }
                }
            }
        }
        meetings
    }

    /// The number of meetings of players who have met before.
    pub fn repeats(&self) -> usize {
        self.meetings()
            .iter()
            .map(|meetings| meetings.saturating_sub(1))
            .sum()
    }

    /// The cost in the search.
    pub fn cost(&self) -> i32 {
        self.meetings()
            .iter()
            .map(|meetings| cost_of(*meetings))
            .sum()
    }

    /// The measure of the plan: less is better.
    pub fn quality(&self) -> (usize, i32) {
        (self.repeats(), self.cost())
    }

    /// Returns the plan with players renamed in the order of the first round, and tables and rounds sorted.
    pub fn in_order(&self) -> Self {
        let mut letters = vec![0; self.players];
        for (name, player) in self.order[..self.players].iter().enumerate() {
            letters[usize::from(*player)] = name as u8;
        }
        let mut order = Vec::new();
        for (tables, waiting) in self.each_round() {
            let sorted = |part: &[u8]| {
                let mut part: Vec<u8> = part
                    .iter()
                    .map(|player| letters[usize::from(*player)])
                    .collect();
                part.sort_unstable();
                part
            };
            let mut tables: Vec<Vec<u8>> = tables.chunks(4).map(sorted).collect();
            tables.sort_unstable();
            order.extend(tables.concat());
            order.extend(sorted(waiting));
        }
        Self {
            players: self.players,
            order,
        }
    }
}

impl fmt::Display for SeatingPlan {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        for (round, (tables, _)) in self.each_round().enumerate() {
            let letters = tables.iter().map(|player| match player {
                0..26 => char::from(b'A' + player),
                _ => char::from(b'a' + player - 26),
            });
            let space = if round > 0 { " " } else { "" };
            write!(out, "{space}{}", letters.collect::<String>())?;
        }
        Ok(())
    }
}

/// The cost that no plan is below.
pub fn least_cost(players: usize, rounds: usize) -> i32 {
    let bound = Chart::lower_bound(players, rounds as u32) as usize;
    let pairs = players * (players - 1) / 2;
    let meetings = players / 4 * 6 * rounds;
    let (each, rest) = (meetings / pairs, meetings % pairs);
    let even = rest as i32 * cost_of(each + 1) + (pairs - rest) as i32 * cost_of(each);
    even.max(cost_of(2) * bound as i32)
}

/// The first rounds of a cyclic plan, by chance. Those who wait are the first ones of circles.
pub fn cyclic_start(players: usize, rounds: usize, length: usize, rng: &mut Rng) -> Vec<u8> {
    let waiting = players % 4;
    (0..rounds / length)
        .flat_map(|round| {
            let waits = (0..waiting).map(|circle| ((round * waiting + circle) * length) as u8);
            let waits: Vec<u8> = waits.collect();
            let mut all: Vec<u8> = (0..players as u8)
                .filter(|player| !waits.contains(player))
                .collect();
            rng.shuffle(&mut all);
            all.extend(waits);
            all
        })
        .collect()
}

/// All shifts of some rounds along circles.
pub fn of_shifts(players: usize, rounds: &[u8], length: usize, circles: usize) -> SeatingPlan {
    let shifted = |player: u8, shift: usize| {
        let player = usize::from(player);
        if player < length * circles {
            (player / length * length + (player + shift) % length) as u8
        } else {
            player as u8
        }
    };
    let order = (0..length)
        .flat_map(|shift| rounds.iter().map(move |player| shifted(*player, shift)))
        .collect();
    SeatingPlan { players, order }
}

/// The plan of 40 players in which each two meet once in 13 rounds.
///
/// The players are in three circles of 13, and one is in none. A place is the number of a circle and a position on
/// it. The first round has these three tables with positions multiplied by 1, 3 and 9 modulo 13, and one with the
/// last player.
pub fn of_forty() -> SeatingPlan {
    const TABLES: [[(u8, u8); 4]; 3] = [
        [(2, 4), (0, 8), (2, 1), (0, 10)],
        [(1, 2), (0, 5), (0, 9), (1, 12)],
        [(1, 7), (2, 8), (1, 9), (2, 2)],
    ];
    let multiplied = |factor: u8| {
        let places = TABLES.into_iter().flatten();
        places.map(move |(circle, position)| circle * 13 + position * factor % 13)
    };
    let mut first: Vec<u8> = [1, 3, 9].into_iter().flat_map(multiplied).collect();
    first.extend([0, 13, 26, 39]);
    of_shifts(40, &first, 13, 3)
}
